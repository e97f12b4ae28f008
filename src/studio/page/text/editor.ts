// CodeMirror in a shadow root: there it uses constructed style sheets, which a strict policy allows.
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { yaml } from '@codemirror/lang-yaml';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {
  forEachDiagnostic,
  lintGutter,
  lintKeymap,
  type Diagnostic as Mark,
  setDiagnostics,
} from '@codemirror/lint';
import { highlightSelectionMatches, openSearchPanel, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { effect } from '@preact/signals';
import type { FindingMark, FindingName, Span, TextChange, TextFormat, TextVersion } from '../../protocol.js';
import type { Words } from '../../words/en.js';
import { words } from '../words.js';
import { completionsOf, hoverWordsOf } from './assist.js';
import { offsetIn } from './offsets.js';
import { colours, theme } from './theme.js';

/** The text of the schema, with its history. */
export interface Editor {
  /** What is put on the page. */
  readonly host: HTMLElement;
  readonly text: () => string;
  readonly length: () => number;
  /** Makes changes that are undone together. */
  readonly apply: (changes: readonly TextChange[]) => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly undoDepth: () => number;
  readonly redoDepth: () => number;
  /** Marks findings in the text. */
  readonly mark: (findings: readonly FindingMark[]) => void;
  readonly select: (span: Span) => void;
  readonly focus: () => void;
  readonly find: () => void;
  readonly close: () => void;
}

interface EditorSettings {
  readonly text: string;
  readonly format: TextFormat;
  /** The text as workers take it. */
  readonly textVersion: () => TextVersion;
  readonly onChange: () => void;
  /** Takes a fix of a finding that is chosen at its mark. */
  readonly onFix: (finding: FindingName, fix: number) => void;
}

const syntax = { json, yaml };

/** What the editor says, in the language of the page. */
function saying({ text: { label, phrases } }: Words): Extension {
  return [
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
  ];
}

/** Lines that are pasted or dropped end as those of the text do. */
const likeOtherLines = EditorView.clipboardInputFilter.of((text, { lineBreak }) =>
  text.replace(/\r\n?|\n/g, lineBreak),
);

/** Makes an editor for a text. */
export function createEditor({ text, format, textVersion, onChange, onFix }: EditorSettings): Editor {
  const said = new Compartment();
  const host = document.createElement('div');
  host.className = 'editor-host';
  const root = host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        // Of mixed line breaks, none is changed: those of the other kind are characters of their lines.
        EditorState.lineSeparator.of(/(?:^|[^\r])\n/.test(text) || !text.includes('\r\n') ? '\n' : '\r\n'),
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        highlightSpecialChars(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        syntax[format](),
        syntaxHighlighting(colours),
        autocompletion({ override: [completionsOf(textVersion)] }),
        hoverTooltip(hoverWordsOf(textVersion)),
        // Tab leaves the editor: there is no trap for the keyboard.
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...completionKeymap,
          ...lintKeymap,
        ]),
        theme,
        likeOtherLines,
        said.of(saying(words.peek())),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) onChange();
        }),
      ],
    }),
  });

  const stopSaying = effect(() => view.dispatch({ effects: said.reconfigure(saying(words.value)) }));

  return {
    host,
    text: () => view.state.sliceDoc(),
    length: () => view.state.doc.length,
    apply: (changes) =>
      view.dispatch({
        changes: inLines(view.state, changes),
        annotations: [isolateHistory.of('full'), Transaction.userEvent.of('input.form')],
      }),
    undo: () => undo(view),
    redo: () => redo(view),
    undoDepth: () => undoDepth(view.state),
    redoDepth: () => redoDepth(view.state),
    mark: (findings) => {
      const marks = findings.map((each) => markOf(view.state, each, onFix));
      // Marks move with the text: while a person types, most checks find what is marked already.
      if (!areMarked(view.state, marks)) view.dispatch(setDiagnostics(view.state, marks));
    },
    select: ({ from, to }) => {
      const most = view.state.doc.length;
      const selection = {
        anchor: Math.min(offsetIn(view.state, from), most),
        head: Math.min(offsetIn(view.state, to), most),
      };
      view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
    },
    focus: () => view.focus(),
    find: () => openSearchPanel(view),
    close: () => {
      stopSaying();
      view.destroy();
      host.remove();
    },
  };
}

function inLines(state: EditorState, changes: readonly TextChange[]): readonly TextChange[] {
  if (state.lineBreak.length === 1) return changes;
  return changes.map(({ from, to, insert }) => ({
    from: offsetIn(state, from),
    to: offsetIn(state, to),
    insert,
  }));
}

/** Whether these marks, and no others, are in the text. */
function areMarked(state: EditorState, marks: readonly Mark[]): boolean {
  const keyOf = ({ from, to, source, message, actions }: Mark) =>
    [from, to, source, message, ...(actions ?? []).map(({ name }) => name)].join('\n');
  const wanted = new Set(marks.map(keyOf));
  const present = new Set<string>();
  forEachDiagnostic(state, (mark, from, to) => present.add(keyOf({ ...mark, from, to })));
  return wanted.size === present.size && [...wanted].every((key) => present.has(key));
}

const markSeverity = { error: 'error', warning: 'warning', info: 'info', hint: 'hint' } as const;

function markOf(state: EditorState, finding: FindingMark, onFix: EditorSettings['onFix']): Mark {
  const { at, severity, message, help, code, number, pointer, fixes } = finding;
  const most = state.doc.length;
  return {
    from: Math.min(offsetIn(state, at.from), most),
    to: Math.min(offsetIn(state, at.to), most),
    severity: markSeverity[severity],
    message: help ? `${message} ${help}` : message,
    source: code,
    actions: fixes.map(({ title }, fix) => ({
      name: title,
      apply: () => onFix({ number, code, pointer }, fix),
    })),
  };
}

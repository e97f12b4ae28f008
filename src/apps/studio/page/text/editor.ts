// CodeMirror in a shadow root: there it uses constructed style sheets, which a strict policy allows.
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
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { effect } from '@preact/signals';
import type { FindingMark, Span, TextChange, TextFormat, TextVersion } from '../../protocol.js';
import type { Words } from '../../words/en.js';
import { words } from '../words.js';
import type { OnFix } from './assistance.js';
import { offsetIn } from './offsets.js';
import { theme } from './theme.js';

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
  /** Gets ready to be seen: colours, marks and help in the text come then. */
  readonly show: () => Promise<void>;
  readonly find: () => Promise<void>;
  readonly close: () => void;
}

interface EditorSettings {
  readonly text: string;
  readonly format: TextFormat;
  /** The text as workers take it. */
  readonly textVersion: () => TextVersion;
  readonly onChange: () => void;
  readonly onFix: OnFix;
}

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
  const assisted = new Compartment();
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
        highlightSpecialChars(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        assisted.of([]),
        // Tab leaves the editor: there is no trap for the keyboard.
        keymap.of([...defaultKeymap, ...historyKeymap]),
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

  let marked: readonly FindingMark[] = [];
  let assist: typeof import('./assistance.js') | undefined;
  const assistIn = async () => {
    const loaded = await import('./assistance.js');
    if (assist === undefined && host.isConnected) {
      assist = loaded;
      view.dispatch({ effects: assisted.reconfigure(loaded.assistance(format, textVersion)) });
      loaded.markIn(view, marked, onFix);
    }
    return loaded;
  };

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
      marked = findings;
      assist?.markIn(view, findings, onFix);
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
    async show() {
      await assistIn();
    },
    async find() {
      (await assistIn()).openSearchPanel(view);
    },
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

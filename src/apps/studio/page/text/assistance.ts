// What helps a person who works in the text. It is loaded when the text is first shown.
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
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
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, keymap } from '@codemirror/view';
import type { FindingMark, FindingName, TextFormat, TextVersion } from '../../protocol.js';
import { completionsOf, hoverWordsOf } from './assist.js';
import { offsetIn } from './offsets.js';
import { syntax } from './syntax.js';
import { colours } from './theme.js';

export { openSearchPanel } from '@codemirror/search';

/** Colours, completion, words at the pointer, search and marks. */
export function assistance(format: TextFormat, textVersion: () => TextVersion): Extension {
  return [
    foldGutter(),
    lintGutter(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightSelectionMatches(),
    syntax[format],
    syntaxHighlighting(colours),
    autocompletion({ override: [completionsOf(textVersion)] }),
    hoverTooltip(hoverWordsOf(textVersion)),
    keymap.of([...closeBracketsKeymap, ...searchKeymap, ...foldKeymap, ...completionKeymap, ...lintKeymap]),
  ];
}

/** Takes a fix of a finding that is chosen at its mark. */
export type OnFix = (finding: FindingName, fix: number) => void;

/** Marks findings in the text. */
export function markIn(view: EditorView, findings: readonly FindingMark[], onFix: OnFix): void {
  const marks = findings.map((each) => markOf(view.state, each, onFix));
  // Marks move with the text: while a person types, most checks find what is marked already.
  if (!areMarked(view.state, marks)) view.dispatch(setDiagnostics(view.state, marks));
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

function markOf(state: EditorState, finding: FindingMark, onFix: OnFix): Mark {
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

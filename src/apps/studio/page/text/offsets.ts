import type { EditorState } from '@codemirror/state';

/** An offset of the text as an offset of the editor, for which every line break is one character. */
export function offsetIn(state: EditorState, offset: number): number {
  if (state.lineBreak.length === 1) return offset;
  // The offset of line n is n - 1 characters further in the text than in the editor.
  let low = 1;
  let high = state.doc.lines;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (state.doc.line(middle).from + middle - 1 <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.min(offset - (low - 1), state.doc.line(low).to);
}

/** An offset of the editor as an offset of the text. */
export function offsetOut(state: EditorState, position: number): number {
  return state.lineBreak.length === 1 ? position : position + state.doc.lineAt(position).number - 1;
}

import type { Diagnostic, Position, Range } from '../../base/diagnostic.js';
import type { Extent } from '../tables/index.js';

/** The diagnostics of a part of a file, placed in the whole file: `before` describes what precedes that part. */
export function moveRows(diagnostics: readonly Diagnostic[], before: Extent): readonly Diagnostic[] {
  return diagnostics.map((each) => {
    const { at, params } = each;
    const row = params?.row;
    return {
      ...each,
      ...(typeof row === 'number' ? { params: { ...params, row: row + before.rows } } : {}),
      ...(at.range ? { at: { ...at, range: moved(at.range, before) } } : {}),
    };
  });
}

/** Parts begin at the start of a line, so columns stay. */
function moved({ start, end }: Range, { lines, characters }: Extent): Range {
  const move = ({ line, column, offset }: Position): Position => ({
    line: line + lines,
    column,
    offset: offset + characters,
  });
  return { start: move(start), end: move(end) };
}

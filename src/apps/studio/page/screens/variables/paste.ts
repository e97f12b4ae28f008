import type { Intent, VariableFilter, VariableRow } from '../../../protocol.js';
import { ask } from '../../connection.js';
import { say } from '../../parts/announcer.js';
import { stating } from '../../parts/pickers.js';
import { labelLanguage } from '../../state.js';
import { words } from '../../words.js';
import { performAll } from '../../work.js';
import { statingConcept } from './row.js';

/** The columns that take pasted cells, from left to right, and the change that a cell makes. */
const columns: readonly {
  readonly name: string;
  readonly change: (row: VariableRow, text: string) => Intent | Promise<Intent>;
}[] = [
  {
    name: 'label',
    change: ({ pointer }, text) => ({ kind: 'label', pointer, language: labelLanguage.peek(), text }),
  },
  {
    name: 'unit',
    change: async ({ pointer }, text) => {
      const [best] = text === '' ? [] : await ask('search', { list: 'units', words: text, limit: 1 });
      const isSame = best !== undefined && [best.id, best.label, best.detail].includes(text);
      return stating(`${pointer}/fair:measurementUnit`, text || undefined, isSame ? best.iri : undefined);
    },
  },
  { name: 'concept', change: ({ pointer }, text) => statingConcept(pointer, text) },
];

/** The cells of a block that was copied in a spreadsheet; quoted cells may have line breaks. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace(/\r\n?/g, '\n')
    .matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  // A block ends with a line break.
  if (rows.length > 1 && rows.at(-1)!.every((cell) => cell === '')) rows.pop();
  return rows;
}

/** Fills rows from a block of cells that was copied in a spreadsheet, beginning at the cell with the focus. */
export async function pasteInto(event: ClipboardEvent, filter: VariableFilter): Promise<void> {
  const cells = cellsOf(event.clipboardData?.getData('text/plain') ?? '');
  if (cells.length === 1 && cells[0]!.length === 1) return;
  const place = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
  const start = columns.findIndex(({ name }) => name === place?.dataset.column);
  if (start === -1) return;
  event.preventDefault();
  const first = Number(place!.dataset.index);
  const { items } = await ask('variables', { ...filter, first, last: first + cells.length });
  const intents = await Promise.all(
    items.flatMap((row, down) =>
      row.isEditable
        ? cells[down]!.slice(0, columns.length - start).map((text, across) =>
            columns[start + across]!.change(row, text),
          )
        : [],
    ),
  );
  if (await performAll(intents)) say(words.peek().variables.pasted(intents.length));
}

import type { SchemaTree } from 'hyparquet';
import { assembleLists, assembleNested } from 'hyparquet/src/assemble.js';
import { convert as understood } from 'hyparquet/src/convert.js';
import { indexesIn, isByDictionary, storedIn } from './parquet-decode.js';
import { type Page, pagesOf } from './parquet-pages.js';

type LeafDecoder = Parameters<typeof pagesOf>[1];

/** One of the columns that a list or structure consists of. */
export interface LeafBytes {
  readonly decoder: LeafDecoder;
  readonly bytes: ArrayBuffer;
}

/** The cells of a column with lists or structures, which the package puts together. */
export function nestedCells(
  column: SchemaTree,
  leaves: readonly LeafBytes[],
  rows: number,
): readonly unknown[] {
  const parts = new Map(
    leaves.map(({ decoder, bytes }) => [decoder.pathInSchema.join('.'), listsIn(bytes, decoder)]),
  );
  for (const lists of parts.values())
    if (lists.length !== rows) throw new Error(`a column has values for ${lists.length} of ${rows} rows`);
  if (column.children.length > 0) assembleNested(parts, column, leaves[0]!.decoder.parsers);
  const cells = parts.get(column.element.name);
  if (cells?.length !== rows) throw new Error('the parts of a column do not fit together');
  return cells;
}

/** For each row what it has of a leaf, in lists. */
function listsIn(bytes: ArrayBuffer, decoder: LeafDecoder): unknown[] {
  let dictionary: ArrayLike<unknown> = [];
  const onDictionary = (values: ArrayLike<unknown>) => {
    dictionary = understood(values as never, decoder);
  };
  const lists: unknown[] = [];
  for (const page of pagesOf(bytes, decoder, onDictionary)) {
    const { definitions = [], repetitions = [] } = page;
    const values = valuesIn(page, dictionary, decoder);
    const all = assembleLists(
      lists,
      definitions as never,
      repetitions as never,
      values as never,
      decoder.schemaPath,
    );
    // Without levels, these are the values themselves.
    if (all !== lists) for (let index = 0; index < all.length; index++) lists.push(all[index]);
  }
  return lists;
}

function valuesIn(page: Page, dictionary: ArrayLike<unknown>, decoder: LeafDecoder): ArrayLike<unknown> {
  if (page.present === 0) return [];
  if (isByDictionary(page))
    return Array.from(indexesIn(page, dictionary.length), (index) => dictionary[index]);
  const values = understood(storedIn(page, decoder), decoder);
  if (values.length !== page.present) throw new Error('a page ends before its values do');
  return values;
}

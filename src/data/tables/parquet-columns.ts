import { type FileMetaData, parquetSchema, type RowGroup, type SchemaTree } from 'hyparquet';
import { DEFAULT_PARSERS } from 'hyparquet/src/convert.js';
import type { Json } from '../../base/json.js';
import type { ByteSource } from './byte-source.js';
import { type FlatPage, flatPagesOf, isFlat } from './parquet-flat.js';
import { chunkRange } from './parquet-footer.js';
import { nestedCells } from './parquet-nested.js';
import { decoderOf } from './parquet-pages.js';
import { unpackers } from './parquet-unpackers.js';
import { type Converter, converterOf, isMeant, withoutMeanings } from './parquet-values.js';

/** Gives the next cells of a column, in a list that is used again. */
export type Cells = (count: number) => readonly Json[];

/** The columns of a file, row group by row group. */
export interface ReadColumns {
  readonly names: readonly string[];
  readonly groups: readonly {
    readonly rows: number;
    /** Unpacks all columns. */
    readonly read: () => Promise<readonly Cells[]>;
  }[];
}

const DECODING = {
  compressors: unpackers,
  // The nanoseconds of an INT96, which a Date would round.
  parsers: { ...DEFAULT_PARSERS, timestampFromNanoseconds: (nanoseconds: bigint) => nanoseconds },
  utf8: false,
};

/** The columns of a file, whose footer was checked. Those with lists or structures take longer. */
export function columnsIn(file: ByteSource, metadata: FileMetaData): ReadColumns {
  const columns = parquetSchema(metadata).children;
  const tree = parquetSchema(withoutMeanings(metadata));
  const leaves = tree.children.map((column) => [...leafPaths([tree, column])]);
  const groups = metadata.row_groups.map((group) => {
    const rows = Number(group.num_rows);
    const cellsOf = async (column: SchemaTree, index: number): Promise<Cells> => {
      const first = leaves.slice(0, index).reduce((sum, each) => sum + each.length, 0);
      const read = await Promise.all(
        leaves[index]!.map(async (path, at) => {
          const chunk = chunkAt(group, first + at);
          const { startByte, endByte } = chunkRange(chunk);
          const bytes = await file.slice(startByte, endByte);
          return { decoder: { ...decoderOf(path, chunk, DECODING), num_values: chunk.num_values }, bytes };
        }),
      );
      const convert = converterOf(column);
      if (!isFlat(column)) return listed(nestedCells(tree.children[index]!, read, rows), convert);
      const { decoder, bytes } = read[0]!;
      return paged(flatPagesOf(bytes, { decoder, convert, isMeant: isMeant(column.element) }));
    };
    return { rows, read: () => (rows === 0 ? Promise.resolve([]) : Promise.all(columns.map(cellsOf))) };
  });
  return { names: columns.map(({ element }) => element.name), groups };
}

/** The ways from the root to the columns that hold values. */
function* leafPaths(path: readonly SchemaTree[]): Generator<readonly SchemaTree[]> {
  const { children } = path.at(-1)!;
  if (children.length === 0) yield path;
  for (const child of children) yield* leafPaths([...path, child]);
}

function chunkAt({ columns }: RowGroup, index: number) {
  return columns[index]!.meta_data!;
}

/** Cells that the package has read. */
function listed(values: ArrayLike<unknown>, convert: Converter): Cells {
  const cells: Json[] = [];
  let at = 0;
  return (count) => {
    for (let index = 0; index < count; index++) cells[index] = convert(values[at++]);
    return cells;
  };
}

/** The cells of pages, which have all rows of the group. */
function paged(pages: readonly FlatPage[]): Cells {
  const cells: Json[] = [];
  let next = 0;
  let page: FlatPage = { rows: 0, held: undefined, valueAt: () => null };
  let row = 0;
  let value = 0;
  return (count) => {
    for (let index = 0; index < count; index++) {
      while (row === page.rows) {
        page = pages[next++]!;
        row = 0;
        value = 0;
      }
      cells[index] = page.held?.[row] === 0 ? null : page.valueAt(value++);
      row++;
    }
    return cells;
  };
}

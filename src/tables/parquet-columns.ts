import { type FileMetaData, parquetScan, parquetSchema, type RowGroup, type SchemaTree } from 'hyparquet';
import { DEFAULT_PARSERS } from 'hyparquet/src/convert.js';
import { parquetPlanGroup } from 'hyparquet/src/plan.js';
import type { Json } from '../json.js';
import type { ByteSource } from './byte-source.js';
import { decoderOf, isFlat, type Page, pagesOf } from './parquet-pages.js';
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

/** The columns of a file. Those with lists or structures are put together by the package, which takes longer. */
export async function columnsIn(file: ByteSource, metadata: FileMetaData): Promise<ReadColumns> {
  const columns = parquetSchema(metadata).children;
  const bare = withoutMeanings(metadata);
  const tree = parquetSchema(bare);
  const scan = await parquetScan({ file, metadata: bare, ...DECODING, useOffsetIndex: false });
  let rowStart = 0;
  const groups = bare.row_groups.map((group) => {
    const rows = Number(group.num_rows);
    const [start, end] = [rowStart, rowStart + rows];
    rowStart = end;
    const cellsOf = async (column: SchemaTree, index: number): Promise<Cells> => {
      const convert = converterOf(column);
      const { name } = column.element;
      if (!isFlat(column)) {
        return listed(await scan.readColumn({ column: name, rowStart: start, rowEnd: end }), convert);
      }
      const { chunk, range } = chunkOf(group, rows, name);
      const decoder = decoderOf([tree, tree.children[index]!], chunk, DECODING);
      const bytes = await file.slice(range.startByte, range.endByte);
      return paged(pagesOf(bytes, rows, { decoder, convert, isMeant: isMeant(column.element) }));
    };
    return { rows, read: () => (rows === 0 ? Promise.resolve([]) : Promise.all(columns.map(cellsOf))) };
  });
  return { names: columns.map(({ element }) => element.name), groups };
}

/** Where a column is in the bytes of a row group. */
function chunkOf(rowGroup: RowGroup, groupRows: number, name: string) {
  const ranges: [number, number][] = [[0, groupRows]];
  const { groups } = parquetPlanGroup({ rowGroup, groupStart: 0, groupRows, ranges, columns: [name] });
  const chunk = groups[0]?.chunks[0];
  if (!chunk) throw new Error(`parquet column not found: ${name}`);
  return { chunk: chunk.columnMetadata, range: chunk.range };
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

/** The cells of pages; those that a broken file does not have are null. */
function paged(pages: readonly Page[]): Cells {
  const cells: Json[] = [];
  let next = 0;
  let page: Page | undefined;
  let row = 0;
  let value = 0;
  return (count) => {
    for (let index = 0; index < count; index++) {
      while (page === undefined || row === page.rows) {
        if (next === pages.length) break;
        page = pages[next++];
        row = 0;
        value = 0;
      }
      const isHeld = page !== undefined && row < page.rows && page.held?.[row] !== 0;
      cells[index] = isHeld ? (page!.valueAt(value++) ?? null) : null;
      row++;
    }
    return cells;
  };
}

import type { ColumnMetaData, FileMetaData, RowGroup, SchemaElement } from 'hyparquet';
import { quote } from '../../base/json.js';

/** How many levels lists and structures may have. */
const DEEPEST = 200;

/** The numbers of rows that a row group may have: those of 32 bits. */
const MOST_ROWS = 2 ** 31 - 1;

/** The magic number before the first byte of data. */
const FIRST_BYTE = 4;

/** A column of values in the schema of a file. */
interface Leaf {
  readonly path: readonly string[];
  readonly element: SchemaElement;
  /** Whether a row may have several values. */
  readonly isRepeated: boolean;
}

/** Refuses a footer that contradicts itself or its file, since the reader would follow it anywhere. */
export function checkFooter(metadata: FileMetaData, byteLength: number): void {
  const leaves = leavesIn(metadata.schema);
  // The footer ends in its length and the magic number.
  const end = byteLength - metadata.metadata_length - 8;
  let rows = 0;
  for (const [index, group] of metadata.row_groups.entries()) {
    checkGroup(group, leaves, end, `row group ${index + 1}`);
    rows += Number(group.num_rows);
  }
  if (rows !== Number(metadata.num_rows))
    throw new Error(`it states ${counted(metadata.num_rows)} rows, and its row groups have ${rows}`);
}

/** The columns of a schema, in their order. */
function leavesIn(schema: readonly SchemaElement[]): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const open: { left: number; readonly name: string; readonly isRepeated: boolean }[] = [];
  for (const [index, element] of schema.entries()) {
    const { name, num_children: children = 0 } = element;
    if (typeof name !== 'string') throw new Error('a column has no name');
    const parent = open.at(-1);
    if (index > 0 && parent === undefined) throw new Error('its schema has columns that belong to nothing');
    if (parent) parent.left--;
    if (!(children >= 0 && children < schema.length - index))
      throw new Error(
        `its schema states ${counted(children)} columns where ${schema.length - index - 1} follow`,
      );
    if (index > 0 && element.repetition_type === undefined)
      throw new Error(`the schema does not state whether the column ${quote(name)} is repeated`);
    const isList = element.converted_type === 'LIST' || element.converted_type === 'MAP';
    if (isList && children > 0 && (children > 1 || schema[index + 1]!.repetition_type !== 'REPEATED'))
      throw new Error(`the column ${quote(name)} is a list or map without repeated entries`);
    const isRepeated = element.repetition_type === 'REPEATED' || parent?.isRepeated === true;
    if (children > 0 || index === 0) open.push({ left: children, name, isRepeated });
    else leaves.push({ path: [...open.slice(1).map((each) => each.name), name], element, isRepeated });
    if (open.length > DEEPEST) throw new Error(`its columns are nested more than ${DEEPEST} levels deep`);
    while (open.at(-1)?.left === 0) open.pop();
  }
  if (schema.length === 0 || open.length > 0) throw new Error('its schema is incomplete');
  return leaves;
}

function checkGroup(
  { num_rows, columns }: RowGroup,
  leaves: readonly Leaf[],
  end: number,
  name: string,
): void {
  const rows = Number(num_rows);
  if (!(rows >= 0 && rows <= MOST_ROWS))
    throw new Error(`${name} states ${counted(num_rows)} rows: from 0 to ${MOST_ROWS} can be read`);
  if (columns.length !== leaves.length)
    throw new Error(`${name} has ${columns.length} columns, and the schema has ${leaves.length}`);
  for (const [index, { meta_data: chunk, file_path: file }] of columns.entries()) {
    const leaf = leaves[index]!;
    if (chunk === undefined) throw new Error(`${name} does not describe a column: it may be encrypted`);
    if (file !== undefined) throw new Error(`${name} has its values in another file`);
    if (chunk.path_in_schema.join('.') !== leaf.path.join('.') || chunk.type !== leaf.element.type)
      throw new Error(`column ${index + 1} of ${name} is another one than in the schema`);
    if (rows > 0) checkChunk(chunk, leaf, rows, end, `column ${index + 1} of ${name}`);
  }
}

function checkChunk(chunk: ColumnMetaData, { isRepeated }: Leaf, rows: number, end: number, name: string) {
  const values = Number(chunk.num_values);
  if (isRepeated ? values < rows : values !== rows)
    throw new Error(`${name} states ${counted(chunk.num_values)} values for ${rows} rows`);
  const { startByte, endByte } = chunkRange(chunk);
  if (!(startByte >= FIRST_BYTE && endByte >= startByte && endByte <= end))
    throw new Error(
      `${name} is not within the data: it should start at byte ${startByte} and end at byte ${endByte}`,
    );
}

/** A number as a damaged file states it, which may be anything. */
export function counted(stated: unknown): string {
  return typeof stated === 'number' || typeof stated === 'bigint' ? String(stated) : 'an unknown number of';
}

/** Where the pages of a column are. */
export function chunkRange(chunk: ColumnMetaData): { readonly startByte: number; readonly endByte: number } {
  const data = Number(chunk.data_page_offset);
  const dictionary = Number(chunk.dictionary_page_offset ?? 0);
  // Some writers state 0 for no dictionary.
  const startByte = dictionary > 0 ? Math.min(dictionary, data) : data;
  return { startByte, endByte: startByte + Number(chunk.total_compressed_size) };
}

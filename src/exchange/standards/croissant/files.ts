import { type Json, type JsonObject, quote } from '../../../base/json.js';
import type { Dataset, Variable } from '../../../schema/description/index.js';
import { node, ref } from '../jsonld.js';
import { optionLike } from '../option-like.js';
import type { GivenDistribution } from '../options.js';
import type { Missing } from '../result.js';
import type { Context } from './context.js';

/** How the values of a table are found in a file: by column, by column with objects in it, or by JSONPath. */
type Form = 'text' | 'columns' | 'json';

/** The file or files that hold a table. */
export interface TableFiles {
  readonly id: string;
  /** What they are, and what a source calls them. */
  readonly kind: 'fileObject' | 'fileSet';
  readonly form: Form;
  /** The JSONPath of the rows. */
  readonly rows: string;
}

/** The files of a dataset, and which table is in which. */
export interface Files {
  readonly distribution: readonly JsonObject[];
  readonly byTable: ReadonlyMap<Dataset, TableFiles>;
}

const ROWS = '$[*]';

/** The files that were given; for tables that are in none of them, files that may lie beside the document. */
export function filesOf(tables: readonly Dataset[], context: Context): Files {
  const { names, description } = context;
  const given = (context.values.distribution?.value ?? []).map((each) => givenFile(each, context));
  const archives = given.filter(({ isArchive }) => isArchive);
  const readable = readableByTable(given);
  const local: JsonObject[] = [];
  const used = new Set<GivenFile>();
  const byTable = new Map<Dataset, TableFiles>();
  const [first] = description.datasets;
  const start = first?.isRoot && first.isArray ? ROWS : '$';
  for (const table of tables) {
    const found = fileFor(table, readable);
    if (found) {
      // The loader reads one table from a file: the same file is there once for each.
      const isTaken = found.form === 'json' && used.has(found);
      const id = isTaken ? names.files(`${table.name}-${lastPart(found.given.contentUrl)}`) : found.id;
      if (isTaken) local.push({ ...found.written, '@id': id });
      used.add(found);
      byTable.set(table, { ...found, id, rows: rowsIn(table, found.given, start) });
    } else {
      context.budget.spend(archives.length);
      const archive = archives.find(
        ({ given: { table: name } }) => name === undefined || name === table.name,
      );
      const { written, ...files } = fileFrom(archive?.id, table, context);
      if (archive === undefined) invented(table, given.length > 0, context);
      local.push(written);
      byTable.set(table, files);
    }
  }
  if (tables.length + given.length === 0)
    context.miss(missingFile('distribution', 'the files that hold the data'));
  return { distribution: [...given.map(({ written }) => written), ...local], byTable };
}

function missingFile(term: string, what: string): Missing {
  return { term, level: 'must', help: `Give ${what} in ${optionLike('distribution')}.` };
}

/** A set of files that nobody named is assumed; where some files are given, a table in none of them is easily forgotten. */
function invented({ name }: Dataset, hasFiles: boolean, { options, assume, miss }: Context): void {
  const what = `the file of the table ${quote(name)}`;
  if (hasFiles || options.assume === false) miss(missingFile(`distribution of ${name}`, what));
  else {
    const why = 'no file is given: one with the name of the table is expected beside this document';
    assume({ term: 'distribution', value: what, why });
  }
}

interface GivenFile extends Omit<TableFiles, 'rows'> {
  readonly given: GivenDistribution;
  readonly written: JsonObject;
  readonly isArchive: boolean;
}

/** A file with its checksum; without one, and not of a live dataset, only a set of files is allowed to be. */
function givenFile(given: GivenDistribution, { options, names, miss }: Context): GivenFile {
  const { contentUrl, sha256, md5, contentSize } = given;
  const name = lastPart(contentUrl);
  const id = names.files(name);
  const inside = formatInside(given);
  const known = FORMATS.find(([pattern]) => pattern.test(inside));
  const form = known?.[1] ?? 'text';
  const file = { name, encodingFormat: known?.[2] ?? inside, contentSize };
  if (sha256 !== undefined || md5 !== undefined || options.isLive === true) {
    const written = node({ '@type': 'cr:FileObject', '@id': id, ...file, contentUrl, sha256, md5 });
    return { given, id, written, kind: 'fileObject', form, isArchive: ARCHIVE_FORMAT.test(inside) };
  }
  miss({
    term: 'sha256',
    level: 'must',
    help: `Give the checksum of ${contentUrl} as "sha256" in the option "distribution", or, if the file changes continuously, ${optionLike('isLive')}.`,
  });
  const description = 'The file at this address. Its checksum is unknown.';
  const written = node({
    '@type': 'cr:FileSet',
    '@id': id,
    ...file,
    description,
    url: contentUrl,
    includes: pattern(name),
  });
  return { given, id, written, kind: 'fileSet', form, isArchive: false };
}

/** The forms of media types; and media types as the loader knows them, beside those that are registered. */
const FORMATS: readonly (readonly [format: RegExp, form: Form, types?: Json])[] = [
  [/parquet/i, 'columns', ['application/vnd.apache.parquet', 'application/x-parquet']],
  [/jsonl|json-lines|ndjson/i, 'columns', ['application/x-ndjson', 'application/jsonlines']],
  [/arrow/i, 'columns'],
  [/^application\/(?:[\w.-]+\+)?json\b/i, 'json'],
];

const ARCHIVE_FORMAT = /zip|x-tar\b/i;

const PACKED_TYPES: { readonly [extension: string]: string } = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  jsonl: 'application/x-ndjson',
};

/** The media type of a file; the loader knows by itself that a file is packed, and wants the type of what is inside. */
function formatInside({ encodingFormat, contentUrl }: GivenDistribution): string {
  const extension = /gzip/i.test(encodingFormat) ? /\.(\w+)\.gz$/i.exec(contentUrl)?.[1] : undefined;
  return PACKED_TYPES[extension?.toLowerCase() ?? ''] ?? encodingFormat;
}

function lastPart(address: string): string {
  const last = address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((part) => part !== '')
    .at(-1);
  return last ?? 'data';
}

/** The file for a table: named for it rather than for all, and able to hold its objects and arrays. */
function fileFor(table: Dataset, readable: ReadableFiles): GivenFile | undefined {
  const { first, structured } = readable.get(table.name) ?? readable.get(undefined) ?? {};
  return (needsJson(table) ? structured : undefined) ?? first;
}

/** The first file for a table, and the first that can hold objects and arrays; without a name, for all tables. */
type ReadableFiles = ReadonlyMap<
  string | undefined,
  { readonly first: GivenFile; readonly structured: GivenFile | undefined }
>;

function readableByTable(given: readonly GivenFile[]): ReadableFiles {
  const found = new Map<string | undefined, { first: GivenFile; structured: GivenFile | undefined }>();
  for (const file of given) {
    if (file.isArchive) continue;
    const known = found.get(file.given.table);
    const structured = file.form === 'text' ? undefined : file;
    if (known === undefined) found.set(file.given.table, { first: file, structured });
    else known.structured ??= structured;
  }
  return found;
}

/** A file of one table holds its rows; one that is of all of them is what the schema describes. */
function rowsIn({ path, isArray, isNested }: Dataset, { table }: GivenDistribution, start: string): string {
  if (table !== undefined || path.length === 0) return ROWS;
  const way = path.map((name) => steps([{ member: name }]) + (isNested ? '[*]' : '')).join('');
  return `${start}${way}${isArray && !isNested ? '[*]' : ''}`;
}

/** Nothing is known about the data: a file with the name of the table, beside the document or in an archive. */
function fileFrom(
  archive: string | undefined,
  table: Dataset,
  { names }: Context,
): TableFiles & { readonly written: JsonObject } {
  const form: Form = needsJson(table) ? 'json' : 'text';
  const name = `${table.name}.${form === 'json' ? 'json' : 'csv'}`;
  const id = names.files(name);
  const encodingFormat = form === 'json' ? 'application/json' : 'text/csv';
  const kind = archive === undefined ? 'fileSet' : 'fileObject';
  const place: JsonObject =
    archive === undefined
      ? {
          description: 'The download location is unknown: the file is expected beside this document.',
          includes: pattern(name),
        }
      : { containedIn: ref(archive), contentUrl: name };
  const type = archive === undefined ? 'cr:FileSet' : 'cr:FileObject';
  return {
    id,
    kind,
    form,
    rows: ROWS,
    written: { '@type': type, '@id': id, name, encodingFormat, ...place },
  };
}

/** Text files have no objects and arrays; and the loader knows no column without a name. */
function needsJson({ variables }: Dataset): boolean {
  return variables.some(
    ({ name, isArray, variables: parts }: Variable) => name === '' || isArray || parts.length > 0,
  );
}

/** A name as a pattern that matches it alone. */
function pattern(name: string): string {
  return name.replace(/[*?[]/g, '[$&]');
}

/** A step from a row towards a value: a member, or a place in a tuple. */
export type Step = { readonly member: string } | { readonly place: string };

/** Steps of a JSONPath. Names are quoted: the loader's library reads few of them without. */
export function steps(way: readonly Step[]): string {
  return way
    .map((step) => ('place' in step ? `[${step.place}]` : `["${step.member.replace(/[\\"]/g, '\\$&')}"]`))
    .join('');
}

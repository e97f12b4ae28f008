import type { Dataset, Variable } from '../../description/index.js';
import { type Json, type JsonObject, quote } from '../../json.js';
import { node, ref } from '../jsonld.js';
import type { GivenDistribution } from '../options.js';
import type { Missing } from '../result.js';
import type { Context } from './context.js';

/** How the values of a table are found in a file: by column, by column with objects in it, or by JSONPath. */
export type Form = 'text' | 'columns' | 'json';

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

const JSON_FORMAT = /^application\/(?:[\w.-]+\+)?json\b/i;
const COLUMNS_FORMAT = /parquet|jsonl|json-lines|ndjson|arrow/i;
const ARCHIVE_FORMAT = /zip|x-tar\b/i;
const ROWS = '$[*]';

/** The files that were given; for tables that are in none of them, files that may lie beside the document. */
export function filesOf(tables: readonly Dataset[], context: Context): Files {
  const { names } = context;
  const given = (context.values.distribution?.value ?? []).map((each) => givenFile(each, context));
  const archives = given.filter(({ isArchive }) => isArchive);
  const readable = readableByTable(given);
  const local: JsonObject[] = [];
  const used = new Set<GivenFile>();
  const byTable = new Map<Dataset, TableFiles>();
  for (const table of tables) {
    const found = fileFor(table, readable);
    if (found) {
      // The loader reads one table from a file: the same file is there once for each.
      const isTaken = found.form === 'json' && used.has(found);
      const id = isTaken ? names.files(`${table.name}-${lastPart(found.given.contentUrl)}`) : found.id;
      if (isTaken) local.push({ ...found.written, '@id': id });
      used.add(found);
      byTable.set(table, { ...found, id, rows: rowsIn(table, found.given) });
    } else {
      context.budget.spend(archives.length);
      const archive = archives.find((each) => holds(each.given.table, table));
      const { written, files } = fileFrom(archive?.id, table, context);
      if (archive === undefined) invented(table, given.length > 0, context);
      local.push(written);
      byTable.set(table, files);
    }
  }
  if (tables.length + given.length === 0) context.miss(NO_FILE);
  return { distribution: [...given.map(({ written }) => written), ...local], byTable };
}

const NO_FILE: Missing = {
  term: 'distribution',
  level: 'must',
  help: 'Give the option "distribution": the files that hold the data.',
};

/** A set of files that nobody named is assumed; where some files are given, a table in none of them is easily forgotten. */
function invented(table: Dataset, hasFiles: boolean, { options, assume, miss }: Context): void {
  if (hasFiles || options.assume === false) miss(fileOf(table));
  else {
    const why = 'no file is given: one with the name of the table is expected beside this document';
    assume({ term: 'distribution', value: `the file of the table ${quote(table.name)}`, why });
  }
}

/** What is missing without a file for a table. */
function fileOf({ name }: Dataset): Missing {
  return {
    term: `distribution of ${name}`,
    level: 'must',
    help: `Give the file of the table ${quote(name)} in the option "distribution".`,
  };
}

interface GivenFile {
  readonly given: GivenDistribution;
  readonly id: string;
  readonly written: JsonObject;
  readonly kind: TableFiles['kind'];
  readonly form: Form;
  readonly isArchive: boolean;
}

/** A file with its checksum; without one, and not of a live dataset, only a set of files is allowed to be. */
function givenFile(given: GivenDistribution, { options, names, miss }: Context): GivenFile {
  const { contentUrl, encodingFormat, sha256, md5, contentSize } = given;
  const name = lastPart(contentUrl);
  const id = names.files(name);
  const isArchive = ARCHIVE_FORMAT.test(encodingFormat);
  const form = formOf(encodingFormat);
  if (sha256 !== undefined || md5 !== undefined || options.isLive === true) {
    const written = node({
      '@type': 'cr:FileObject',
      '@id': id,
      name,
      contentUrl,
      encodingFormat: readableFormat(encodingFormat, contentUrl),
      contentSize,
      sha256,
      md5,
    });
    return { given, id, written, kind: 'fileObject', form, isArchive };
  }
  miss({
    term: 'sha256',
    level: 'must',
    help: `Give the checksum of ${contentUrl} in the option "distribution", or set the option "isLive" if the file changes continuously.`,
  });
  const written = node({
    '@type': 'cr:FileSet',
    '@id': id,
    name,
    description: 'The file at this address. Its checksum is unknown.',
    url: contentUrl,
    encodingFormat: readableFormat(encodingFormat, contentUrl),
    contentSize,
    includes: pattern(name),
  });
  return { given, id, written, kind: 'fileSet', form, isArchive: false };
}

/** Media types as the loader knows them beside those that are registered. */
const LOADER_TYPES: readonly (readonly [format: RegExp, types: readonly string[]])[] = [
  [/parquet/i, ['application/vnd.apache.parquet', 'application/x-parquet']],
  [/jsonl|json-lines|ndjson/i, ['application/x-ndjson', 'application/jsonlines']],
];

/** The media type of a file; the loader unpacks by the name of a file, and wants the type of what is inside. */
function readableFormat(format: string, url: string): Json {
  const known = LOADER_TYPES.find(([pattern]) => pattern.test(format));
  if (known) return known[1];
  const inside = /gzip/i.test(format) ? /\.(csv|tsv)\.gz$/i.exec(url)?.[1]?.toLowerCase() : undefined;
  return inside === undefined ? format : inside === 'csv' ? 'text/csv' : 'text/tab-separated-values';
}

function formOf(encodingFormat: string): Form {
  if (COLUMNS_FORMAT.test(encodingFormat)) return 'columns';
  return JSON_FORMAT.test(encodingFormat) ? 'json' : 'text';
}

function lastPart(address: string): string {
  const last = address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((part) => part !== '')
    .at(-1);
  return last ?? 'data';
}

function holds(name: string | undefined, table: Dataset): boolean {
  return name === undefined || name === table.name;
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
function rowsIn({ path, isArray, isNested }: Dataset, { table }: GivenDistribution): string {
  if (table !== undefined || path.length === 0) return ROWS;
  const way = path.map((name) => steps([{ member: name }]) + (isNested ? '[*]' : '')).join('');
  return `$${way}${isArray && !isNested ? '[*]' : ''}`;
}

/** Nothing is known about the data: a file with the name of the table, beside the document or in an archive. */
function fileFrom(
  archive: string | undefined,
  table: Dataset,
  { names }: Context,
): { readonly written: JsonObject; readonly files: TableFiles } {
  const form: Form = needsJson(table) ? 'json' : 'text';
  const name = `${table.name}.${form === 'json' ? 'json' : 'csv'}`;
  const id = names.files(name);
  const encodingFormat = form === 'json' ? 'application/json' : 'text/csv';
  if (archive !== undefined) {
    return {
      written: {
        '@type': 'cr:FileObject',
        '@id': id,
        name,
        containedIn: ref(archive),
        contentUrl: name,
        encodingFormat,
      },
      files: { id, kind: 'fileObject', form, rows: ROWS },
    };
  }
  return {
    written: {
      '@type': 'cr:FileSet',
      '@id': id,
      name,
      description: 'The download location is unknown: the file is expected beside this document.',
      encodingFormat,
      includes: pattern(name),
    },
    files: { id, kind: 'fileSet', form, rows: ROWS },
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

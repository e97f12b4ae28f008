import type { JsonObject } from '../../../base/json.js';
import type { Source } from '../exporter.js';
import { idPart } from '../ids.js';
import { type NodeDraft, node, put, ref } from '../jsonld.js';
import type { GivenDistribution } from '../options.js';
import { type Context, notationOf } from './codes.js';
import { physicalType } from './domains.js';
import { iriRef, uriOf } from './iris.js';
import { type Structure, writeStructure } from './structure.js';
import type { Column, Table } from './tables.js';

/** How the tables are stored in a file. */
type Form =
  | { readonly kind: 'delimited'; readonly delimiter: string; readonly hasHeader: boolean }
  | { readonly kind: 'json'; readonly isByLine: boolean }
  | { readonly kind: 'other' };

/** A file with the tables that it holds. */
export interface GivenFile {
  readonly distribution: GivenDistribution;
  readonly form: Form;
  readonly tables: readonly Table[];
}

/** The files that the options name, with the tables that each holds. */
export function filesOf({ source }: Context, tables: readonly Table[]): readonly GivenFile[] {
  const withColumns = tables.filter(({ columns }) => columns.length > 0);
  const byName = new Map(withColumns.map((table) => [table.dataset.name, table]));
  return (source.options.distribution ?? [])
    .filter(({ contentUrl }) => /^[a-z][a-z0-9+.-]*:\S+$/i.test(contentUrl))
    .map((distribution) => {
      const form = formOf(distribution.encodingFormat);
      const holdsAll = withColumns.length === 1 || form.kind === 'json';
      const named = distribution.table === undefined ? undefined : byName.get(distribution.table);
      return {
        distribution,
        form,
        tables: named ? [named] : distribution.table === undefined && holdsAll ? withColumns : [],
      };
    });
}

function formOf(encodingFormat: string): Form {
  const type = encodingFormat.split(';')[0]!.trim().toLowerCase();
  // RFC 4180: the media type of CSV may say whether there is a header.
  const hasHeader = /;\s*header=present\b/i.test(encodingFormat);
  if (type === 'text/csv') return { kind: 'delimited', delimiter: ',', hasHeader };
  if (type === 'text/tab-separated-values') return { kind: 'delimited', delimiter: '\t', hasHeader };
  if (/[/+.-](?:ndjson|jsonl|json-seq|jsonlines)$/.test(type)) return { kind: 'json', isByLine: true };
  return /[/+]json$/.test(type) ? { kind: 'json', isByLine: false } : { kind: 'other' };
}

/** What it takes to write a column of a file, and to write it in the structure of its table too. */
const STEPS_OF_MAPPING = 8;
const STEPS_OF_STRUCTURE = 24;

/** The distributions of the dataset: one for each table in a file, since a structure is that of one table. */
export function distributionsOf(
  context: Context,
  files: readonly GivenFile[],
  structures: ReadonlyMap<string, Structure>,
): readonly JsonObject[] {
  const { source } = context;
  const written = new Set<string>();
  const isGuessed = ({ form, tables, distribution }: GivenFile) =>
    form.kind === 'delimited' && tables.length > 0 && distribution.columns === undefined;
  if (files.some(isGuessed) && mayAssume(source)) {
    source.assume({
      term: 'cdif:index',
      value: 'as in the schema',
      why: 'the columns of the file are assumed to be in the order of the schema',
    });
  }
  return files.flatMap((file, index) => {
    const name = `file-${index + 1}`;
    if (file.tables.length === 0) return [plainFile(source, name, file, [])];
    return file.tables.map((table) => {
      const structure = structures.get(table.dataset.name);
      const isWritten = structure !== undefined && written.has(structure.id);
      if (structure) written.add(structure.id);
      const { columns, dataset } = table;
      source.budget.spend(columns.length * (isWritten ? STEPS_OF_MAPPING : STEPS_OF_STRUCTURE));
      const isOne = file.tables.length === 1;
      return node({
        ...plainFile(source, isOne ? name : `${name}/${idPart(dataset.name)}`, file, ['cdi:PhysicalDataSet']),
        'schema:name': isOne ? undefined : `${dataset.name} (table)`,
        ...physical(source, file, table),
        'fair:assumed': structure?.arrangement.isLayoutAssumed ? ['cdi:isStructuredBy'] : undefined,
        'cdi:isStructuredBy':
          structure && (isWritten ? ref(structure.id) : writeStructure(context, structure, structures)),
      });
    });
  });
}

function mayAssume({ options }: Source): boolean {
  return options.assume !== false;
}

const CLASSES = {
  delimited: ['cdi:TabularTextDataSet'],
  json: ['cdi:StructuredDataSet'],
  other: [],
} as const;

function plainFile(
  { addresses }: Source,
  name: string,
  { distribution, form }: GivenFile,
  types: readonly string[],
): JsonObject {
  const { contentUrl, encodingFormat, contentSize, sha256, md5 } = distribution;
  const checksum = sha256 ?? md5;
  return node({
    '@id': addresses.local(name),
    '@type': ['schema:DataDownload', ...types, ...(types.length > 0 ? CLASSES[form.kind] : [])],
    'schema:contentUrl': uriOf(contentUrl),
    'schema:encodingFormat': encodingFormat.trim() === '' ? undefined : [encodingFormat],
    'schema:contentSize': contentSize,
    'dcterms:conformsTo': [iriRef(addresses.schema)],
    'spdx:checksum':
      checksum === undefined
        ? undefined
        : {
            '@type': ['spdx:Checksum'],
            'spdx:algorithm': sha256 === undefined ? 'MD5' : 'SHA256',
            'spdx:checksumValue': checksum,
          },
    // There is room for one checksum only; a second one is a fingerprint.
    'cdi:fingerprint':
      sha256 === undefined || md5 === undefined
        ? undefined
        : { 'cdi:value': md5, 'cdi:algorithmSpecification': 'MD5' },
  });
}

const MAPPINGS = {
  delimited: ['cdif:TextMapping'],
  json: ['cdif:LocatorMapping'],
  other: ['cdif:PhysicalMapping'],
} as const;

function physical(
  source: Source,
  { form, distribution }: GivenFile,
  { columns, topColumns }: Table,
): JsonObject {
  const known = distribution.columns && new Map(distribution.columns.map((name, index) => [name, index]));
  const indexOf = (column: Column, index: number) =>
    known ? known.get(column.variable.name) : mayAssume(source) ? index : undefined;
  const mappings = (form.kind === 'json' ? columns : topColumns).map((column, index) => {
    const draft: NodeDraft = { '@type': MAPPINGS[form.kind] };
    if (form.kind === 'delimited') put(draft, 'cdif:index', indexOf(column, index));
    if (form.kind === 'json') draft['cdi:locator'] = locatorOf(column, form.isByLine);
    addMapping(draft, column);
    return draft;
  });
  if (form.kind !== 'delimited') return { 'cdif:hasPhysicalMapping': mappings };
  return {
    'cdi:isDelimited': true,
    'cdi:delimiter': distribution.delimiter ?? form.delimiter,
    ...(form.hasHeader || known ? { 'cdi:hasHeader': true, 'cdi:headerRowCount': 1 } : {}),
    'cdif:hasPhysicalMapping': mappings,
  };
}

function addMapping(draft: NodeDraft, { variable, id }: Column): void {
  const { constraints, codes, format, isRequired } = variable;
  const sentinels = codes?.sentinels ?? [];
  const usual = constraints.default;
  draft['cdif:physicalDataType'] = physicalType(variable);
  put(draft, 'cdif:format', format);
  if (isRequired) draft['cdi:isRequired'] = true;
  if (sentinels.length === 1) draft['cdi:nullSequence'] = notationOf(sentinels[0]!);
  if (usual !== undefined)
    draft['cdi:defaultValue'] = typeof usual === 'string' ? usual : JSON.stringify(usual);
  put(draft, 'cdi:minimumLength', wholeNumber(constraints.minLength));
  put(draft, 'cdi:maximumLength', wholeNumber(constraints.maxLength));
  draft['cdif:formats_InstanceVariable'] = ref(id);
}

function wholeNumber(value: number | undefined): number | undefined {
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Where the values of a column are in JSON: a JSONPath, from the whole file or from one of its lines. */
function locatorOf(column: Column, isByLine: boolean): string {
  const { table } = column;
  return (isByLine ? '$' : rowsOf(table.path, table.isArray, table.isNested)) + stepsTo(column);
}

function rowsOf(path: readonly string[], isArray: boolean, isNested: boolean): string {
  const rows = isArray ? '[*]' : '';
  const last = path.at(-1);
  // Inside the rows of another table only the name is certain.
  if (isNested && last !== undefined) return `$..${step(last).replace(/^\./, '')}${rows}`;
  return `$${path.map(step).join('')}${rows}`;
}

function stepsTo({ variable, parent }: Column): string {
  if (parent === undefined) return step(variable.name);
  const { isTuple, shape } = parent.variable;
  const own = isTuple ? `[${variable.name}]` : step(variable.name);
  return stepsTo(parent) + '[*]'.repeat(shape.length) + own;
}

function step(name: string): string {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return `.${name}`;
  return `['${name.replace(/[\\']/g, '\\$&')}']`;
}

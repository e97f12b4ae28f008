import type { Budget } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, type Json, member, quote } from '../../base/json.js';
import { describe } from '../../schema/description/index.js';
import type { Document } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { closest } from '../../schema/vocabulary/index.js';
import { namesByPath } from '../tables/index.js';
import { inOneLine } from './header-findings.js';

/** A table of a data product. */
export interface ProductTable {
  readonly name: string;
  /** The pointer of its schema object. */
  readonly entry: string;
}

/** Says where the file of a table is, as the option `distribution` does. */
export interface TableLocation {
  readonly contentUrl: string;
  readonly table?: string | undefined;
}

/** The tables of a data product; none of another schema. */
export function productTables(
  schema: Document,
  registry: Registry,
  budget?: Budget,
): readonly ProductTable[] {
  if (!mayBeProduct(schema.value)) return [];
  const { isProduct, datasets } = describe(schema, registry, { budget });
  return datasets
    .filter(({ isRoot, uri }) => isProduct && !isRoot && uri === schema.uri)
    .map(({ name, pointer }) => ({ name, entry: pointer }));
}

/** Whether a schema may be a data product: to describe one of thousands of columns takes a tenth of a second. */
export function mayBeProduct(root: Json): boolean {
  if (!isObject(root)) return false;
  const hasMore = Object.hasOwn(root, '$ref') || Object.hasOwn(root, 'allOf');
  return hasMore || member(root, 'fair:resourceType') === 'data-product';
}

/** What shows which table rows belong to. */
export interface RowsOrigin {
  /** What messages call the rows. */
  readonly uri: string;
  /** The path of their file. */
  readonly path?: string | undefined;
  /** The name of the table. */
  readonly table?: string | undefined;
  /** What the options say about files. */
  readonly locations?: readonly TableLocation[] | undefined;
}

/** Where rows belong. */
export interface Placement {
  /** The pointer of the schema object of their table; none if the schema is no data product. */
  readonly entry?: string;
  /** Says that it is not known. */
  readonly noTable?: Diagnostic;
  /** Says that there is no table of the stated name. */
  readonly unknown?: string;
}

/** Where rows belong: to the named table, or to that of their file by the options or its name. */
export function placeRows(
  tables: readonly ProductTable[],
  { uri, path = '', table, locations }: RowsOrigin,
  helpFor: (table: string) => string,
): Placement {
  if (table === undefined && tables.length === 0) return {};
  const found = table === undefined ? tableOfFile(tables, path, locations) : named(tables, table);
  if (found) return { entry: found.entry };
  if (tables.length === 0) return { unknown: 'The schema is no data product: it has no tables with names.' };
  const names = tables.map(({ name }) => name);
  const listed = inOneLine(names.map(quote));
  if (table !== undefined)
    return { unknown: `The schema has no table ${quote(table)}. Its tables are ${listed}.` };
  return {
    noTable: {
      code: 'rows/no-table',
      severity: 'error',
      message: `The rows were not checked: their table is unknown. The tables of the schema are ${listed}.`,
      help: helpFor(closest(namesByPath(path)[0]!, names) ?? 'NAME'),
      params: { keyword: 'table' },
      at: { uri, pointer: '', on: 'value' },
    },
  };
}

/** The table that a file has the rows of: as the options say, else by its name. */
export function tableOfFile(
  tables: readonly ProductTable[],
  path: string,
  locations: readonly TableLocation[] = [],
): ProductTable | undefined {
  const [nearest, ...others] = locations
    .filter(({ contentUrl }) => isAt(path, contentUrl))
    .toSorted((one, other) => other.contentUrl.length - one.contentUrl.length);
  // A file that is stated for several tables has all of them.
  const hasSeveral = others.some(({ contentUrl }) => contentUrl === nearest?.contentUrl);
  const names = [...(hasSeveral ? [] : [nearest?.table]), ...namesByPath(path)];
  return names.map((name) => named(tables, name)).find((each) => each !== undefined);
}

function named(tables: readonly ProductTable[], name: string | undefined): ProductTable | undefined {
  return tables.find((each) => each.name === name);
}

/** Whether a path ends in the parts of a relative address, or has the file name of an absolute one. */
function isAt(path: string, address: string): boolean {
  const steps = path.split(/[/\\]/);
  const parts = address
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .map(decoded);
  const wanted = /^[a-z][a-z\d+.-]+:/i.test(address) ? parts.slice(-1) : parts;
  return wanted.length > 0 && wanted.every((part, index) => steps.at(index - wanted.length) === part);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import type { Diagnostic } from '../../base/diagnostic.js';
import { allOfWords, type Json, quote, typeOf } from '../../base/json.js';
import { append } from '../../schema/document/index.js';
import type { ReferenceRequest, RowKey, RowsRequest, UniqueRequest } from './requests.js';

/** A row of a file or table, in findings. */
export interface RowPlace {
  /** What messages call the file or table. */
  readonly uri: string;
  /** Its number, or the values that identify it. */
  readonly row: number | { readonly [name: string]: Json };
}

/** A row that breaks a request. */
export interface Broken {
  readonly request: RowsRequest;
  readonly place: RowPlace;
  /** The first row with the same key; none if the row has no row that it refers to. */
  readonly first?: RowPlace;
  /** The values of the key, if they are known. */
  readonly values?: readonly Json[] | undefined;
}

/** The keyword and the column that a request counts for. */
export function tallyOf(request: RowsRequest): { readonly keyword: string; readonly column: string } {
  const [name, ...others] = keyIn(request).variables;
  const keyword = request.is === 'unique' ? request.keyword : 'fair:datasetRelations';
  return { keyword, column: others.length === 0 ? (name ?? '') : '' };
}

/** The key of the rows that a request is about. */
export function keyIn(request: RowsRequest): RowKey {
  return request.is === 'unique' ? request.key : request.source;
}

/** What is wrong with a row. */
export function relationFinding({ request, place, first, values }: Broken): Diagnostic {
  const { keyword, column } = tallyOf(request);
  const { code, message, help } =
    request.is === 'reference'
      ? orphanWords(request, values)
      : request.keyword === 'uniqueItems'
        ? equalWords(first!, place)
        : duplicateWords(request, values, nameOf(first!, place));
  const { paths } = keyIn(request);
  const pointer = paths.length === 1 ? append('', ...paths[0]!) : '';
  return {
    code,
    severity: 'error',
    message,
    help,
    params: {
      keyword,
      ...('at' in request && request.at ? { keywordLocation: request.at.pointer } : {}),
      ...identity(place, 'row', 'key'),
      ...(column === '' ? {} : { column }),
      ...(first ? identity(first, 'firstRow', 'firstKey') : {}),
      ...(first && first.uri !== place.uri ? { firstFile: first.uri } : {}),
    },
    at: { uri: place.uri, pointer, on: 'value' },
    ...(request.at ? { related: [{ message: 'The schema requires it here.', at: request.at }] } : {}),
  };
}

/** Says that a relation was not checked. */
export function notChecked({ source, target }: ReferenceRequest): string {
  const [from, to] = [quote(source.table), quote(target.table)];
  return `The relation of ${from} to ${to} was not checked: not all rows of ${to} were read.`;
}

function identity({ row }: RowPlace, number: string, key: string): { readonly [name: string]: unknown } {
  return typeof row === 'number' ? { [number]: row } : { [key]: row };
}

type Words = Required<Pick<Diagnostic, 'code' | 'message' | 'help'>>;

function orphanWords({ source, target }: ReferenceRequest, values: readonly Json[] | undefined): Words {
  const sought = values
    ? target.variables.map((name, index) => `${shown(values[index]!)} in ${quote(name)}`)
    : [`the ${valuesOf(source)} in ${namesOf(target)}`];
  return {
    code: 'relation/orphan',
    message: `No row of ${quote(target.table)} has ${allOfWords(sought)}.`,
    help: `Correct the ${valuesOf(source)}, or add the row to ${quote(target.table)}.`,
  };
}

function duplicateWords(
  { key, keyword }: UniqueRequest,
  values: readonly Json[] | undefined,
  first: string,
): Words {
  const known = values ? ` ${allOfWords(values.map(shown))}` : '';
  const who = keyword === 'keys' ? 'The options say' : 'A relation says';
  const verb = key.variables.length === 1 ? ['is', 'identifies'] : ['are', 'identify'];
  return {
    code: 'relation/duplicate-key',
    message: `The ${valuesOf(key)}${known} of ${namesOf(key)} ${verb[0]} in ${first} already.`,
    help: `${who} that ${namesOf(key)} ${verb[1]} a row of ${quote(key.table)}: correct or remove one of the two rows.`,
  };
}

function equalWords(first: RowPlace, place: RowPlace): Words {
  return {
    code: 'instance/uniqueItems',
    message: `The row is equal to ${nameOf(first, place)}.`,
    help: 'All rows must be different: correct or remove one of the two.',
  };
}

/** The name of a row beside another. */
function nameOf({ uri, row }: RowPlace, other: RowPlace): string {
  const name = typeof row === 'number' ? `row ${row}` : `the row with the key ${JSON.stringify(row)}`;
  return uri === other.uri ? name : `${name} of ${uri}`;
}

function valuesOf({ variables }: RowKey): string {
  return variables.length === 1 ? 'value' : 'values';
}

function namesOf({ variables }: RowKey): string {
  return allOfWords(variables.map(quote));
}

function shown(value: Json): string {
  switch (typeOf(value)) {
    case 'string':
      return quote(value as string);
    case 'array':
      return 'an array';
    case 'object':
      return 'an object';
    default:
      return String(value);
  }
}

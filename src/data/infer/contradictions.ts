import type { Diagnostic, Location } from '../../base/diagnostic.js';
import { quote } from '../../base/json.js';
import type { Dataset, Placed, Variable } from '../../schema/description/index.js';
import { append, tokens } from '../../schema/document/index.js';
import type { Units } from '../../schema/vocabulary/index.js';
import { codesOf } from './lacking.js';
import type { Pair } from './pairs.js';

/** Rows that a schema refuses for the same reason. */
export interface Refused {
  readonly column: string | undefined;
  readonly keyword: string;
  readonly first: Diagnostic;
  /** Whether it is about a part of the value in the column. */
  readonly isInside: boolean;
  /** Where the schema asks for it, if one place does. */
  readonly place: Location | undefined;
  rows: number;
}

/** Findings in rows that are about the schema: others say that rows cannot be read at all. */
const CONTRADICTING = /^instance\/|^rows\/(?:missing|unknown)-column$/;

/** Counts the rows that a schema refuses, by the place in the schema that refuses them. */
export class RefusedRows {
  private readonly groups = new Map<string, Refused & { last: unknown }>();

  constructor(
    /** Whether pointers begin with the number of the row. */
    private readonly isDocument: boolean,
  ) {}

  readonly add = (found: readonly Diagnostic[]): void => {
    for (const each of found) {
      if (each.severity !== 'error' || !CONTRADICTING.test(each.code)) continue;
      const { row, column, isInside } = this.cellOf(each);
      const place = each.related?.[0]?.at;
      const key = JSON.stringify([place?.uri ?? each.code, place?.pointer, column]);
      const group = this.groups.get(key);
      if (group === undefined) {
        const keyword = String(each.params?.keyword);
        this.groups.set(key, { column, keyword, first: each, place, isInside, rows: 1, last: row });
      } else if (group.last !== row) {
        group.rows++;
        group.last = row;
      }
    }
  };

  private cellOf({ at, params }: Diagnostic) {
    const steps = tokens(at.pointer);
    const column = this.isDocument ? (steps[1] ?? params?.member) : (params?.column ?? steps[0]);
    return {
      row: this.isDocument ? Number(steps[0]) + 1 : params?.row,
      column: typeof column === 'string' && column !== '' ? column : undefined,
      isInside: steps.length > (this.isDocument ? 2 : 1),
    };
  }

  /** By a name for each reason. */
  get all(): ReadonlyMap<string, Refused> {
    return this.groups;
  }
}

/** How the refused rows of a table are reported. */
export function refusalsIn(
  { stated, shown }: Pair & { readonly stated: Dataset },
  refused: Iterable<Refused>,
  rows: number,
  isPersonal: (column: string) => boolean,
): readonly Diagnostic[] {
  return [...refused].map((each): Diagnostic => {
    const { column, place } = each;
    const own = stated.variables.find(({ name }) => name === column);
    const { uri, pointer } = own ?? requiredOf(stated);
    return {
      code: 'infer/contradicts',
      severity: 'error',
      message: messageOf(each, rows, each.isInside || (column !== undefined && isPersonal(column))),
      help: helpOf(
        each,
        shown.variables.find(({ name }) => name === column),
      ),
      params: { keyword: each.keyword, rows: each.rows, ...(column === undefined ? {} : { column }) },
      at: place ?? { uri, pointer, on: 'key' },
    };
  });
}

/** Where a table says which columns its rows must have. */
function requiredOf({ rows, uri, pointer }: Dataset): Placed {
  const [row = { uri, pointer }] = rows;
  return { uri: row.uri, pointer: append(row.pointer, 'required') };
}

function messageOf({ column, keyword, first, rows }: Refused, all: number, hidesValues: boolean): string {
  if (first.code === 'rows/missing-column')
    return `The data lack the column ${quote(column!)}, which is required.`;
  if (first.code.startsWith('rows/')) return first.message;
  const line = first.at.range?.start.line;
  const where = line === undefined ? '' : `, the first in line ${line}`;
  const of = column === undefined ? '' : ` of the column ${quote(column)}`;
  const words = hidesValues ? '.' : `: ${first.message}`;
  return `${rows} of ${all} ${all === 1 ? 'row' : 'rows'} ${rows === 1 ? 'contradicts' : 'contradict'} ${quote(keyword)}${of}${where}${words}`;
}

/** What data show is written into messages up to this length. */
const LONGEST_SHOWN = 120;

function helpOf({ first, column }: Refused, shown: Variable | undefined): string {
  if (first.code === 'rows/missing-column')
    return first.help ?? `If it is no longer collected, remove ${quote(column!)} from "required".`;
  if (first.help && first.code.startsWith('rows/')) return first.help;
  const text = shown ? JSON.stringify(shown.schema) : '';
  const isShort = text !== '' && text.length <= LONGEST_SHOWN;
  return `Correct the data, or the schema.${isShort ? ` The data show: ${text}` : ''}`;
}

/** What else of a table does not agree with its schema: columns that are gone, missing words, and other units. */
export function* disagreements(
  { stated, shown }: Pair & { readonly stated: Dataset },
  columns: readonly string[],
  refused: Iterable<Refused>,
  units: Units,
): Generator<Diagnostic> {
  const known = new Set([...refused].map(({ column }) => column));
  for (const own of stated.variables) {
    const seen = shown.variables.find(({ name }) => name === own.name);
    if (seen && !known.has(own.name)) yield* missingWords(own, seen);
    if (seen) yield* otherUnit(own, seen, units);
    else if (!columns.includes(own.name) && !own.isRequired) yield goneColumn(own, stated);
  }
}

/** Words for missing values that a type does not allow; cells with them are read as if they were empty. */
function missingWords(own: Variable, seen: Variable): readonly Diagnostic[] {
  if (own.types.length === 0 || own.types.includes('string')) return [];
  const known = codesOf(own).map(({ value }) => value);
  const words = (seen.codes?.sentinels ?? [])
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string' && !known.includes(value));
  if (words.length === 0) return [];
  const text = words.map((word) => quote(String(word))).join(', ');
  const [mean, it] = words.length === 1 ? ['means', 'it'] : ['mean', 'them'];
  return [
    {
      code: 'infer/contradicts',
      severity: 'warning',
      message: `${text} ${mean} that there is no value in the column ${quote(own.name)}, but the schema does not allow ${it}.`,
      help: `Write in the place of "type": "anyOf": ${JSON.stringify([{ type: own.types.length === 1 ? own.types[0]! : own.types }, ...words.map((value) => ({ const: value, 'fair:sentinel': true }))])}`,
      at: { uri: own.uri, pointer: own.pointer, on: 'key' },
    },
  ];
}

function otherUnit(own: Variable, seen: Variable, units: Units): readonly Diagnostic[] {
  const [ours] = seen.terms.measurementUnit?.refs ?? [];
  const { refs = [], words = [] } = own.terms.measurementUnit ?? {};
  const iris = [
    ...refs.map(({ value }) => units.byIri(value)?.iri),
    ...words.map(({ value }) => units.byWords(value)?.iri),
  ].filter((iri) => iri !== undefined);
  if (ours === undefined || iris.length === 0 || iris.includes(ours.value)) return [];
  const { uri, pointer, value } = [...refs, ...words][0]!;
  return [
    {
      code: 'infer/contradicts',
      severity: 'warning',
      message: `The unit of the column ${quote(own.name)} is ${quote(value)}, but its name says ${quote(units.byIri(ours.value)?.label ?? ours.value)}.`,
      help: 'Correct the unit in the schema, or rename the column.',
      at: { uri, pointer, on: 'value' },
    },
  ];
}

function goneColumn({ name, uri, pointer, schema }: Variable, { rows }: Dataset): Diagnostic {
  const [row] = rows;
  return {
    code: 'infer/no-column',
    severity: 'warning',
    message: `The data have no column ${quote(name)}.`,
    help: 'If it is no longer collected, remove it from the schema.',
    at:
      schema === undefined && row
        ? { uri: row.uri, pointer: append(row.pointer, 'properties', name), on: 'key' }
        : { uri, pointer, on: 'key' },
  };
}

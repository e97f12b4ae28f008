import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, type Json, type JsonObject, member } from '../../base/json.js';
import { type InstanceChecker, prepare, type ValidateOptions } from '../../quality/validate/index.js';
import {
  append,
  type Document,
  indexSchema,
  type SchemaIndex,
  valueAt,
} from '../../schema/document/index.js';
import { createRegistry, type Registry, resolve, type Target } from '../../schema/references/index.js';
import { type Columns, columnsOf, type Targets, targetsOf } from '../tables/index.js';

/** A schema that is ready to check rows. */
export interface Table extends Pick<InstanceChecker, 'check' | 'acceptor'>, Columns {
  /** Whether all digits of numbers with a fraction matter. */
  readonly comparesFractions: boolean;
  /** The schema of a row, and what the `$ref`s in it lead to: for engines that check rows by other means. */
  readonly row: Json;
  readonly targets: Targets;
  /** The pointer of the schema object that applies to each row. */
  readonly entry: string;
  /** Whether the schema is that of an array, whose items are the rows. */
  readonly isArray: boolean;
  /** The schema objects of that array, outermost first. */
  readonly arrays: readonly ArraySchema[];
}

interface ArraySchema {
  /** The document that it is in. */
  readonly index: SchemaIndex;
  readonly uri: string;
  readonly pointer: string;
  readonly schema: JsonObject;
}

/** Keywords that need all rows at once. */
const NOT_BY_ROW = [
  'uniqueItems',
  'contains',
  'unevaluatedItems',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  '$dynamicRef',
] as const;

/** Makes a schema, or the schema object at `entry`, ready to check rows; no table if that is not possible, the diagnostics say why. */
export async function prepareRows(
  schema: Document,
  options: ValidateOptions = {},
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly table?: Table }> {
  const registry = options.registry ?? createRegistry();
  const schemaIndex = indexSchema(schema);
  const arrays = arraysOf(schemaIndex, registry, options.entry);
  const holder = arrays.find((each) => Object.hasOwn(each.schema, 'items'));
  const entry = holder ? append(holder.pointer, 'items') : (options.entry ?? '');
  const home = holder?.index ?? schemaIndex;
  const prepared = await prepare(home.document, { ...options, registry, entry });
  const { check, acceptor, comparesFractions } = prepared;
  const own = home === schemaIndex ? prepared : await prepare(schema, { ...options, registry });
  const { diagnostics } = own;
  if (!own.check || !check || !acceptor || !comparesFractions) return { diagnostics };
  const row: Json = valueAt(home.document.value, entry)!;
  // In an array without `items`, every row is valid.
  const checks = arrays.length > 0 && !holder ? ANYTHING : { check, acceptor };
  const targets = targetsOf(home, registry);
  const rowSchema = checks === ANYTHING ? true : row;
  const columns = columnsOf(rowSchema, targets);
  const notes = arrays.flatMap(notesOn);
  return {
    diagnostics: [...diagnostics, ...notes],
    table: {
      ...checks,
      ...columns,
      comparesFractions: comparesFractions(),
      row: rowSchema,
      targets,
      entry,
      isArray: arrays.length > 0,
      arrays,
    },
  };
}

const ANYTHING: Pick<InstanceChecker, 'check' | 'acceptor'> = { check: () => [], acceptor: () => () => true };

/** The schema object at a pointer, if it is the schema of an array of rows, and what its `$ref`s lead to. */
function arraysOf(schemaIndex: SchemaIndex, registry: Registry, start = ''): readonly ArraySchema[] {
  const trail: ArraySchema[] = [];
  let place: Target = { in: schemaIndex, pointer: start };
  while (typeof place === 'object') {
    const { in: index, pointer }: Exclude<Target, string> = place;
    const { uri, value } = index.document;
    const schema = valueAt(value, pointer);
    if (!isObject(schema) || trail.some((each) => each.schema === schema)) break;
    trail.push({ index, uri, pointer, schema });
    const reference = index.references.find(
      ({ keyword, from }) => keyword === '$ref' && from.value === schema,
    );
    place = reference?.uri === undefined ? 'nowhere' : resolve(reference.uri, index, registry);
  }
  return trail.some(({ schema }) => isArraySchema(schema)) ? trail : [];
}

/** Items by position make a tuple, which is one row. */
function isArraySchema(schema: JsonObject): boolean {
  const type = member(schema, 'type');
  if (Object.hasOwn(schema, 'prefixItems')) return false;
  if (type !== undefined) return type === 'array';
  return Object.hasOwn(schema, 'items') && !Object.hasOwn(schema, 'properties');
}

function notesOn({ uri, pointer, schema }: ArraySchema): readonly Diagnostic[] {
  return NOT_BY_ROW.filter((keyword) => (member(schema, keyword) ?? false) !== false).map((keyword) => ({
    code: 'rows/not-checked',
    severity: 'warning',
    message: `"${keyword}" applies to all rows together and is not checked: rows are checked one by one.`,
    help: 'Validate the rows as one JSON document if they fit into memory.',
    params: { keyword },
    at: { uri, pointer: append(pointer, keyword), on: 'key' },
  }));
}

/** What is wrong with the number of rows. */
export function countFindings(table: Table, rows: number, uri: string): readonly Diagnostic[] {
  const bounds = [
    ['minItems', 'at least', (bound: number) => rows < bound],
    ['maxItems', 'at most', (bound: number) => rows > bound],
  ] as const;
  return table.arrays.flatMap((place) =>
    bounds.flatMap(([keyword, relation, isBroken]) => {
      const bound = Number(member(place.schema, keyword));
      if (!isBroken(bound)) return [];
      const at = append(place.pointer, keyword);
      return [
        {
          code: `instance/${keyword}`,
          severity: 'error',
          message: `Expected ${relation} ${bound} row${bound === 1 ? '' : 's'}, found ${rows}.`,
          params: { keyword, keywordLocation: at, found: String(rows) },
          at: { uri, pointer: '', on: 'value' },
          related: [
            { message: 'The schema requires it here.', at: { uri: place.uri, pointer: at, on: 'value' } },
          ],
        } satisfies Diagnostic,
      ];
    }),
  );
}

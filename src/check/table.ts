import type { Diagnostic } from '../diagnostic.js';
import { append, type Document, indexSchema, type SchemaIndex, valueAt } from '../document/index.js';
import { isObject, type Json, type JsonObject, member } from '../json.js';
import { createRegistry } from '../registry/index.js';
import { type Columns, columnsOf, targetsOf } from '../tables/index.js';
import { type InstanceChecker, prepare, type ValidateOptions } from '../validate/index.js';

/** A schema that is ready to check rows. */
export interface Table extends Pick<InstanceChecker, 'check' | 'acceptor'>, Columns {
  /** Whether all digits of numbers with a fraction matter. */
  readonly comparesFractions: boolean;
  /** The pointer of the schema object that applies to each row. */
  readonly entry: string;
  /** Whether the schema is that of an array, whose items are the rows. */
  readonly isArray: boolean;
  /** The schema objects of that array, outermost first. */
  readonly arrays: readonly ArraySchema[];
}

interface ArraySchema {
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
  const arrays = arraysOf(schemaIndex, options.entry);
  const holder = arrays.find((each) => Object.hasOwn(each.schema, 'items'));
  const entry = holder ? append(holder.pointer, 'items') : (options.entry ?? '');
  const prepared = await prepare(schema, { ...options, registry, entry });
  const { diagnostics, check, acceptor, comparesFractions } = prepared;
  if (check === undefined || acceptor === undefined || comparesFractions === undefined)
    return { diagnostics };
  const row: Json = valueAt(schema.value, entry)!;
  // In an array without `items`, every row is valid.
  const checks = arrays.length > 0 && !holder ? ANYTHING : { check, acceptor };
  const columns = columnsOf(checks === ANYTHING ? true : row, targetsOf(schemaIndex, registry));
  const notes = arrays.flatMap(notesOn);
  return {
    diagnostics: [...diagnostics, ...notes],
    table: {
      ...checks,
      ...columns,
      comparesFractions: comparesFractions(),
      entry,
      isArray: arrays.length > 0,
      arrays,
    },
  };
}

const ANYTHING: Pick<InstanceChecker, 'check' | 'acceptor'> = { check: () => [], acceptor: () => () => true };

/** The schema object at a pointer, if it is the schema of an array of rows, and what its `$ref`s lead to inside the document. */
function arraysOf(schemaIndex: SchemaIndex, start = ''): readonly ArraySchema[] {
  const { uri, value } = schemaIndex.document;
  const locals = new Map(
    schemaIndex.references.flatMap(({ keyword, from, local }) =>
      keyword === '$ref' && local ? [[from.value, local.pointer] as const] : [],
    ),
  );
  const trail: ArraySchema[] = [];
  let pointer: string | undefined = start;
  while (pointer !== undefined) {
    const schema = valueAt(value, pointer);
    if (!isObject(schema) || trail.some((each) => each.schema === schema)) break;
    trail.push({ uri, pointer, schema });
    pointer = locals.get(schema);
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

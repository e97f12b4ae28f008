import { isObject, type Json, type JsonObject, listIn, member, objectIn, textsIn } from '../../base/json.js';
import { both, CellTypeReader, type CellTypes, either, isKnown, statedTypes } from './cell-types.js';
import type { Targets } from './targets.js';

/** One column, as a schema describes it. */
export interface Column {
  readonly name: string;
  /** Whether every row must have it. */
  readonly isRequired: boolean;
  readonly cells: CellTypes;
}

/** The columns of rows, as a schema describes them. */
export interface Columns {
  /** The columns that it names. */
  readonly columns: readonly Column[];
  /** What the cells of all others may be; `undefined` when there may be no others. */
  readonly others: CellTypes | undefined;
}

/** The columns that the schema of a row describes. */
export function columnsOf(row: Json, targets: Targets): Columns {
  const reader = new CellTypeReader(targets);
  const { certain, possible } = layersOf(row, targets);
  const every = [...certain, ...possible];
  const [certainly, possibly] = [propertiesIn(certain), propertiesIn(possible)];
  const named = (properties: ReadonlyMap<string, readonly Json[]>, name: string) =>
    (properties.get(name) ?? []).map((schema) => reader.read(schema));
  const cellsOf = (name: string) => {
    const sure = both(named(certainly, name));
    if (isKnown(sure)) return sure;
    const maybe = either(named(possibly, name));
    // Rows that no condition applies to may have anything there, so the text of a cell is always a candidate.
    const text = statedTypes(maybe).size > 0 ? (['string'] as const) : [];
    return { ...maybe, mentions: new Set([...sure.mentions, ...maybe.mentions, ...text]) };
  };
  const required = new Set(certain.flatMap((layer) => textsIn(layer, 'required')));
  const names = new Set([...certainly.keys(), ...possibly.keys(), ...required]);
  return {
    columns: [...names].map((name) => ({ name, isRequired: required.has(name), cells: cellsOf(name) })),
    others: isClosed(certain, every) ? undefined : othersOf(certain, reader),
  };
}

/** What schema objects say of each property, in their order. */
function propertiesIn(layers: readonly JsonObject[]): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Json[]>();
  for (const layer of layers) {
    for (const [name, schema] of Object.entries(objectIn(layer, 'properties'))) {
      const known = found.get(name);
      if (known) known.push(schema);
      else found.set(name, [schema]);
    }
  }
  return found;
}

interface Layers {
  /** Schema objects that apply to every row. */
  readonly certain: readonly JsonObject[];
  /** Those that apply only to some: alternatives and conditions. */
  readonly possible: readonly JsonObject[];
}

/** The schema objects that apply to a row itself. */
function layersOf(row: Json, targets: Targets): Layers {
  const certain = new Set<JsonObject>();
  const possible = new Set<JsonObject>();
  const visit = (schema: Json | undefined, layers: Set<JsonObject>) => {
    if (!isObject(schema) || certain.has(schema) || layers.has(schema)) return;
    layers.add(schema);
    visit(targets.get(schema), layers);
    for (const each of listIn(schema, 'allOf')) visit(each, layers);
  };
  visit(row, certain);
  // The sets grow while they are read: alternatives may have alternatives.
  const visitBranches = (schema: JsonObject) => {
    for (const name of ['anyOf', 'oneOf']) for (const each of listIn(schema, name)) visit(each, possible);
    for (const name of ['if', 'then', 'else']) visit(member(schema, name), possible);
    for (const each of Object.values(objectIn(schema, 'dependentSchemas'))) visit(each, possible);
  };
  for (const schema of certain) visitBranches(schema);
  for (const schema of possible) visitBranches(schema);
  return { certain: [...certain], possible: [...possible] };
}

/** Whether only named columns may be there. Patterns could name any, so with them it is left to each row. */
function isClosed(certain: readonly JsonObject[], every: readonly JsonObject[]): boolean {
  const admitsMore = (layer: JsonObject) =>
    ['patternProperties', '$dynamicRef'].some((name) => Object.hasOwn(layer, name)) ||
    ['additionalProperties', 'unevaluatedProperties'].some(
      (name) => (member(layer, name) ?? false) !== false,
    );
  const isClosedBy = (layer: JsonObject) =>
    member(layer, 'additionalProperties') === false && !Object.hasOwn(layer, 'patternProperties');
  if (certain.some(isClosedBy)) return true;
  return certain.some((layer) => member(layer, 'unevaluatedProperties') === false) && !every.some(admitsMore);
}

function othersOf(certain: readonly JsonObject[], reader: CellTypeReader): CellTypes {
  return both(
    certain.map((layer) => {
      const schemas = [
        ...Object.values(objectIn(layer, 'patternProperties')),
        member(layer, 'additionalProperties'),
      ];
      return either(schemas.filter(isObject).map((schema) => reader.read(schema)));
    }),
  );
}

/** Whether a typed cell without a value is left out of its row: null is not allowed there, and the column is not required. */
export function isLeftOut({ isRequired, cells }: Column): boolean {
  return !isRequired && !allowsNull(cells);
}

/** Whether null may be in the cells of a column. */
export function allowsNull({ types, constants }: CellTypes): boolean {
  const isListed = [...constants.values()].includes(null);
  return isListed || (types ? types.has('null') : constants.size === 0);
}

import { isObject, type Json, type JsonObject, member, typeOf } from '../json.js';
import type { Targets } from './targets.js';

/** The types that cells are told apart by; an integer is a number that the schema judges further. */
export type CellType = ReturnType<typeof typeOf>;

/** What the cells of a column may be. */
export interface CellTypes {
  /** The types whose values are allowed in general; `undefined` when nothing is known. */
  readonly types: ReadonlySet<CellType> | undefined;
  /** The values that are allowed one by one (codes, sentinels), by how they are written in a cell. */
  readonly constants: ReadonlyMap<string, Json>;
}

const NO_CONSTANTS: ReadonlyMap<string, Json> = new Map();

/** When a schema says nothing about a column. */
export const UNKNOWN: CellTypes = { types: undefined, constants: NO_CONSTANTS };

/** Whether a schema says anything about a column. */
export function isKnown({ types, constants }: CellTypes): boolean {
  return types !== undefined || constants.size > 0;
}

/** Reads from schema objects, without any value at hand, what the cells of a column may be. */
export class CellTypeReader {
  private readonly known = new Map<JsonObject, CellTypes>();

  constructor(private readonly targets: Targets) {}

  read(schema: Json | undefined): CellTypes {
    if (!isObject(schema)) return UNKNOWN;
    const known = this.known.get(schema);
    if (known) return known;
    // A schema that leads back to itself adds nothing to what it says already.
    this.known.set(schema, UNKNOWN);
    const types = both(this.partsOf(schema));
    this.known.set(schema, types);
    return types;
  }

  /** What each keyword says for itself; all of it holds at once. */
  private partsOf(schema: JsonObject): readonly CellTypes[] {
    const listed = (name: string) => {
      const held = member(schema, name);
      return Array.isArray(held) ? [held as readonly Json[]] : [];
    };
    const type = member(schema, 'type');
    const constant = member(schema, 'const');
    return [
      ...(type === undefined ? [] : [general(Array.isArray(type) ? type : [type])]),
      ...(constant === undefined ? [] : [constants([constant])]),
      ...listed('enum').map(constants),
      this.read(this.targets.get(schema)),
      ...listed('allOf').flatMap((each) => each.map((one) => this.read(one))),
      ...['anyOf', 'oneOf'].flatMap((name) =>
        listed(name).map((each) => either(each.map((one) => this.read(one)))),
      ),
    ];
  }
}

function general(names: readonly Json[]): CellTypes {
  const types = names.map((name) => (name === 'integer' ? 'number' : name) as CellType);
  return { types: new Set(types), constants: NO_CONSTANTS };
}

/** Scalars are known by their text; of an array or object only its type is asked. */
function constants(values: readonly Json[]): CellTypes {
  const isScalar = (value: Json) => typeof value !== 'object' || value === null;
  const written = values
    .filter(isScalar)
    .map((value) => [typeof value === 'string' ? value : JSON.stringify(value), value] as const);
  const types = new Set(values.filter((value) => !isScalar(value)).map(typeOf));
  return { types, constants: firstOfEach(written) };
}

/** Of two constants that are written alike, such as 1 and "1", the first counts. */
function firstOfEach(written: readonly (readonly [string, Json])[]): ReadonlyMap<string, Json> {
  return new Map(written.toReversed());
}

/** What alternatives allow together. */
export function either(alternatives: readonly CellTypes[]): CellTypes {
  if (alternatives.length < 2) return alternatives[0] ?? UNKNOWN;
  const isOpen = alternatives.some(({ types }) => types === undefined);
  return {
    types: isOpen ? undefined : new Set(alternatives.flatMap(({ types }) => [...types!])),
    constants: firstOfEach(alternatives.flatMap((each) => [...each.constants])),
  };
}

/** What is left when several things hold at once. */
export function both(parts: readonly CellTypes[]): CellTypes {
  const said = parts.filter(isKnown);
  if (said.length < 2) return said[0] ?? UNKNOWN;
  return said.reduce((one, other) => ({
    types: meet(one.types, other.types),
    constants: new Map([
      ...[...one.constants].filter(([text, value]) => admits(other, text, value)),
      ...[...other.constants].filter(([text, value]) => admits(one, text, value)),
    ]),
  }));
}

function meet(one: CellTypes['types'], other: CellTypes['types']): CellTypes['types'] {
  if (one === undefined || other === undefined) return one ?? other;
  return new Set([...one].filter((type) => other.has(type)));
}

function admits({ types, constants }: CellTypes, text: string, value: Json): boolean {
  return types === undefined || types.has(typeOf(value)) || constants.get(text) === value;
}

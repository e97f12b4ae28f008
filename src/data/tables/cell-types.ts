import { isObject, type Json, type JsonObject, member, typeOf } from '../../base/json.js';
import type { Targets } from './targets.js';

/** The types that cells are read as; an integer is a number that the schema checks further. */
export type CellType = ReturnType<typeof typeOf>;

/** What the cells of a column may be. */
export interface CellTypes {
  /** The types whose values are allowed in general; `undefined` when nothing is known. */
  readonly types: ReadonlySet<CellType> | undefined;
  /** The values that are allowed one by one (codes, sentinels), by how they are written in a cell. */
  readonly constants: ReadonlyMap<string, Json>;
  /** Types that are mentioned without being asked for: by keywords such as `minimum`, and in conditions. */
  readonly mentions: ReadonlySet<CellType>;
}

const NO_CONSTANTS: ReadonlyMap<string, Json> = new Map();
const NO_TYPES: ReadonlySet<CellType> = new Set();

/** Keywords that only numbers can fail. */
const NUMERIC = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/** For a column that a schema does not describe. */
export const UNKNOWN: CellTypes = { types: undefined, constants: NO_CONSTANTS, mentions: NO_TYPES };

/** Whether a schema restricts the types of a column. */
export function isKnown({ types, constants }: CellTypes): boolean {
  return types !== undefined || constants.size > 0;
}

/** What an empty cell is: the empty text or null where the schema states one of them, else nothing. */
export function emptyIn({ types, constants }: CellTypes): Json | undefined {
  const allowsNull = types?.has('null') || constants.get('null') === null;
  return constants.get('') ?? (allowsNull ? null : undefined);
}

/** The types that a column is known to have, as types or as those of its constants. */
export function statedTypes({ types, constants }: CellTypes): ReadonlySet<CellType> {
  return new Set([...(types ?? []), ...[...constants.values()].map(typeOf)]);
}

function mentioning(types: Iterable<CellType>): CellTypes {
  return { ...UNKNOWN, mentions: new Set(types) };
}

/** Reads from schema objects, without any value at hand, what the cells of a column may be. */
export class CellTypeReader {
  private readonly known = new Map<JsonObject, CellTypes>();

  constructor(private readonly targets: Targets) {}

  read(schema: Json | undefined): CellTypes {
    if (!isObject(schema)) return UNKNOWN;
    const known = this.known.get(schema);
    if (known) return known;
    // A schema that leads back to itself adds nothing.
    this.known.set(schema, UNKNOWN);
    const types = both(this.partsOf(schema));
    this.known.set(schema, types);
    return types;
  }

  /** What each keyword allows by itself; all of it holds at once. */
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
      ...NUMERIC.filter((name) => Object.hasOwn(schema, name)).map(() => mentioning(['number'])),
      ...['if', 'then', 'else', 'not'].map((name) => {
        const cells = this.read(member(schema, name));
        return mentioning([...statedTypes(cells), ...cells.mentions]);
      }),
    ];
  }
}

function general(names: readonly Json[]): CellTypes {
  const types = names.map((name) => (name === 'integer' ? 'number' : name) as CellType);
  return { ...UNKNOWN, types: new Set(types) };
}

/** Scalars are known by their text, arrays and objects only by their type. */
function constants(values: readonly Json[]): CellTypes {
  const isScalar = (value: Json) => typeof value !== 'object' || value === null;
  const written = values
    .filter(isScalar)
    .map((value) => [typeof value === 'string' ? value : JSON.stringify(value), value] as const);
  const types = new Set(values.filter((value) => !isScalar(value)).map(typeOf));
  return { ...UNKNOWN, types, constants: firstOfEach(written) };
}

/** Of two constants that are written alike, such as 1 and "1", the first counts. */
function firstOfEach(written: readonly (readonly [string, Json])[]): ReadonlyMap<string, Json> {
  return new Map(written.toReversed());
}

/** What alternatives allow together. */
export function either(alternatives: readonly CellTypes[]): CellTypes {
  if (alternatives.length < 2) return alternatives[0] ?? UNKNOWN;
  const isOpen = alternatives.some(({ types }) => types === undefined);
  const types = new Set(alternatives.flatMap(({ types = NO_TYPES }) => [...types]));
  return {
    types: isOpen ? undefined : types,
    constants: firstOfEach(alternatives.flatMap((each) => [...each.constants])),
    mentions: new Set([...mentionsOf(alternatives), ...(isOpen ? types : NO_TYPES)]),
  };
}

/** What is left when several things hold at once. */
export function both(parts: readonly CellTypes[]): CellTypes {
  const [first = UNKNOWN, ...others] = parts.filter(isKnown);
  const together = others.reduce(
    (one, other) => ({
      ...UNKNOWN,
      types: common(one.types, other.types),
      constants: new Map([
        ...[...one.constants].filter(([text, value]) => admits(other, text, value)),
        ...[...other.constants].filter(([text, value]) => admits(one, text, value)),
      ]),
    }),
    first,
  );
  return { ...together, mentions: mentionsOf(parts) };
}

function mentionsOf(parts: readonly CellTypes[]): ReadonlySet<CellType> {
  return new Set(parts.flatMap(({ mentions }) => [...mentions]));
}

function common(one: CellTypes['types'], other: CellTypes['types']): CellTypes['types'] {
  if (one === undefined || other === undefined) return one ?? other;
  return new Set([...one].filter((type) => other.has(type)));
}

function admits({ types, constants }: CellTypes, text: string, value: Json): boolean {
  return types === undefined || types.has(typeOf(value)) || constants.get(text) === value;
}

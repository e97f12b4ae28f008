import { isObject, type Json, type JsonObject, member } from '../json.js';
import { alternativesOf, type CodeReader } from './codes.js';
import type { Constraints, Subject, ValueType, Variable } from './description.js';
import type { Layer, Layers } from './layers.js';
import type { SubjectReader } from './subject.js';
import { allowsNull, typesOf } from './value-types.js';

/** How deep variables may stand in each other. */
const DEEPEST = 50;

/** A property that is a table of its own. */
export interface FoundTable {
  readonly layers: readonly Layer[];
  /** The names from the row of the table around it. */
  readonly path: readonly string[];
  /** Whether an array stands on the way. */
  readonly isNested: boolean;
}

/** Where a reader of variables stands. */
interface Place {
  readonly path: readonly string[];
  /** The definitions that it stands in: one that is met again is a ring. */
  readonly around: ReadonlySet<JsonObject>;
  readonly isNested: boolean;
  readonly isTable: (layers: readonly Layer[]) => boolean;
  readonly tables: FoundTable[];
}

/** Reads the columns of tables. */
export class VariableReader {
  private count = 0;
  /** Whether there was more than a description may hold. */
  isCut = false;

  constructor(
    private readonly layers: Layers,
    private readonly subjects: SubjectReader,
    private readonly codes: CodeReader,
    private readonly mostVariables: number,
  ) {}

  /** The variables of a row, and the tables that stand among them. */
  read(
    row: readonly Layer[],
    isTable: (layers: readonly Layer[]) => boolean,
  ): { readonly variables: readonly Variable[]; readonly tables: readonly FoundTable[] } {
    const tables: FoundTable[] = [];
    const place: Place = { path: [], around: objectsIn(row), isNested: false, isTable, tables };
    return { variables: this.members(row, place), tables };
  }

  private members(layers: readonly Layer[], place: Place): readonly Variable[] {
    const required = requiredIn(layers);
    const found = new Map<string, Variable | undefined>();
    for (const { value, frame, isLent } of layers) {
      const properties = isLent ? undefined : member(value, 'properties');
      if (!isObject(properties)) continue;
      for (const name of Object.keys(properties)) {
        if (found.has(name)) continue;
        const property = this.withAllThatIsSaid(name, layers, properties[name]!, frame);
        found.set(name, undefined);
        if (place.isTable(property)) {
          place.tables.push({ layers: property, path: [...place.path, name], isNested: place.isNested });
        } else {
          found.set(name, this.variable(property, name, required.has(name), place));
        }
      }
    }
    return [...found.values()].filter((each): each is Variable => each !== undefined);
  }

  /** A property may be spoken of in several of the parts that an object is made of. */
  private withAllThatIsSaid(
    name: string,
    layers: readonly Layer[],
    first: Json,
    frame: Layer['frame'],
  ): readonly Layer[] {
    const found = [...this.layers.of(first, frame)];
    if (layers.length === 1) return found;
    for (const { value, frame: home, isLent } of layers) {
      const properties = isLent ? undefined : member(value, 'properties');
      const other = isObject(properties) ? member(properties, name) : undefined;
      if (other === undefined || other === first) continue;
      found.push(...this.layers.of(other, home));
    }
    return found;
  }

  private variable(
    own: readonly Layer[],
    name: string,
    isRequired: boolean,
    place: Place,
  ): Variable | undefined {
    if (this.count >= this.mostVariables) {
      this.isCut = true;
      return undefined;
    }
    this.count++;
    const path = [...place.path, name];
    const whole = this.withOnlyAlternative(own);
    const { layers, shape } = this.withoutArrays(whole);
    const types = typesOf(layers);
    const tuple = shape.length > 0 ? undefined : tupleOf(layers);
    const isRing = layers.some(({ value, isLent }) => !isLent && place.around.has(value));
    const isTooDeep = path.length >= DEEPEST;
    if (isTooDeep) this.isCut = true;
    const objects = objectsIn(layers);
    const inner: Place = {
      path,
      around: objects.size === 0 ? place.around : new Set([...place.around, ...objects]),
      isNested: place.isNested || shape.length > 0,
      isTable: place.isTable,
      tables: place.tables,
    };
    const isLeaf = isRing || isTooDeep;
    const first = own[0];
    return variableOf(this.subjects.read(layers, first?.pointer ?? '', first?.uri ?? ''), {
      name,
      path,
      types: types.filter((each): each is ValueType => each !== 'null'),
      isNullable:
        types.includes('null') || (whole !== layers && typesOf(whole).includes('null')) || allowsNull(own),
      format: textIn(layers, 'format'),
      constraints: constraintsOf(layers),
      isRequired,
      isArray: shape.length > 0,
      shape,
      variables: isLeaf
        ? []
        : tuple
          ? tuple.items.flatMap(
              (item, index) =>
                this.variable(this.layers.of(item, tuple.frame), String(index), true, inner) ?? [],
            )
          : this.members(layers, inner),
      isTuple: tuple !== undefined,
      codes: this.codes.read(layers),
    });
  }

  /** `anyOf: [what it is, null]` and the like: the one alternative that is no constant and not null counts as said. */
  private withOnlyAlternative(layers: readonly Layer[]): readonly Layer[] {
    const added: Layer[] = [];
    for (const layer of layers) {
      if (layer.isLent) continue;
      for (const keyword of ['anyOf', 'oneOf'] as const) {
        const others = alternativesOf(layer.value, keyword).filter(
          (branch) => !Object.hasOwn(branch, 'const') && member(branch, 'type') !== 'null',
        );
        if (others.length === 1) added.push(...this.layers.of(others[0], layer.frame));
      }
    }
    return added.length === 0 ? layers : [...layers, ...added];
  }

  /** The layers with those of the innermost items, and how many items each array has where that is fixed. */
  private withoutArrays(layers: readonly Layer[]): {
    readonly layers: readonly Layer[];
    readonly shape: readonly number[];
  } {
    if (!layers.some(({ value }) => ARRAY_KEYWORDS.some((keyword) => Object.hasOwn(value, keyword)))) {
      return { layers, shape: typesOf(layers).includes('array') ? [-1] : [] };
    }
    let all = layers;
    let current = layers;
    const shape: number[] = [];
    const seen = new Set<JsonObject>();
    while (shape.length < DEEPEST) {
      const holder = current.find(
        ({ value, isLent }) =>
          !isLent && isObject(member(value, 'items')) && !Object.hasOwn(value, 'prefixItems'),
      );
      if (holder === undefined || seen.has(holder.value)) break;
      seen.add(holder.value);
      shape.push(fixedLength(holder.value));
      current = this.withOnlyAlternative(this.layers.of(holder.value.items, holder.frame));
      all = [...all.filter((each) => !current.includes(each)), ...current];
    }
    // An array without a word about its items is an array all the same.
    if (shape.length === 0 && typesOf(layers).includes('array') && tupleOf(layers) === undefined)
      shape.push(-1);
    return { layers: all, shape };
  }
}

/** A subject as a variable. Member by member: a spread of so many takes a hundred times as long. */
function variableOf(subject: Subject, own: Omit<Variable, keyof Subject>): Variable {
  return {
    uri: subject.uri,
    pointer: subject.pointer,
    label: subject.label,
    title: subject.title,
    richDescription: subject.richDescription,
    description: subject.description,
    terms: subject.terms,
    links: subject.links,
    period: subject.period,
    version: subject.version,
    contributions: subject.contributions,
    relations: subject.relations,
    quality: subject.quality,
    resourceType: subject.resourceType,
    structureType: subject.structureType,
    name: own.name,
    path: own.path,
    types: own.types,
    isNullable: own.isNullable,
    format: own.format,
    constraints: own.constraints,
    isRequired: own.isRequired,
    isArray: own.isArray,
    shape: own.shape,
    variables: own.variables,
    isTuple: own.isTuple,
    codes: own.codes,
  };
}

const ARRAY_KEYWORDS = ['items', 'prefixItems'] as const;

function fixedLength(value: JsonObject): number {
  const { minItems, maxItems } = value;
  return typeof maxItems === 'number' && minItems === maxItems ? maxItems : -1;
}

/** The layers that have members: only through them can a definition come to stand in itself. */
function objectsIn(layers: readonly Layer[]): ReadonlySet<JsonObject> {
  return new Set(layers.map(({ value }) => value).filter((value) => Object.hasOwn(value, 'properties')));
}

function requiredIn(layers: readonly Layer[]): ReadonlySet<Json> {
  return new Set(
    layers.flatMap(({ value, isLent }) => {
      const names = isLent ? undefined : member(value, 'required');
      return Array.isArray(names) ? (names as readonly Json[]) : [];
    }),
  );
}

function tupleOf(layers: readonly Layer[]) {
  for (const { value, frame, isLent } of layers) {
    const items = isLent ? undefined : member(value, 'prefixItems');
    if (Array.isArray(items)) return { items: items as readonly Json[], frame };
  }
  return undefined;
}

function textIn(layers: readonly Layer[], keyword: string): string | undefined {
  for (const { value, isLent } of layers) {
    const text = isLent ? undefined : member(value, keyword);
    if (typeof text === 'string') return text;
  }
  return undefined;
}

const CONSTRAINTS: { readonly [K in keyof Constraints]-?: 'number' | 'string' | 'any' } = {
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
  minLength: 'number',
  maxLength: 'number',
  pattern: 'string',
  minItems: 'number',
  maxItems: 'number',
  default: 'any',
  const: 'any',
  contentEncoding: 'string',
  contentMediaType: 'string',
};

function constraintsOf(layers: readonly Layer[]): Constraints {
  const found: { [name: string]: Json } = {};
  for (const { value, isLent } of layers) {
    if (isLent) continue;
    for (const name in value) {
      if (!Object.hasOwn(CONSTRAINTS, name) || Object.hasOwn(found, name)) continue;
      const wanted = CONSTRAINTS[name as keyof Constraints];
      if (wanted === 'any' || typeof value[name] === wanted) found[name] = value[name]!;
    }
  }
  return found as Constraints;
}

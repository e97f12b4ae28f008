import type { Budget } from '../../base/budget.js';
import { isObject, type Json, type JsonObject, member } from '../../base/json.js';
import type { CodeReader } from './codes.js';
import type { Constraints, Variable } from './description.js';
import { LIMITS } from './keyword-roles.js';
import type { Layer } from './layer.js';
import type { Layers } from './layers.js';
import type { PlainBook } from './plain.js';
import type { AnyType } from './shape.js';
import type { Draft, SubjectReader } from './subject.js';
import { allowsNull, typesOf, withoutNull } from './value-types.js';

/** How deeply variables may be nested. */
const DEEPEST = 50;

/** A property that is a table of its own. */
export interface FoundTable {
  readonly layers: readonly Layer[];
  /** The names from the row of the table around it. */
  readonly path: readonly string[];
  /** Whether there is an array on the path. */
  readonly isNested: boolean;
}

/** The position of a reader of variables. */
interface Place {
  readonly path: readonly string[];
  /** The definitions that it is in: one that occurs again is a cycle. */
  readonly around: ReadonlySet<JsonObject>;
  readonly isNested: boolean;
  readonly isTable: (layers: readonly Layer[]) => boolean;
  readonly tables: FoundTable[];
}

/** What the schema states about the values of a variable. */
interface ValuesSaid {
  /** All layers that describe them, also those of the items of arrays. */
  readonly layers: readonly Layer[];
  readonly types: readonly AnyType[];
  readonly isNullable: boolean;
  readonly shape: readonly number[];
  readonly tuple: { readonly items: readonly Json[]; readonly schemaIndex: Layer['schemaIndex'] } | undefined;
}

/** The usual average number of annotations per variable; what is shared counts for each variable that has it. */
const VALUES_A_VARIABLE = 20;

/** Reads the columns of tables. */
export class VariableReader {
  private count = 0;
  private values = 0;
  /** Whether there was more than a description may hold. */
  isCut = false;

  constructor(
    private readonly layers: Layers,
    private readonly subjects: SubjectReader,
    private readonly codes: CodeReader,
    private readonly plain: PlainBook,
    private readonly mostVariables: number,
    private readonly budget: Budget,
  ) {}

  /** The variables of a row of a table, and the tables that are among them. */
  read(
    table: readonly Layer[],
    row: readonly Layer[],
    isTable: (layers: readonly Layer[]) => boolean,
  ): { readonly variables: readonly Variable[]; readonly tables: readonly FoundTable[] } {
    const tables: FoundTable[] = [];
    const around = new Set([...table.filter(holdsItems).map(({ value }) => value), ...objectsIn(row)]);
    const place: Place = { path: [], around, isNested: false, isTable, tables };
    return { variables: this.members(row, place), tables };
  }

  private members(layers: readonly Layer[], place: Place): readonly Variable[] {
    const required = requiredIn(layers);
    const found: Variable[] = [];
    // Only where several layers describe the members can one occur twice.
    const met = layers.length > 1 ? new Set<string>() : undefined;
    for (const { value, schemaIndex, isLent } of layers) {
      const properties = isLent ? undefined : member(value, 'properties');
      if (!isObject(properties)) continue;
      for (const name in properties) {
        if (met?.has(name)) continue;
        met?.add(name);
        this.budget.spend(layers.length);
        const property = this.withAllThatIsSaid(name, layers, properties[name]!, schemaIndex);
        if (place.isTable(this.withoutRings(property, place))) {
          place.tables.push({ layers: property, path: [...place.path, name], isNested: place.isNested });
        } else {
          const variable = this.variable(property, name, required.has(name), place);
          if (variable) found.push(variable);
        }
      }
    }
    return found;
  }

  /** Several parts of an object may describe the same property. */
  private withAllThatIsSaid(
    name: string,
    layers: readonly Layer[],
    first: Json,
    schemaIndex: Layer['schemaIndex'],
  ): readonly Layer[] {
    const nearest = this.layers.of(first, schemaIndex);
    if (layers.length === 1) return nearest;
    const found = [...nearest];
    for (const { value, schemaIndex: home, isLent } of layers) {
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
    this.budget.spend(STEPS_A_VARIABLE + (place.path.length >> 2));
    this.count++;
    for (const { size } of own) this.values += size;
    if (this.count > this.mostVariables || this.values > this.mostVariables * VALUES_A_VARIABLE) {
      this.isCut = true;
      return undefined;
    }
    const path = [...place.path, name];
    if (path.length >= DEEPEST) this.isCut = true;
    const statements = this.valuesOf(own);
    const { layers, types, shape } = statements;
    this.plain.note('variable', layers);
    const subject = this.subjects.readFirst(this.withoutRings(layers, place), own[0]);
    const variable = subject as Draft<Variable>;
    variable.name = name;
    variable.path = path;
    variable.types = withoutNull(types);
    variable.isNullable = statements.isNullable;
    variable.format = textIn(layers, 'format');
    variable.constraints = constraintsOf(layers);
    variable.isRequired = isRequired;
    variable.isArray = shape.length > 0;
    variable.shape = shape;
    variable.variables = this.partsOf(statements, path, place);
    variable.isTuple = statements.tuple !== undefined;
    variable.codes = this.codes.read(layers);
    return variable;
  }

  /** A reference to something around the variable gives its values a type; but its annotations describe the target. */
  private withoutRings(layers: readonly Layer[], { around }: Place): readonly Layer[] {
    if (!isShaped(layers)) return layers;
    const rings = layers.filter(({ value }) => around.has(value));
    if (rings.length === 0) return layers;
    const theirs = new Set(
      rings.flatMap(({ value, schemaIndex }) => this.layers.of(value, schemaIndex)).map(({ value }) => value),
    );
    return layers.filter(({ value }) => !theirs.has(value));
  }

  /** What the layers of a variable say about its values. */
  private valuesOf(own: readonly Layer[]): ValuesSaid {
    if (!isShaped(own)) {
      const types = typesOf(own);
      const shape = types.includes('array') ? ANY_LENGTH : NONE;
      return { layers: own, types, isNullable: types.includes('null'), shape, tuple: undefined };
    }
    const whole = this.withOnlyAlternative(own);
    const { layers, shape } = this.withoutArrays(whole);
    const types = typesOf(layers);
    const isNullable =
      types.includes('null') || (whole !== layers && typesOf(whole).includes('null')) || allowsNull(own);
    return { layers, types, isNullable, shape, tuple: shape.length > 0 ? undefined : tupleOf(layers) };
  }

  /** The members of an object, or the places of a tuple. */
  private partsOf({ layers, shape, tuple }: ValuesSaid, path: readonly string[], around: Place) {
    if (!isShaped(layers) || path.length >= DEEPEST) return NONE;
    if (layers.some(({ value, isLent }) => !isLent && around.around.has(value))) return NONE;
    const objects = objectsIn(layers);
    const inner: Place = {
      path,
      around: objects.length === 0 ? around.around : new Set([...around.around, ...objects]),
      isNested: around.isNested || shape.length > 0,
      isTable: around.isTable,
      tables: around.tables,
    };
    if (tuple === undefined) return this.members(layers, inner);
    return tuple.items.flatMap(
      (item, index) =>
        this.variable(this.layers.of(item, tuple.schemaIndex), String(index), true, inner) ?? [],
    );
  }

  /** `anyOf: [what it is, null]` and the like: the one alternative that is neither a constant nor null is used. */
  private withOnlyAlternative(layers: readonly Layer[]): readonly Layer[] {
    const added: Layer[] = [];
    for (const layer of layers) {
      if (layer.isLent || !layer.isShaping) continue;
      for (const only of layer.shape?.onlyAlternatives ?? NONE)
        added.push(...this.layers.of(only, layer.schemaIndex));
    }
    return added.length === 0 ? layers : [...layers, ...added];
  }

  /** The layers with those of the innermost items, and how many items each array has where that is fixed. */
  private withoutArrays(layers: readonly Layer[]): Pick<ValuesSaid, 'layers' | 'shape'> {
    let all = layers;
    let current = layers;
    const shape: number[] = [];
    const seen = new Set<JsonObject>();
    while (shape.length < DEEPEST) {
      const holder = current.find(holdsItems);
      if (holder === undefined || seen.has(holder.value)) break;
      seen.add(holder.value);
      shape.push(fixedLength(holder.value));
      current = this.withOnlyAlternative(this.layers.of(holder.value.items, holder.schemaIndex));
      all = [...all, ...current];
    }
    if (shape.length > 0) return { layers: all, shape };
    // An array without a word about its items is an array all the same.
    const isArray = typesOf(layers).includes('array') && tupleOf(layers) === undefined;
    return { layers, shape: isArray ? ANY_LENGTH : NONE };
  }
}

const NONE: readonly never[] = [];
const ANY_LENGTH: readonly number[] = [-1];
const STEPS_A_VARIABLE = 6;

/** Whether there are parts or alternatives to look for. */
function isShaped(layers: readonly Layer[]): boolean {
  return layers.some(({ isShaping }) => isShaping);
}

function holdsItems({ value, isLent, isShaping }: Layer): boolean {
  return (
    isShaping && !isLent && isObject(member(value, 'items')) && member(value, 'prefixItems') === undefined
  );
}

function fixedLength(value: JsonObject): number {
  const { minItems, maxItems } = value;
  return typeof maxItems === 'number' && minItems === maxItems ? maxItems : -1;
}

/** The layers that have members: only through them can a definition contain itself. */
function objectsIn(layers: readonly Layer[]): readonly JsonObject[] {
  return layers.map(({ value }) => value).filter((value) => member(value, 'properties') !== undefined);
}

function requiredIn(layers: readonly Layer[]): ReadonlySet<Json> {
  let required: Set<Json> | undefined;
  for (const { value, isLent } of layers) {
    const names = isLent ? undefined : member(value, 'required');
    if (!Array.isArray(names)) continue;
    required ??= new Set();
    for (const name of names as readonly Json[]) required.add(name);
  }
  return required ?? NO_NAMES;
}

const NO_NAMES: ReadonlySet<Json> = new Set();

function tupleOf(layers: readonly Layer[]): ValuesSaid['tuple'] {
  for (const { value, schemaIndex, isLent, isShaping } of layers) {
    const items = isLent || !isShaping ? undefined : member(value, 'prefixItems');
    if (Array.isArray(items)) return { items: items as readonly Json[], schemaIndex };
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

const NO_CONSTRAINTS: Constraints = {};

function constraintsOf(layers: readonly Layer[]): Constraints {
  if (!layers.some(({ isLimiting }) => isLimiting)) return NO_CONSTRAINTS;
  const found: { [name: string]: Json } = {};
  for (const { value, isLent } of layers) {
    if (isLent) continue;
    for (const name in value) {
      const wanted = LIMITS.get(name);
      if (wanted === undefined || found[name] !== undefined) continue;
      if (wanted === 'any' || typeof value[name] === wanted) found[name] = value[name]!;
    }
  }
  return found as Constraints;
}

import type { Budget } from '../../base/budget.js';
import { isObject, type Json, type JsonObject, listIn, member, objectIn, textsIn } from '../../base/json.js';
import { holdingKeyword } from '../../quality/validate/index.js';
import { patternOf } from '../../quality/validate/patterns/index.js';
import { append } from '../../schema/document/index.js';
import type { Unchecked } from '../check/index.js';
import type { Targets } from '../tables/index.js';
import { isScalar } from './cells.js';
import {
  and,
  type CellTest,
  type Condition,
  cell,
  type JsonType,
  not,
  one,
  or,
  type Relation,
  sizeOf,
  TRUE,
} from './condition.js';
import { type FormatPattern, formatPatterns } from './formats.js';
import { scaled } from './multiple.js';

/** One thing that a schema asks of rows, as the row checker reports it. */
export interface Check {
  /** Empty for what concerns a whole row. */
  readonly column: string;
  readonly keyword: string;
  /** The place of the keyword below the schema of a row. */
  readonly location: string;
  /** Holds for the rows that fail it. */
  readonly fails: Condition;
}

/** Something that a schema asks and that has no condition. */
export type Residual = Unchecked;

/** What a schema asks of rows. */
export interface Plan {
  readonly checks: readonly Check[];
  readonly residual: readonly Residual[];
}

/** What is known before any row is read. */
export interface PlanOptions {
  /** What `$ref`s lead to. */
  readonly targets: Targets;
  /** The columns of the table. */
  readonly names: readonly string[];
  /** Whether `format` is checked. */
  readonly assertsFormats: boolean;
  /** Whether a pattern can be asked for. */
  readonly hasPattern: (pattern: string) => boolean;
  /** Whether the values of a column are arrays or objects of the engine. */
  readonly isNested: (column: string) => boolean;
  /** The steps that the plan may take: a short schema can ask for a lot by its references. */
  readonly budget?: Budget | undefined;
}

/** Says what the schema of a row asks, check by check. */
export function planOf(row: Json, options: PlanOptions): Plan {
  const walk = new Walk(options);
  walk.row(row, { guard: TRUE, location: '' });
  return walk;
}

/** Where in a schema the walk is, and for which rows that part of it applies. */
interface Place {
  readonly guard: Condition;
  readonly location: string;
}

/** What a schema object applies to: a row, or the cell of a column. */
type Subject = { readonly is: 'row' } | { readonly is: 'cell'; readonly column: string };

const ROW: Subject = { is: 'row' };

const RELATIONS = {
  minimum: '<',
  maximum: '>',
  exclusiveMinimum: '<=',
  exclusiveMaximum: '>=',
} as const satisfies { readonly [keyword: string]: Relation };

const LENGTHS = { minLength: '<', maxLength: '>' } as const;

const COUNTS = { minProperties: '<', maxProperties: '>' } as const;

/** Keywords that only arrays and objects can fail. */
const NESTED = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'contains',
  'minItems',
  'maxItems',
  'uniqueItems',
  'unevaluatedItems',
]);

/** Keywords that ask something of a row for which there is no condition. */
const NOT_OF_ROWS = ['propertyNames', 'unevaluatedProperties', 'const', 'enum', '$dynamicRef'] as const;

class Walk implements Plan {
  readonly checks: Check[] = [];
  readonly residual: Residual[] = [];
  private readonly places: ReadonlyMap<string, number>;

  constructor(
    private readonly options: PlanOptions,
    /** The schemas that lead here: one that leads back to itself has no condition of finite length. */
    private readonly trail = new Set<JsonObject>(),
    around?: Walk,
  ) {
    this.places = around?.places ?? new Map(options.names.map((name, index) => [name, index]));
  }

  row(schema: Json, place: Place): void {
    this.visit(schema, ROW, place, (object) => {
      if (Object.hasOwn(object, 'type') && !typesIn(object).includes('object'))
        this.add(ROW, 'type', place, TRUE);
      for (const keyword of NOT_OF_ROWS)
        if (Object.hasOwn(object, keyword) && object[keyword] !== true)
          this.leave(ROW, keyword, place, 'it concerns a whole row');
      this.counts(object, place);
      this.members(object, place);
      this.requirements(object, place);
    });
  }

  private cell(schema: Json, column: string, place: Place): void {
    const subject: Subject = { is: 'cell', column };
    this.visit(schema, subject, place, (object) => {
      const isLeft = (keyword: string) =>
        this.options.isNested(column) && looksInside(keyword, object[keyword]!);
      for (const [keyword, fails] of failingTests(object, column)) {
        if (isLeft(keyword)) this.leave(subject, keyword, place, 'its values are arrays or objects');
        else this.add(subject, keyword, place, fails);
      }
      const divisor = member(object, 'multipleOf');
      if (typeof divisor === 'number' && scaled(divisor) === undefined)
        this.leave(subject, 'multipleOf', place, 'its digits are too many for a double');
      const { pattern } = object;
      if (typeof pattern === 'string') this.pattern({ pattern }, 'pattern', subject, place);
      this.format(member(object, 'format'), subject, place);
      if (Object.hasOwn(object, '$dynamicRef'))
        this.leave(subject, '$dynamicRef', place, 'what it refers to depends on the way there');
    });
  }

  /** What rows and cells have in common: references and choices. */
  private visit(schema: Json, subject: Subject, place: Place, own: (object: JsonObject) => void): void {
    if (schema === true) return;
    if (!isObject(schema)) {
      this.refuse(subject, place);
      return;
    }
    if (this.trail.has(schema)) {
      this.leave(subject, '$ref', place, 'it refers back to itself');
      return;
    }
    this.options.budget?.spend(stepsFor(schema));
    this.trail.add(schema);
    const below = (held: Json, location: string, guard = place.guard) =>
      subject.is === 'row'
        ? this.row(held, { guard, location })
        : this.cell(held, subject.column, { guard, location });
    const target = this.options.targets.get(schema);
    if (target !== undefined) below(target, append(place.location, '$ref'));
    else if (Object.hasOwn(schema, '$ref')) this.leave(subject, '$ref', place, 'it does not resolve');
    own(schema);
    for (const [index, each] of listIn(schema, 'allOf').entries()) below(each, at(place, 'allOf', index));
    this.choice(schema, 'anyOf', or, subject, place);
    this.choice(schema, 'oneOf', one, subject, place);
    const forbidden = member(schema, 'not');
    if (forbidden !== undefined) this.alternative(subject, 'not', place, [forbidden], ([holds]) => holds!);
    this.condition(schema, subject, place, below);
    this.trail.delete(schema);
  }

  private condition(
    schema: JsonObject,
    subject: Subject,
    place: Place,
    below: (held: Json, location: string, guard: Condition) => void,
  ): void {
    const asked = member(schema, 'if');
    if (asked === undefined) return;
    const holds = this.holding(asked, subject, append(place.location, 'if'));
    for (const [keyword, applies] of [
      ['then', holds],
      ['else', holds && not(holds)],
    ] as const) {
      const held = member(schema, keyword);
      if (held === undefined) continue;
      if (applies === undefined) this.leave(subject, keyword, place, '"if" has no condition');
      else below(held, append(place.location, keyword), and(place.guard, applies));
    }
  }

  private choice(
    schema: JsonObject,
    keyword: 'anyOf' | 'oneOf',
    join: (...parts: readonly Condition[]) => Condition,
    subject: Subject,
    place: Place,
  ): void {
    const held = listIn(schema, keyword);
    if (held.length > 0) this.alternative(subject, keyword, place, held, (parts) => not(join(...parts)));
  }

  /** A check that is made of what some schemas say of the same subject. */
  private alternative(
    subject: Subject,
    keyword: string,
    place: Place,
    schemas: readonly Json[],
    failing: (holding: readonly Condition[]) => Condition,
  ): void {
    const parts = schemas.map((each, index) => this.holding(each, subject, at(place, keyword, index)));
    if (parts.includes(undefined)) this.leave(subject, keyword, place, 'one of its schemas has no condition');
    else this.add(subject, keyword, place, failing(parts as readonly Condition[]));
  }

  /** The condition under which a schema accepts a row or cell; none where a part of it is residual. */
  private holding(schema: Json, subject: Subject, location: string): Condition | undefined {
    const inner = new Walk(this.options, this.trail, this);
    const place = { guard: TRUE, location };
    if (subject.is === 'row') inner.row(schema, place);
    else inner.cell(schema, subject.column, place);
    if (inner.residual.length > 0) return undefined;
    return not(or(...inner.checks.map(({ fails }) => fails)));
  }

  private format(format: Json | undefined, subject: Subject & { readonly is: 'cell' }, place: Place): void {
    if (!this.options.assertsFormats || typeof format !== 'string' || !Object.hasOwn(formatPatterns, format))
      return;
    this.pattern(formatPatterns[format]!, 'format', subject, place);
  }

  private pattern(
    asked: FormatPattern,
    keyword: string,
    subject: Subject & { readonly is: 'cell' },
    place: Place,
  ): void {
    const isText = cell(subject.column, { is: 'type', types: ['string'] });
    const matches = cell(subject.column, { is: 'pattern', ...asked });
    const { pattern, doubt = pattern } = asked;
    if ([pattern, doubt].every(this.options.hasPattern))
      this.add(subject, keyword, place, and(isText, not(matches)));
    else this.leave(subject, keyword, place, 'the engine does not support this pattern');
  }

  /** The schemas of the columns, by their names. */
  private members(object: JsonObject, place: Place): void {
    const properties = objectIn(object, 'properties');
    const patterns = Object.entries(objectIn(object, 'patternProperties'));
    const others = member(object, 'additionalProperties');
    const isOpen = patterns.length > 0 || others !== undefined;
    for (const name of isOpen ? this.allNames(properties) : this.namesIn(properties)) {
      const guard = and(place.guard, cell(name, { is: 'present' }));
      const below = (schema: Json, ...way: readonly string[]) =>
        this.cell(schema, name, { guard, location: append(place.location, ...way) });
      const own = member(properties, name);
      this.options.budget?.spend(STEPS_A_NAME * (1 + patterns.length));
      const matching = patterns.filter(([pattern]) => patternOf(pattern).test(name, this.options.budget));
      if (own !== undefined) below(own, 'properties', name);
      for (const [pattern, schema] of matching) below(schema, 'patternProperties', pattern);
      if (own === undefined && matching.length === 0 && others !== undefined)
        below(others, 'additionalProperties');
    }
  }

  /** The columns of the table, and the properties beside them. */
  private allNames(properties: JsonObject): Iterable<string> {
    return new Set([...this.options.names, ...Object.keys(properties)]);
  }

  /** The properties in the same order: columns as they are in the table, and then others. */
  private namesIn(properties: JsonObject): Iterable<string> {
    const placeOf = (name: string) => this.places.get(name) ?? this.places.size;
    return Object.keys(properties).sort((a, b) => placeOf(a) - placeOf(b));
  }

  /** How many columns of a row have values. */
  private counts(object: JsonObject, place: Place): void {
    for (const [keyword, relation] of Object.entries(COUNTS)) {
      const bound = member(object, keyword);
      if (typeof bound !== 'number') continue;
      this.options.budget?.spend(this.options.names.length);
      const of = this.options.names.map((name) => cell(name, { is: 'present' }));
      this.add(ROW, keyword, place, { is: 'count', of, relation, bound });
    }
  }

  /** The columns that rows must have. */
  private requirements(object: JsonObject, place: Place): void {
    const asks = (keyword: string, name: string, guard: Condition) =>
      this.push({
        column: name,
        keyword,
        location: append(place.location, keyword),
        fails: and(guard, not(cell(name, { is: 'present' }))),
      });
    for (const name of textsIn(object, 'required')) asks('required', name, place.guard);
    for (const [trigger, names] of Object.entries(objectIn(object, 'dependentRequired'))) {
      const guard = and(place.guard, cell(trigger, { is: 'present' }));
      for (const name of Array.isArray(names) ? names : []) asks('dependentRequired', String(name), guard);
    }
    for (const [trigger, held] of Object.entries(objectIn(object, 'dependentSchemas'))) {
      const guard = and(place.guard, cell(trigger, { is: 'present' }));
      this.row(held, { guard, location: append(append(place.location, 'dependentSchemas'), trigger) });
    }
  }

  private add(subject: Subject, keyword: string, { guard, location }: Place, fails: Condition): void {
    const condition = and(guard, fails);
    if (condition.is === 'false') return;
    const column = subject.is === 'row' ? '' : subject.column;
    this.push({ column, keyword, location: append(location, keyword), fails: condition });
  }

  /** A schema that no value meets. */
  private refuse(subject: Subject, { guard, location }: Place): void {
    const column = subject.is === 'row' ? '' : subject.column;
    this.push({ column, keyword: holdingKeyword(location), location, fails: guard });
  }

  /** Adds a check, which is written out with all that it consists of. */
  private push(check: Check): void {
    this.options.budget?.spend(sizeOf(check.fails));
    this.checks.push(check);
  }

  private leave(subject: Subject, keyword: string, { location }: Place, reason: string): void {
    const column = subject.is === 'row' ? '' : subject.column;
    this.residual.push({ column, keyword, location: append(location, keyword), reason });
  }
}

/**
 * The keywords of a schema object that look at a value, each with the condition that fails it. Texts that are arrays or
 * objects are doubtful, so that it does not matter which of them fail.
 */
function failingTests(
  object: JsonObject,
  column: string,
): readonly (readonly [keyword: string, fails: Condition])[] {
  const asked = (test: CellTest) => cell(column, test);
  const found: (readonly [string, Condition])[] = [];
  for (const keyword in object) {
    const held = object[keyword]!;
    if (keyword === 'type') found.push([keyword, not(asked({ is: 'type', types: typesIn(object) }))]);
    else if (keyword === 'const') found.push([keyword, not(asked({ is: 'constant', values: [held] }))]);
    else if (keyword === 'enum')
      found.push([keyword, not(asked({ is: 'constant', values: held as readonly Json[] }))]);
    else if (keyword in RELATIONS) {
      const relation = RELATIONS[keyword as keyof typeof RELATIONS];
      found.push([keyword, asked({ is: 'number', relation, bound: held as number })]);
    } else if (keyword in LENGTHS) {
      const relation = LENGTHS[keyword as keyof typeof LENGTHS];
      found.push([keyword, asked({ is: 'length', relation, bound: held as number })]);
    } else if (keyword === 'multipleOf' && scaled(held as number) !== undefined) {
      const isNumber = asked({ is: 'type', types: ['number'] });
      found.push([keyword, and(isNumber, not(asked({ is: 'multiple', divisor: held as number })))]);
    } else if (NESTED.has(keyword)) found.push([keyword, asked({ is: 'type', types: ['array', 'object'] })]);
  }
  return found;
}

/** Whether a keyword looks into arrays or objects. */
function looksInside(keyword: string, held: Json): boolean {
  if (keyword === 'const') return !isScalar(held);
  if (keyword === 'enum') return !(held as readonly Json[]).every(isScalar);
  return NESTED.has(keyword);
}

function typesIn(object: JsonObject): readonly JsonType[] {
  const type = member(object, 'type');
  return (Array.isArray(type) ? type : [type]) as unknown as readonly JsonType[];
}

/** What it takes to find out what is asked of a column. */
const STEPS_A_NAME = 1;

/** What it takes to write the conditions of a schema object: a set of letters in a pattern can have thousands of characters. */
function stepsFor(schema: JsonObject): number {
  const { pattern } = schema;
  const length = typeof pattern === 'string' ? pattern.length : 0;
  return 10 * Object.keys(schema).length + listIn(schema, 'enum').length + 50 * length;
}

function at({ location }: Place, keyword: string, index: number): string {
  return append(append(location, keyword), String(index));
}

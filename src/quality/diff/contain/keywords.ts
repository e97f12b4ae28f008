import { isObject, type Json, type JsonObject, type JsonType, member } from '../../../base/json.js';
import { keyOf } from '../../validate/index.js';
import type { SchemaParts } from '../../validate/parts/index.js';
import { type Atom, all, any, atom, FALSE, type Formula, lazily, literal, negated, TRUE } from './formula.js';
import { unevaluatedFormula } from './unevaluated.js';

/** What a keyword is read from. */
interface Place {
  readonly parts: SchemaParts;
  readonly schema: JsonObject;
  readonly keywords: JsonObject;
  readonly type: JsonType;
}

type Reader = (held: Json, place: Place) => Formula;

const schemasIn = (held: Json): readonly Json[] => (Array.isArray(held) ? (held as readonly Json[]) : []);
const membersOf = (held: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(held) ? Object.entries(held) : [];
const namesIn = (held: Json | undefined): readonly string[] => membersOf(held).map(([name]) => name);

/** A keyword that says something of values of one type only. */
function on(type: JsonType, read: Reader): Reader {
  return (held, place) => (place.type === type ? read(held, place) : TRUE);
}

function limit(type: JsonType, kind: 'length' | 'count', side: 'least' | 'most'): Reader {
  return on(type, (held) => atom({ kind, side, value: held as number }));
}

function bound(side: 'least' | 'most', isOpen: boolean): Reader {
  return on('number', (held) => atom({ kind: 'bound', side, value: held as number, isOpen }));
}

const unknown =
  (keyword: string): Reader =>
  (_held, { schema, parts }) => ({ kind: 'unknown', keyword, schema, parts });

function unevaluated(keyword: 'unevaluatedProperties' | 'unevaluatedItems'): Reader {
  return (held, place) => {
    if (held === true) return TRUE;
    const { parts, keywords, schema } = place;
    return unevaluatedFormula(keyword, held, parts, keywords, schema) ?? unknown(keyword)(held, place);
  };
}

/** What the keywords say that Draft 2020-12 asserts; all others assert nothing. */
const READERS: { readonly [keyword: string]: Reader } = {
  type: (held, { type }) => {
    const types = [held].flat() as readonly string[];
    if (types.includes(type)) return TRUE;
    return type === 'number' && types.includes('integer')
      ? atom({ kind: 'multiple', of: 1, isMet: true })
      : FALSE;
  },
  const: (held) => atom({ kind: 'among', values: [held], isMet: true }),
  enum: (held) => atom({ kind: 'among', values: schemasIn(held), isMet: true }),
  minimum: bound('least', false),
  maximum: bound('most', false),
  exclusiveMinimum: bound('least', true),
  exclusiveMaximum: bound('most', true),
  multipleOf: on('number', (held) => atom({ kind: 'multiple', of: held as number, isMet: true })),
  minLength: limit('string', 'length', 'least'),
  maxLength: limit('string', 'length', 'most'),
  pattern: on('string', (held, { parts }) =>
    atom({ kind: 'pattern', pattern: held as string, parts, isMet: true }),
  ),
  format: (_held, place) => (place.parts.assertsFormats ? unknown('format')(_held, place) : TRUE),
  minItems: limit('array', 'count', 'least'),
  maxItems: limit('array', 'count', 'most'),
  uniqueItems: on('array', (held) => (held === true ? atom({ kind: 'unique', isMet: true }) : TRUE)),
  prefixItems: on('array', (held, { parts }) =>
    all(
      schemasIn(held).map((schema, at) =>
        atom({ kind: 'item', at, literal: { parts, schema, isMet: true } }),
      ),
    ),
  ),
  items: on('array', (held, { parts, keywords }) =>
    atom({
      kind: 'items',
      from: schemasIn(keywords.prefixItems ?? []).length,
      isSome: false,
      literal: { parts, schema: held, isMet: true },
    }),
  ),
  contains: on('array', (held, { parts, keywords }) => {
    const found = { parts, schema: held, isMet: true };
    const { minContains: least = 1, maxContains: most } = keywords as {
      minContains?: number;
      maxContains?: number;
    };
    const rules: Atom[] = [];
    if (least > 0) rules.push({ kind: 'containing', literal: found, side: 'least', value: least });
    if (most !== undefined) rules.push({ kind: 'containing', literal: found, side: 'most', value: most });
    return all(rules.map(atom));
  }),
  minProperties: limit('object', 'count', 'least'),
  maxProperties: limit('object', 'count', 'most'),
  required: on('object', (held) => all(schemasIn(held).map((name) => present(name as string)))),
  properties: on('object', (held, { parts }) =>
    all(
      membersOf(held).map(([name, schema]) =>
        atom({ kind: 'member', name, literal: { parts, schema, isMet: true } }),
      ),
    ),
  ),
  patternProperties: on('object', (held, { parts }) =>
    all(
      membersOf(held).map(([pattern, schema]) =>
        atom({
          kind: 'members',
          domain: { kind: 'matching', pattern, parts },
          isSome: false,
          literal: { parts, schema, isMet: true },
        }),
      ),
    ),
  ),
  additionalProperties: on('object', (held, { parts, keywords }) =>
    atom({
      kind: 'members',
      domain: {
        kind: 'others',
        names: new Set(namesIn(keywords.properties)),
        patterns: namesIn(keywords.patternProperties),
        parts,
      },
      isSome: false,
      literal: { parts, schema: held, isMet: true },
    }),
  ),
  propertyNames: on('object', (held, { parts }) =>
    atom({ kind: 'names', isSome: false, literal: { parts, schema: held, isMet: true } }),
  ),
  dependentRequired: on('object', (held) =>
    all(
      membersOf(held).map(([name, others]) =>
        any([negated(present(name)), all(schemasIn(others).map((other) => present(other as string)))]),
      ),
    ),
  ),
  dependentSchemas: on('object', (held, { parts }) =>
    all(membersOf(held).map(([name, schema]) => any([negated(present(name)), literal(parts, schema)]))),
  ),
  allOf: (held, { parts }) => all(schemasIn(held).map((each) => literal(parts, each))),
  anyOf: (held, { parts }) =>
    constantsIn(held, parts) ?? any(schemasIn(held).map((each) => literal(parts, each))),
  oneOf: (held, { parts }) => {
    const constants = constantsIn(held, parts);
    if (constants) return constants;
    const [met, unmet] = [true, false].map((isMet) =>
      schemasIn(held).map((each) => literal(parts, each, isMet)),
    );
    return any(met!.map((each, index) => all([each, lazily('all', () => unmet!.toSpliced(index, 1))])));
  },
  not: (held, { parts }) => literal(parts, held, false),
  if: (held, { parts, keywords }) => {
    const [then, otherwise] = ['then', 'else'].map((name) => member(keywords, name) ?? true);
    return any([
      all([literal(parts, held), literal(parts, then!)]),
      all([literal(parts, held, false), literal(parts, otherwise!)]),
    ]);
  },
  $ref: (_held, { parts, schema }) => literal(parts, parts.targetOf(schema)),
  $dynamicRef: (held, place) => {
    const target = place.parts.dynamicTargetOf(place.schema);
    return target === undefined ? unknown('$dynamicRef')(held, place) : literal(place.parts, target);
  },
  unevaluatedProperties: on('object', unevaluated('unevaluatedProperties')),
  unevaluatedItems: on('array', unevaluated('unevaluatedItems')),
};

function present(name: string): Formula {
  return atom({ kind: 'presence', name, isMet: true });
}

/** A list of codes: alternatives that are one value each, all different, as one rule. */
function constantsIn(held: Json, parts: SchemaParts): Formula | undefined {
  const values: Json[] = [];
  const seen = new Set<string>();
  for (const each of schemasIn(held)) {
    if (!isObject(each)) return undefined;
    const keywords = parts.keywordsOf(each);
    const { const: value } = keywords;
    if (value === undefined || Object.keys(keywords).some((name) => name !== 'const' && asserts(name)))
      return undefined;
    seen.add(keyOf(value));
    if (seen.size !== values.push(value)) return undefined;
  }
  return atom({ kind: 'among', values, isMet: true });
}

/** What a schema object says of the values of a type. */
export function formulaOf(parts: SchemaParts, schema: JsonObject, type: JsonType): Formula {
  const keywords = parts.keywordsOf(schema);
  const found: Formula[] = [];
  for (const keyword in keywords) {
    const read = Object.hasOwn(READERS, keyword) ? READERS[keyword] : undefined;
    if (read === undefined) continue;
    const formula = read(keywords[keyword]!, { parts, schema, keywords, type });
    if (formula === FALSE) return FALSE;
    if (formula !== TRUE) found.push(formula);
  }
  return found.length === 1 ? found[0]! : all(found);
}

/** The keywords that assert something. */
export function asserts(keyword: string): boolean {
  return Object.hasOwn(READERS, keyword) || ['then', 'else', 'minContains', 'maxContains'].includes(keyword);
}

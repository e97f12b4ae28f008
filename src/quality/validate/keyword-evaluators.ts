import { isMultiple } from '../../base/exact-number.js';
import { isExact, isObject, type Json, type JsonObject, typeOf } from '../../base/json.js';
import { escapeToken } from '../../schema/document/index.js';
import { equalPair, isSame } from './equality.js';
import type { Evaluate, KeywordEvaluator, Run } from './evaluation.js';
import { STEPS, weightOf } from './weight.js';

/** A bound that holds if a number, less the bound, passes a test. */
const bound =
  (isMet: (difference: number) => boolean): Evaluate =>
  (_run, { value }, held) => {
    if (typeof value === 'number')
      return isMet(value < (held as number) ? -1 : value > (held as number) ? 1 : 0);
    if (!isExact(value)) return true;
    // A bound with many digits may have been rounded when the schema was read.
    return isMet(value.compare(held as number)) || (isMet(0) && value.mayEqual(held));
  };

const onStrings =
  (test: (value: string, held: Json, run: Run) => boolean): Evaluate =>
  (run, { value }, held) => {
    if (typeof value !== 'string') return true;
    run.budget?.spend(value.length * STEPS.character);
    return test(value, held, run);
  };

const onArrays =
  (test: (value: readonly Json[], held: Json) => boolean): Evaluate =>
  (_run, { value }, held) =>
    !Array.isArray(value) || test(value, held);

const onObjects =
  (test: (value: JsonObject, held: Json, run: Run) => boolean): Evaluate =>
  (run, { value }, held) =>
    !isObject(value) || test(value, held, run);

function lengthOf(text: string): number {
  let length = 0;
  for (const _character of text) length++;
  return length;
}

function isOfType(value: Json, type: Json): boolean {
  if (type === 'integer') return isExact(value) ? value.isInteger : Number.isInteger(value);
  return typeOf(value) === type;
}

function hasAll(value: JsonObject, names: Json, { budget }: Run): boolean {
  budget?.spend((names as readonly string[]).length * STEPS.looked);
  return (names as readonly string[]).every((name) => Object.hasOwn(value, name));
}

const hasDependents = onObjects((value, held, run) => {
  const names = run.program.namesOf(held as JsonObject);
  run.budget?.spend(names.length * STEPS.looked);
  return names.every(
    (name) => !Object.hasOwn(value, name) || hasAll(value, (held as JsonObject)[name]!, run),
  );
});

/** So few values are compared one by one. */
const FEW = 8;

const isAmong: Evaluate = (run, { value }, held) => {
  const values = held as readonly Json[];
  if (values.length > FEW) return run.program.valuesOf(values, run).has(value, run);
  run.budget?.spend(values.length * STEPS.compared);
  return values.some((each) => isSame(run, each, value));
};

/**
 * Checks each of several parts; goes on after a failure only when failures are reported. It counts, since an iterator would
 * take several times as much of the stack, and evaluations go deep.
 */
function every<T>(
  run: Run,
  parts: readonly T[],
  test: (part: T, index: number) => boolean,
  from = 0,
): boolean {
  let isMet = true;
  run.budget?.spend(parts.length * STEPS.entry);
  for (let index = from; index < parts.length; index++) {
    if (test(parts[index]!, index)) continue;
    isMet = false;
    if (!run.tells) return false;
  }
  return isMet;
}

const properties: Evaluate = (run, evaluation, held, failures) => {
  const { value, own } = evaluation;
  if (!isObject(value)) return true;
  return every(run, run.program.namesOf(held as JsonObject), (name) => {
    if (!Object.hasOwn(value, name)) return true;
    own?.members.add(name);
    const token = run.tells ? `/${escapeToken(name)}` : '';
    return run.apply(evaluation, (held as JsonObject)[name]!, value[name]!, {
      sub: `/properties${token}`,
      step: token,
      failures,
    });
  });
};

const patternProperties: Evaluate = (run, evaluation, held, failures) => {
  const { value, own } = evaluation;
  if (!isObject(value)) return true;
  const names = run.namesOf(value);
  return every(run, run.program.namesOf(held as JsonObject), (pattern) => {
    run.budget?.spend(names.length * STEPS.entry);
    const matching = names.filter((name) => run.program.pattern(pattern).test(name, run.budget));
    return every(run, matching, (name) => {
      own?.members.add(name);
      const sub = run.tells ? `/patternProperties/${escapeToken(pattern)}` : '';
      const step = run.tells ? `/${escapeToken(name)}` : '';
      return run.apply(evaluation, (held as JsonObject)[pattern]!, value[name]!, { sub, step, failures });
    });
  });
};

const additionalProperties: Evaluate = (run, evaluation, held, failures) => {
  const { value, own } = evaluation;
  const { keywords } = evaluation.node;
  if (!isObject(value)) return true;
  const known = isObject(keywords.properties) ? keywords.properties : {};
  const patterns = isObject(keywords.patternProperties)
    ? run.program.namesOf(keywords.patternProperties)
    : [];
  return every(run, run.namesOf(value), (name) => {
    if (
      Object.hasOwn(known, name) ||
      patterns.some((pattern) => run.program.pattern(pattern).test(name, run.budget))
    )
      return true;
    own?.members.add(name);
    const step = run.tells ? `/${escapeToken(name)}` : '';
    return run.apply(evaluation, held, value[name]!, { sub: '/additionalProperties', step, failures });
  });
};

const unevaluatedProperties: Evaluate = (run, evaluation, held, failures) => {
  const { value, own } = evaluation;
  if (!isObject(value)) return true;
  return every(run, run.namesOf(value), (name) => {
    if (own!.members.has(name)) return true;
    own!.members.add(name);
    const step = run.tells ? `/${escapeToken(name)}` : '';
    return run.apply(evaluation, held, value[name]!, { sub: '/unevaluatedProperties', step, failures });
  });
};

const propertyNames: Evaluate = (run, evaluation, held, failures) => {
  const { value } = evaluation;
  if (!isObject(value)) return true;
  return every(run, run.namesOf(value), (name) => {
    const step = run.tells ? `/${escapeToken(name)}` : '';
    return run.apply(evaluation, held, name, { sub: '/propertyNames', step, on: 'key', failures });
  });
};

const prefixItems: Evaluate = (run, evaluation, held, failures) => {
  const { value, own } = evaluation;
  if (!Array.isArray(value)) return true;
  const count = Math.min(value.length, (held as readonly Json[]).length);
  if (own) own.prefix = Math.max(own.prefix, count);
  return every(run, (held as readonly Json[]).slice(0, count), (schema, index) =>
    run.apply(evaluation, schema, value[index], {
      sub: `/prefixItems/${index}`,
      step: `/${index}`,
      failures,
    }),
  );
};

const items: Evaluate = (run, evaluation, held, failures) => {
  const { value, own } = evaluation;
  const { keywords } = evaluation.node;
  if (!Array.isArray(value)) return true;
  const start = Array.isArray(keywords.prefixItems) ? keywords.prefixItems.length : 0;
  if (own) own.hasAllItems = true;
  const check = (item: Json, index: number) =>
    run.apply(evaluation, held, item, { sub: '/items', step: run.tells ? `/${index}` : '', failures });
  return every(run, value as readonly Json[], check, start);
};

const unevaluatedItems: Evaluate = (run, evaluation, held, failures) => {
  const { value, own } = evaluation;
  if (!Array.isArray(value)) return true;
  const isMet = every(run, value as readonly Json[], (item, index) => {
    if (own!.hasItem(index)) return true;
    return run.apply(evaluation, held, item, { sub: '/unevaluatedItems', step: `/${index}`, failures });
  });
  own!.hasAllItems = true;
  return isMet;
};

const contains: Evaluate = (run, evaluation, held) => {
  const { value, own } = evaluation;
  const { keywords } = evaluation.node;
  if (!Array.isArray(value)) return true;
  const least = typeof keywords.minContains === 'number' ? keywords.minContains : 1;
  const most = typeof keywords.maxContains === 'number' ? keywords.maxContains : Number.POSITIVE_INFINITY;
  let count = 0;
  for (let index = 0; index < value.length; index++) {
    const step = run.tells ? `/${index}` : '';
    if (!run.apply(evaluation, held, value[index], { sub: '/contains', step, failures: undefined })) continue;
    count++;
    own?.items.add(index);
    if (own === undefined && count > most) return false;
  }
  return count >= least && count <= most;
};

const allOf: Evaluate = (run, evaluation, held, failures) =>
  every(run, held as readonly Json[], (schema, index) =>
    run.apply(evaluation, schema, evaluation.value, { sub: `/allOf/${index}`, failures }),
  );

const anyOf: Evaluate = (run, evaluation, held, failures) => {
  const alternatives = held as readonly Json[];
  let isMet = false;
  for (let index = 0; index < alternatives.length; index++) {
    if (!run.apply(evaluation, alternatives[index]!, evaluation.value, { sub: `/anyOf/${index}`, failures }))
      continue;
    isMet = true;
    if (!run.isThorough) return true;
  }
  return isMet;
};

const oneOf: Evaluate = (run, evaluation, held, failures) => {
  const alternatives = held as readonly Json[];
  let count = 0;
  for (let index = 0; index < alternatives.length; index++) {
    if (run.apply(evaluation, alternatives[index]!, evaluation.value, { sub: `/oneOf/${index}`, failures }))
      count++;
    if (count > 1 && !run.tells) return false;
  }
  return count === 1;
};

const not: Evaluate = (run, evaluation, held) =>
  // A fresh evaluation: what "not" finds evaluated never counts.
  !run.apply({ ...evaluation, own: undefined }, held, evaluation.value, { sub: '/not', failures: undefined });

const condition: Evaluate = (run, evaluation, held) => {
  evaluation.condition = run.apply(evaluation, held, evaluation.value, { sub: '/if', failures: undefined });
  return true;
};

const when =
  (keyword: 'then' | 'else'): Evaluate =>
  (run, evaluation, held, failures) =>
    evaluation.condition !== (keyword === 'then') ||
    run.apply(evaluation, held, evaluation.value, { sub: `/${keyword}`, failures });

const dependentSchemas: Evaluate = (run, evaluation, held, failures) => {
  const { value } = evaluation;
  if (!isObject(value)) return true;
  return every(run, run.program.namesOf(held as JsonObject), (name) => {
    if (!Object.hasOwn(value, name)) return true;
    const sub = run.tells ? `/dependentSchemas/${escapeToken(name)}` : '';
    return run.apply(evaluation, (held as JsonObject)[name]!, value, { sub, failures });
  });
};

const reference: Evaluate = (run, evaluation, _held, failures) => {
  const { schema } = run.program.target(evaluation.node, '$ref');
  return run.apply(evaluation, schema, evaluation.value, { sub: '/$ref', failures });
};

/** A dynamic reference leads to the outermost resource that has an anchor of that name. */
const dynamicReference: Evaluate = (run, evaluation, _held, failures) => {
  const { schema, anchor } = run.program.target(evaluation.node, '$dynamicRef');
  let target: Json | undefined;
  if (anchor !== undefined) {
    for (const resource of run.scope) {
      target = run.program.dynamicTarget(resource, anchor);
      if (target !== undefined) break;
    }
  }
  return run.apply(evaluation, target ?? schema, evaluation.value, { sub: '/$dynamicRef', failures });
};

const FIRST = -1;
const AFTER_CONDITION = 1;
const LAST = 2;

const table: { readonly [keyword: string]: Evaluate | KeywordEvaluator } = {
  $ref: reference,
  $dynamicRef: dynamicReference,
  type: (_run, { value }, held) =>
    Array.isArray(held) ? held.some((type) => isOfType(value, type)) : isOfType(value, held),
  enum: isAmong,
  const: (run, { value }, held) => isSame(run, held, value),
  multipleOf: (run, { value }, held) => {
    if (typeof value !== 'number' && !isExact(value)) return true;
    run.budget?.spend(STEPS.division);
    return isExact(value) ? value.isMultipleOf(held as number) : isMultiple(value, held as number);
  },
  maximum: bound((difference) => difference <= 0),
  exclusiveMaximum: bound((difference) => difference < 0),
  minimum: bound((difference) => difference >= 0),
  exclusiveMinimum: bound((difference) => difference > 0),
  maxLength: onStrings((value, held) => value.length <= Number(held) || lengthOf(value) <= Number(held)),
  minLength: onStrings((value, held) => value.length >= Number(held) && lengthOf(value) >= Number(held)),
  pattern: onStrings((value, held, run) => run.program.pattern(held as string).test(value, run.budget)),
  format: onStrings(
    (value, held, { formats }) =>
      formats === undefined || !Object.hasOwn(formats, held as string) || formats[held as string]!(value),
  ),
  maxItems: onArrays((value, held) => value.length <= Number(held)),
  minItems: onArrays((value, held) => value.length >= Number(held)),
  uniqueItems: (run, { value }, held) => {
    if (!Array.isArray(value) || held === false) return true;
    run.budget?.spend(weightOf(value));
    return equalPair(value) === undefined;
  },
  maxProperties: onObjects((value, held, run) => run.namesOf(value).length <= Number(held)),
  minProperties: onObjects((value, held, run) => run.namesOf(value).length >= Number(held)),
  required: onObjects(hasAll),
  dependentRequired: hasDependents,
  properties,
  patternProperties,
  additionalProperties,
  propertyNames,
  prefixItems,
  items,
  contains,
  allOf,
  anyOf,
  oneOf,
  not,
  dependentSchemas,
  if: { evaluate: condition, turn: FIRST },
  then: { evaluate: when('then'), turn: AFTER_CONDITION },
  else: { evaluate: when('else'), turn: AFTER_CONDITION },
  unevaluatedItems: { evaluate: unevaluatedItems, turn: LAST },
  unevaluatedProperties: { evaluate: unevaluatedProperties, turn: LAST },
};

/** The keywords that check, by name. */
export const keywordEvaluators: ReadonlyMap<string, KeywordEvaluator> = new Map(
  Object.entries(table).map(([keyword, each]) => [
    keyword,
    typeof each === 'function' ? { evaluate: each } : each,
  ]),
);

import type { Json } from '../../../base/json.js';
import type { SchemaNode } from '../evaluation.js';
import type { Program } from '../program.js';
import { containedItems, itemsFrom, leadingItems, otherItems } from './arrays.js';
import { allAlternatives, anyAlternative, condition, noMatch, oneAlternative } from './choices.js';
import type { Emitter } from './emitter.js';
import { surelyEvaluated } from './evaluated.js';
import { fixedTarget } from './fixed-target.js';
import {
  dependentNames,
  dependentShapes,
  eachMember,
  furtherMembers,
  knownMembers,
  memberCount,
  memberNames,
  patternMembers,
  requiredMembers,
} from './objects.js';
import { amongValues, atLeastCharacters, atMostCharacters, ofFormat, refusing } from './scalars.js';
import type { TypeWithKeywords } from './type-tests.js';

/** How a keyword becomes code. */
export interface KeywordCode {
  /** The type of values that it applies to, if not to all. */
  readonly on?: TypeWithKeywords;
  write(emitter: Emitter, held: Json): string;
  /** Whether the code is exact for a schema object; if this is left out, it always is. */
  isExact?(program: Program, node: SchemaNode): boolean;
}

/** Another keyword has it in its code. */
const elsewhere = () => '';

/** What is cheap comes first, and what relies on the count of known members after those. */
const table: { readonly [keyword: string]: KeywordCode } = {
  type: { write: elsewhere },
  maximum: { on: 'number', write: refusing('>') },
  exclusiveMaximum: { on: 'number', write: refusing('>=') },
  minimum: { on: 'number', write: refusing('<') },
  exclusiveMinimum: { on: 'number', write: refusing('<=') },
  multipleOf: {
    on: 'number',
    write: (emitter, held) => `if(!isMultiple(${emitter.value},${emitter.source.json(held)}))${emitter.fail}`,
  },
  minLength: { on: 'string', write: atLeastCharacters },
  maxLength: { on: 'string', write: atMostCharacters },
  pattern: {
    on: 'string',
    write: (emitter, held) => `if(!${emitter.test(held as string, emitter.value)})${emitter.fail}`,
  },
  format: { on: 'string', write: ofFormat },
  minItems: { on: 'array', write: itemCount('<') },
  maxItems: { on: 'array', write: itemCount('>') },
  prefixItems: { on: 'array', write: leadingItems },
  items: { on: 'array', write: otherItems },
  contains: { on: 'array', write: containedItems },
  uniqueItems: {
    on: 'array',
    write: (emitter, held) => (held === false ? '' : `if(!areUnique(${emitter.value}))${emitter.fail}`),
  },
  minProperties: { on: 'object', write: memberCount('<') },
  maxProperties: { on: 'object', write: memberCount('>') },
  required: { on: 'object', write: requiredMembers },
  dependentRequired: { on: 'object', write: dependentNames },
  properties: { on: 'object', write: knownMembers },
  additionalProperties: { on: 'object', write: furtherMembers },
  patternProperties: { on: 'object', write: patternMembers },
  propertyNames: { on: 'object', write: memberNames },
  dependentSchemas: { on: 'object', write: dependentShapes },
  const: { write: (emitter, held) => amongValues(emitter, [held]) },
  enum: { write: (emitter, held) => amongValues(emitter, held as readonly Json[]) },
  $ref: {
    write: (emitter) => emitter.reference(emitter.setting.program.target(emitter.node, '$ref').schema),
  },
  $dynamicRef: {
    write: (emitter) => emitter.reference(fixedTarget(emitter.setting.program, emitter.node)!),
    isExact: (program, node) => fixedTarget(program, node) !== undefined,
  },
  allOf: { write: allAlternatives },
  anyOf: { write: anyAlternative },
  oneOf: { write: oneAlternative },
  not: { write: noMatch },
  if: { write: condition },
  then: { write: elsewhere },
  else: { write: elsewhere },
  unevaluatedItems: {
    on: 'array',
    write: unevaluatedItems,
    isExact: (program, node) => surelyEvaluated(program, node).knowsItems,
  },
  unevaluatedProperties: {
    on: 'object',
    write: unevaluatedMembers,
    isExact: (program, node) => surelyEvaluated(program, node).knowsMembers,
  },
};

function itemCount(operator: '<' | '>'): KeywordCode['write'] {
  return (emitter, held) =>
    `if(${emitter.value}.length${operator}${emitter.source.json(Number(held))})${emitter.fail}`;
}

function unevaluatedItems(emitter: Emitter, held: Json): string {
  const { hasAllItems, prefix } = surelyEvaluated(emitter.setting.program, emitter.node);
  return hasAllItems ? '' : itemsFrom(emitter, held, prefix);
}

function unevaluatedMembers(emitter: Emitter, held: Json): string {
  const { hasAllMembers, names, patterns } = surelyEvaluated(emitter.setting.program, emitter.node);
  return hasAllMembers
    ? ''
    : eachMember(
        emitter,
        [...names],
        [...patterns].map((pattern) => [pattern, true]),
        held,
      );
}

/** The keywords that can become code, in the order in which their code runs. */
export const keywordCodes: ReadonlyMap<string, KeywordCode> = new Map(Object.entries(table));

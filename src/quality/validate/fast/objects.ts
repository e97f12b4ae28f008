import type { Json, JsonObject } from '../../../base/json.js';
import type { Emitter } from './emitter.js';
import { spendingForLoop } from './source.js';

/** Whether all that is asked of further members is that there are none: then it is enough to count members. */
function isClosed(emitter: Emitter): boolean {
  return emitter.held('additionalProperties') === false && emitter.held('patternProperties') === undefined;
}

function requiredOf(emitter: Emitter): ReadonlySet<string> {
  return new Set((emitter.held('required') ?? []) as readonly string[]);
}

function knownOf(emitter: Emitter): JsonObject {
  return (emitter.held('properties') ?? {}) as JsonObject;
}

/** The members that must be there; those with a schema of their own are looked up only once, for both. */
export function requiredMembers(emitter: Emitter): string {
  const known = knownOf(emitter);
  return [...requiredOf(emitter)]
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => `if(!(${emitter.has(name)}))${emitter.fail}`)
    .join('');
}

export function knownMembers(emitter: Emitter): string {
  const required = requiredOf(emitter);
  const names = Object.keys(knownOf(emitter));
  const code = names.map((name) => knownMember(emitter, name, required.has(name))).join('');
  if (!isClosed(emitter)) return code;
  const always = names.filter((name) => required.has(name)).length;
  return `${emitter.local('n')}=${always};${code}`;
}

function knownMember(emitter: Emitter, name: string, isRequired: boolean): string {
  const part = emitter.part();
  const code = emitter.sub(knownOf(emitter)[name]!, part);
  const counted = !isRequired && isClosed(emitter) ? `${emitter.local('n')}++;` : '';
  if (code + counted === '' && !isRequired) return '';
  const get = `${part}=${emitter.value}[${emitter.source.member(name)}];`;
  const otherwise = isRequired ? `else ${emitter.fail}` : '';
  if (name in Object.prototype) return `if(${emitter.has(name)}){${get}${counted}${code}}${otherwise}`;
  return isRequired
    ? `${get}if(${part}===undefined)${emitter.fail}${code}`
    : `${get}if(${part}!==undefined){${counted}${code}}`;
}

/** Members that a pattern fits, and those that neither a name nor a pattern fits. */
export function furtherMembers(emitter: Emitter, held: Json): string {
  if (!isClosed(emitter)) {
    const patterns = Object.entries((emitter.held('patternProperties') ?? {}) as JsonObject);
    return eachMember(emitter, Object.keys(knownOf(emitter)), patterns, held);
  }
  const count = emitter.local('n');
  const start = emitter.held('properties') === undefined ? `${count}=0;` : '';
  const counted = `if(keys(${emitter.value}).length>${count})${emitter.fail}`;
  // Only a list says how many members there are to charge for; the loop takes less time for few members.
  return `${start}if(meter.budget){${counted}}else for(${emitter.local('s')} in ${emitter.value})if(--${count}<0)${emitter.fail}`;
}

/** Where further members are checked too, it is done in one go with these. */
export function patternMembers(emitter: Emitter, held: Json): string {
  const further = emitter.held('additionalProperties');
  return further === undefined ? eachMember(emitter, [], Object.entries(held as JsonObject), true) : '';
}

/** Code that goes through all members: some have fitting patterns, and the rest neither that nor a name. */
export function eachMember(
  emitter: Emitter,
  names: readonly string[],
  patterns: readonly (readonly [pattern: string, schema: Json])[],
  rest: Json,
): string {
  const [list, index, name, part] = [
    emitter.local('a'),
    emitter.local('i'),
    emitter.local('s'),
    emitter.part(),
  ];
  const isFound = emitter.local('b');
  const fitting = patterns
    .map(([pattern, schema]) => [emitter.test(pattern, name), emitter.sub(schema, part)] as const)
    .map(([test, code]) => `if(${test}){${isFound}=true;${code}}`);
  const restCode = emitter.sub(rest, part);
  const isKnown = names.length > 0 ? `||${emitter.source.set(names)}.has(${name})` : '';
  const others = restCode === '' ? '' : `if(!(${isFound}${isKnown})){${restCode}}`;
  if (fitting.length === 0 && others === '') return '';
  return (
    `${list}=keys(${emitter.value});${spendingForLoop(`${list}.length`, fitting.join('') + others)}for(${index}=0;${index}<${list}.length;${index}++){` +
    `${name}=${list}[${index}];${part}=${emitter.value}[${name}];${isFound}=false;${fitting.join('')}${others}}`
  );
}

export function memberNames(emitter: Emitter, held: Json): string {
  const [list, index, name] = [emitter.local('a'), emitter.local('i'), emitter.local('s')];
  const code = emitter.sub(held, name);
  if (code === '') return '';
  return `${list}=keys(${emitter.value});${spendingForLoop(`${list}.length`, code)}for(${index}=0;${index}<${list}.length;${index}++){${name}=${list}[${index}];${code}}`;
}

export function dependentNames(emitter: Emitter, held: Json): string {
  return Object.entries(held as JsonObject)
    .filter(([, needed]) => (needed as readonly string[]).length > 0)
    .map(([name, needed]) => {
      const all = (needed as readonly string[]).map((each) => `(${emitter.has(each)})`).join('&&');
      return `if((${emitter.has(name)})&&!(${all}))${emitter.fail}`;
    })
    .join('');
}

export function dependentShapes(emitter: Emitter, held: Json): string {
  return Object.entries(held as JsonObject)
    .map(([name, schema]) => [name, emitter.sub(schema)] as const)
    .filter(([, code]) => code !== '')
    .map(([name, code]) => `if(${emitter.has(name)}){${code}}`)
    .join('');
}

/** Code that compares the number of members with a limit. */
export const memberCount =
  (operator: '<' | '>') =>
  (emitter: Emitter, held: Json): string =>
    `if(keys(${emitter.value}).length${operator}${emitter.source.json(Number(held))})${emitter.fail}`;

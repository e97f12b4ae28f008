import type { Json, JsonObject } from '../../json.js';
import type { Site } from './site.js';
import { spending } from './unit.js';

/** Whether all that is asked of further members is that there are none: then it is enough to count members. */
function isClosed(site: Site): boolean {
  return site.held('additionalProperties') === false && site.held('patternProperties') === undefined;
}

function requiredOf(site: Site): ReadonlySet<string> {
  return new Set((site.held('required') ?? []) as readonly string[]);
}

function knownOf(site: Site): JsonObject {
  return (site.held('properties') ?? {}) as JsonObject;
}

/** The members that must be there; those with a schema of their own are looked up only once, for both. */
export function requiredMembers(site: Site): string {
  const known = knownOf(site);
  return [...requiredOf(site)]
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => `if(!(${site.has(name)}))${site.fail}`)
    .join('');
}

export function knownMembers(site: Site): string {
  const required = requiredOf(site);
  const names = Object.keys(knownOf(site));
  const code = names.map((name) => knownMember(site, name, required.has(name))).join('');
  if (!isClosed(site)) return code;
  const always = names.filter((name) => required.has(name)).length;
  return `${site.local('n')}=${always};${code}`;
}

function knownMember(site: Site, name: string, isRequired: boolean): string {
  const part = site.part();
  const code = site.sub(knownOf(site)[name]!, part);
  const counted = !isRequired && isClosed(site) ? `${site.local('n')}++;` : '';
  if (code + counted === '' && !isRequired) return '';
  const get = `${part}=${site.value}[${site.unit.member(name)}];`;
  const otherwise = isRequired ? `else ${site.fail}` : '';
  if (name in Object.prototype) return `if(${site.has(name)}){${get}${counted}${code}}${otherwise}`;
  return isRequired
    ? `${get}if(${part}===undefined)${site.fail}${code}`
    : `${get}if(${part}!==undefined){${counted}${code}}`;
}

/** Members that a pattern fits, and those that neither a name nor a pattern fits. */
export function furtherMembers(site: Site, held: Json): string {
  if (!isClosed(site)) {
    const patterns = Object.entries((site.held('patternProperties') ?? {}) as JsonObject);
    return eachMember(site, Object.keys(knownOf(site)), patterns, held);
  }
  const count = site.local('n');
  const start = site.held('properties') === undefined ? `${count}=0;` : '';
  return `${start}for(${site.local('s')} in ${site.value})if(--${count}<0)${site.fail}`;
}

/** Where further members are judged too, it is done in one go with these. */
export function patternMembers(site: Site, held: Json): string {
  const further = site.held('additionalProperties');
  return further === undefined ? eachMember(site, [], Object.entries(held as JsonObject), true) : '';
}

/** Code that goes through all members: some have fitting patterns, and the rest neither that nor a name. */
export function eachMember(
  site: Site,
  names: readonly string[],
  patterns: readonly (readonly [pattern: string, schema: Json])[],
  rest: Json,
): string {
  const [list, index, name, part] = [site.local('a'), site.local('i'), site.local('s'), site.part()];
  const isFound = site.local('b');
  const fitting = patterns
    .map(([pattern, schema]) => [site.test(pattern, name), site.sub(schema, part)] as const)
    .map(([test, code]) => `if(${test}){${isFound}=true;${code}}`);
  const restCode = site.sub(rest, part);
  const isKnown = names.length > 0 ? `||${site.unit.set(names)}.has(${name})` : '';
  const others = restCode === '' ? '' : `if(!(${isFound}${isKnown})){${restCode}}`;
  if (fitting.length === 0 && others === '') return '';
  return (
    `${list}=keys(${site.value});${spending(`${list}.length*4`)}for(${index}=0;${index}<${list}.length;${index}++){` +
    `${name}=${list}[${index}];${part}=${site.value}[${name}];${isFound}=false;${fitting.join('')}${others}}`
  );
}

export function memberNames(site: Site, held: Json): string {
  const [list, index, name] = [site.local('a'), site.local('i'), site.local('s')];
  const code = site.sub(held, name);
  if (code === '') return '';
  return `${list}=keys(${site.value});${spending(`${list}.length*4`)}for(${index}=0;${index}<${list}.length;${index}++){${name}=${list}[${index}];${code}}`;
}

export function dependentNames(site: Site, held: Json): string {
  return Object.entries(held as JsonObject)
    .filter(([, needed]) => (needed as readonly string[]).length > 0)
    .map(([name, needed]) => {
      const all = (needed as readonly string[]).map((each) => `(${site.has(each)})`).join('&&');
      return `if((${site.has(name)})&&!(${all}))${site.fail}`;
    })
    .join('');
}

export function dependentShapes(site: Site, held: Json): string {
  return Object.entries(held as JsonObject)
    .map(([name, schema]) => [name, site.sub(schema)] as const)
    .filter(([, code]) => code !== '')
    .map(([name, code]) => `if(${site.has(name)}){${code}}`)
    .join('');
}

/** Code that compares the number of members with a limit. */
export const memberCount =
  (operator: '<' | '>') =>
  (site: Site, held: Json): string =>
    `if(keys(${site.value}).length${operator}${site.unit.json(Number(held))})${site.fail}`;

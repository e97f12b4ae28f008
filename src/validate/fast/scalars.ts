import type { Json } from '../../json.js';
import type { Site } from './site.js';
import { spending } from './unit.js';

/** So many constants are compared one by one; with more, a set is faster. */
const FEW = 6;

const isScalar = (value: Json) => typeof value !== 'object' || value === null;

/** Code that lets only some values pass. */
export function amongValues(site: Site, values: readonly Json[]): string {
  if (values.length === 0) return site.fail;
  const scalars = values.filter(isScalar);
  const others = values.filter((value) => !isScalar(value));
  const differs = [
    ...(scalars.length > FEW
      ? [`!${site.unit.set(scalars)}.has(${site.value})`]
      : scalars.map((value) => `${site.value}!==${site.unit.json(value)}`)),
    ...others.map((value) => `!areEqual(${site.unit.json(value)},${site.value})`),
  ];
  return `if(${differs.join('&&')})${site.fail}`;
}

/** The values of alternatives that each ask for one constant, and no two for the same. */
export function constantsOf(site: Site, alternatives: readonly Json[]): readonly Json[] | undefined {
  const constants: Json[] = [];
  for (const each of alternatives) {
    if (typeof each === 'boolean') return undefined;
    const { steps } = site.setting.program.nodeOf(each as { [name: string]: Json });
    if (steps.length !== 1 || steps[0]!.keyword !== 'const' || !isScalar(steps[0]!.held)) return undefined;
    constants.push(steps[0]!.held);
  }
  return new Set(constants).size === constants.length ? constants : undefined;
}

/** Code that compares a number with a limit. */
export const refusing =
  (operator: '<' | '<=' | '>' | '>=') =>
  (site: Site, held: Json): string =>
    `if(${site.value}${operator}${site.unit.json(held)})${site.fail}`;

/** Characters are only counted where the number of code units, of which a character has one or two, leaves it open. */
export function atLeastCharacters(site: Site, held: Json): string {
  const least = Number(held);
  const limit = site.unit.json(least);
  const units = `${site.value}.length`;
  if (least <= 1) return least <= 0 ? '' : `if(${units}<${limit})${site.fail}`;
  const doubt = `${units}<${site.unit.json(2 * least - 1)}`;
  return `if(${doubt}&&(${units}<${limit}||lengthOf(${site.value})<${limit}))${site.fail}`;
}

export function atMostCharacters(site: Site, held: Json): string {
  const most = Number(held);
  const limit = site.unit.json(most);
  const units = `${site.value}.length`;
  const surely = `${units}>${site.unit.json(2 * most)}`;
  return `if(${units}>${limit}&&(${surely}||lengthOf(${site.value})>${limit}))${site.fail}`;
}

/** A format that is only an annotation, or that nobody knows, lets everything pass. */
export function ofFormat(site: Site, held: Json): string {
  const { formats } = site.setting;
  const name = held as string;
  if (formats === undefined || !Object.hasOwn(formats, name)) return '';
  return `${spending(`${site.value}.length/20`)}if(!${site.unit.named('format', name, formats[name])}(${site.value}))${site.fail}`;
}

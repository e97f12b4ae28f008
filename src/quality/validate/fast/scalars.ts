import type { Json } from '../../../base/json.js';
import type { Emitter } from './emitter.js';
import { spending } from './source.js';

/** So many constants are compared one by one; with more, a set or an index is faster. */
const FEW = 6;

const isScalar = (value: Json) => typeof value !== 'object' || value === null;

/** Code that lets only some values pass. */
export function amongValues(emitter: Emitter, values: readonly Json[]): string {
  if (values.length === 0) return emitter.fail;
  const scalars = values.filter(isScalar);
  const others = values.filter((value) => !isScalar(value));
  const differs = [
    ...(scalars.length > FEW
      ? [`!${emitter.source.set(scalars)}.has(${emitter.value})`]
      : scalars.map((value) => `${emitter.value}!==${emitter.source.json(value)}`)),
    ...(others.length > FEW
      ? [`!isAmong(${emitter.source.index(others)},${emitter.value})`]
      : others.map((value) => `!areEqual(${emitter.source.json(value)},${emitter.value})`)),
  ];
  return `if(${differs.join('&&')})${emitter.fail}`;
}

/** The values of alternatives that each ask for one constant, and no two for the same. */
export function constantsOf(emitter: Emitter, alternatives: readonly Json[]): readonly Json[] | undefined {
  const constants: Json[] = [];
  for (const each of alternatives) {
    if (typeof each === 'boolean') return undefined;
    const { steps } = emitter.setting.program.nodeOf(each as { [name: string]: Json });
    if (steps.length !== 1 || steps[0]!.keyword !== 'const' || !isScalar(steps[0]!.held)) return undefined;
    constants.push(steps[0]!.held);
  }
  return new Set(constants).size === constants.length ? constants : undefined;
}

/** Code that compares a number with a limit. */
export const refusing =
  (operator: '<' | '<=' | '>' | '>=') =>
  (emitter: Emitter, held: Json): string =>
    `if(${emitter.value}${operator}${emitter.source.json(held)})${emitter.fail}`;

/** Characters are only counted where the number of code units, of which a character has one or two, leaves it open. */
export function atLeastCharacters(emitter: Emitter, held: Json): string {
  const least = Number(held);
  const limit = emitter.source.json(least);
  const units = `${emitter.value}.length`;
  if (least <= 1) return least <= 0 ? '' : `if(${units}<${limit})${emitter.fail}`;
  const doubt = `${units}<${emitter.source.json(2 * least - 1)}`;
  return `if(${doubt}&&(${units}<${limit}||lengthOf(${emitter.value})<${limit}))${emitter.fail}`;
}

export function atMostCharacters(emitter: Emitter, held: Json): string {
  const most = Number(held);
  const limit = emitter.source.json(most);
  const units = `${emitter.value}.length`;
  const surely = `${units}>${emitter.source.json(2 * most)}`;
  return `if(${units}>${limit}&&(${surely}||lengthOf(${emitter.value})>${limit}))${emitter.fail}`;
}

/** A format that is only an annotation, or is unknown, accepts everything. */
export function ofFormat(emitter: Emitter, held: Json): string {
  const { formats } = emitter.setting;
  const name = held as string;
  if (formats === undefined || !Object.hasOwn(formats, name)) return '';
  return `${spending(`${emitter.value}.length/20`)}if(!${emitter.source.named('format', name, formats[name])}(${emitter.value}))${emitter.fail}`;
}

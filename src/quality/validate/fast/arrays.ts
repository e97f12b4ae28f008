import type { Json } from '../../../base/json.js';
import type { Emitter } from './emitter.js';
import { spendingForLoop } from './source.js';

export function leadingItems(emitter: Emitter, held: Json): string {
  const part = emitter.part();
  return (held as readonly Json[])
    .map((schema, index) => [index, emitter.sub(schema, part)] as const)
    .filter(([, code]) => code !== '')
    .map(
      ([index, code]) => `if(${emitter.value}.length>${index}){${part}=${emitter.value}[${index}];${code}}`,
    )
    .join('');
}

/** Each item meets the few schema objects inside the loop. */
function spendingForItems(emitter: Emitter, code: string): string {
  return spendingForLoop(`${emitter.value}.length`, code);
}

/** Code that has a schema check all items from one on. */
export function itemsFrom(emitter: Emitter, schema: Json, start: number): string {
  const part = emitter.part();
  const code = emitter.sub(schema, part);
  if (code === '') return '';
  const index = emitter.local('i');
  return `${spendingForItems(emitter, code)}for(${index}=${start};${index}<${emitter.value}.length;${index}++){${part}=${emitter.value}[${index}];${code}}`;
}

export function otherItems(emitter: Emitter, held: Json): string {
  const leading = emitter.held('prefixItems');
  return itemsFrom(emitter, held, Array.isArray(leading) ? leading.length : 0);
}

export function containedItems(emitter: Emitter, held: Json): string {
  const { minContains, maxContains } = emitter.node.keywords;
  const least = typeof minContains === 'number' ? minContains : 1;
  const most = typeof maxContains === 'number' ? maxContains : Number.POSITIVE_INFINITY;
  const [index, count, part, label] = [
    emitter.local('i'),
    emitter.local('c'),
    emitter.part(),
    emitter.source.label(),
  ];
  const isCounted = `${label}:{${emitter.sub(held, part, `break ${label};`)}${count}++;}`;
  const loop = `for(${index}=0;${index}<${emitter.value}.length;${index}++){${part}=${emitter.value}[${index}];${isCounted}}`;
  const outside = `${count}<${emitter.source.json(least)}||${count}>${emitter.source.json(most)}`;
  return `${count}=0;${spendingForItems(emitter, isCounted)}${loop}if(${outside})${emitter.fail}`;
}

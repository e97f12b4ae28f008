import type { Json } from '../../json.js';
import type { Site } from './site.js';
import { spending } from './unit.js';

export function leadingItems(site: Site, held: Json): string {
  const part = site.part();
  return (held as readonly Json[])
    .map((schema, index) => [index, site.sub(schema, part)] as const)
    .filter(([, code]) => code !== '')
    .map(([index, code]) => `if(${site.value}.length>${index}){${part}=${site.value}[${index}];${code}}`)
    .join('');
}

/** Each item meets the few schema objects inside the loop. */
function spendingForItems(site: Site): string {
  return spending(`${site.value}.length*4`);
}

/** Code that has a schema judge all items from one on. */
export function itemsFrom(site: Site, schema: Json, start: number): string {
  const part = site.part();
  const code = site.sub(schema, part);
  if (code === '') return '';
  const index = site.local('i');
  return `${spendingForItems(site)}for(${index}=${start};${index}<${site.value}.length;${index}++){${part}=${site.value}[${index}];${code}}`;
}

export function otherItems(site: Site, held: Json): string {
  const leading = site.held('prefixItems');
  return itemsFrom(site, held, Array.isArray(leading) ? leading.length : 0);
}

export function containedItems(site: Site, held: Json): string {
  const { minContains, maxContains } = site.node.keywords;
  const least = typeof minContains === 'number' ? minContains : 1;
  const most = typeof maxContains === 'number' ? maxContains : Number.POSITIVE_INFINITY;
  const [index, count, part, label] = [site.local('i'), site.local('c'), site.part(), site.unit.label()];
  const isCounted = `${label}:{${site.sub(held, part, `break ${label};`)}${count}++;}`;
  const loop = `for(${index}=0;${index}<${site.value}.length;${index}++){${part}=${site.value}[${index}];${isCounted}}`;
  const outside = `${count}<${site.unit.json(least)}||${count}>${site.unit.json(most)}`;
  return `${count}=0;${spendingForItems(site)}${loop}if(${outside})${site.fail}`;
}

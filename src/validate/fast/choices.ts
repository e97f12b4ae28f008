import type { Json } from '../../json.js';
import { amongValues, constantsOf } from './scalars.js';
import type { Site } from './site.js';

export function allAlternatives(site: Site, held: Json): string {
  return (held as readonly Json[]).map((schema) => site.sub(schema)).join('');
}

export function anyAlternative(site: Site, held: Json): string {
  const alternatives = held as readonly Json[];
  const constants = constantsOf(site, alternatives);
  if (constants) return amongValues(site, constants);
  const done = site.unit.label();
  const tries = alternatives.map((schema) => attempt(site, schema, `break ${done};`));
  return `${done}:{${tries.join('')}${site.fail}}`;
}

export function oneAlternative(site: Site, held: Json): string {
  const alternatives = held as readonly Json[];
  const constants = constantsOf(site, alternatives);
  if (constants) return amongValues(site, constants);
  const count = site.local('o');
  const tries = alternatives.map((schema) => attempt(site, schema, `if(++${count}>1)${site.fail}`));
  return `${count}=0;${tries.join('')}if(${count}===0)${site.fail}`;
}

export function noMatch(site: Site, held: Json): string {
  return attempt(site, held, site.fail);
}

export function condition(site: Site, held: Json): string {
  const yes = site.held('then') ?? true;
  const no = site.held('else') ?? true;
  if (site.acceptsAll(yes) && site.acceptsAll(no)) return '';
  const done = site.unit.label();
  return `${done}:{${attempt(site, held, `${site.sub(yes)}break ${done};`)}${site.sub(no)}}`;
}

/** Code that does something if the value meets a schema, and otherwise goes on. */
function attempt(site: Site, schema: Json, then: string): string {
  const end = site.unit.label();
  return `${end}:{${site.sub(schema, site.value, `break ${end};`)}${then}}`;
}

import type { Json } from '../../../base/json.js';
import type { Emitter } from './emitter.js';
import { amongValues, constantsOf } from './scalars.js';

export function allAlternatives(emitter: Emitter, held: Json): string {
  return (held as readonly Json[]).map((schema) => emitter.sub(schema)).join('');
}

export function anyAlternative(emitter: Emitter, held: Json): string {
  const alternatives = held as readonly Json[];
  const constants = constantsOf(emitter, alternatives);
  if (constants) return amongValues(emitter, constants);
  const done = emitter.source.label();
  const tries = alternatives.map((schema) => attempt(emitter, schema, `break ${done};`));
  return `${done}:{${tries.join('')}${emitter.fail}}`;
}

export function oneAlternative(emitter: Emitter, held: Json): string {
  const alternatives = held as readonly Json[];
  const constants = constantsOf(emitter, alternatives);
  if (constants) return amongValues(emitter, constants);
  const count = emitter.local('o');
  const tries = alternatives.map((schema) => attempt(emitter, schema, `if(++${count}>1)${emitter.fail}`));
  return `${count}=0;${tries.join('')}if(${count}===0)${emitter.fail}`;
}

export function noMatch(emitter: Emitter, held: Json): string {
  return attempt(emitter, held, emitter.fail);
}

export function condition(emitter: Emitter, held: Json): string {
  const yes = emitter.held('then') ?? true;
  const no = emitter.held('else') ?? true;
  if (emitter.acceptsAll(yes) && emitter.acceptsAll(no)) return '';
  const done = emitter.source.label();
  return `${done}:{${attempt(emitter, held, `${emitter.sub(yes)}break ${done};`)}${emitter.sub(no)}}`;
}

/** Code that does something if the value meets a schema, and otherwise goes on. */
function attempt(emitter: Emitter, schema: Json, then: string): string {
  const end = emitter.source.label();
  return `${end}:{${emitter.sub(schema, emitter.value, `break ${end};`)}${then}}`;
}

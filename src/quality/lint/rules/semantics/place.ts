import { quote } from '../../../../base/json.js';
import type { Fact, Subject } from '../../../../schema/description/index.js';
import type { Found } from '../../rule.js';

/** Where to show what is wrong with a fact: at its value, or at the subject if that has it from somewhere else. */
export function placeOf(fact: Fact, subject: Subject): Pick<Found, 'pointer' | 'on'> {
  const isOwn = fact.uri === subject.uri && fact.pointer.startsWith(`${subject.pointer}/`);
  return isOwn ? { pointer: fact.pointer, on: 'value' } : { pointer: subject.pointer, on: 'object' };
}

/** A variable, as a sentence begins with it. */
export function theVariable({ name }: { readonly name: string }): string {
  return `The variable ${quote(name)}`;
}

import type { Subject } from '../../../../schema/description/index.js';
import { append } from '../../../../schema/document/index.js';
import { askAt } from '../../ask-of.js';
import type { Found, LintContext } from '../../rule.js';

/**
 * Where to report that no contributor has one of some roles, and to ask for one: on the list, if it is in this
 * document.
 */
export function contributorsPlace(
  { contributions, pointer }: Subject,
  roles: readonly string[],
  { document: { uri } }: LintContext,
): Pick<Found, 'pointer' | 'on' | 'ask'> {
  const listed = contributions.find(
    (each) => each.uri === uri && /fair:contributors\/\d+$/.test(each.pointer),
  );
  const list = listed?.pointer.slice(0, listed.pointer.lastIndexOf('/'));
  const ask = { ...askAt(list ?? append(pointer, 'fair:contributors')), choices: roles };
  return list === undefined ? { ask } : { pointer: list, on: 'key', ask };
}

import type { Subject } from '../../../description/index.js';
import type { Found, LintContext } from '../../rule.js';

/** Where to report that no contributor has some role: on the list, if it is in this document. */
export function contributorsPlace(
  { contributions }: Subject,
  { document: { uri } }: LintContext,
): Pick<Found, 'pointer' | 'on'> {
  const listed = contributions.find(
    (each) => each.uri === uri && /fair:contributors\/\d+$/.test(each.pointer),
  );
  return listed ? { pointer: listed.pointer.slice(0, listed.pointer.lastIndexOf('/')), on: 'key' } : {};
}

import type { Subject } from '../../../description/index.js';
import type { Found, LintContext } from '../../rule.js';

/** Where to say that nobody in the list of contributors has some role: on the list, if it stands in this document. */
export function contributorsPlace(
  { contributions }: Subject,
  { document: { uri } }: LintContext,
): Pick<Found, 'pointer' | 'on'> {
  const listed = contributions.find(
    (each) => each.uri === uri && /fair:contributors\/\d+$/.test(each.pointer),
  );
  return listed ? { pointer: listed.pointer.slice(0, listed.pointer.lastIndexOf('/')), on: 'key' } : {};
}

// Expressions of SQL that are true or false, never unknown, as texts. What is known beforehand is left out.

/** A condition that always holds. */
export const YES = 'TRUE';
/** A condition that never holds. */
export const NO = 'FALSE';

const NOT = '(NOT ';

/** All of several conditions. */
export function allOf(...parts: readonly string[]): string {
  const all = new Set(parts);
  all.delete(YES);
  const left = [...all];
  if (all.has(NO) || left.some((each) => all.has(none(each)))) return NO;
  return left.length < 2 ? (left[0] ?? YES) : `(${left.join(' AND ')})`;
}

/** At least one of several conditions. */
export function anyOf(...parts: readonly string[]): string {
  const all = new Set(parts);
  all.delete(NO);
  const left = [...all];
  if (all.has(YES) || left.some((each) => all.has(none(each)))) return YES;
  return left.length < 2 ? (left[0] ?? NO) : `(${left.join(' OR ')})`;
}

/** The opposite of a condition. */
export function none(condition: string): string {
  if (condition === YES) return NO;
  if (condition === NO) return YES;
  return condition.startsWith(NOT) ? condition.slice(NOT.length, -1) : `${NOT}${condition})`;
}

/** Whether a value is one of a list; the value is not null. */
export function isIn(value: string, list: readonly string[]): string {
  if (list.length === 0) return NO;
  return list.length === 1 ? `(${value} = ${list[0]})` : `(${value} IN (${list.join(', ')}))`;
}

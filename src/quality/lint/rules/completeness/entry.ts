import { isObject, type JsonObject, quote } from '../../../../base/json.js';
import { valueAt } from '../../../../schema/document/index.js';
import type { ContributorSubject, LintContext } from '../../rule.js';

/** An entry of a list of contributors as it is written. */
export function entryOf({ pointer }: ContributorSubject, { document }: LintContext): JsonObject {
  const entry = valueAt(document.value, pointer);
  return isObject(entry) ? entry : {};
}

/** What messages call a contributor. */
export function contributorName({ contribution: { agent } }: ContributorSubject): string {
  const name = (agent.names.find(({ value }) => value.trim() !== '') ?? agent.refs[0])?.value;
  return name === undefined ? 'The contributor' : `The contributor ${quote(name)}`;
}

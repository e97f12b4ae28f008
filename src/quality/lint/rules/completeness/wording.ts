import { quote } from '../../../../base/json.js';
import type { DatasetSubject, LintContext } from '../../rule.js';

/** What messages call a dataset: `The dataset`, `The data product`, `The table "persons"`. */
export function nameOf({ isWhole, table }: DatasetSubject, { description }: LintContext): string {
  if (!isWhole && table) return `The table ${quote(table.name)}`;
  return description.isProduct ? 'The data product' : 'The dataset';
}

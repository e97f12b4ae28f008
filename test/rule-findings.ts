import type { Json } from '../src/base/json.js';
import { contextOf, type Evaluated, evaluateIn } from '../src/quality/lint/evaluate.js';
import { loadLists } from '../src/quality/lint/lists.js';
import type { Rule } from '../src/quality/lint/rule.js';
import { unusedSuppression } from '../src/quality/lint/rules/hygiene/unused-suppression.js';
import { rules } from '../src/quality/lint/rules/index.js';
import { withoutSuppressed } from '../src/quality/lint/suppressions.js';
import { documentOf } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';

const registry = createRegistry();

/** What one rule finds in a schema. */
export async function findingsOf(rule: Rule, schema: Json): Promise<Evaluated> {
  const context = contextOf(documentOf(schema, 'x'), registry, await loadLists(rules));
  const own = evaluateIn(context, [rule])[0]!;
  // What is said about suppressions depends on what all other rules find.
  if (rule !== unusedSuppression) return own;
  const all = evaluateIn(context, rules).flatMap(({ findings: found }) => found);
  return {
    ...own,
    findings: withoutSuppressed(all, context.schemaIndex, rules).filter((each) => each.rule === rule),
  };
}

import { documentOf } from '../src/document/index.js';
import type { Json } from '../src/json.js';
import { contextOf, type Evaluated, evaluateIn } from '../src/lint/evaluate.js';
import { loadLists } from '../src/lint/lists.js';
import type { Rule } from '../src/lint/rule.js';
import { unusedSuppression } from '../src/lint/rules/hygiene/unused-suppression.js';
import { rules } from '../src/lint/rules/index.js';
import { withoutSuppressed } from '../src/lint/suppressions.js';
import { createRegistry } from '../src/registry/index.js';

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

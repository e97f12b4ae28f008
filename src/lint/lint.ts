import type { Description } from '../description/index.js';
import type { Diagnostic } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import type { Registry } from '../registry/index.js';
import { validateSchema } from '../validate/index.js';
import { contextOf, type Finding, type Judged, judgeIn, loadLists } from './judge.js';
import type { Rule } from './rule.js';
import { rules } from './rules/index.js';
import { type Weights, weigh } from './severity.js';
import { withoutSuppressed } from './suppressions.js';

/** What a user may choose. */
export interface LintSettings extends Weights {
  /** Rules of the user's own, beside ours. */
  readonly ownRules?: readonly Rule[];
  /** What the document describes, if somebody has read it already. */
  readonly description?: Description;
}

/** What the linter has to say. */
export interface Linted {
  readonly diagnostics: readonly Diagnostic[];
  /** What every rule judged, for the score. */
  readonly judged: readonly Judged[];
}

/** Judges the metadata of a schema: what is wrong with the annotations, and what is missing from them. */
export async function lint(
  document: Document,
  registry: Registry,
  settings: LintSettings = {},
): Promise<Linted> {
  const all = settings.ownRules ? [...rules, ...settings.ownRules] : rules;
  const lists = await loadLists(all);
  const context = contextOf(document, registry, lists, settings.description);
  const judged = judgeIn(context, all);
  const found = withoutSuppressed(
    judged.flatMap(({ findings }) => findings),
    context.frame,
    all,
  );
  // What is wrong with annotations is said by rules, which know how to repair it.
  const others = validateSchema(document, { registry }).filter(({ code }) => !code.startsWith('vocabulary/'));
  const weighed = found.flatMap((finding) => diagnosticOf(finding, document.uri, settings));
  return { diagnostics: [...others, ...weighed], judged };
}

function diagnosticOf(finding: Finding, uri: string, settings: LintSettings): readonly Diagnostic[] {
  const severity = weigh(finding, settings);
  if (severity === undefined) return [];
  const { rule, pointer, on = 'object', message, help, params, fixes } = finding;
  return [
    {
      code: `lint/${rule.id}`,
      severity,
      message,
      ...(help === undefined ? {} : { help }),
      ...(params === undefined ? {} : { params }),
      at: { uri, pointer, on },
      ...(fixes === undefined ? {} : { fixes }),
    },
  ];
}

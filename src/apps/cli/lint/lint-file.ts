import { today } from '../../../base/today.js';
import type { ReportedFile } from '../../../exchange/report/index.js';
import { settingsFor } from '../../../quality/config/index.js';
import { ownRulesOf, type Preset, type Target } from '../../../quality/lint/index.js';
import type { Principle } from '../../../quality/readiness/index.js';
import { isBroken, locate } from '../../../schema/document/index.js';
import { createRegistry, type RegistryOptions } from '../../../schema/references/index.js';
import { type LintOutput, lint } from '../../operations/lint/index.js';
import { type FoundConfig, pathIn } from '../config-file.js';
import { readTolerantly } from '../files.js';

/** All that decides how files are checked: plain data, so that it can be sent to a thread. */
export interface LintPlan {
  readonly found: Pick<FoundConfig, 'config' | 'folder'>;
  readonly registry: RegistryOptions;
  /** What the call says counts more than what the configuration says. */
  readonly chosen: { readonly preset?: Preset; readonly for?: readonly Target[] };
  /** How much of readiness is shown. */
  readonly score: 'total' | 'none';
}

/** A file that was checked, as far as it could be read. */
export interface LintedFile extends ReportedFile {
  /** Whether it is a text without syntax errors. */
  readonly isDocument: boolean;
}

/** Makes ready what checks files by a plan. */
export async function fileLinter(plan: LintPlan): Promise<(path: string) => Promise<LintedFile>> {
  const { found, chosen } = plan;
  const registry = createRegistry(plan.registry);
  const context = { registry, today: today() };
  const { rules: ownRules } = await ownRulesOf(found.config.ownRules, registry);
  return async (path) => {
    const { uri, text, document, diagnostics } = await readTolerantly(path);
    if (document === undefined) return { uri, text, diagnostics, isDocument: false };
    const configured = settingsFor(found.config, pathIn(found, path));
    const options = { ...configured, ownRules, ...chosen };
    const { findings, score } = await lint.run({ schema: document, options, score: plan.score }, context);
    return {
      uri,
      text,
      diagnostics: [...locate(diagnostics, [document]), ...findings],
      ...(score ? { score: pictured(score) } : {}),
      isDocument: !isBroken(document),
    };
  };
}

/** Readiness as reports show it. */
function pictured({
  total,
  principles,
}: NonNullable<LintOutput['score']>): NonNullable<ReportedFile['score']> {
  const scores = Object.fromEntries(principles.map(({ principle, score }) => [principle, score]));
  return { total, principles: scores as Record<Principle, number> };
}

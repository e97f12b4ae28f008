import { isBroken, locate } from '../../document/index.js';
import {
  certainFindings,
  lint,
  ownRulesOf,
  type Preset,
  type Principle,
  type Score,
  settingsFor,
  type Target,
  totalsOf,
} from '../../lint/index.js';
import { createRegistry, type RegistryOptions } from '../../registry/index.js';
import type { ReportedFile } from '../../report/index.js';
import { type FoundConfig, pathIn } from '../config-file.js';
import { readTolerantly } from '../files.js';

/** All that decides how files are checked: plain data, so that it can be sent to a thread. */
export interface LintPlan {
  readonly found: Pick<FoundConfig, 'config' | 'folder'>;
  readonly registry: RegistryOptions;
  /** What the call says counts more than what the configuration says. */
  readonly chosen: { readonly preset?: Preset; readonly for?: readonly Target[] };
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
  const { rules: ownRules } = await ownRulesOf(found.config.ownRules, registry);
  return async (path) => {
    const { uri, text, document, diagnostics } = await readTolerantly(path);
    if (document === undefined) return { uri, text, diagnostics, isDocument: false };
    const configured = settingsFor(found.config, pathIn(found, path));
    const linted = await lint(document, registry, { ...configured, ownRules, ...chosen });
    const certain = certainFindings(document, linted.diagnostics);
    const isDocument = !isBroken(document);
    const totals = isDocument && linted.evaluated && totalsOf(linted.evaluated);
    return {
      uri,
      text,
      diagnostics: locate([...diagnostics, ...certain], [document]),
      ...(totals ? { score: pictured(totals) } : {}),
      isDocument,
    };
  };
}

/** A score as pictures of it need it. */
function pictured({
  total,
  principles,
}: Pick<Score, 'total' | 'principles'>): NonNullable<ReportedFile['score']> {
  const scores = Object.fromEntries(principles.map(({ principle, score }) => [principle, score]));
  return { total, principles: scores as Record<Principle, number | undefined> };
}

import type { Budget } from '../../base/budget.js';
import type { Json } from '../../base/json.js';
import { type Checked, type Linted, lint } from '../../quality/lint/index.js';
import type { Conformance, Published, Score } from '../../quality/readiness/index.js';
import type { Description } from '../../schema/description/index.js';
import type { Document } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { optionsFrom } from '../options/index.js';

/** What an assessment needs beside the schema. */
export interface AssessmentContext {
  readonly registry: Registry;
  /** The day of the call, such as 2026-05-01. */
  readonly today: string;
  readonly budget?: Budget;
}

/** Options of exports, as a request or a file gives them. */
type GivenOptions = { readonly [name: string]: Json };

/** How ready a schema is to be published, with the options of its exports; undefined if it is not an object. */
export async function assess(
  document: Document,
  options: GivenOptions,
  context: AssessmentContext,
): Promise<Score | undefined> {
  const linted = await lint(document, context.registry, {}, context);
  if (linted.checked === undefined) return undefined;
  const published = await publishedAs(linted.checked, linted, options, context);
  const { scoreOf } = await import('../../quality/readiness/index.js');
  return scoreOf(linted.checked, published, context.budget);
}

/** What options say of a checked schema, and to which standards its exports conform with them when nothing is assumed. */
export async function publishedAs(
  { context: { description } }: Checked,
  { diagnostics }: Pick<Linted, 'diagnostics'>,
  options: GivenOptions,
  context: Pick<AssessmentContext, 'today' | 'budget'>,
): Promise<Published> {
  const given = optionsFrom(options);
  const isUsable = !diagnostics.some(
    ({ code, severity }) => severity === 'error' && !code.startsWith('lint/'),
  );
  return { given, ...(isUsable ? { conformance: await conformanceOf(description, options, context) } : {}) };
}

async function conformanceOf(
  description: Description,
  options: GivenOptions,
  { today, budget }: Pick<AssessmentContext, 'today' | 'budget'>,
): Promise<Conformance> {
  // The exporters are large: who does not ask for readiness never loads them.
  const [{ exportAs, exporters }, { headOf }] = await Promise.all([
    import('../standards/index.js'),
    import('../../quality/readiness/index.js'),
  ]);
  const head = headOf(description);
  const settings = {
    options: { ...optionsFrom(options), assume: false },
    today,
    ...(budget ? { budget } : {}),
  };
  return Object.fromEntries(
    exporters.map((exporter) => {
      const { declares, missing } = exportAs(exporter, head, settings);
      // A graph of provenance declares no profile: what its readers need must be there.
      const levels = exporter.id === 'prov' ? ['must', 'should'] : ['must'];
      const lacking = missing.filter(({ level }) => levels.includes(level));
      const isDeclared = declares.length > 0 || exporter.id === 'prov';
      return [exporter.id, lacking.length > 0 || isDeclared ? lacking : undefined];
    }),
  );
}

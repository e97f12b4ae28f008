import { type Budget, unlimited } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import type { Description } from '../../schema/description/index.js';
import { Addresses } from './addresses.js';
import type { Exported, Exporter } from './exporter.js';
import { Ledger } from './ledger.js';
import { noticesOf } from './notices/index.js';
import type { ExportOptions } from './options.js';
import { plainLosses } from './plain.js';
import type { Assumption, Missing } from './result.js';
import { spendSteps } from './steps.js';
import { resolveValues } from './values.js';

/** What an export takes besides the description. */
export interface ExportSettings {
  readonly options: ExportOptions;
  /** The day of the export, `YYYY-MM-DD`. */
  readonly today: string;
  /** What the document was found to have wrong; it is part of the result. */
  readonly diagnostics?: readonly Diagnostic[];
  /** The steps that the export may take; without it, any number. */
  readonly budget?: Budget;
  /** The schema itself, for documents that carry it. */
  readonly schema?: Json;
}

/** A schema whose text is longer is not carried, in bytes. */
const MOST_CARRIED = 100 * 1024;

const USUAL_LANGUAGE = 'en';

/** A term, and no words about one. */
const TERM = /^[\w:]+$/;

/** Turns a description into a document of another standard, and reports what was assumed, is missing or was lost. */
export function exportAs(exporter: Exporter, description: Description, settings: ExportSettings): Exported {
  const { options, today, diagnostics = [], budget = unlimited() } = settings;
  spendSteps(exporter, description, options, budget);
  const ledger = new Ledger(description, options.language ?? USUAL_LANGUAGE);
  const addresses = new Addresses(description, options);
  const text = settings.schema === undefined ? undefined : JSON.stringify(settings.schema);
  const resolved = resolveValues(exporter.requirements, { description, options, addresses, ledger, today });
  const assumed: Assumption[] = [...resolved.assumed];
  const missing: Missing[] = [...resolved.missing];
  const built = exporter.build({
    description,
    options,
    values: resolved.values,
    assumed: resolved.assumed.map(({ term }) => term).filter((term) => TERM.test(term)),
    schemaText: carriedText(text, options),
    isWellFormed: text !== undefined && ![text, JSON.stringify(options)].some((each) => LONE.test(each)),
    addresses,
    ledger,
    today,
    budget,
    assume: (assumption) => assumed.push(assumption),
    miss: (each) => missing.push(each),
  });
  return {
    document: built.document,
    // A builder sees its document, where a must may be filled with a stand-in; what is missing is known here.
    declares: missing.some(({ level }) => level === 'must') ? [] : built.declares,
    diagnostics: [
      ...diagnostics,
      ...noticesOf(description, options, budget),
      ...missingDiagnostics(exporter, missing, description.uri),
    ],
    assumed,
    missing,
    losses: [...ledger.losses(exporter.mapping), ...plainLosses(description, exporter.plain)],
  };
}

/** Half a pair of surrogates, as `JSON.stringify` writes it. */
const LONE = /\\ud[89a-f]/;

/** The text that the document carries, so that an import gets back all of it. */
function carriedText(text: string | undefined, { embed }: ExportOptions): string | undefined {
  if (text === undefined || embed === false) return undefined;
  // No text in UTF-8 is longer than three bytes for each unit of UTF-16.
  const isShort = text.length * 3 <= MOST_CARRIED || new TextEncoder().encode(text).length <= MOST_CARRIED;
  return isShort ? text : undefined;
}

/** Missing values as diagnostics. */
function missingDiagnostics(
  exporter: { readonly id: string; readonly title: string },
  missing: readonly Missing[],
  uri: string,
): readonly Diagnostic[] {
  const severities = { must: 'warning', should: 'info', may: 'hint' } as const;
  const verbs = { must: 'requires', should: 'recommends', may: 'has a place for' } as const;
  return missing.map(({ term, level, help }) => ({
    code: `export/${exporter.id}/missing`,
    severity: severities[level],
    message: `${exporter.title} ${verbs[level]} ${term}, which is missing.`,
    help,
    params: { term, level },
    at: { uri, pointer: '', on: 'object' },
  }));
}

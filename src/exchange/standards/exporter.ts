import type { Budget } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import type { JsonObject } from '../../base/json.js';
import type { Description } from '../../schema/description/index.js';
import type { KeywordName } from '../../schema/vocabulary/index.js';
import type { Addresses } from './addresses.js';
import type { Ledger } from './ledger.js';
import type { Standard } from './list/index.js';
import type { ExportOptions } from './options.js';
import type { PlainMapping } from './plain.js';
import type { Assumption, Loss, Missing, Placement } from './result.js';
import type { Requirement, Values } from './values.js';

/** What an exporter works from. */
export interface Source {
  readonly description: Description;
  /** Values that no keyword can state. */
  readonly options: ExportOptions;
  /** What the standard asks for: given, stated, assumed or missing. */
  readonly values: Values;
  /** The addresses of all that is described. */
  readonly addresses: Addresses;
  /** Hands out values, and records which ones were taken. */
  readonly ledger: Ledger;
  /** The terms of what was not stated and is filled in: documents list them, so that nobody takes them for stated. */
  readonly assumed: readonly string[];
  /** The schema as JSON text, which the document carries. */
  readonly schemaText?: string | undefined;
  /** Whether no text has half a pair of surrogates; false if that is not known. */
  readonly isWellFormed: boolean;
  /** The day of the export, `YYYY-MM-DD`. */
  readonly today: string;
  /** The steps that are left. The description is paid for; what is written for it more than once is not. */
  readonly budget: Budget;
  /** Reports that a value was filled in while building, beyond what the requirements name. */
  readonly assume: (assumption: Assumption) => void;
  /** Reports that a value is missing, beyond what the requirements name. */
  readonly miss: (missing: Missing) => void;
}

/** What an exporter makes. */
export interface Built {
  readonly document: JsonObject;
  /** The profiles that the document declares: only those whose required values it has. */
  readonly declares: readonly string[];
}

/** What turns descriptions into documents of a standard. */
export interface Exporter extends Standard {
  /** What the standard asks for. */
  readonly requirements: readonly Requirement[];
  /** Every keyword has a place, or a reason why it has none. */
  readonly mapping: { readonly [K in KeywordName]: Placement };
  /** Where the keywords of JSON Schema itself have a place. */
  readonly plain: PlainMapping;
  /** What a variable and a code take besides their texts and references, in steps of the budget. */
  readonly steps: { readonly variable: number; readonly code: number };
  readonly build: (source: Source) => Built;
}

/** An exported document, and the values that were assumed, are missing or were lost. */
export interface Exported extends Built {
  readonly diagnostics: readonly Diagnostic[];
  readonly assumed: readonly Assumption[];
  readonly missing: readonly Missing[];
  readonly losses: readonly Loss[];
}

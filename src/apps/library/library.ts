import type { Json } from '../../base/json.js';
import { today } from '../../base/today.js';
import type { ExportOptions } from '../../exchange/standards/index.js';
import { standards as known } from '../../exchange/standards/list/index.js';
import type { DiffChoices } from '../../quality/diff/list/index.js';
import type { LintSettings } from '../../quality/lint/index.js';
import type { Score } from '../../quality/readiness/index.js';
import { type Description, describe as describeDocument } from '../../schema/description/index.js';
import { type DiffOutput, diff as diffOperation } from '../operations/diff/index.js';
import { type ExportOutput, exportOperations } from '../operations/export/index.js';
import { type FixOutput, fix as fixOperation } from '../operations/fix/index.js';
import { type ImportOutput, importAny, importOperations } from '../operations/import/index.js';
import type { Context } from '../operations/index.js';
import { type LintOutput, lint as lintOperation } from '../operations/lint/index.js';
import { readiness as readinessOperation } from '../operations/readiness/index.js';
import { type RuleEntry, rules as rulesOperation } from '../operations/rules/index.js';
import { type ValidateOutput, validate as validateOperation } from '../operations/validate/index.js';
import { type KeywordEntry, vocabulary as vocabularyOperation } from '../operations/vocabulary/index.js';
import { asDocument, type CommonOptions, type Input, registryOf } from './input.js';

function contextOf(options: CommonOptions): Context {
  return { registry: registryOf(options), today: today() };
}

/** How a schema is validated, and the data to check against it. */
export interface ValidateOptions extends CommonOptions {
  /** Data to check against the schema. */
  readonly instance?: Input;
  /** Whether misspelled and unknown `fair:` keywords are errors. Default: false. */
  readonly strict?: boolean;
  /** Whether `format` is asserted. Default: `annotate`. */
  readonly formats?: 'annotate' | 'assert';
}

/**
 * Checks a schema, and data against it.
 *
 * @example
 * const { valid, instance_errors } = await validate({ type: 'integer' }, { instance: 1.5 });
 * console.log(valid); // false
 */
export async function validate(schema: Input, options: ValidateOptions = {}): Promise<ValidateOutput> {
  const { instance, schemas: _schemas, ...how } = options;
  const documents = {
    schema: asDocument(schema, 'schema'),
    ...(instance === undefined ? {} : { instance: asDocument(instance, 'instance') }),
  };
  return (await validateOperation.run({ ...documents, ...how }, contextOf(options))) as ValidateOutput;
}

/** How a schema is linted. */
export interface LintOptions extends CommonOptions, Omit<LintSettings, 'ownRules'> {}

/**
 * Checks the quality of the metadata of a schema.
 *
 * @example
 * const { findings } = await lint({ title: 'Towns', 'fair:licence': 'MIT' });
 * console.log(findings.some(({ code }) => code === 'lint/no-unknown-keyword')); // true
 */
export async function lint(schema: Input, options: LintOptions = {}): Promise<LintOutput> {
  const { schemas: _schemas, ...settings } = options;
  return lintOperation.run({ schema: asDocument(schema, 'schema'), options: settings }, contextOf(options));
}

/** How a schema is repaired. */
export interface FixOptions extends LintOptions {
  /** Whether fixes that may change what the schema means are also applied. Default: false. */
  readonly unsafe?: boolean;
}

/**
 * Applies the available fixes to the metadata of a schema. A document is repaired as text, and keeps its comments.
 *
 * @example
 * const { document } = await parse('# All towns\ntitle: Towns\nfair:licence: MIT\n');
 * const { text } = await fix(document);
 * console.log(text.includes('fair:license: MIT')); // true
 */
export async function fix(schema: Input, options: FixOptions = {}): Promise<FixOutput> {
  const { schemas: _schemas, unsafe = false, ...settings } = options;
  return fixOperation.run(
    { schema: asDocument(schema, 'schema'), unsafe, options: settings },
    contextOf(options),
  );
}

/**
 * Says how ready the metadata of a schema is to be published. Throws `UnusableSchema` for a value that is no object.
 *
 * @example
 * const { total } = await readiness({ title: 'Towns', type: 'object' });
 * console.log(total < 100); // true
 */
export async function readiness(schema: Input, options: ExportToOptions = {}): Promise<Score> {
  return readinessOperation.run(
    { schema: asDocument(schema, 'schema'), options: givenIn(options) },
    contextOf(options),
  );
}

/** How a schema is exported or assessed. */
export interface ExportToOptions extends CommonOptions {
  /** Values that no keyword can state, such as the files with the data. */
  readonly options?: ExportOptions;
}

/** A standard that schemas can be exported to. */
export interface Standard {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly mediaType: string;
}

/**
 * The standards that schemas can be exported to.
 *
 * @example
 * console.log(standards.map(({ id }) => id).includes('ro-crate')); // true
 */
export const standards: readonly Standard[] = Object.values(known).map(
  ({ id, title, version, mediaType }) => ({
    id,
    title,
    version,
    mediaType,
  }),
);

/**
 * Converts a schema to a standard. Throws `UnusableSchema` for a schema with errors, and `RangeError` for an unknown standard.
 *
 * @example
 * const { document, missing } = await exportTo('croissant', { title: 'Towns', properties: { name: { type: 'string' } } });
 * console.log(document['@type']); // sc:Dataset
 */
export async function exportTo(
  standard: string,
  schema: Input,
  options: ExportToOptions = {},
): Promise<ExportOutput> {
  const operation = exportOperations.find(({ name }) => name === `export ${standard}`);
  if (operation === undefined)
    throw new RangeError(
      `Unknown standard ${JSON.stringify(standard)}. Known: ${standards.map(({ id }) => id).join(', ')}.`,
    );
  return operation.run(
    { schema: asDocument(schema, 'schema'), options: givenIn(options) },
    contextOf(options),
  );
}

function givenIn({ options = {} }: ExportToOptions): { readonly [name: string]: Json } {
  return options as { readonly [name: string]: Json };
}

/**
 * Reads what a schema says about the data: datasets, variables, codes, people.
 *
 * @example
 * const { datasets } = describe({ title: 'Towns', properties: { name: { type: 'string' } } });
 * console.log(datasets.length); // 1
 */
export function describe(schema: Input, options: CommonOptions = {}): Description {
  return describeDocument(asDocument(schema, 'schema'), registryOf(options));
}

/**
 * The rules that `lint` checks.
 *
 * @example
 * console.log((await rules()).some(({ id }) => id === 'license-ref')); // true
 */
export async function rules(): Promise<readonly RuleEntry[]> {
  return (await rulesOperation.run({}, contextOf({}))).rules;
}

/**
 * The `fair:` keywords, or the one with a name; none if the keyword is unknown.
 *
 * @example
 * const [license] = await vocabulary('license');
 * console.log(license.name); // fair:license
 */
export async function vocabulary(keyword?: string): Promise<readonly KeywordEntry[]> {
  return (await vocabularyOperation.run(keyword === undefined ? {} : { keyword }, contextOf({}))).keywords;
}

/** How a document of another standard is read. */
export interface ImportFromOptions {
  /** The standard that the document is of. Default: the one that it looks like. */
  readonly standard?: string;
  /** How the text of the schema is written. Default: `yaml`. */
  readonly format?: 'yaml' | 'json';
}

/**
 * Converts a document of another standard to an annotated schema, with the options that no keyword can say and a ledger
 * of all values. Throws `InvalidInput` for a document of no known standard, and `RangeError` for an unknown standard.
 *
 * @example
 * const { document } = await exportTo('croissant', { title: 'Towns', 'fair:license': 'CC0-1.0' });
 * const { schema } = await importFrom(document);
 * console.log(schema.title); // Towns
 */
export async function importFrom(document: Input, options: ImportFromOptions = {}): Promise<ImportOutput> {
  const { standard, ...how } = options;
  const operation =
    standard === undefined ? importAny : importOperations.find(({ name }) => name === `import ${standard}`);
  if (operation === undefined)
    throw new RangeError(
      `Unknown standard ${JSON.stringify(standard)}. Known: ${standards.map(({ id }) => id).join(', ')}.`,
    );
  return operation.run({ document: asDocument(document, 'document'), options: how }, contextOf({}));
}

/** How two versions of a schema are compared. */
export interface DiffOptions extends CommonOptions {
  /** Whether a new optional column breaks a table that allows any columns. Default: `usual`, it does not. */
  readonly open?: 'usual' | 'strict';
  /** Whether `format` is asserted. Default: `annotate`. */
  readonly formats?: 'annotate' | 'assert';
  /** How grave each class of change is, such as `{ 'unit/changed': 'risky' }`. */
  readonly classes?: DiffChoices['classes'];
  /** The changes that are accepted, each with its class, its place and a reason. */
  readonly suppressions?: DiffChoices['suppressions'];
}

/**
 * Says what changed between two versions of a schema: whether data still fit, with a proof or an instance, whether they
 * still mean the same, and which number the new version needs. Throws `UnusableSchema` if one is no valid schema.
 *
 * @example
 * const { backward, version } = await diff({ type: 'integer' }, { type: 'integer', maximum: 9 });
 * console.log(backward.instance, version.bump); // 10 major
 */
export async function diff(old: Input, next: Input, options: DiffOptions = {}): Promise<DiffOutput> {
  const { schemas: _schemas, ...how } = options;
  const documents = { old: asDocument(old, 'old'), new: asDocument(next, 'new') };
  return diffOperation.run({ ...documents, ...how }, contextOf(options));
}

// A strict project that uses every public name of the package: compiled and run by scripts/package-check.mjs.
import {
  type Change,
  type CheckedRows,
  checkRows,
  type Description,
  type Diagnostic,
  type DiffOptions,
  type DiffOutput,
  type Document,
  describe,
  diff,
  type ExportOutput,
  type ExportToOptions,
  exportTo,
  type FixOutput,
  fix,
  type ImportFromOptions,
  type ImportOutput,
  type InferFile,
  type InferFromOptions,
  type InferOutput,
  type Input,
  InvalidInput,
  importFrom,
  inferFrom,
  type Json,
  type LintOptions,
  type LintOutput,
  lint,
  type Parsed,
  parse,
  type Readiness,
  type RowsOptions,
  readiness,
  rules,
  standards,
  UnusableSchema,
  type ValidateOptions,
  type ValidateOutput,
  validate,
  vocabulary,
} from 'fairwright';
import { createHandler, type FairwrightOptions, fairwright, type Handler } from 'fairwright/http';

const text = 'title: Towns\nfair:licence: MIT\nproperties:\n  inhabitants: { type: integer }\n';
const parsed: Parsed = await parse(text, { name: 'towns.yaml' });
const document: Document | undefined = parsed.document;
if (document === undefined) throw new Error('The text was not parsed.');
const schema: Input = document;
const value: Json = document.value;

const checks: ValidateOptions = { instance: { inhabitants: 'many' }, formats: 'assert' };
const verdict: ValidateOutput = await validate(schema, checks);
const settings: LintOptions = { preset: 'recommended' };
const linted: LintOutput = await lint(schema, settings);
const findings: readonly Diagnostic[] = linted.findings;
const fixed: FixOutput = await fix(schema);
const ready: Readiness | undefined = await readiness(value);
const given: ExportToOptions = { options: { datePublished: '2026-05-01' } };
const exports: readonly ExportOutput[] = await Promise.all(
  standards.map(({ id }) => exportTo(id, value, given)),
);
const importing: ImportFromOptions = { format: 'json' };
const imported: ImportOutput = await importFrom(exports[0]!.document, importing).catch((fault: unknown) => {
  throw fault instanceof InvalidInput ? new Error(fault.pointer) : fault;
});
const files: readonly InferFile[] = [
  { name: 'towns.csv', content: 'name,area_km2\nAlbury,12.5\nBeeston,3.25\n' },
];
const asText: InferFromOptions = { format: 'json' };
const inferred: InferOutput = await inferFrom(files, asText);
const strict: DiffOptions = { open: 'strict' };
const compared: DiffOutput = await diff({ type: 'integer' }, { type: 'integer', maximum: 9 }, strict);
const changes: readonly Change[] = compared.changes;
const how: RowsOptions = { format: 'csv' };
const rows: CheckedRows = await checkRows(schema, 'inhabitants\n5\nx\n', how);
const description: Description = describe(schema);
const refused = await exportTo('cdif', { type: 'strng' }).catch((fault: unknown) => fault);
const options: FairwrightOptions = {};
const handler: Handler = await createHandler(options);
await handler.close();

const expected: readonly (readonly [name: string, isMet: boolean])[] = [
  ['validate', !verdict.valid && verdict.instance_errors.length === 1],
  ['lint', findings.some(({ code, at }) => code === 'lint/no-unknown-keyword' && at.range?.start.line === 2)],
  ['fix', fixed.text?.includes('fair:license: MIT') === true],
  ['readiness', ready !== undefined && ready.total < 100],
  [
    'exportTo',
    exports.length === standards.length && exports.every(({ document: made }) => made !== undefined),
  ],
  ['importFrom', imported.schema.title === 'Towns'],
  ['inferFrom', inferred.text.includes('km2')],
  ['diff', compared.backward.verdict === 'no' && changes.length === 1],
  ['checkRows', rows.rows === 2 && rows.failed === 1],
  ['describe', description.datasets.length === 1],
  ['rules', (await rules()).length > 50],
  ['vocabulary', (await vocabulary('license'))[0]?.name === 'fair:license'],
  ['UnusableSchema', refused instanceof UnusableSchema && refused.diagnostics.length > 0],
  ['http', typeof fairwright === 'function'],
];
const missed = expected.filter(([, isMet]) => !isMet).map(([name]) => name);
if (missed.length > 0) throw new Error(`Not as expected: ${missed.join(', ')}.`);

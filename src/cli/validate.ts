import { type Diagnostic, isValid } from '../diagnostic.js';
import { locate } from '../document/index.js';
import { errorSentences, type ValidateInput, type ValidateOutput, validate } from '../operations/index.js';
import { createRegistry } from '../registry/index.js';
import { csvHeader, csvLines, inOrder, junitReport, sarifReport, textReport } from '../report/index.js';
import { version } from '../version.js';
import { list, oneOf, plainKind, string, wholeNumber } from '../vocabulary/index.js';
import { judgesOf } from './check-file.js';
import { type Call, type Command, commandContext, flag } from './command.js';
import { type DataFormat, dataFiles, dataFormats } from './data-files.js';
import { EXIT, wrongUsage } from './exit.js';
import { type Read, readDocument } from './files.js';
import type { Terminal } from './terminal.js';
import { type DataSetting, validateData } from './validate-data.js';

const { schema, strict, formats } = validate.parameters;

/** `fairwright validate SCHEMA [DATA...]`. */
export const validateCommand: Command = {
  name: validate.name,
  summary: validate.summary,
  operands: ['schema'],
  many: 'data',
  parameters: {
    schema,
    data: {
      about: 'The data to check against the schema: files, folders and globs; - is standard input.',
      carriers: [],
      kind: list(string, 'paths'),
    },
    strict,
    formats,
    format: flag('How to show the result.', oneOf('text', 'json', 'sarif', 'junit', 'csv'), 'text'),
    maxErrors: flag('How many errors in rows to show at most; 0 is all.', wholeNumber(0, 1_000_000_000), 100),
    workers: flag(
      'How many threads check rows; all, or 0, is one for each core.',
      plainKind('threads', 'a number of threads up to 256, or all', ['number', 'string'], {}, isThreadCount),
      1,
    ),
    dataFormat: flag('How the data are written, where names of files do not tell.', oneOf(...dataFormats)),
    docsUrl: flag('Another address under which the meta-schemas are known.'),
  },
  environment: ['docsUrl'],
  examples: [
    'fairwright validate dataset.schema.json',
    'fairwright validate dataset.schema.yaml rows.csv.gz --formats assert --max-errors 20',
    "fairwright validate dataset.schema.json 'data/**/*.parquet' more.ndjson --workers all",
    'cat dataset.schema.json | fairwright validate - --strict --format json',
  ],
  run,
};

function isThreadCount(value: unknown): boolean {
  return value === 'all' || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 256);
}

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const paths = (flags.data ?? []) as readonly string[];
  if (operands.schema === '-' && paths.includes('-')) {
    throw wrongUsage('Only one of SCHEMA and DATA can be standard input.');
  }
  const files = paths.length === 0 ? [] : await dataFiles(paths, flags.dataFormat as DataFormat | undefined);
  const read = await readDocument(operands.schema!);
  const { document } = read;
  if (files.length === 0 || document === undefined)
    return validateDocuments(read, undefined, flags, terminal);
  const setting = settingOf(flags);
  const registry = createRegistry(setting.registry);
  const { diagnostics, judges } = await judgesOf(document, { ...setting.options, registry });
  if (judges === undefined) {
    show(withSyntax(unusable(locate(diagnostics, [document])), read), read, undefined, flags, terminal);
    return EXIT.findings;
  }
  const checked = await validateData(
    { ...read, document },
    { diagnostics, judges },
    files,
    setting,
    terminal,
  );
  return typeof checked === 'number' ? checked : validateDocuments(read, checked, flags, terminal);
}

function settingOf({ strict, formats, format, maxErrors, workers, docsUrl }: Call['flags']): DataSetting {
  return {
    options: {
      strict: strict === true,
      ...(formats === undefined ? {} : { formats: formats as 'annotate' | 'assert' }),
    },
    registry: typeof docsUrl === 'string' ? { docsUrl } : {},
    format: (format ?? 'text') as DataSetting['format'],
    maxErrors: maxErrors === 0 ? Infinity : Number(maxErrors ?? 100),
    workers: workers === 'all' || workers === 0 ? Infinity : Number(workers ?? 1),
  };
}

/** The result for a schema by which no data can be judged. */
function unusable(diagnostics: readonly Diagnostic[]): ValidateOutput {
  return { valid: false, schema_errors: errorSentences(diagnostics), instance_errors: [], diagnostics };
}

/** Validates a schema, and a document against it. */
async function validateDocuments(
  schema: Read,
  data: Read | undefined,
  flags: Call['flags'],
  terminal: Terminal,
): Promise<number> {
  const instance = data?.document;
  if (schema.document === undefined || (data !== undefined && instance === undefined)) {
    show(withSyntax(NOT_READ, schema, data), schema, data, flags, terminal);
    return EXIT.unreadable;
  }
  const { options, registry } = settingOf(flags);
  const input: ValidateInput = {
    schema: schema.document,
    ...(instance === undefined ? {} : { instance }),
    ...options,
  };
  const output = withSyntax(await validate.run(input, commandContext(registry)), schema, data);
  show(output, schema, data, flags, terminal);
  return output.valid ? EXIT.clean : EXIT.findings;
}

const NOT_READ = unusable([]);

/** What reading the files had to say belongs to the result, too. */
function withSyntax(output: ValidateOutput, schema: Read, data?: Read): ValidateOutput {
  const found = [...schema.diagnostics, ...(data?.diagnostics ?? [])];
  return {
    valid: output.valid && isValid(found),
    schema_errors: [...errorSentences(schema.diagnostics), ...output.schema_errors],
    instance_errors: [...errorSentences(data?.diagnostics ?? []), ...output.instance_errors],
    diagnostics: [...found, ...output.diagnostics],
  };
}

function show(
  output: ValidateOutput,
  schema: Read,
  data: Read | undefined,
  flags: Call['flags'],
  terminal: Terminal,
) {
  const read = [schema, ...(data ? [data] : [])];
  const diagnostics = inOrder(output.diagnostics);
  const files = read.map(({ uri }) => ({ uri, diagnostics: diagnostics.filter(({ at }) => at.uri === uri) }));
  switch (flags.format) {
    case 'json':
      return terminal.out(`${JSON.stringify({ ...output, diagnostics }, null, 2)}\n`);
    case 'sarif':
      return terminal.out(sarifReport(files, { version }));
    case 'junit':
      return terminal.out(junitReport(files));
    case 'csv':
      return terminal.out(`${csvHeader}${csvLines(diagnostics)}`);
    default: {
      const texts = new Map(read.map(({ uri, text }) => [uri, text]));
      const clean = data ? `${data.uri} is valid against ${schema.uri}.` : `${schema.uri} is valid.`;
      return terminal.out(textReport(output.diagnostics, { colour: terminal.colour, texts, clean }));
    }
  }
}

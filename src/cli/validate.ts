import { isValid } from '../diagnostic.js';
import { errorSentences, type ValidateInput, type ValidateOutput, validate } from '../operations/index.js';
import { inOrder, textReport } from '../report/index.js';
import { type Call, type Command, commandContext, flag, formatFlag } from './command.js';
import { EXIT, wrongUsage } from './exit.js';
import { type Read, readDocument, readInstances } from './files.js';
import type { Terminal } from './terminal.js';

/** `fairwright validate SCHEMA [INSTANCE]`. */
export const validateCommand: Command = {
  name: validate.name,
  summary: validate.summary,
  operands: ['schema', 'instance'],
  parameters: {
    ...validate.parameters,
    format: formatFlag,
    docsUrl: flag('Another address under which the meta-schemas are known.'),
  },
  environment: ['docsUrl'],
  examples: [
    'fairwright validate dataset.schema.json',
    'fairwright validate dataset.schema.yaml rows.ndjson --formats assert',
    'cat dataset.schema.json | fairwright validate - --strict --format json',
  ],
  run,
};

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  if (operands.schema === '-' && operands.instance === '-') {
    throw wrongUsage('Only one of SCHEMA and INSTANCE can be standard input.');
  }
  const schema = await readDocument(operands.schema!);
  const data = operands.instance === undefined ? undefined : await readInstances(operands.instance);
  const instance = data?.rows ?? data?.document;
  if (schema.document === undefined || (data !== undefined && instance === undefined)) {
    show(withSyntax(NOT_READ, schema, data), schema, data, flags, terminal);
    return EXIT.unreadable;
  }
  const input: ValidateInput = {
    schema: schema.document,
    ...(instance === undefined ? {} : { instance }),
    strict: flags.strict === true,
    ...(flags.formats === undefined ? {} : { formats: flags.formats as 'annotate' | 'assert' }),
  };
  const context = commandContext(typeof flags.docsUrl === 'string' ? { docsUrl: flags.docsUrl } : {});
  const output = withSyntax(await validate.run(input, context), schema, data);
  show(output, schema, data, flags, terminal);
  return output.valid ? EXIT.clean : EXIT.findings;
}

const NOT_READ: ValidateOutput = { valid: false, schema_errors: [], instance_errors: [], diagnostics: [] };

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
  if (flags.format === 'json') {
    terminal.out(`${JSON.stringify({ ...output, diagnostics: inOrder(output.diagnostics) }, null, 2)}\n`);
    return;
  }
  const texts = new Map([schema, ...(data ? [data] : [])].map(({ uri, text }) => [uri, text]));
  const clean = data ? `${data.uri} is valid against ${schema.uri}.` : `${schema.uri} is valid.`;
  terminal.out(textReport(output.diagnostics, { colour: terminal.colour, texts, clean }));
}

import { type Diagnostic, isValid } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import { type ValidateInput, type ValidateOutput, validate } from '../operations/index.js';
import { createRegistry } from '../registry/index.js';
import { inOrder, textReport } from '../report/index.js';
import type { Call, Command } from './command.js';
import { EXIT, wrongUsage } from './exit.js';
import { readDocument, readInstances } from './files.js';
import type { Terminal } from './terminal.js';

/** `fairwright validate SCHEMA [INSTANCE]`. */
export const validateCommand: Command = {
  name: validate.name,
  summary: validate.summary,
  operands: ['schema', 'instance'],
  parameters: {
    ...validate.parameters,
    format: { about: 'How to show the result.', schema: { enum: ['text', 'json'], default: 'text' } },
    docsUrl: { about: 'Another address under which the meta-schemas are known.', schema: { type: 'string' } },
  },
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
  const syntax = [...schema.diagnostics, ...(data?.diagnostics ?? [])];
  const instance = data?.rows ?? data?.document;
  const isUnreadable = schema.document === undefined || (data !== undefined && instance === undefined);
  const documents = [schema.document, ...(data?.rows?.slice(0, 1) ?? [data?.document])].filter(
    (each) => each !== undefined,
  );

  if (schema.document === undefined || (isUnreadable && !isValid(syntax))) {
    show(unreadable(syntax), documents, flags, terminal);
    return EXIT.unreadable;
  }
  const input: ValidateInput = {
    schema: schema.document,
    ...(instance === undefined ? {} : { instance }),
    strict: flags.strict === true,
    ...(flags.formats === undefined ? {} : { formats: flags.formats as 'annotate' | 'assert' }),
  };
  const registry = createRegistry(typeof flags.docsUrl === 'string' ? { docsUrl: flags.docsUrl } : {});
  const output = await validate.run(input, { registry });
  const result = withSyntax(output, syntax);
  show(result, documents, flags, terminal);
  return result.valid ? EXIT.clean : EXIT.findings;
}

function unreadable(diagnostics: readonly Diagnostic[]): ValidateOutput {
  return withSyntax({ valid: false, schema_errors: [], instance_errors: [], diagnostics: [] }, diagnostics);
}

/** What reading the files had to say belongs to the result, too. */
function withSyntax(output: ValidateOutput, syntax: readonly Diagnostic[]): ValidateOutput {
  return {
    ...output,
    valid: output.valid && isValid(syntax),
    diagnostics: [...syntax, ...output.diagnostics],
  };
}

function show(
  output: ValidateOutput,
  documents: readonly Document[],
  flags: Call['flags'],
  terminal: Terminal,
): void {
  if (flags.format === 'json') {
    terminal.out(`${JSON.stringify({ ...output, diagnostics: inOrder(output.diagnostics) }, null, 2)}\n`);
    return;
  }
  const texts = new Map(
    documents.flatMap(({ uri, source }) => (source ? [[uri, source.text] as const] : [])),
  );
  const [schema, instance] = documents;
  const clean = instance ? `${instance.uri} is valid against ${schema!.uri}.` : `${schema?.uri} is valid.`;
  terminal.out(textReport(output.diagnostics, { colour: terminal.colour, texts, clean }));
}

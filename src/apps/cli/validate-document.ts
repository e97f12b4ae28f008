import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { version } from '../../base/version.js';
import { documentRelations, type Together } from '../../data/check/index.js';
import {
  csvHeader,
  csvLines,
  inOrder,
  junitReport,
  sarifReport,
  textReport,
} from '../../exchange/report/index.js';
import type { OutputShape } from '../../quality/validate/index.js';
import { type Document, locate, type Read } from '../../schema/document/index.js';
import { errorSentences } from '../operations/index.js';
import { type ValidateInput, type ValidateOutput, validate } from '../operations/validate/index.js';
import { commandContext } from './command.js';
import type { DataSetting } from './data/validate-data.js';
import { EXIT } from './exit.js';
import type { Terminal } from './terminal.js';

/** Validates a schema, and a document against it. */
export async function validateDocument(
  schema: Read,
  data: Read | undefined,
  setting: DataSetting,
  terminal: Terminal,
  together?: Together,
): Promise<number> {
  const instance = data?.document;
  if (schema.document === undefined || (data !== undefined && instance === undefined)) {
    show(withSyntax(SOUND, schema, data), schema, data, setting, terminal);
    return EXIT.unreadable;
  }
  if (setting.output && instance && isValid(withSyntax(SOUND, schema, data).diagnostics)) {
    return giveOutput(setting.output, schema.document, instance, setting, terminal);
  }
  const input: ValidateInput = {
    schema: schema.document,
    ...(instance === undefined ? {} : { instance }),
    ...setting.options,
  };
  const found = (await validate.run(input, commandContext(setting.registry))) as ValidateOutput;
  const related = instance && together ? documentRelations(instance, together.requests, together.seed) : [];
  const documents = [schema.document, ...(instance ? [instance] : [])];
  const output = withSyntax(withRelations(found, locate(related, documents), setting), schema, data);
  show(output, schema, data, setting, terminal);
  return output.valid ? EXIT.clean : EXIT.findings;
}

/** What the schema finds in a document, and what relations find in its rows. */
function withRelations(
  found: ValidateOutput,
  related: readonly Diagnostic[],
  { referredTo }: DataSetting,
): ValidateOutput {
  return {
    ...found,
    valid: found.valid && related.length === 0,
    instance_errors: [...found.instance_errors, ...errorSentences(related)],
    diagnostics: locate([...found.diagnostics, ...related], referredTo),
  };
}

/** Says why no data can be checked by a schema. */
export async function refuseSchema(
  schema: Read & { readonly document: Document },
  diagnostics: readonly Diagnostic[],
  setting: DataSetting,
  terminal: Terminal,
): Promise<number> {
  // The result is the same for all data.
  if (setting.output) return giveOutput(setting.output, schema.document, schema.document, setting, terminal);
  const refusal = { ...SOUND, valid: false, schema_errors: errorSentences(diagnostics), diagnostics };
  show(withSyntax(refusal, schema), schema, undefined, setting, terminal);
  return EXIT.findings;
}

async function giveOutput(
  shape: OutputShape,
  schema: Document,
  instance: Document,
  { options, registry }: DataSetting,
  terminal: Terminal,
): Promise<number> {
  const input = { schema, instance, output: shape, ...options };
  const verdict = await validate.run(input, commandContext(registry));
  terminal.data(`${JSON.stringify(verdict, null, 2)}\n`);
  return verdict.valid ? EXIT.clean : EXIT.findings;
}

/** The result without findings. */
const SOUND: ValidateOutput = { valid: true, schema_errors: [], instance_errors: [], diagnostics: [] };

/** Findings from reading the files are also part of the result. */
function withSyntax(output: ValidateOutput, schema: Read, data?: Read): ValidateOutput {
  const found = [...schema.diagnostics, ...(data?.diagnostics ?? [])];
  return {
    valid: output.valid && isValid(found),
    schema_errors: [...errorSentences(schema.diagnostics), ...output.schema_errors],
    instance_errors: [...errorSentences(data?.diagnostics ?? []), ...output.instance_errors],
    diagnostics: [...found, ...output.diagnostics],
  };
}

function asRead({ uri, source }: Document): Pick<Read, 'uri' | 'text'> {
  return { uri, text: source?.text ?? '' };
}

function show(
  output: ValidateOutput,
  schema: Read,
  data: Read | undefined,
  { format, referredTo }: DataSetting,
  terminal: Terminal,
) {
  const others = referredTo.filter(({ uri }) => uri !== schema.uri && uri !== data?.uri);
  const read = [schema, ...(data ? [data] : []), ...others.map(asRead)];
  const diagnostics = inOrder(output.diagnostics);
  const files = read
    .map(({ uri }) => ({ uri, diagnostics: diagnostics.filter(({ at }) => at.uri === uri) }))
    .filter(({ uri, diagnostics: found }) => found.length > 0 || others.every((each) => each.uri !== uri));
  switch (format) {
    case 'json':
      return terminal.data(`${JSON.stringify({ ...output, diagnostics }, null, 2)}\n`);
    case 'sarif':
      return terminal.data(sarifReport(files, { version }));
    case 'junit':
      return terminal.data(junitReport(files));
    case 'csv':
      return terminal.data(`${csvHeader}${csvLines(diagnostics)}`);
    default: {
      const texts = new Map(read.map(({ uri, text }) => [uri, text]));
      const clean = data ? `${data.uri} is valid against ${schema.uri}.` : `${schema.uri} is valid.`;
      return terminal.out(textReport(output.diagnostics, { colour: terminal.colour, texts, clean }));
    }
  }
}

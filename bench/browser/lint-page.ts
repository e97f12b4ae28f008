// What a page does that checks the text of one schema, with all operations at hand.
import { type Context, createRegistry, lint, parse, validate } from './operations.js';

export * from './operations.js';

const context: Context = { registry: createRegistry(), today: '2026-05-01' };

/** Parses, validates and lints the text of a JSON schema; with an instance, validates that too. */
export async function checkText(schemaText: string, instanceText?: string): Promise<object> {
  const schema = await documentOfText(schemaText, 'schema');
  const instance =
    instanceText === undefined ? {} : { instance: await documentOfText(instanceText, 'instance') };
  const { valid } = await validate.run({ schema, ...instance }, context);
  const { findings } = await lint.run({ schema, score: 'none' }, context);
  return { valid, findings };
}

async function documentOfText(text: string, name: string) {
  const { document, diagnostics } = await parse(text, name, 'json');
  if (document === undefined) throw new Error(diagnostics[0]!.message);
  return document;
}

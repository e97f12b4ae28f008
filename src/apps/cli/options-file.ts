import { access } from 'node:fs/promises';
import { extname } from 'node:path';
import { isObject, type Json } from '../../base/json.js';
import { printable } from '../../base/printable.js';
import { optionsKind } from '../../exchange/options/index.js';
import { textReport } from '../../exchange/report/index.js';
import { append, locate } from '../../schema/document/index.js';
import type { Kind } from '../../schema/vocabulary/index.js';
import { type Call, flag } from './command.js';
import { EXIT, Stop } from './exit.js';
import { readDocument } from './files.js';
import type { Terminal } from './terminal.js';

/** Where options are. */
export const optionsFlag = flag(
  'A JSON or YAML file with what no keyword can say. Default: NAME.options.yaml or .json beside NAME.schema.yaml or .json.',
);

const ENDINGS = ['yaml', 'yml', 'json'];

/** The options in the file that a call names, else in the file beside its schema, else none. */
export async function optionsFor(
  schema: string,
  { options }: Call['flags'],
  terminal: Terminal,
): Promise<{ readonly [name: string]: Json }> {
  if (options !== undefined) return readOptions(String(options));
  const beside = await optionsBeside(schema);
  if (beside === undefined) return {};
  terminal.note(`Options are read from ${printable(beside)}.\n`);
  return readOptions(beside);
}

async function optionsBeside(schema: string): Promise<string | undefined> {
  const [, name] = /^(.+?)(?:\.schema)?\.(?:json|ya?ml)$/i.exec(schema) ?? [];
  if (name === undefined) return undefined;
  for (const ending of ENDINGS) {
    const path = `${name}.options.${ending}`;
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}

async function readOptions(path: string): Promise<{ readonly [name: string]: Json }> {
  const value = await readChecked(path, optionsKind, 'options');
  return isObject(value) ? value : {};
}

/** What a file says, if it is of a kind; `name` is what messages call it. */
export async function readChecked(
  path: string,
  kind: Pick<Kind, 'check'>,
  name: string,
  prepare: (value: Json) => Json = (value) => value,
): Promise<Json> {
  const { document, diagnostics, text, uri } = await readDocument(path);
  const report = (found: typeof diagnostics) =>
    textReport(found, { texts: new Map([[uri, text]]), clean: '' }).trimEnd();
  if (document === undefined)
    throw new Stop(EXIT.unreadable, `The ${name} cannot be read.`, report(diagnostics));
  const value = prepare(document.value);
  const faults = kind.check(value).map(({ path: steps, on, severity, message, help }) => ({
    code: `${name}/value`,
    severity,
    message,
    ...(help === undefined ? {} : { help }),
    at: { uri, pointer: append('', ...steps), on },
  }));
  if (faults.length > 0)
    throw new Stop(EXIT.usage, `The ${name} are faulty.`, report(locate(faults, [document])));
  return value;
}

/** The file of the options of a schema: towns.schema.yaml has towns.options.yaml beside it. */
export function optionsFileOf(schema: string): string {
  const extension = extname(schema);
  return `${schema.slice(0, schema.length - extension.length).replace(/\.schema$/, '')}.options${extension}`;
}

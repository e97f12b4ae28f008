import { today } from '../../base/today.js';
import { createRegistry, type RegistryOptions } from '../../schema/references/index.js';
import { boolean, isIri, list, oneOf, plainKind, string } from '../../schema/vocabulary/index.js';
import type { Context, Parameter } from '../operations/index.js';
import type { Terminal } from './terminal.js';

/** What a flag may stand for. */
export type FlagValue = string | number | boolean | readonly string[];

/** The words of a call, sorted. */
export interface Call {
  readonly operands: { readonly [name: string]: string };
  readonly flags: { readonly [name: string]: FlagValue };
}

/** An operation as a command: which of its parameters are operands, and how its result is shown. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The parameters that are given by position, in order. */
  readonly operands: readonly string[];
  /** The repeatable parameter that is given by position, any number of times, after the operands. */
  readonly many?: string;
  /** The repeatable flag that takes whatever else is given by position. */
  readonly rest?: string;
  readonly parameters: { readonly [name: string]: Parameter };
  /** Letters that stand for flags: `o` for `output` is `-o`. */
  readonly letters?: { readonly [letter: string]: string };
  /** The flags that an environment variable can stand for: `docsUrl` is FAIRWRIGHT_DOCS_URL. */
  readonly environment?: 'all' | readonly string[];
  /** An example of a call. */
  readonly examples: readonly string[];
  readonly run: (call: Call, terminal: Terminal) => Promise<number>;
}

/** The flags of every command; one may say more of its own. */
const commonFlags = { quiet: flag('Write no notes and no progress, only results and errors.', boolean) };

/** The parameters of a command that are flags. */
export function flagsOf(command: Command): readonly (readonly [string, Parameter])[] {
  const { parameters } = command;
  return Object.entries({ ...parameters, ...commonFlags, ...parameters }).filter(
    ([name]) => !command.operands.includes(name) && name !== command.many,
  );
}

/** A flag as it is typed: `docsUrl` is `--docs-url`. */
export function flagName(parameter: string): string {
  return parameter.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a flag may be given several times. */
export function isRepeatable({ kind }: Parameter): boolean {
  return kind.types.includes('array');
}

/** A parameter that only the command has. */
export function flag(
  about: string,
  kind: Parameter['kind'] = string,
  usual?: string | number | boolean,
): Parameter {
  return { about, kind, ...(usual === undefined ? {} : { usual }) };
}

/** How results are shown. */
export const formatFlag = flag('The output format.', oneOf('text', 'json'), 'text');

/** An address that paths are put behind: it has neither a query nor a fragment. */
export const webAddress = plainKind<string>(
  'web address',
  'an address such as https://example.org/fair',
  ['string'],
  { type: 'string' },
  (value) => typeof value === 'string' && /^https?:\/\/[^/?#][^?#]*$/i.test(value) && isIri(value),
);

/** Where else the vocabulary's tree is. */
export const docsUrlFlag = flag('An additional base address of the meta-schemas.', webAddress);

/** Where else schemas are. */
export const schemasFlag: Parameter = {
  ...flag('Also resolve $ref to schemas in this folder.', list(string, 'folders')),
  placeholder: 'DIR',
};

/** Whether files that are named are picked out like those in folders; for tools that name all changed files. */
export const onlySchemasFlag = flag('Skip files that are not schemas, even if they are named.', boolean);

/** What an operation may use when a command runs it. */
export function commandContext(options: RegistryOptions = {}): Context {
  return {
    registry: createRegistry(options),
    today: today(),
  };
}

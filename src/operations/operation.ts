import type { JsonObject } from '../json.js';
import type { Registry } from '../registry/index.js';

/** What every operation may use. */
export interface Context {
  readonly registry: Registry;
}

/** A part of an operation's input. */
export interface Parameter {
  /** One sentence for people. */
  readonly about: string;
  readonly required?: true;
  /** A document is given whole: as a file of the command, as a member of a request's body. */
  readonly document?: true;
  /** What it may be, as a JSON Schema. */
  readonly schema: JsonObject;
}

/** A verb, declared once: every surface takes its names, words and checks from here. */
export interface Operation<Input, Output> {
  readonly name: string;
  /** One sentence for people. */
  readonly summary: string;
  readonly parameters: { readonly [name in keyof Input & string]-?: Parameter };
  readonly run: (input: Input, context: Context) => Promise<Output>;
}

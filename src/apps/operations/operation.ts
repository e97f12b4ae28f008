import { type Budget, LimitExceeded } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json, JsonObject } from '../../base/json.js';
import { excessOf, type Size, schemaLimits } from '../../quality/validate/index.js';
import type { Registry } from '../../schema/references/index.js';
import type { Check } from '../../schema/vocabulary/index.js';

/** What every operation may use. */
export interface Context {
  readonly registry: Registry;
  /** The day of the call, such as 2026-05-01. */
  readonly today: string;
  /** The steps that the work may take. With a budget, schemas beyond `schemaLimits` are refused, too. */
  readonly budget?: Budget;
  /** The published version that an address leads to, if there is a registry that has one. */
  readonly versionAt?: (address: string) => PublishedVersion | undefined;
}

/** A version of a schema in a registry. */
export interface PublishedVersion {
  readonly number: string;
  readonly digest: string;
}

/** A part of an operation's input. */
export interface Parameter {
  /** One sentence for people. */
  readonly about: string;
  readonly required?: true;
  /** It is required unless this other parameter is given. */
  readonly unless?: string;
  /** It is a document: the command reads it from a file. */
  readonly document?: true;
  /** It may be as long as a document. */
  readonly isLong?: true;
  /** It is a schema, or the text of one: what it refers to must be known before the operation runs. */
  readonly isSchema?: true;
  /** It is the address of a schema that is known, instead of a schema. */
  readonly isAddress?: true;
  /** What it may be: a check in words, and a JSON Schema. */
  readonly kind: Check & { readonly schema: JsonObject };
  /** What stands for its value in the help of the command, such as DIR. */
  readonly placeholder?: string;
  /** What counts when it is left out. */
  readonly usual?: Json;
}

/** A request that shows what an operation is good for; it is run as a test. */
export interface Example {
  readonly title: string;
  readonly input: { readonly [name: string]: Json };
}

/** What an operation answers with. */
export interface Answer {
  readonly about: string;
  readonly mediaType: string;
  readonly schema: JsonObject;
  /**
   * Set where the output is a report around a document: the answer is the document, and all of the report only where the
   * parameter `report` asks for it. Without it, the lists of the report are summed up by their names.
   */
  readonly report?: {
    readonly schema: JsonObject;
    readonly lists: { readonly [member: string]: string };
  };
}

/** What is declared of every verb. */
export interface Declaration<Input> {
  readonly name: string;
  /** One sentence for people. */
  readonly summary: string;
  readonly parameters: { readonly [name in keyof Input & string]-?: Parameter };
  readonly answer: Answer;
}

/** A verb, declared once: route, interface description and command take names, words and checks from here. */
export interface Operation<Input, Output> extends Declaration<Input> {
  /** It answers one of those that another operation lists; its parameter `id` says which. */
  readonly itemOf?: string;
  readonly examples: readonly Example[];
  /** Whether the answer depends on nothing but the input and the registered schemas: a service keeps answers to GET requests. */
  readonly isStable?: true;
  /** Whether it needs a schema that is usable, and says `UnusableSchema` otherwise. */
  readonly refusesUnusable?: true;
  /** The steps that an input of this size takes, at most; left out where they are always few. */
  readonly effort?: (sizes: { readonly [name in keyof Input & string]?: Size }) => number;
  readonly run: (input: Input, context: Context) => Promise<Output> | Output;
}

/** Says that what was asked for does not exist. */
export class NotFound extends Error {}

/** Refuses a schema of a size that goes beyond a limit. */
export function checkSchemaLimits(size: Size): void {
  const excess = excessOf(size);
  if (excess === undefined) return;
  const { most, unit } = schemaLimits[excess];
  throw new LimitExceeded({ name: excess, value: most }, `The schema has more than ${most} ${unit}.`);
}

/** Says that parts of an input do not go together. */
export class InvalidInput extends Error {
  constructor(
    /** Where in the body. */
    readonly pointer: string,
    message: string,
  ) {
    super(message);
  }
}

/** Thrown for a schema that cannot be used; says why. */
export class UnusableSchema extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super('The schema is not a usable Draft 2020-12 schema.');
  }
}

import type { Json } from '../../base/json.js';
import type { Document } from '../../schema/document/index.js';
import type { Context, Declaration } from './operation.js';

/** How the data of a stream may be written. */
export interface DataFormat {
  readonly name: string;
  /** The first one is the one that we use ourselves. */
  readonly mediaTypes: readonly string[];
  /** How the names of such files end. */
  readonly endings: readonly string[];
}

/** How much one stream may hold. */
export interface StreamLimits {
  readonly rows: number;
  /** The length of a row, in UTF-16 code units. */
  readonly longestRow: number;
}

/** What is known of a stream before the first of its data comes. */
export interface StreamStart {
  /** The name of its format. */
  readonly format: string;
  /** The name of its file. */
  readonly file?: string | undefined;
  /** The schema, if it came with the data. */
  readonly schema?: Document;
  readonly limits: StreamLimits;
}

/** How far the work on a stream has come. */
export interface Progress {
  /** The new findings, one line each. */
  readonly lines: readonly object[];
  /** The summary so far: the last line has it, however the stream ends. */
  readonly summary: { readonly valid: boolean };
  /** Set when no more data is needed, with the limit that was reached if that is why. */
  readonly over?: { readonly limit?: { readonly name: string; readonly value: number } };
}

/** Work on data that comes bit by bit. */
export interface StreamWork {
  /** How far it is before any data. */
  readonly start: () => Progress;
  readonly take: (bytes: Uint8Array) => Progress;
  /** Nothing more comes. */
  readonly end: () => Progress | Promise<Progress>;
}

/** A request that shows what a stream is good for; it is run as a test. */
export interface StreamExample {
  readonly title: string;
  readonly query: { readonly [name: string]: Json };
  /** The schema, if it comes with the data. */
  readonly schema?: Json;
  readonly mediaType: string;
  readonly data: string;
}

/** A verb on data of any length: it answers in lines while the data is still coming. */
export interface StreamOperation<Input> extends Declaration<Input> {
  /** How the data may be written. */
  readonly dataFormats: readonly DataFormat[];
  /** The call of the command that also reads files that must be whole, if there is one. */
  readonly command?: string;
  readonly examples: readonly StreamExample[];
  readonly begin: (input: Input, start: StreamStart, context: Context) => Promise<StreamWork>;
}

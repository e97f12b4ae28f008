import type { Json } from '../../base/json.js';
import type { Context, Declaration } from './operation.js';
import type { DataFormat, StreamLimits } from './stream.js';

/** What is known of a file before the first of its bytes comes. */
export interface FileStart {
  readonly name: string;
  /** The name of its format. Default: as its name or its beginning shows. */
  readonly format?: string | undefined;
  /** The encoding that its type states. */
  readonly encoding?: string;
}

/** How much one request may hold. */
export interface FilesLimits extends StreamLimits {
  /** The bytes of a document that is read as a whole. */
  readonly document: number;
  /** Of all files together. */
  readonly columns: number;
  readonly tables: number;
}

/** Work on files that come one after the other, bit by bit. */
export interface FilesWork {
  /** A file begins; the bytes that follow are its own. */
  readonly file: (start: FileStart) => Promise<void>;
  /** Resolves when more bytes are needed. */
  readonly take: (bytes: Uint8Array) => Promise<void>;
  /** Nothing more comes: the answer. The text is that of the document that came with the files. */
  readonly end: (document?: string) => Promise<object>;
}

/** A file of an example. */
export interface ExampleFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

/** A request that shows what it is good for; it is run as a test. */
export interface FilesExample {
  readonly title: string;
  readonly query: { readonly [name: string]: Json };
  readonly files: readonly ExampleFile[];
  /** The document that comes with the files. */
  readonly document?: Json;
}

/** A verb on files of any length: it answers when all of them have come. */
export interface FilesOperation<Input> extends Declaration<Input> {
  /** How the files may be written. */
  readonly dataFormats: readonly DataFormat[];
  /** The call of the command that also reads files that must be whole. */
  readonly command: string;
  /** The document that may come with the files, as a part of a form. */
  readonly document: { readonly name: string; readonly about: string };
  readonly examples: readonly FilesExample[];
  readonly open: (input: Input, limits: FilesLimits, context: Context) => Promise<FilesWork>;
}

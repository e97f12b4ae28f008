import type { Progress, StreamLimits } from '../../operations/index.js';
import type { RegistryOptions } from '../../registry/index.js';
import type { ProblemError } from '../problems.js';

/** What a stream begins with, as plain data that can go to a thread. */
export interface Beginning {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly format: string;
  /** The text of the schema, if it came with the data. */
  readonly schema?: string;
  readonly limits: StreamLimits;
}

/** What a thread has to answer, one by one. */
export type Question =
  | { readonly begin: Beginning }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly end: true };

/** What goes to a thread. */
export type Message = Question | { readonly registry: RegistryOptions };

/** How far a thread has come with its stream. */
export interface Report extends Omit<Progress, 'lines'> {
  /** The lines that are to be told. */
  readonly text: string;
  /** Whether the question is not answered yet, and more comes. */
  readonly isPartial?: true;
  /** Bytes of its heap that are in use. */
  readonly heap: number;
}

/** What comes back from a thread: that it is ready, and then what it answers to each question, in order. */
export type Reply =
  | 'ready'
  | { readonly report: Report }
  | { readonly problem: Pick<ProblemError, 'kind' | 'detail' | 'members'> }
  | { readonly fault: string };

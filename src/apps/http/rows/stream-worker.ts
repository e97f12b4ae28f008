import { Budget } from '../../../base/budget.js';
import type { Document } from '../../../schema/document/index.js';
import type { RegistryOptions } from '../../../schema/references/index.js';
import {
  type Context,
  checkSchemaLimits,
  type Progress,
  referringSchemas,
  type StreamLimits,
  type StreamWork,
} from '../../operations/index.js';
import { type ValidateInput, validate } from '../../operations/validate/index.js';
import { measured, readJson } from '../body.js';
import { inputOf } from '../input.js';
import { type Single, streams } from '../operations.js';
import { STEPS } from '../perform.js';
import { problemFor } from '../problems.js';
import { contextWith, type ProvidedSchemas, refuseUnknown } from '../provided-schemas.js';

/** What a stream begins with, as plain data that can go to a thread. */
export interface Beginning {
  readonly stream: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly format: string;
  readonly file: string | undefined;
  /** The text of the schema, if it came with the data. */
  readonly schema?: string;
  readonly limits: StreamLimits;
  /** What the registry has of the schemas that the stream uses, as far as that was found; none without a registry. */
  readonly provided?: ProvidedSchemas;
}

/** What a thread does for a stream, one after the other. */
export type StreamTask =
  | { readonly begin: Beginning }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly end: true };

/** How far a thread has come with its stream. */
export interface Report extends Omit<Progress, 'lines'> {
  /** The lines that are to be sent. */
  readonly text: string;
}

/** The bytes of at most so many lines are worked on before the limits of the stream are checked. */
const LINES = 256;

const NEWLINE = 0x0a;

/** The work on streams that are not over, by their numbers. */
const works = new Map<number, StreamWork>();

/** Does the next piece of work for a stream. */
export async function answerStream(
  id: number,
  task: StreamTask,
  context: Context,
  options: RegistryOptions,
): Promise<Report> {
  try {
    const { lines, ...rest } = await progressOf(id, task, context, options);
    return { ...rest, text: lines.map((line) => `${JSON.stringify(line)}\n`).join('') };
  } catch (fault) {
    throw problemFor(fault);
  }
}

/** Forgets a stream. */
export function dropStream(id: number): void {
  works.delete(id);
}

async function progressOf(
  id: number,
  task: StreamTask,
  context: Context,
  options: RegistryOptions,
): Promise<Progress> {
  if ('begin' in task) {
    const work = await begin(task.begin, context, options);
    works.set(id, work);
    return work.start();
  }
  const work = works.get(id)!;
  return 'bytes' in task ? take(task.bytes, work) : work.end();
}

function take(bytes: Uint8Array, { take: takeSome }: StreamWork): Progress {
  const lines: object[] = [];
  for (let start = 0; ; ) {
    const end = endOfLines(bytes, start);
    const progress = takeSome(bytes.subarray(start, end));
    for (const line of progress.lines) lines.push(line);
    if (end === bytes.length || progress.over) return { ...progress, lines };
    start = end;
  }
}

function endOfLines(bytes: Uint8Array, start: number): number {
  let end = start;
  for (let count = 0; count < LINES; count++) {
    const found = bytes.indexOf(NEWLINE, end);
    if (found === -1) return bytes.length;
    end = found + 1;
  }
  return end;
}

async function begin(
  { stream, input, format, file, schema, limits, provided }: Beginning,
  context: Context,
  options: RegistryOptions,
): Promise<StreamWork> {
  const operation = streams.find(({ name }) => name === stream)!;
  const given = schema === undefined ? {} : { schema: await schemaFrom(schema) };
  const budget = new Budget(STEPS);
  const knowing = await contextWith(context, options, provided, budget);
  if (provided) {
    const named = await referringSchemas(operation, input, knowing.registry, new Budget(STEPS));
    refuseUnknown(given.schema ? [given.schema, ...named] : named, knowing.registry, provided);
  }
  return operation.begin(input, { format, file, limits, ...given }, { ...knowing, budget });
}

/** The schema that came with the data: the same limits hold for it as for one that is validated. */
async function schemaFrom(text: string): Promise<Document> {
  const { value, sizes } = measured({ schema: await readJson(text) });
  if (sizes.schema) checkSchemaLimits(sizes.schema);
  const operation = validate as unknown as Single;
  return inputOf<ValidateInput>(operation, { query: {}, path: {}, body: value }).schema!;
}

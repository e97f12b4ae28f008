// A thread of its own for streams, one at a time.
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Document } from '../../document/index.js';
import {
  type Context,
  type Progress,
  type StreamWork,
  type ValidateInput,
  validate,
} from '../../operations/index.js';
import { createRegistry, type RegistryOptions } from '../../registry/index.js';
import { readBody } from '../body.js';
import { inputOf } from '../input.js';
import { streams } from '../operations.js';
import { checkSize, problemFor } from '../perform.js';
import { ProblemError } from '../problems.js';
import type { Beginning, Message, Question, Reply } from './messages.js';

const port = parentPort!;
let context = contextOf(workerData as RegistryOptions);
let work: StreamWork | undefined;

function contextOf(options: RegistryOptions): Context {
  const service = { startedAt: 0, workers: 1 };
  return { registry: createRegistry(options), prefix: '', service, mayTakeLong: true };
}

// Answers must come back in the order of the questions.
let last: Promise<unknown> = Promise.resolve();

port.on('message', (message: Message) => {
  last = last.then(async () => {
    if ('registry' in message) context = contextOf(message.registry);
    else port.postMessage(await replyTo(message));
  });
});
port.postMessage('ready' satisfies Reply);

async function replyTo(question: Question): Promise<Reply> {
  try {
    const { lines, ...rest } = await progressOf(question);
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    return { report: { ...rest, text, heap: getHeapStatistics().used_heap_size } };
  } catch (thrown) {
    const fault = problemFor(thrown);
    if (!(fault instanceof ProblemError))
      return { fault: fault instanceof Error ? fault.message : String(fault) };
    const { kind, detail, members } = fault;
    return { problem: { kind, detail, members } };
  }
}

async function progressOf(question: Question): Promise<Progress> {
  if ('begin' in question) {
    work = await begin(question.begin);
    return work.start();
  }
  const progress = 'bytes' in question ? work!.take(question.bytes) : work!.end();
  if ('end' in question) work = undefined;
  return progress;
}

async function begin({ operation, input, format, schema, limits }: Beginning): Promise<StreamWork> {
  const found = streams.find(({ name }) => name === operation)!;
  const given = schema === undefined ? {} : { schema: await schemaFrom(schema) };
  return found.begin(input, { format, limits, ...given }, context);
}

/** The schema that came with the data: the same limits hold for it as for one that is validated. */
async function schemaFrom(text: string): Promise<Document> {
  const body = { schema: await readBody(text) };
  const input = inputOf<ValidateInput>(validate, { query: {}, path: {}, body });
  checkSize(validate, { ...input });
  return input.schema;
}

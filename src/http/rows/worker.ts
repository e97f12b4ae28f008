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
import { checkLimits, problemFor } from '../perform.js';
import { ProblemError } from '../problems.js';
import type { Beginning, Message, Question, Reply, Report } from './messages.js';

/** The bytes of at most so many lines are worked on before it is looked whether there is something to report. */
const LINES = 256;

/** Milliseconds after which what is known by then is reported, so that slow work is not taken for endless work. */
const REPORT_AFTER = 100;

const NEWLINE = 0x0a;

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
    return { report: reportOf(await progressOf(question)) };
  } catch (thrown) {
    const fault = problemFor(thrown);
    if (!(fault instanceof ProblemError))
      return { fault: fault instanceof Error ? fault.message : String(fault) };
    const { kind, detail, members } = fault;
    return { problem: { kind, detail, members } };
  }
}

function reportOf({ lines, ...rest }: Progress): Report {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return { ...rest, text, heap: getHeapStatistics().used_heap_size };
}

async function progressOf(question: Question): Promise<Progress> {
  if ('begin' in question) {
    work = await begin(question.begin);
    return work.start();
  }
  if ('bytes' in question) return take(question.bytes, work!);
  const progress = work!.end();
  work = undefined;
  return progress;
}

function take(bytes: Uint8Array, { take: takeSome }: StreamWork): Progress {
  let lines: object[] = [];
  let reported = performance.now();
  for (let start = 0; ; ) {
    const end = endOfLines(bytes, start);
    const progress = takeSome(bytes.subarray(start, end));
    for (const line of progress.lines) lines.push(line);
    if (end === bytes.length || progress.over) return { ...progress, lines };
    start = end;
    if (performance.now() - reported < REPORT_AFTER) continue;
    const report = { ...reportOf({ ...progress, lines }), isPartial: true } as const;
    port.postMessage({ report } satisfies Reply);
    lines = [];
    reported = performance.now();
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

async function begin({ operation, input, format, schema, limits }: Beginning): Promise<StreamWork> {
  const found = streams.find(({ name }) => name === operation)!;
  const given = schema === undefined ? {} : { schema: await schemaFrom(schema) };
  return found.begin(input, { format, limits, ...given }, context);
}

/** The schema that came with the data: the same limits hold for it as for one that is validated. */
async function schemaFrom(text: string): Promise<Document> {
  const body = { schema: await readBody(text) };
  const input = inputOf<ValidateInput>(validate, { query: {}, path: {}, body });
  checkLimits(validate, { ...input });
  return input.schema;
}

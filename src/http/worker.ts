// A thread of the pool: runs heavy operations, one at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { Context, Operation } from '../operations/index.js';
import { createRegistry, type RegistryOptions } from '../registry/index.js';
import { operations } from './operations.js';
import { type Performed, perform } from './perform.js';
import type { Message, Reply } from './pool.js';
import { ProblemError } from './problems.js';

const port = parentPort!;
const byName = new Map<string, Operation<unknown, unknown>>(operations.map((each) => [each.name, each]));
let context = contextOf(workerData as RegistryOptions);

function contextOf(options: RegistryOptions): Context {
  return {
    registry: createRegistry(options),
    prefix: '',
    service: { startedAt: 0, workers: 1 },
    mayTakeLong: true,
    hasLimits: true,
  };
}

// Answers must come back in the order of the work, also where one waits for something and the next does not.
let last: Promise<unknown> = Promise.resolve();

port.on('message', (message: Message) => {
  if ('registry' in message) {
    context = contextOf(message.registry);
    return;
  }
  last = last.then(async () => port.postMessage(await replyTo(message)));
});

async function replyTo({ operation, call }: Exclude<Message, { registry: unknown }>): Promise<Reply> {
  try {
    return { answer: (await perform(byName.get(operation)!, call, context, true)) as Performed };
  } catch (fault) {
    if (fault instanceof ProblemError) {
      const { kind, detail, members } = fault;
      return { problem: { kind, detail, members } };
    }
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }
}

// A thread of the pool: runs heavy operations, one at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { Context, Operation } from '../operations/index.js';
import { createRegistry, type RegistryOptions } from '../registry/index.js';
import { operations } from './operations.js';
import { perform } from './perform.js';
import type { Message, Reply } from './pool.js';
import { ProblemError } from './problems.js';

const port = parentPort!;
const byName = new Map<string, Operation<unknown, unknown>>(operations.map((each) => [each.name, each]));
let context = contextOf(workerData as RegistryOptions);

function contextOf(options: RegistryOptions): Context {
  return { registry: createRegistry(options), prefix: '', service: { startedAt: 0, workers: 1 } };
}

port.on('message', async (message: Message) => {
  if ('registry' in message) {
    context = contextOf(message.registry);
    return;
  }
  port.postMessage(await replyTo(message));
});

async function replyTo({ id, operation, call }: Exclude<Message, { registry: unknown }>): Promise<Reply> {
  try {
    return { id, answer: (await perform(byName.get(operation)!, call, context, true)) as string };
  } catch (fault) {
    if (fault instanceof ProblemError) {
      const { kind, detail, members } = fault;
      return { id, problem: { kind, detail, members } };
    }
    return { id, fault: fault instanceof Error ? fault.message : String(fault) };
  }
}

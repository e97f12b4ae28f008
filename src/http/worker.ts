// A thread of the pool: runs heavy operations, one at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { Context, Operation } from '../operations/index.js';
import { createRegistry, type RegistryOptions } from '../registry/index.js';
import { operations } from './operations.js';
import type { Message, Reply } from './pool.js';

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
  const { id, operation, input } = message;
  let reply: Reply;
  try {
    reply = { id, answer: JSON.stringify(await byName.get(operation)!.run(input, context)) };
  } catch (fault) {
    reply = { id, fault: fault instanceof Error ? fault.message : String(fault) };
  }
  port.postMessage(reply);
});

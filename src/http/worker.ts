// A thread of the pool: runs heavy operations, one at a time.
import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Context, Operation } from '../operations/index.js';
import { createRegistry, type RegistryOptions } from '../registry/index.js';
import { OutOfTime } from '../validate/index.js';
import { singles } from './operations.js';
import { type Performed, perform } from './perform.js';
import { outOfTime, ProblemError } from './problems.js';
import type { Message, Reply, ThreadStart } from './thread.js';

const port = parentPort!;
const byName = new Map<string, Operation<unknown, unknown>>(singles.map((each) => [each.name, each]));
const { registry } = workerData as ThreadStart;
let context = contextOf(registry);

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
  last = last.then(async () =>
    port.postMessage('warmUp' in message ? await warmUp() : await replyTo(message)),
  );
});

const READY: Reply = { isReady: true, id: threadId() };

port.postMessage(READY);

/** Calls that load, and try out, what the first real ones would have to wait for. */
const WARM_UP: { readonly [operation: string]: object } = {
  validate: { schema: { pattern: '^(a+)+$' }, instance: 'b' },
  lint: { schema: { title: 'a', properties: { a: { type: 'integer', 'fair:unit': 'm' } } } },
};

async function warmUp(): Promise<Reply> {
  for (const [operation, body] of Object.entries(WARM_UP)) {
    await replyTo({
      operation,
      call: { query: {}, path: {}, body: JSON.stringify(body) },
      deadline: Infinity,
    });
  }
  return READY;
}

/** What the system calls this thread; only Linux says. */
function threadId(): number | undefined {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
}

async function replyTo({ operation, call, deadline }: Extract<Message, { call: unknown }>): Promise<Reply> {
  const end = Date.now() + deadline;
  try {
    const timed = { ...context, isOver: () => Date.now() >= end };
    return { answer: (await perform(byName.get(operation)!, call, timed, true)) as Performed };
  } catch (thrown) {
    const fault = thrown instanceof OutOfTime ? outOfTime(deadline) : thrown;
    if (fault instanceof ProblemError) {
      const { kind, detail, members } = fault;
      return { problem: { kind, detail, members } };
    }
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }
}

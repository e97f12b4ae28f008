import { inOrder } from '../../threads/index.js';
import { readyOf } from '../answers.js';
import { textOf } from '../body.js';
import type { Files } from '../operations.js';
import { sendReady } from '../routes.js';
import { filesIn } from './arriving-files.js';
import type { Exchange } from './exchange.js';
import { bodyKindOf } from './opening.js';
import { joined } from './source.js';

/** How many pieces of a file are with its thread: one that it works on, and the next. */
const AHEAD = 2;

/** How many tables one request may have, and columns in all of them. */
const MOST = { tables: 100, columns: 10_000 };

/** Passes files on to the thread, and sends its answer when all have come. */
export async function exchangeFiles(
  { around, request, reply, connection, thread, input }: Exchange,
  operation: Files,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { rows, longestRow } = around.streams.limits;
  const limits = { rows, longestRow, document: around.bodyLimit, ...MOST };
  let document: string | undefined;
  async function* tasks() {
    yield () =>
      thread.askFiles({
        open: { operation: operation.name, input: input as Record<string, unknown>, limits },
      });
    const files = filesIn(
      bodyKindOf(request.headers, operation),
      bytes,
      operation,
      around.bodyLimit,
      (found) => {
        document = textOf(found);
      },
    );
    for await (const file of files) {
      yield () => thread.askFiles({ file: file.start });
      for await (const piece of joined(file.bytes)) yield () => thread.askFiles({ piece });
    }
  }
  try {
    await inOrder(tasks(), AHEAD, () => connection.signal.throwIfAborted());
    const text = await thread.askFiles({ finish: document === undefined ? {} : { document } });
    connection.signal.throwIfAborted();
    await sendReady(request, reply, await readyOf(operation.answer.mediaType, text, { isTagged: false }));
  } catch (fault) {
    const reason = connection.signal.aborted ? connection.signal.reason : fault;
    // Ends the reading of the request, which is no longer needed.
    connection.stop(reason as Error);
    throw reason;
  }
}

import { readyOf } from '../answers.js';
import { textOf } from '../body.js';
import type { Files } from '../operations.js';
import { sendReady } from '../routes.js';
import { filesIn } from './arriving-files.js';
import type { Exchange } from './exchange.js';
import type { FilesTask } from './files-worker.js';
import { workInTurns } from './in-turns.js';
import { bodyKindOf } from './opening.js';
import { joined } from './source.js';
import { fileCarrier } from './stream-thread.js';

/** How many tables one request may have, and columns in all of them. */
const MOST = { tables: 100, columns: 10_000 };

/** Passes files on to the thread, and sends its answer when all have come. */
export async function exchangeFiles(
  { around, request, reply, connection, stream, input }: Exchange,
  operation: Files,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { rows, longestRow } = around.streams.limits;
  const limits = { rows, longestRow, document: around.bodyLimit, ...MOST };
  let document: string | undefined;
  async function* tasks(): AsyncGenerator<FilesTask, void> {
    yield { open: { operation: operation.name, input: input as Record<string, unknown>, limits } };
    const files = filesIn(bodyKindOf(request.headers, operation), bytes, {
      operation,
      bodyLimit: around.bodyLimit,
      hold: stream.held.add,
      onDocument: (found) => {
        document = textOf(found);
      },
    });
    for await (const file of files) {
      yield { file: file.start };
      for await (const piece of joined(file.bytes)) yield { piece };
    }
    yield { finish: document === undefined ? {} : { document } };
  }
  try {
    let text = '';
    const { signal } = connection;
    const thread = stream.thread(fileCarrier);
    await workInTurns(tasks(), { thread, startsEarly: false, signal, held: stream.held }, (answer) => {
      signal.throwIfAborted();
      text = answer;
    });
    connection.signal.throwIfAborted();
    await sendReady(request, reply, await readyOf(operation.answer.mediaType, text, { isTagged: false }));
  } catch (fault) {
    const reason = connection.signal.aborted ? connection.signal.reason : fault;
    // Ends the reading of the request, which is no longer needed.
    connection.stop(reason as Error);
    throw reason;
  }
}

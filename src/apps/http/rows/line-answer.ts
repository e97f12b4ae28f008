import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** An answer of lines that goes out while it is made. */
export interface LineAnswer {
  write(text: string): void;
  /** Is done when the client has read what was written, or when the signal says stop. */
  drained(signal: AbortSignal): Promise<void>;
  end(line: object): void;
}

/** Begins the answer: from here on, whatever happens is reported in its lines. */
export function beginLines(reply: FastifyReply, mediaType: string): LineAnswer {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), 'content-type': mediaType });
  raw.flushHeaders();
  return {
    write(text) {
      if (text !== '') raw.write(text);
    },
    async drained(signal) {
      if (raw.writableNeedDrain) await nextDrain(raw, signal);
    },
    end(line) {
      raw.end(`${JSON.stringify(line)}\n`);
    },
  };
}

function nextDrain(raw: ServerResponse, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      raw.off('drain', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    raw.on('drain', done);
    signal.addEventListener('abort', done);
  });
}

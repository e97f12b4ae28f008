import type { Message, Reply } from '../protocol.js';
import { type Answerer, type Answerers, NoAnswer } from './answerer.js';

/** Takes messages with questions, and sends the replies; what was cancelled has none. */
export function createDesk(
  answers: Answerers,
  send: (reply: Reply) => void,
  today: () => string,
): (message: Message) => Promise<void> {
  const under = new Map<number, AbortController>();
  return async (message) => {
    const { id } = message;
    if (message.name === 'cancel') {
      under.get(id)?.abort();
      under.delete(id);
      return;
    }
    const controller = new AbortController();
    under.set(id, controller);
    const { signal } = controller;
    const reply = (sent: Reply) => {
      if (!signal.aborted) send(sent);
    };
    try {
      const answer = answers[message.name] as Answerer<typeof message.name>;
      const surroundings = {
        today: today(),
        progress: (progress: Extract<Reply, { progress: unknown }>['progress']) => reply({ id, progress }),
        signal,
      };
      reply({ id, answer: await answer(message.ask as never, surroundings) });
    } catch (fault) {
      reply({ id, fault: faultIn(fault) });
    } finally {
      under.delete(id);
    }
  };
}

function faultIn(fault: unknown): string {
  const message = fault instanceof Error ? fault.message : String(fault);
  if (fault instanceof NoAnswer) return message;
  return `An internal error stopped this step: ${message.replace(/\.$/, '')}.`;
}

// The code of a worker: takes questions of the page, and sends answers back.
import type { Message, Reply } from '../protocol.js';
import { createAnswers } from './answers.js';
import { createDesk } from './desk.js';

/** What a worker has of its surroundings. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Message>) => void) | null;
  readonly postMessage: (reply: Reply) => void;
}

const scope = globalThis as unknown as WorkerScope;
const today = () => new Date().toISOString().slice(0, 10);
const take = createDesk(createAnswers(), (reply) => scope.postMessage(reply), today);

scope.onmessage = ({ data }) => void take(data);

import { expect, test } from 'vitest';
import type { Message, Questions, Reply } from '../protocol.js';
import { type Answerers, NoAnswer } from './answerer.js';
import { createDesk } from './desk.js';

/** A desk whose one answer is given. */
function deskWith(codes: Answerers['codes']) {
  const sent: Reply[] = [];
  const take = createDesk(
    { codes } as unknown as Answerers,
    (reply) => sent.push(reply),
    () => '2026-05-01',
  );
  return { sent, take };
}

const ASK: Message = { id: 7, name: 'codes', ask: {} };
const ANSWER: Questions['codes']['answer'] = [];

test.each<[string, Answerers['codes'], Reply[]]>([
  ['an answer', () => ANSWER, [{ id: 7, answer: ANSWER }]],
  [
    'progress',
    (_ask, { progress }) => {
      progress({ rows: 1, bytes: 2, of: 3 });
      return ANSWER;
    },
    [
      { id: 7, progress: { rows: 1, bytes: 2, of: 3 } },
      { id: 7, answer: ANSWER },
    ],
  ],
  ['a reason', () => Promise.reject(new NoAnswer('Not yet.')), [{ id: 7, fault: 'Not yet.' }]],
  [
    'an internal error',
    () => Promise.reject(new TypeError('x is undefined')),
    [{ id: 7, fault: 'An internal error stopped this step: x is undefined.' }],
  ],
])('a question is replied to by %s', async (_name, answer, replies) => {
  const { sent, take } = deskWith(answer);
  await take(ASK);
  expect(sent).toEqual(replies);
});

test('a cancelled question is aborted and has no reply', async () => {
  let wasAborted = false;
  const { sent, take } = deskWith(
    (_ask, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          wasAborted = true;
          resolve(ANSWER);
        });
      }),
  );
  const asked = take(ASK);
  await take({ id: 7, name: 'cancel' });
  await asked;
  expect({ wasAborted, sent }).toEqual({ wasAborted: true, sent: [] });
});

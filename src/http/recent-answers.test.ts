import { expect, test } from 'vitest';
import { RecentAnswers, requestKey } from './recent-answers.js';

const answer = (size: number) => ({ body: 'x'.repeat(size) });
const MEGA = 1024 * 1024;

test('an answer is known again', () => {
  const recent = new RecentAnswers();
  recent.add('a', answer(1));
  expect(recent.get('a')).toEqual(answer(1));
  expect(recent.get('b')).toBeUndefined();
  recent.clear();
  expect(recent.get('a')).toBeUndefined();
});

test('the answer that was not asked for longest goes first', () => {
  const recent = new RecentAnswers();
  for (const key of ['a', 'b', 'c']) recent.add(key, answer(5 * MEGA));
  recent.get('a');
  recent.add('d', answer(5 * MEGA));
  expect(['a', 'b', 'c', 'd'].filter((key) => recent.get(key))).toEqual(['a', 'c', 'd']);
});

test('a large request is not kept', () => {
  const recent = new RecentAnswers();
  const key = 'x'.repeat(MEGA);
  recent.add(key, answer(1));
  expect(recent.get(key)).toBeUndefined();
});

test('what is asked, and how, tells requests apart', () => {
  const calls = [
    { query: {}, path: {}, body: '{}' },
    { query: { report: 'true' }, path: {}, body: '{}' },
    { query: {}, path: {}, body: '{"schema":{}}' },
  ];
  const keys = calls.flatMap((call) => ['export-cdif', 'export-prov'].map((name) => requestKey(name, call)));
  expect(new Set(keys).size).toBe(6);
});

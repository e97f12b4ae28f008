import { describe, expect, test } from 'vitest';
import { AnswerCache, readyOf } from './answers.js';
import { preferredEncoding, preferredType } from './negotiation.js';

const answerOf = (length: number) => readyOf('text/plain', 'x'.repeat(length));

describe('kept answers', () => {
  test('are made once', async () => {
    const cache = new AnswerCache();
    const first = await cache.get('a', () => answerOf(1));
    expect(await cache.get('a', () => answerOf(2))).toBe(first);
  });

  test('take no more bytes than they may; those used longest ago go first', async () => {
    const cache = new AnswerCache(10_000);
    for (let index = 0; index < 100; index++) {
      await cache.get('often', () => answerOf(300));
      await cache.get(`${index}`, () => answerOf(300));
      expect(cache.size).toBeLessThanOrEqual(10_000);
    }
    expect(cache.peek('often')).toBeDefined();
    expect(cache.peek('99')).toBeDefined();
    expect(cache.peek('0')).toBeUndefined();
  });

  test('leave out one that would drive out many others', async () => {
    const cache = new AnswerCache(10_000);
    await cache.get('large', () => answerOf(3_000));
    expect(cache.peek('large')).toBeUndefined();
  });

  test('that were begun before other schemas were registered are not kept after it', async () => {
    const cache = new AnswerCache();
    const late = cache.get('a', async () => {
      cache.clear();
      return answerOf(1);
    });
    expect((await late).body).toBe('x');
    expect(cache.peek('a')).toBeUndefined();
  });
});

describe('a client gets', () => {
  const body = 'x'.repeat(2000);
  test.each([
    ['br;q=0.000, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip, br', 'br'],
    ['gzip;q=0.9, br;q=0.1', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['deflate', undefined],
  ])('for Accept-Encoding: %s the encoding %s', (header, encoding) => {
    expect(preferredEncoding({ 'accept-encoding': header }, body)).toBe(encoding);
  });

  const offered = ['text/html', 'application/json'];
  test.each([
    ['application/json;q=0.000, text/*', 'text/html'],
    ['text/html;q=0.5, application/json', 'application/json'],
    ['*/*', 'text/html'],
    ['image/png', undefined],
    ['application/*', 'application/json'],
  ])('for Accept: %s the type %s', (header, type) => {
    expect(preferredType({ accept: header }, offered)).toBe(type);
  });
});

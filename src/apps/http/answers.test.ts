import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { AnswerCache, readyOf, represent } from './answers.js';
import { preferredEncoding, preferredType } from './negotiation.js';

const answerOf = (length: number) => readyOf('text/plain', 'x'.repeat(length));

describe('kept answers', () => {
  test('are made once', async () => {
    const cache = new AnswerCache();
    const first = await cache.get('a', () => answerOf(1));
    expect(await cache.get('a', () => answerOf(2))).toBe(first);
  });

  test('are made once for all who ask at the same time, in each encoding', async () => {
    const cache = new AnswerCache();
    let made = 0;
    const make = async () => {
      made++;
      return answerOf(5000);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', make)));
    expect(made).toBe(1);
    const headers = { 'accept-encoding': 'gzip' };
    const sent = await Promise.all(answers.map((ready) => represent(ready, headers)));
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(gunzipSync(sent[0]!.body!).toString()).toBe('x'.repeat(5000));
  });

  test('are made again for those who ask after others were forgotten', async () => {
    const cache = new AnswerCache();
    const { generation } = cache;
    const late = cache.get('a', async () => answerOf(1), generation);
    cache.clear();
    const fresh = cache.get('a', async () => answerOf(2));
    expect((await late).body.length).toBe(1);
    expect((await fresh).body.length).toBe(2);
    expect(cache.peek('a')!.body.length).toBe(2);
  });

  test('whose making fails are made again', async () => {
    const cache = new AnswerCache();
    const failing = async () => {
      throw new Error('no');
    };
    await expect(cache.get('a', failing)).rejects.toThrow('no');
    expect((await cache.get('a', () => answerOf(1))).body.length).toBe(1);
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
    expect((await late).body.toString()).toBe('x');
    expect(cache.peek('a')).toBeUndefined();
  });
});

describe('a client gets', () => {
  test.each([
    ['br;q=0.000, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip, br', 'br'],
    ['gzip;q=0.9, br;q=0.1', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['deflate', undefined],
  ])('for Accept-Encoding: %s the encoding %s', (header, encoding) => {
    expect(preferredEncoding({ 'accept-encoding': header })).toBe(encoding);
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

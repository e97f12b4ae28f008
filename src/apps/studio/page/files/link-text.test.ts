import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { linkText, type Shared } from './link-text.js';
import { towns } from './towns.js';

const schema: Shared = { name: 'a.yaml', format: 'yaml', text: '\uFEFFtitle: "é\\r\\n😀"\r\n' };
const packed = (text: string | Uint8Array) => deflateRawSync(text).toString('base64url');

test.each([
  ['a text with other characters', schema],
  ['an empty text', { ...schema, text: '' }],
  ['options', { ...schema, options: { keywords: ['a'] } }],
])('gives back %s', async (_, shared) => {
  const letters = await linkText.pack(shared);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await linkText.unpack(letters)).toEqual(shared);
});

test('the example fits into a link', async () => {
  const { schema: text, options } = towns;
  expect(
    (await linkText.pack({ name: 'towns.schema.yaml', format: 'yaml', text, options })).length,
  ).toBeLessThan(8192);
});

test.each([
  ['nothing', ''],
  ['no Base64', '%%%'],
  ['no packed text', 'abcd'],
  ['a cut link', packed(JSON.stringify(schema)).slice(0, 20)],
  ['no JSON', packed('title: A')],
  ['no object', packed('[]')],
  ['no text', packed('{"name": "a", "format": "yaml"}')],
  ['another format', packed('{"name": "a", "format": "xml", "text": ""}')],
  ['no UTF-8', packed(new Uint8Array([0xff, 0xfe]))],
  ['a text of 200 MB', packed(new Uint8Array(200 * 1024 * 1024))],
])('refuses %s', async (_, letters) => {
  expect(await linkText.unpack(letters)).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../test/effort.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import { documentOf } from '../../schema/document/index.js';
import { type DivisibleFormat, partsOf } from '../tables/index.js';
import { addSummaries, moveRows, NO_ROWS, prepareRows, rowChecker, type Summary } from './index.js';

const memory = { take: (size: number) => new Uint8Array(size) };

const { table } = await prepareRows(
  documentOf(
    { properties: { a: { type: 'integer' }, b: { type: 'string', maxLength: 2 } }, required: ['a'] },
    'schema.json',
  ),
);

interface Result {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
}

/** What a report says; how far a file was read that was refused does not matter. */
function told({ diagnostics, summary: { rows, failed, errors, tallies } }: Result) {
  return { diagnostics, rows, failed, errors, tallies };
}

function whole(bytes: Uint8Array, format: DivisibleFormat): Result {
  const checker = rowChecker(table!, { uri: 'rows', format, isPart: true });
  const diagnostics = [...checker.take(bytes), ...checker.end()];
  return { diagnostics, summary: checker.summary() };
}

async function* chunked(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function inParts(bytes: Uint8Array, format: DivisibleFormat, chunk: number, size: number) {
  const diagnostics: Diagnostic[] = [];
  let summary = NO_ROWS;
  let parts = 0;
  let checker: ReturnType<typeof rowChecker> | undefined;
  for await (const { bytes: piece, isEnd, ...rest } of partsOf(
    chunked(bytes, chunk),
    format,
    memory,
    undefined,
    size,
  )) {
    checker ??= rowChecker(table!, { uri: 'rows', format, isPart: true, ...rest });
    diagnostics.push(...moveRows(checker.take(piece), summary));
    if (!isEnd) continue;
    diagnostics.push(...moveRows(checker.end(), summary));
    summary = addSummaries([summary, checker.summary()]);
    checker = undefined;
    parts++;
  }
  expect(checker).toBeUndefined();
  return { parts, result: { diagnostics, summary } };
}

const encoder = new TextEncoder();

/** The bytes of a text, in which a sign stands for a byte that is no UTF-8. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.replaceAll('¿', '\u0001')), (byte) => (byte === 1 ? 0xff : byte));
}

const csvSign = fc.constantFrom(
  '"',
  '""',
  ',',
  '\n',
  '\r\n',
  '\r',
  'a',
  '1',
  'ü',
  '😀',
  '\t',
  ' ',
  '"\n',
  ',"',
  '¿',
  '\uFEFF',
);
const jsonSign = fc.constantFrom(
  '{"a":1}',
  '{"a":"x"}',
  '\n',
  '\r\n',
  '{',
  '"ü😀"',
  '¿',
  '\uFEFF',
  ' ',
  '{"a":1,"b":"long"}\n',
);
const cases = [
  ['csv', csvSign, ['a,b\n', '\uFEFFa,b\r\n', '"a","b"\n', '\uFEFF"a\nx",b\n', '']],
  ['tsv', csvSign, ['a\tb\n', '']],
  ['ndjson', jsonSign, ['', '\uFEFF']],
] as const;

test.each(cases)('parts of %s say what the whole says', async (format, sign, starts) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<string>(...starts),
      fc.array(sign, { maxLength: 60 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
      async (start, signs, chunk, size) => {
        const bytes = bytesOf(start + signs.join(''));
        const { result } = await inParts(bytes, format, chunk, size);
        expect(told(result)).toEqual(told(whole(bytes, format)));
      },
    ),
    { numRuns: runs({ test: 150, conformance: 1000 }) },
  );
});

test('a file is cut where it can be, and not within quotation marks', async () => {
  const rows = encoder.encode(`a,b\n${'1,x\n'.repeat(50)}${'2,"\n\n\n"\n'.repeat(50)}`);
  const { parts } = await inParts(rows, 'csv', 15, 40);
  expect(parts).toBeGreaterThan(10);
  const one = encoder.encode(`a,b\n1,"${'\n'.repeat(500)}`);
  expect((await inParts(one, 'csv', 10, 40)).parts).toBe(2);
});

test('what cannot be read to its end is cut after its last whole row', async () => {
  async function* broken() {
    yield encoder.encode('{"a":1}\n{"a":2}\n{"a"');
    throw new Error('broken');
  }
  const parts = partsOf(broken(), 'ndjson', memory);
  const { value } = await parts.next();
  expect(value).toMatchObject({ isEnd: true, isCut: true });
  expect(new TextDecoder().decode(value!.bytes)).toBe('{"a":1}\n{"a":2}\n');
  await expect(parts.next()).rejects.toThrow('broken');
});

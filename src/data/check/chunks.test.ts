import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../test/effort.js';
import type { Json } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { Decoder } from '../tables/decoder.js';
import { headerOf, type RowFormat, rowFormats } from '../tables/index.js';
import { rowChecker } from './checker.js';
import { moveRows } from './merge.js';
import { addSummaries } from './summary.js';
import { prepareRows, type Table } from './table.js';

const schema: Json = {
  type: 'object',
  required: ['a'],
  additionalProperties: false,
  properties: { a: { type: 'integer', minimum: 0 }, é: { type: ['string', 'null'], maxLength: 3 } },
};

const { table } = (await prepareRows(documentOf(schema, 's'))) as { table: Table };
const LONGEST = 40;

function check(format: RowFormat, chunks: readonly Uint8Array[]) {
  const checker = rowChecker(table, { uri: 'd', format, longestRow: LONGEST });
  const diagnostics = [...chunks.flatMap((chunk) => checker.take(chunk)), ...checker.end()];
  return { diagnostics, summary: checker.summary() };
}

function cut(bytes: Uint8Array, places: readonly number[]): readonly Uint8Array[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
}

/** Texts that are nearly of a format, with all that can go wrong at the edge of a chunk. */
const PIECES: Readonly<Record<RowFormat, readonly string[]>> = {
  ndjson: ['{"a":1}', '{"a":-1,"é":"😀€"}', '\n', '\r\n', '\uFEFF', '{"a":', 'x', ' ', '"\\"', '\uFFFD', '}'],
  json: [
    '{"a":1}',
    '{"a":-1,\n"é":"😀]"}',
    ',',
    ',\r\n',
    ' ',
    '[',
    ']',
    '"\\\\"',
    '"\\"',
    '{',
    '}',
    '12',
    'true',
    '\uFFFD',
  ],
  csv: ['1', '-1', ',', '"', '""', '\n', '\r\n', '\r', '"a""b"', 'é', '😀', 'xxxxxxxx', ' '],
  tsv: ['1', '-1', '\t', '"', '""', '\n', '\r\n', '"a\tb"', 'é', '😀', ','],
  ssv: ['1', '-1', ';', '"', '""', '\n', '\r\n', '"a;b"', 'é', '😀', ','],
};
const STARTS: Readonly<Record<RowFormat, readonly string[]>> = {
  ndjson: ['', '\uFEFF'],
  json: ['[', '\uFEFF [', ''],
  csv: ['a,é\n', '\uFEFF"a",é\r\n', '\na\n', ''],
  tsv: ['a\té\n', 'é\ta\n'],
  ssv: ['a;é\n', 'a,é\n'],
};

/** Mostly text, sometimes with bytes that are none. */
function filesOf(format: RowFormat): fc.Arbitrary<Uint8Array> {
  const encoder = new TextEncoder();
  const bad = fc.constantFrom([0xe9], [0xf0, 0x9f], [0xed, 0xa0, 0x80], [0xff], [0x80, 0x80]);
  const piece = fc.constantFrom(...PIECES[format]).map((text) => [...encoder.encode(text)]);
  return fc
    .tuple(
      fc.constantFrom(...STARTS[format]),
      fc.array(fc.oneof({ weight: 30, arbitrary: piece }, { weight: 1, arbitrary: bad }), { maxLength: 40 }),
    )
    .map(([start, pieces]) => new Uint8Array([...encoder.encode(start), ...pieces.flat()]));
}

describe('however a file is cut, the same is said of it', () => {
  test.each<RowFormat>([...rowFormats])('%s', (format) => {
    const property = fc.property(filesOf(format), fc.array(fc.nat(), { maxLength: 5 }), (bytes, places) => {
      expect(check(format, cut(bytes, places))).toEqual(check(format, [bytes]));
    });
    fc.assert(property, { numRuns: runs({ test: 80, conformance: 400 }) });
  });

  test.each<[RowFormat, string]>([
    ['ndjson', '\uFEFF{"a":1,"é":"😀"}\r\n{"a":"x"}\n\n{"a":-1,"é":"€€€€"}'],
    ['json', '[{"a":1,"é":"😀"},\r\n{"a":"\\"]"} , {"a":-1,\n"é":"€€€€"}]'],
    ['csv', '\uFEFFa,é\r\n1,"😀 ""\n"\r\n"-1",€€€€\n,\n1,2,3\n'],
  ])('%s, at every byte', (format, text) => {
    const bytes = new TextEncoder().encode(text);
    const whole = check(format, [bytes]);
    expect(whole.summary.failed).toBeGreaterThan(0);
    for (let place = 0; place <= bytes.length; place++) {
      expect(check(format, [bytes.slice(0, place), bytes.slice(place)])).toEqual(whole);
    }
    expect(
      check(
        format,
        Array.from(bytes, (byte) => new Uint8Array([byte])),
      ),
    ).toEqual(whole);
  });
});

test('parts of a file, moved and added, say the same as the whole', () => {
  const bytes = new TextEncoder().encode('a,é\n1,"x\n"\n-1,€€€€\n-2,\n3,x\n-4,"\n\n"\n');
  const whole = check('csv', [bytes]);
  const { names, end, lines } = headerOf(bytes, 'csv')!;
  expect([names, end, lines]).toEqual([['a', 'é'], 5, 1]);
  // Each ends with a row: after the third, and after the fourth.
  const ends = [0, bytes.indexOf(0x33), bytes.indexOf(0x34) - 1, bytes.length];
  const summaries: ReturnType<typeof check>['summary'][] = [];
  const diagnostics = ends.slice(1).flatMap((partEnd, index) => {
    const header = index === 0 ? {} : { header: names };
    const checker = rowChecker(table, {
      uri: 'd',
      format: 'csv',
      longestRow: LONGEST,
      isPart: true,
      ...header,
    });
    const found = [...checker.take(bytes.slice(ends[index], partEnd)), ...checker.end()];
    const moved = moveRows(found, addSummaries(summaries));
    summaries.push(checker.summary());
    return moved;
  });
  expect(diagnostics).toEqual(whole.diagnostics);
  expect(addSummaries(summaries)).toEqual(whole.summary);
  expect(whole.summary).toMatchObject({ rows: 5, failed: 3 });
});

describe('a header', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  test.each<[name: string, text: string, names: readonly string[], end: number, lines: number]>([
    ['in quotes over two lines', '"a\n""b""",c\r\n1,2', ['a\n"b"', 'c'], 13, 2],
    ['after a byte order mark and a blank line', '\uFEFF\r\né,b\n1,2', ['é', 'b'], 10, 2],
    ['alone', 'a,b', ['a', 'b'], 3, 0],
  ])('%s', (_name, text, names, end, lines) => {
    expect(headerOf(encode(text), 'csv')).toEqual({ names, end, lines });
  });

  test('is none in a file without one', () => {
    expect(headerOf(encode(''), 'csv')).toBeUndefined();
    expect(headerOf(encode('\n\n'), 'csv')).toBeUndefined();
    expect(headerOf(encode('{}'), 'ndjson')).toBeUndefined();
  });

  test('is none if it cannot be read', () => {
    expect(headerOf(new Uint8Array([0xe9, 0x2c, 0x62, 10, 49]), 'csv')).toBeUndefined();
    expect(headerOf(encode('a,"b\n1,2\n'), 'csv')).toBeUndefined();
    expect(headerOf(encode('a,b\r1,2\r'), 'csv')).toBeUndefined();
  });

  test('is found in bytes that end anywhere after it', () => {
    expect(headerOf(encode('a\n€').slice(0, 4), 'csv')).toEqual({ names: ['a'], end: 2, lines: 1 });
  });
});

describe('decoding', () => {
  test('tells bytes that are no UTF-8 from a replacement character that is written', () => {
    const decoder = new Decoder();
    const bytes = [...new TextEncoder().encode('é\uFFFD😀'), 0xf0, 0x9f, 0x41, 0xff, 0xe2, 0x82];
    expect(decoder.decode(new Uint8Array(bytes), true)).toBe('é\uFFFD😀\uFFFDA\uFFFD\uFFFD');
    expect(decoder.badBytes).toEqual([
      { offset: 4, byte: 0xf0 },
      { offset: 6, byte: 0xff },
      { offset: 7, byte: 0xe2 },
    ]);
  });

  test('gives text again that was given back', () => {
    const decoder = new Decoder();
    const bytes = new TextEncoder().encode('abc€d');
    expect(decoder.decode(bytes.slice(0, 4), false)).toBe('abc');
    decoder.giveBack('bc');
    expect(decoder.waiting).toBe(3);
    expect(decoder.decode(bytes.slice(4), false)).toBe('bc€d');
  });
});

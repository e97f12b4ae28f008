import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { runs } from '../../../../test/effort.js';
import type { Diagnostic } from '../../../base/diagnostic.js';
import { addSummaries, moveRows, NO_ROWS, prepareRows, rowChecker } from '../../../data/check/index.js';
import { documentOf } from '../../../schema/document/index.js';
import { EXIT, Stop } from '../exit.js';
import { checkRange } from './check-range.js';
import { linesIn, type Reader, rangesOf } from './ranges.js';
import { openShared, readerOf } from './shared-file.js';

const { table } = await prepareRows(
  documentOf(
    { properties: { a: { type: 'integer' }, b: { type: 'string', maxLength: 2 } }, required: ['a'] },
    'schema.json',
  ),
);

const readerIn =
  (bytes: Uint8Array): Reader =>
  (room, position) => {
    const found = bytes.subarray(position, position + room.length);
    room.set(found);
    return found.length;
  };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function inRanges(read: Reader, size: number, length: number, room: number) {
  const diagnostics: Diagnostic[] = [];
  let summary = NO_ROWS;
  for (const range of rangesOf(size, length)) {
    const part = checkRange(range, read, new Uint8Array(room), table!, { uri: 'rows' });
    diagnostics.push(...moveRows(part.diagnostics, summary));
    summary = addSummaries([summary, part.summary]);
    if (part.stop) return { diagnostics, summary, stop: part.stop };
  }
  return { diagnostics, summary };
}

/** The lines of each range. */
function linesOf(read: Reader, size: number, length: number): readonly string[] {
  return [...rangesOf(size, length)].map((range) =>
    Array.from(linesIn(range, read, new Uint8Array(5)), (bytes) => decoder.decode(bytes)).join(''),
  );
}

describe('ranges', () => {
  const stretch = fc.constantFrom(
    '{"a":1}',
    '{"a":"x"}',
    '{"a":1,"b":"long"}\n',
    '\n',
    '\r\n',
    '{',
    '"ü😀"',
    '\uFEFF',
    ' ',
    // No UTF-8, and how UTF-16 begins.
    Uint8Array.of(0xff),
  );

  test('say what the whole file says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '\uFEFF'),
        fc.array(stretch, { maxLength: 60 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        (start, stretches, length, room) => {
          const bytes = Buffer.concat([start, ...stretches].map((each) => Buffer.from(each as string)));
          fc.pre(bytes[0] !== 0xff);
          const whole = rowChecker(table!, { uri: 'rows', format: 'ndjson', isPart: true });
          const diagnostics = [...whole.take(bytes), ...whole.end()];
          const found = inRanges(readerIn(bytes), bytes.length, length, room);
          expect(found).toEqual({ diagnostics, summary: whole.summary() });
        },
      ),
      { seed: 20_250_101, numRuns: runs({ test: 300, conformance: 3000 }) },
    );
  });

  test.each<[name: string, text: string, length: number, lines: readonly string[]]>([
    ['a line belongs to where it begins', 'aaa\nbbb\nccc\n', 6, ['aaa\nbbb\n', 'ccc\n']],
    ['a line may begin where a range does', 'aaa\nbbb\nccc\n', 4, ['aaa\n', 'bbb\n', 'ccc\n']],
    ['a line may end one byte after', 'aaa\nbbb\nccc\n', 3, ['aaa\n', 'bbb\n', 'ccc\n', '']],
    ['a long line leaves ranges empty', `a\n${'b'.repeat(20)}\nc`, 8, [`a\n${'b'.repeat(20)}\n`, '', 'c']],
    ['the last line needs no end', 'a\r\nb', 2, ['a\r\n', 'b']],
    ['an empty file has one', '', 2, ['']],
  ])('%s', (_name, text, length, lines) => {
    expect(linesOf(readerIn(encoder.encode(text)), text.length, length)).toEqual(lines);
  });

  test('within a long line nobody reads the rest of it', () => {
    const bytes = encoder.encode(`{"a":1}\n${'x'.repeat(100_000)}\n`);
    let passed = 0;
    const read: Reader = (room, position) => {
      const count = readerIn(bytes)(room, position);
      passed += count;
      return count;
    };
    const { summary } = inRanges(read, bytes.length, 100, 64);
    expect(summary.rows).toBe(2);
    expect(passed).toBeLessThan(3 * bytes.length);
  });

  test.each([
    ['grown', 'a\nb\nc\n', 4, ['a\nb\n', 'c\n']],
    ['shrunk', 'a\nb\n', 12, ['a\nb\n', '', '', '']],
  ])('a file that has %s is read as it is now', (_name, text, size, lines) => {
    expect(linesOf(readerIn(encoder.encode(text)), size, 3)).toEqual(lines);
  });

  test('what stands before a place that cannot be read is told', () => {
    const bytes = encoder.encode('{"a":1}\n{"a":"x"}\n{"a":2}\n{"a":"y"}\n{"a":3}\n');
    const stop = new Stop(EXIT.unreadable, 'rows cannot be read (EIO).');
    const read: Reader = (room, position) => {
      if (position + room.length > 30) throw stop;
      return readerIn(bytes)(room, position);
    };
    const found = inRanges(read, bytes.length, 12, 2);
    expect(found).toMatchObject({ stop, summary: { rows: 3, failed: 1 } });
    expect(found.diagnostics.map(({ params }) => params?.row)).toEqual([2]);
  });
});

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ranges-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, bytes: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return { path, uri: name, format: 'ndjson' } as const;
  };

  test('that is plain is opened for all threads', () => {
    const shared = openShared(file('plain.jsonl', '\uFEFF{}\n'))!;
    expect(shared.size).toBe(6);
    const room = new Uint8Array(10);
    expect(room.subarray(0, readerOf(shared)(room, 3))).toEqual(encoder.encode('{}\n'));
    closeSync(shared.descriptor);
    expect(() => readerOf(shared)(room, 0)).toThrow('plain.jsonl cannot be read (EBADF).');
  });

  test.each([
    ['packed', file('packed.jsonl', gzipSync('{}\n'))],
    ['called packed', file('plain.jsonl.gz', '{}\n')],
    ['in UTF-16', file('wide.jsonl', Buffer.from('\uFEFF{}\n', 'utf16le'))],
    ['of another format', { ...file('rows.csv', 'a\n1\n'), format: 'csv' as const }],
    ['standard input', { path: '-', uri: '<stdin>', format: 'ndjson' as const }],
    ['a folder', { path: folder, uri: 'folder', format: 'ndjson' as const }],
  ])('that is %s is read from its beginning', (_name, each) => {
    expect(openShared(each)).toBeUndefined();
  });

  test.runIf(process.platform !== 'win32')('that is a pipe is not waited for', () => {
    const path = join(folder, 'pipe.jsonl');
    execFileSync('mkfifo', [path]);
    expect(openShared({ path, uri: path, format: 'ndjson' })).toBeUndefined();
  });

  test('that is missing is told', () => {
    const path = join(folder, 'none.jsonl');
    expect(() => openShared({ path, uri: path, format: 'ndjson' })).toThrow('none.jsonl does not exist.');
  });
});

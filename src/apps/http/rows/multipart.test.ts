import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../test/effort.js';
import { extendedValue, headerValue } from './header-values.js';
import { boundaryOf, multipartReader, type Part } from './multipart.js';

const BOUNDARY = 'x-YzZy.1';

/** What a form holds, read in pieces that end at the given places. */
function read(form: string | Buffer, ends: readonly number[] = []): readonly (Part & { text: string })[] {
  const bytes = Buffer.from(form);
  const reader = multipartReader(BOUNDARY);
  const parts: { part: Part; bytes: Buffer[] }[] = [];
  let start = 0;
  for (const end of [...ends, bytes.length]) {
    for (const event of reader.read(bytes.subarray(start, end))) {
      if ('part' in event) parts.push({ part: event.part, bytes: [] });
      else parts.at(-1)!.bytes.push(Buffer.from(event.bytes));
    }
    start = end;
  }
  reader.end();
  return parts.map(({ part, bytes }) => ({ ...part, text: Buffer.concat(bytes).toString() }));
}

const part = (headers: string, text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${text}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

const FORM = [
  'a preamble\r\n',
  part('name="schema"\r\nContent-Type: application/json', '{"type":"object"}'),
  part('name="empty"', ''),
  `--${BOUNDARY}  \t\r\ncontent-disposition:form-data;name=plain\r\n\r\n--${BOUNDARY}`,
  `\r\nContent-Disposition: form-data;\r\n name="data"; filename="näh \\"1\\".csv"\r\nContent-Type: text/csv\r\n\r\n`,
  `a,b\r\n1,2\r\r\n--x\r\n--${BOUNDARY.slice(0, -1)}\r\n-\r\n\r\n`,
  `\r\n${END}an epilogue\r\n--${BOUNDARY}\r\n`,
].join('');

const PARTS = [
  { name: 'schema', contentType: 'application/json', text: '{"type":"object"}' },
  { name: 'empty', text: '' },
  { name: 'plain', text: '' },
  {
    name: 'data',
    fileName: 'näh "1".csv',
    contentType: 'text/csv',
    text: `a,b\r\n1,2\r\r\n--x\r\n--${BOUNDARY.slice(0, -1)}\r\n-\r\n\r\n`,
  },
];

describe('a form', () => {
  test('is read as a whole', () => {
    expect(read(FORM)).toEqual(PARTS);
  });

  test('is the same wherever it is cut in two', () => {
    const { length } = Buffer.from(FORM);
    for (let end = 0; end <= length; end++) expect(read(FORM, [end])).toEqual(PARTS);
  });

  test('is the same byte by byte, and in pieces of any size', () => {
    const { length } = Buffer.from(FORM);
    for (const size of [1, 2, 3, 5, 7, 11, 64]) {
      const ends = Array.from({ length: Math.floor(length / size) }, (_, index) => (index + 1) * size);
      expect(read(FORM, ends)).toEqual(PARTS);
    }
  });

  test('gives any data back, cut anywhere', () => {
    const data = fc.array(fc.constantFrom('\r', '\n', '\r\n', '-', '--', 'x-YzZy', '.', 'a', 'é'), {
      maxLength: 40,
    });
    const cases = fc.tuple(
      data.map((each) => each.join('')),
      fc.array(fc.nat(300), { maxLength: 8 }),
    );
    fc.assert(
      fc.property(cases, ([text, cuts]) => {
        fc.pre(!`\r\n${text}`.includes(`\r\n--${BOUNDARY}`));
        const form = Buffer.from(part('name="a"', text) + END);
        const ends = cuts.map((cut) => cut % form.length).sort((a, b) => a - b);
        expect(read(form, ends)).toEqual([{ name: 'a', text }]);
      }),
      { numRuns: runs({ test: 300, conformance: 2000 }) },
    );
  });

  test('is given out as it comes: nothing waits that cannot be a boundary', () => {
    const reader = multipartReader(BOUNDARY);
    reader.read(Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name=a\r\n\r\n`));
    expect(reader.read(Buffer.from('{"a":1}\n'))).toEqual([{ bytes: Buffer.from('{"a":1}\n') }]);
    expect(reader.read(Buffer.from('{}\r\n-'))).toEqual([{ bytes: Buffer.from('{}') }]);
    expect(reader.read(Buffer.from('x'))).toEqual([{ bytes: Buffer.from('\r\n-x') }]);
  });

  const faults: readonly (readonly [name: string, form: string, says: RegExp])[] = [
    ['without a last boundary', part('name=a', 'x'), /ends before its last boundary/],
    ['that is empty', '', /ends before its last boundary/],
    ['of another boundary', '--other--\r\n', /ends before its last boundary/],
    ['whose boundary goes on', `--${BOUNDARY}z\r\n\r\n`, /not alone on its line/],
    ['whose boundary line never ends', `--${BOUNDARY}${' '.repeat(2000)}`, /not alone on its line/],
    ['with endless headers', `--${BOUNDARY}\r\n${'a: b\r\n'.repeat(3000)}`, /longer than 16384 bytes/],
    [
      'with long headers',
      `--${BOUNDARY}\r\n${'a: b\r\n'.repeat(3000)}\r\n\r\n${END}`,
      /longer than 16384 bytes/,
    ],
    ['with a part without headers', `--${BOUNDARY}\r\n\r\nx\r\n${END}`, /no header "Content-Disposition/],
    ['with a part without a name', part('filename=a', 'x') + END, /with a name/],
  ];
  test.each(faults)('%s is refused', (_name, form, says) => {
    expect(() => read(form)).toThrow(says);
    const ends = Array.from({ length: form.length }, (_, index) => index + 1);
    expect(() => read(form, ends)).toThrow(says);
  });
});

describe('a header with parameters', () => {
  const cases: readonly (readonly [text: string, value: string, parameters: Record<string, string>])[] = [
    ['text/csv', 'text/csv', {}],
    ['Text/CSV ; Charset=UTF-8', 'text/csv', { charset: 'UTF-8' }],
    ['multipart/form-data; boundary="a;b=c"; x=1;x=2', 'multipart/form-data', { boundary: 'a;b=c', x: '1' }],
    [
      'form-data; name="a\\"b"; filename="C:\\data\\x.csv"',
      'form-data',
      { name: 'a"b', filename: 'C:\\data\\x.csv' },
    ],
    ['form-data; name=a; "broken', 'form-data', { name: 'a' }],
    ['form-data; __proto__=1', 'form-data', JSON.parse('{"__proto__": "1"}')],
    ['', '', {}],
  ];
  test.each(cases)('%s', (text, value, parameters) => {
    const read = headerValue(text);
    expect(read.value).toBe(value);
    expect([...read.parameters]).toEqual(Object.entries(parameters));
  });

  test('has names of files in the extended form', () => {
    expect(extendedValue("UTF-8''n%C3%A4h.csv")).toBe('näh.csv');
    expect(extendedValue("utf-8'de'a.csv")).toBe('a.csv');
    for (const text of [undefined, 'a.csv', "UTF-8''%E4", "latin-1''a"])
      expect(extendedValue(text)).toBeUndefined();
    expect(read(part("name=a; filename=x.tsv; filename*=UTF-8''n%C3%A4h.csv", '') + END)).toEqual([
      { name: 'a', fileName: 'näh.csv', text: '' },
    ]);
  });

  test.each(['', 'boundary=', 'boundary="a "', 'boundary="ü"', `boundary=${'a'.repeat(71)}`])(
    'a type with "%s" has no boundary',
    (text) => {
      const { parameters } = headerValue(`multipart/form-data; ${text}`);
      expect(() => boundaryOf(parameters)).toThrow(/names no boundary/);
    },
  );
});

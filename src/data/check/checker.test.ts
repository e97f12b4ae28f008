import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { batchOf, type RowFormat } from '../tables/index.js';
import { batchChecker, type RowOptions, rowChecker } from './checker.js';
import { prepareRows } from './table.js';

const person: Json = {
  type: 'object',
  required: ['id', 'age'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    age: {
      anyOf: [
        { type: 'number', minimum: 0 },
        { const: -99, 'fair:sentinel': true },
      ],
    },
    name: { type: ['string', 'null'] },
    isHere: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

async function check(
  format: RowFormat,
  data: string | Uint8Array,
  schema: Json = person,
  options: Partial<RowOptions> = {},
) {
  const { table } = await prepareRows(documentOf(schema, 's.json'));
  const checker = rowChecker(table!, { uri: 'd', format, ...options });
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const diagnostics = [...checker.take(bytes), ...checker.end()];
  return { diagnostics, summary: checker.summary(), said: diagnostics.map(inShort) };
}

/** Place, row, column, code. */
function inShort({ at, params, code }: Diagnostic): string {
  const { line = '-', column = '-' } = at.range?.start ?? {};
  return [`${line}:${column}`, params?.row ?? '-', params?.column ?? '-', code].join(' ');
}

describe('NDJSON', () => {
  test('is a JSON document a line; blank lines, CR and a byte order mark do not count', async () => {
    const { said, summary } = await check(
      'ndjson',
      '\uFEFF{"id":1,"age":3}\r\n\r\n  \n{"id":2,"age":-99}\n\n{"id":3,"age":1}',
    );
    expect(said).toEqual([]);
    expect(summary).toMatchObject({ rows: 3, failed: 0, errors: 0, lines: 5, tallies: [] });
  });

  test('names line, column, row and column of what fails', async () => {
    const { diagnostics, said, summary } = await check(
      'ndjson',
      '{"id":1,"age":3}\n\n{"id":"😀","age":true,"tags":["a",5]}\n{"age":1}\n[]\n',
    );
    expect(said).toEqual([
      '3:7 2 id instance/type',
      '3:18 2 age instance/anyOf',
      '3:35 2 tags instance/type',
      '4:1 3 id instance/required',
      '5:1 4 - instance/type',
    ]);
    expect(diagnostics[2]).toMatchObject({
      message: 'Expected a string, found the number 5.',
      at: { uri: 'd', pointer: '/tags/1', range: { start: { offset: 52 }, end: { column: 36 } } },
    });
    expect(summary).toMatchObject({ rows: 4, failed: 3, errors: 5 });
    expect(summary.tallies).toContainEqual({ column: 'id', keyword: 'type', count: 1 });
    expect(summary.tallies).toContainEqual({ column: '', keyword: 'type', count: 1 });
  });

  test('says what is no JSON, and goes on', async () => {
    const rows = ['{"id":1', '{"id":1,"age":2} x', '\u00a0{"id":1,"age":2}', '{"id":1,"age":2}'];
    const { said, summary } = await check('ndjson', rows.join('\n'));
    expect(said).toEqual(['1:8 1 - syntax/json', '2:18 2 - syntax/json', '3:1 3 - syntax/json']);
    expect(summary).toMatchObject({ rows: 4, failed: 3 });
  });

  test('of a row that fails also tells names that stand twice', async () => {
    const { said } = await check('ndjson', '{"id":1,"id":"x","age":2}');
    expect(said).toEqual(['1:9 1 id syntax/duplicate-key', '1:14 1 id instance/type']);
  });

  test('takes a number that no double holds for none where that matters', async () => {
    const { said } = await check('ndjson', '{"id":1e400,"age":2}');
    expect(said).toEqual(['1:7 1 id syntax/number-range', '1:7 1 id instance/type']);
  });

  test('a row that is nested too deep to be checked is a fault', async () => {
    const ring: Json = { type: 'array', prefixItems: [{ $ref: '#' }] };
    const { said } = await check('ndjson', `${'['.repeat(20_000)}${']'.repeat(20_000)}\n[]`, ring);
    expect(said).toEqual(['1:201 1 - syntax/nesting']);
  });

  test('bytes that are no UTF-8 are a fault of their row', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('{"id":1,"age":2}\n{"é":"'),
      0xe9,
      0x22,
      0x7d,
      10,
    ]);
    const { diagnostics, said, summary } = await check('ndjson', bytes);
    expect(said).toEqual(['2:7 2 - syntax/encoding']);
    expect(diagnostics[0]!.message).toBe('The byte E9 is not UTF-8.');
    expect(summary.tallies).toEqual([{ column: '', keyword: 'syntax', count: 1 }]);
  });

  test('UTF-16 is refused once', async () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x0a, 0, 0x7b, 0, 0x0a, 0]);
    const { diagnostics } = await check('ndjson', bytes);
    expect(diagnostics.map(({ message }) => message)).toEqual(['The text is UTF-16.']);
  });

  test('an empty file has no rows', async () => {
    expect((await check('ndjson', '')).summary).toMatchObject({ rows: 0, errors: 0 });
    expect((await check('ndjson', '\uFEFF\n')).summary).toMatchObject({ rows: 0, errors: 0 });
  });
});

describe('JSON', () => {
  test('is one array of rows, over any number of lines', async () => {
    const rows = ' [ {"id":1,"age":3},\n {"id":2,\n  "age":"[}\\"", "tags": [[]]}\n, {"id":3,"age":1} ]\n ';
    const { said, summary } = await check('json', rows);
    expect(said).toEqual(['3:9 2 age instance/anyOf', '3:26 2 tags instance/type']);
    expect(summary).toMatchObject({ rows: 3, failed: 1 });
  });

  test.each<[name: string, text: string, said: readonly string[], rows: number]>([
    ['an empty array', '[]', [], 0],
    [
      'scalars',
      '[1 , "a]", true]',
      ['1:2 1 -', '1:6 2 -', '1:12 3 -'].map((each) => `${each} instance/type`),
      3,
    ],
    ['no array', '{"id":1}', ['1:1 - - syntax/json'], 0],
    ['an empty file', ' \n', ['2:1 - - syntax/json'], 0],
    ['no end', '[{"id":1,"age":1}', ['1:18 - - syntax/json'], 1],
    ['a row without an end', '[{"id":1,"age":1}, {"id":', ['1:26 2 - syntax/json'], 2],
    ['a missing comma', '[{"id":1,"age":1} {"id":1,"age":1}]', ['1:19 - - syntax/json'], 2],
    ['a missing row', '[,{"id":1,"age":1}]', ['1:2 - - syntax/json'], 1],
    ['a comma at the end', '[{"id":1,"age":1},]', ['1:19 - - syntax/json'], 1],
    ['text after the end', '[] []', ['1:4 - - syntax/json'], 0],
    ['a broken row', '[{"id":1,,}, {"id":1,"age":1}]', ['1:10 1 - syntax/json'], 2],
    ['a stray brace', '[}]', ['1:2 1 - syntax/json'], 1],
  ])('tells of %s', async (_name, text, said, rows) => {
    const found = await check('json', text);
    expect(found.said).toEqual(said);
    expect(found.summary.rows).toBe(rows);
  });
});

describe('CSV', () => {
  test('reads cells by the schema, in quotes or not', async () => {
    const { said, summary } = await check(
      'csv',
      '\uFEFFid,age,name,isHere,tags\r\n1,2.5,"a ""b"", c",TRUE,"[""x"",\n""y""]"\r\n"2","-99",,0,\r\n\r\n3,1,"",,"[]"',
    );
    expect(said).toEqual([]);
    expect(summary).toMatchObject({ rows: 3, failed: 0, lines: 5 });
  });

  test('names line, column, row and column of a cell that fails', async () => {
    const { said, diagnostics } = await check(
      'csv',
      'name,id,age,isHere,tags\n"two\nlines",x,"1",,\nb,007,-3,maybe,"[1,""a"",2]"\n',
    );
    expect(said).toEqual([
      '3:8 1 id instance/type',
      '4:3 2 id instance/type',
      '4:7 2 age instance/anyOf',
      '4:10 2 isHere instance/type',
      '4:16 2 tags instance/type',
      '4:16 2 tags instance/type',
    ]);
    expect(diagnostics[1]).toMatchObject({
      message: 'Expected an integer, found the string "007".',
      help: 'Write numbers without leading zeros and without a plus sign.',
      at: { pointer: '/id', range: { end: { line: 4, column: 6 } } },
    });
  });

  test('an empty cell is no value, which is told where one is required', async () => {
    const { said, diagnostics } = await check('csv', 'id,age\n1,\n2,""\n');
    expect(said).toEqual(['2:3 1 age instance/required', '3:3 2 age instance/anyOf']);
    expect(diagnostics[0]!.help).toBe('The cell is empty.');
  });

  test('rows with too many or too few cells, and broken quotes, are faults', async () => {
    const { said, diagnostics } = await check('csv', 'id,age\n1\n1,2,3\n"1"x,2\n4,2\n5" ,1\n6,"1\n');
    expect(said).toEqual([
      '2:1 1 - syntax/cells',
      '3:1 2 - syntax/cells',
      '4:4 3 - syntax/csv',
      '6:1 5 id instance/type',
      '7:3 6 - syntax/csv',
    ]);
    expect(diagnostics[0]!.message).toBe('Expected 2 cells, found 1.');
  });

  test('TSV has tabs', async () => {
    const { said, summary } = await check('tsv', 'id\tage\tname\n1\t2\ta,b\n2\t"3"\t"a\tb"\n');
    expect(said).toEqual([]);
    expect(summary.rows).toBe(2);
  });

  test('names are only names', async () => {
    const schema: Json = JSON.parse(
      '{"properties":{"__proto__":{"type":"integer"},"constructor":{"type":"integer"}},"required":["__proto__","toString"]}',
    );
    const { said } = await check('csv', '__proto__,constructor,toString\n1,2,3\nx,y,\n', schema);
    expect(said).toEqual([
      '3:1 2 __proto__ instance/type',
      '3:3 2 constructor instance/type',
      '3:5 2 toString instance/required',
    ]);
  });

  test('parts of a file are checked under the header of the whole', async () => {
    const { said, summary } = await check('csv', '1,x\n', person, { header: ['id', 'age'], isPart: true });
    expect(said).toEqual(['1:3 1 age instance/anyOf']);
    expect(summary).toMatchObject({ rows: 1, lines: 1, characters: 4 });
  });
});

describe('a header', () => {
  test('is told what is wrong with it once, and no row again', async () => {
    const { diagnostics, said, summary } = await check('csv', 'id,Age,id,zzz\n1,2,3,4\n5,6,7,8\n');
    expect(said).toEqual([
      '1:8 - id rows/duplicate-column',
      '1:1 - age rows/missing-column',
      '1:4 - Age rows/unknown-column',
      '1:11 - zzz rows/unknown-column',
    ]);
    expect(diagnostics.map(({ help }) => help)).toEqual([
      'Only the first one is read: remove or rename the other.',
      'Is "Age" a misspelling of it?',
      'Did you mean "age"?',
      undefined,
    ]);
    expect(summary).toMatchObject({ rows: 2, failed: 0, errors: 4 });
  });

  test('may have more columns in an open schema, but a near miss is warned of', async () => {
    const schema: Json = { properties: { weight: { type: 'number' } } };
    const { said, diagnostics, summary } = await check('csv', 'wieght,other\n1,2\n', schema);
    expect(said).toEqual(['1:1 - wieght rows/unknown-column']);
    expect(diagnostics[0]).toMatchObject({ severity: 'warning', help: 'Did you mean "weight"?' });
    expect(summary.errors).toBe(0);
  });

  test('alone makes a table without rows', async () => {
    expect((await check('csv', 'id,age')).summary).toMatchObject({ rows: 0, errors: 0 });
  });

  test.each([
    ['is missing', '', '1:1 - - syntax/empty'],
    ['is missing in blank lines', '\n\r\n', '3:1 - - syntax/empty'],
    ['ends in CR alone', 'id,age\r1,2\r', '1:1 - - syntax/csv'],
    ['is broken', 'id,"age\n1,2\n', '1:4 - - syntax/csv'],
  ])('that %s ends the reading', async (_name, text, said) => {
    const found = await check('csv', text);
    expect(found.said).toEqual([said]);
    expect(found.summary).toMatchObject({ rows: 0, errors: 1 });
  });
});

describe('limits', () => {
  const long = (length: number) => `{"id":1,"age":1,"name":"${'x'.repeat(length)}"}`;

  test.each<[RowFormat, string]>([
    ['ndjson', `{"id":0,"age":1}\n${long(200_000)}\n{"id":2,"age":-1}\n`],
    ['json', `[{"id":0,"age":1},\n${long(200_000)},{"id":2,"age":-1}]`],
    ['csv', `id,age\n0,1\n1,"${'x""\n,'.repeat(50_000)}"\n2,-1\n`],
  ])('%s: a row that is too long is skipped, and the next is read', async (format, text) => {
    const { said, summary, diagnostics } = await check(format, text, person, { longestRow: 1000 });
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(format === 'csv' ? /^3:1 2 - syntax\/row-length/ : /^2:1 2 - syntax\/row-length/);
    expect(said[1]).toMatch(/ 3 age instance\/anyOf$/);
    expect(summary).toMatchObject({ rows: 3, failed: 2 });
    expect(diagnostics[0]!.message).toBe('The row is longer than 1000 characters and is not read.');
  });

  test('a long row is read if it may be that long', async () => {
    expect((await check('ndjson', long(3_000_000))).summary).toMatchObject({ rows: 1, errors: 0 });
  });

  test('after enough errors they are only counted', async () => {
    const rows = '{"id":"x","age":"y"}\n'.repeat(50);
    const { diagnostics, summary } = await check('ndjson', rows, person, { maxErrors: 3 });
    expect(diagnostics).toHaveLength(3);
    expect(summary).toMatchObject({ rows: 50, failed: 50, errors: 100 });
  });

  test('ever new names do not fill the memory', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => `{"id":1,"age":1,"n${index}":1}`).join('\n');
    const { summary } = await check('ndjson', rows, person, { maxErrors: 0 });
    expect(summary.tallies).toHaveLength(1001);
    expect(summary.tallies[0]).toEqual({ column: '', keyword: 'additionalProperties', count: 500 });
  });

  test('the number of rows is checked at the end, unless this is a part', async () => {
    const schema: Json = { type: 'array', items: person, minItems: 2 };
    const whole = await check('ndjson', '{"id":1,"age":1}', schema);
    expect(whole.said).toEqual(['-:- - - instance/minItems']);
    expect(whole.summary.errors).toBe(1);
    const part = await check('ndjson', '{"id":1,"age":1}', schema, { isPart: true });
    expect(part.diagnostics).toEqual([]);
  });
});

test('rows that were not read from a text are checked too', async () => {
  const { table } = await prepareRows(documentOf(person, 's.json'));
  const checker = batchChecker(table!, { uri: 'd' });
  const at = { uri: 'd', pointer: '', on: 'value' } as const;
  const diagnostic: Diagnostic = { code: 'syntax/x', severity: 'error', message: 'M.', at };
  const batch = batchOf(11, [{ id: 1, age: 1 }, null, { id: 'x', age: 1 }], 'd');
  const found = checker.check({ ...batch, faults: [{ index: 1, isOfRow: true, diagnostic }] });
  expect(found).toMatchObject([
    { code: 'syntax/x', params: { row: 12 } },
    { code: 'instance/type', params: { row: 13, column: 'id' } },
  ]);
  expect(checker.summary()).toMatchObject({ rows: 3, failed: 2, errors: 2 });
});

describe('what a cell means', () => {
  const conditional: Json = {
    properties: { variable: { type: 'string' } },
    if: { properties: { variable: { const: 'weight' } } },
    then: { properties: { value: { type: 'number', minimum: 0 } } },
    else: { properties: { value: { type: 'string', maxLength: 3 } } },
  };

  test('depends on a condition', async () => {
    const rows = 'variable,value\nweight,5\ncolour,red\ncode,007\ncode,12\n';
    expect((await check('csv', rows, conditional)).said).toEqual([]);
  });

  test('in a row that fails is what gives the fewest findings', async () => {
    const rows = 'variable,value\nweight,-5\nweight,abc\ncode,1234\n';
    const { diagnostics } = await check('csv', rows, conditional);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Expected a number of at least 0, found -5.',
      'Expected a number, found the string "abc".',
      'Expected at most 3 characters, found 4 in "1234".',
    ]);
  });

  test('is a number where the schema has keywords for numbers and no type', async () => {
    const schema: Json = { properties: { a: { minimum: 0 }, b: { allOf: [{ multipleOf: 2 }] } } };
    const { said } = await check('csv', 'a,b\n-1,2\nx,3\n,\n', schema);
    expect(said).toEqual(['2:1 1 a instance/minimum', '3:3 2 b instance/multipleOf']);
  });

  test('may be of any type that the column has', async () => {
    const schema: Json = {
      properties: {
        a: {
          anyOf: [
            { type: 'integer', maximum: 9 },
            { type: 'string', pattern: '^1' },
          ],
        },
      },
    };
    expect((await check('csv', 'a\n5\n12\n22\n', schema)).said).toEqual(['4:1 3 a instance/anyOf']);
  });
});

describe('numbers that no double holds', () => {
  const schema: Json = {
    properties: {
      id: { type: 'integer', maximum: 9007199254740992 },
      cost: { type: 'number', multipleOf: 0.01 },
      code: { enum: [1, 2] },
    },
  };
  const rows = [
    ['9007199254740990', '12345678901234567.89', '1'],
    ['9007199254740995', '12345678901234567.895', '1000000000000000000001'],
    ['-9007199254740993', '1.00000000000000000000', '2'],
    ['0.10000000000000000001', '1', '1'],
  ];
  const expected = [
    'Expected a number of at most 9007199254740992, found 9007199254740995.',
    'Expected a multiple of 0.01, found 12345678901234567.895.',
    'Expected 1 or 2, found the number 1000000000000000000001.',
    'Expected an integer, found the number 0.10000000000000000001.',
  ];
  test.each<[RowFormat, string]>([
    ['ndjson', rows.map(([id, cost, code]) => `{"id":${id},"cost":${cost},"code":${code}}`).join('\n')],
    ['csv', ['id,cost,code', ...rows.map((cells) => cells.join())].join('\n')],
  ])('are compared by their digits in %s', async (format, text) => {
    const { diagnostics } = await check(format, text, schema);
    expect(diagnostics.map(({ message }) => message)).toEqual(expected);
  });

  test('inside arrays and beside texts that look like them', async () => {
    const inner: Json = { properties: { a: { items: { maximum: 5 } }, s: { type: 'string' } } };
    const text = '{"a":[1,{"x":5e-324},90071992547409931234],"s":"\\"90071992547409931234"}';
    const { diagnostics } = await check('ndjson', text, inner);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Expected a number of at most 5, found 90071992547409931234.',
    ]);
  });
});

// What people give to `infer`, with the real command: good and bad files of all kinds, folders, pipes and standard input.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { command } from './command.js';
import { xlsxFile } from './files/xlsx-writer.js';

const COMMAND = resolve('bin/fairwright.js');
const folder = mkdtempSync(join(tmpdir(), 'infer-input-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (words: readonly string[], input?: string | Uint8Array) => command(words, folder, input);

function write(name: string, content: string | Uint8Array): string {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  return name;
}

interface Schema {
  readonly properties: { readonly [name: string]: Schema };
  readonly items: Schema;
  readonly [keyword: string]: unknown;
}

/** Infers a schema, checks the data against it, and gives the schema and what the options say about the dialect. */
async function inferred(...words: readonly string[]) {
  const made = await run(['infer', ...words, '-o', 'made.schema.yaml']);
  expect([made.status, made.stderr]).toEqual([0, expect.not.stringContaining('    at ')]);
  const files = words.filter((word) => !word.startsWith('-'));
  const checked = await run(['validate', 'made.schema.yaml', ...files, '--strict-dialect']);
  expect([checked.stdout, checked.status]).toEqual([expect.stringContaining(' valid against '), 0]);
  const [schema, options] = ['made.schema.yaml', 'made.options.yaml'].map((name) => {
    const value = parse(readFileSync(join(folder, name), 'utf8')) as unknown;
    rmSync(join(folder, name));
    return value;
  });
  return { schema: schema as Schema, options: options as { readonly dialect?: object }, stderr: made.stderr };
}

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48]);
const ROWS = `id,name\n${Array.from({ length: 2000 }, (_, row) => `${row},n${row * 7919}`).join('\n')}\n`;
const packed = gzipSync(ROWS);
const parquet = new Uint8Array(
  parquetWriteBuffer({ columnData: [{ name: 'id', data: [1, 2, 3], type: 'INT32' }] }),
);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

describe('what is no table gets one sentence', () => {
  const cases: readonly (readonly [name: string, content: string | Uint8Array, sentence: string])[] = [
    ['empty.csv', '', 'is empty: it has neither a header nor rows.'],
    ['blank.csv', '\n \n', 'is empty: it has neither a header nor rows.'],
    ['empty.json', '', 'is empty: it has no rows.'],
    ['empty.ndjson', '', 'is empty: it has no rows.'],
    ['list.json', '[]', 'is empty: it has no rows.'],
    ['members.json', '{}', 'has only objects without members, so there are no columns.'],
    [
      'scalars.json',
      '[1, 2, "x"]',
      'has no objects, so there are no columns: 1 text, 2 numbers. Write each row as an object, such as {"name": "value"}.',
    ],
    [
      'hello.ndjson',
      'hello\n',
      'has no row that can be read (of 1). Line 1: This is not JSON, at "hello". Write strings and names in double quotes; only true, false and null have no quotes.',
    ],
    ['picture.csv', PNG, 'is a PNG picture, no table.'],
    ['picture.ndjson', PNG, 'is a PNG picture, no table.'],
    ['page.csv', '<!DOCTYPE html>\n<html></html>\n', 'is a web page: download the data themselves.'],
    ['text.pdf.csv', '%PDF-1.7\n', 'is a PDF document, no table.'],
    ['zeros.csv', new Uint8Array(10_000), 'is a binary file, no table.'],
    [
      'noise.csv',
      Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256),
      'is a binary file, no table.',
    ],
    [
      'wide.csv',
      Uint8Array.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]),
      'is a text in UTF-32: save it as UTF-8.',
    ],
    ['returns.csv', 'a,b\r1,2\r', 'has lines that end in CR alone. Save it with LF or CR LF.'],
    ['quoted-returns.csv', '"a"\r1\r2\r', 'has lines that end in CR alone. Save it with LF or CR LF.'],
    ['mixed-returns.csv', '"a",b\r1,"2"\r', 'has lines that end in CR alone. Save it with LF or CR LF.'],
    [
      'archive.csv',
      'PK\x03\x04\x14\0\0\0',
      'is an Excel workbook: give it a name that ends in .xlsx, or set --data-format xlsx.',
    ],
    ['table.csv', parquet, 'is Parquet: give it a name that ends in .parquet, or set --data-format parquet.'],
  ];
  test.each(cases)('%s', async (name, content, sentence) => {
    const { status, stdout, stderr } = await run(['infer', write(name, content)]);
    expect([status, stdout, stderr]).toEqual([3, '', `fairwright: ${name} ${sentence}\n`]);
  });

  const again = 'Check that the file is complete, or create or copy it again.';
  test.each([
    [
      'cut.csv.gz',
      packed.subarray(0, 2000),
      'The compressed data cannot be read to the end: they end too early.',
    ],
    ['plain.csv.gz', 'a,b\n', 'The compressed data cannot be read to the end: they are not gzip data.'],
    ['cut.parquet', parquet.subarray(0, -5), 'This cannot be read as Parquet: it does not end as one.'],
    ['empty.parquet', '', 'This cannot be read as Parquet: the file is too short.'],
    [
      'broken.xlsx',
      'PK\x03\x04\x14\0',
      'This cannot be read as an Excel workbook: it ends too early, or is no zip file.',
    ],
    ['broken.sav', '$FL2@(#)', 'This cannot be read as an SPSS file: it ends too early.'],
  ])('%s', async (name, content, sentence) => {
    const { status, stdout, stderr } = await run(['infer', write(name, content)]);
    expect([status, stdout, stderr]).toEqual([3, '', `fairwright: ${name}: ${sentence} ${again}\n`]);
  });

  test('several YAML documents', async () => {
    const { status, stderr } = await run(['infer', write('several.yaml', '---\na: 1\n---\na: 2\n')]);
    expect([status, stderr]).toEqual([
      3,
      expect.stringContaining('help: Make the documents the items of one list.'),
    ]);
  });

  test('deep JSON', async () => {
    const { status, stderr } = await run(['infer', write('deep.json', '{"a":'.repeat(100_000))]);
    expect([status, stderr]).toEqual([3, expect.stringContaining('nested more than 200 levels deep')]);
  });

  test('what is not there', async () => {
    mkdirSync(join(folder, 'nothing'), { recursive: true });
    expect((await run(['infer', 'absent.csv'])).stderr).toBe('fairwright: absent.csv does not exist.\n');
    expect((await run(['infer', 'nothing'])).stderr).toBe('fairwright: nothing names no file.\n');
    expect((await run(['infer', '*.absent'])).stderr).toBe('fairwright: *.absent names no file.\n');
    symlinkSync('loop.csv', join(folder, 'loop.csv'));
    expect((await run(['infer', 'loop.csv'])).stderr).toBe(
      'fairwright: loop.csv is a symbolic link that points back to itself.\n',
    );
    rmSync(join(folder, 'loop.csv'));
  });
});

describe('what is odd is told, and there is a schema', () => {
  test.each([
    [
      'header.csv',
      'a,b\n',
      'There are no rows below the header: the schema has only the names of the columns.',
    ],
    [
      'numbers.csv',
      '1,2\n3,4\n',
      'The first line seems to be a row: write a header with the names of the columns. Or set --no-header.',
    ],
    [
      'rows.csv',
      'x,2020-01-01\ny,2020-01-02\nz,2020-01-03\n',
      'The first line seems to be a row: write a header with the names of the columns. Or set --no-header.',
    ],
    [
      'ragged.csv',
      'a,b\n1,2\n1\n3,4\n',
      '1 row cannot be read, the first in line 3: Expected 2 cells, found 1.',
    ],
    [
      'all.csv',
      'a,b,c\n1\n2\n',
      'No row below the header can be read: the schema has only the names of the columns. If the first line is no header, set --skip-rows or --no-header.',
    ],
    ['twice.csv', 'a,a\n1,2\n', 'The column "a" occurs twice: only the first is read. Rename the other.'],
    [
      'unnamed.csv',
      'a,,\n1,2,3\n',
      '2 columns have no name: only the first of them is read. Write names into the header.',
    ],
    [
      'preamble.csv',
      'Statistical office\nReport of towns\n',
      'There is only one column, "Statistical office". If there should be more, set --delimiter or --skip-rows.',
    ],
    ['zero.csv', 'a,b\n1,x\0y\n2,z\n', 'The column "b" has zero bytes in its texts.'],
    ['mixed.json', '[{"a":1},5]', '1 of 2 rows is no object: the schema refuses it.'],
    [
      'broken.ndjson',
      '{"a":1}\n{"a":\n',
      '1 row cannot be read, the first in line 2: A value is missing, at the end of the text.',
    ],
  ])('%s', async (name, content, sentence) => {
    const { status, stdout, stderr } = await run(['infer', write(name, content)]);
    expect([status, stdout]).toEqual([0, expect.stringContaining('properties:')]);
    expect(stderr).toContain(`${name}: ${sentence}`);
  });

  test('years name columns, and are no row', async () => {
    expect((await run(['infer', write('years.csv', 'place,2019,2020\nx,2300,2400\ny,1,2\n')])).stderr).toBe(
      '',
    );
  });

  test('a line that is too long is left out', async () => {
    const name = write('long.csv', `id,name\n1,x\n2,${'y'.repeat((1 << 26) + 10)}\n3,z\n`);
    expect((await run(['infer', name])).stderr).toBe(
      'long.csv: 1 row cannot be read, the first in line 3: The row is longer than 64 MiB and is not read.\n',
    );
  });
});

describe('validate reads data as infer did', () => {
  const latin = new Uint8Array(Buffer.from('name;price\nMüller;1,5\nMeyer;2,25\n', 'latin1'));
  test.each([
    ['latin.csv', latin, { encoding: 'windows-1252', delimiter: ';', decimal: ',' }],
    ['marked.csv', utf16('\uFEFFa,b\n1,é\n2,ü\n'), { encoding: 'utf-16le' }],
    ['unmarked.csv', utf16('a,b\n1,é\n2,ü\n'), { encoding: 'utf-16le' }],
    ['big-endian.csv', Buffer.from(utf16('\uFEFFa,b\n1,é\n')).swap16(), { encoding: 'utf-16be' }],
    ['marked8.csv', '\uFEFFa,b\n1,é\n', undefined],
    ['commas.csv', 'id,inhabitants\n1,"1,234,567"\n2,"12,345"\n3,7\n', { thousands: ',' }],
    ['points.csv', 'id;price\n1;1.234,5\n2;12,25\n', { delimiter: ';', decimal: ',', thousands: '.' }],
    ['spaces.csv', 'id;inhabitants\n1;1 234\n2;12\n', { delimiter: ';', thousands: ' ' }],
  ])('%s', async (name, content, dialect) => {
    const { schema, options } = await inferred(write(name, content));
    expect(options.dialect).toEqual(dialect);
    const types = Object.values(schema.items.properties).map(({ type }) => type);
    expect(types.some((type) => type === 'integer' || type === 'number')).toBe(true);
  });

  test('what has two readings is a text until somebody says which', async () => {
    const name = write('ambiguous.csv', 'id;size\n1;1,234\n2;12,345\n');
    expect((await run(['infer', name])).stderr).toContain('"1,234" is 1.234 or 1234.');
    expect((await inferred(name)).schema.items.properties.size).toEqual({ type: 'string' });
    expect((await inferred(name, '--thousands=,')).schema.items.properties.size).toEqual({ type: 'integer' });
    expect((await inferred(name, '--decimal=,')).schema.items.properties.size).toEqual({ type: 'number' });
  });

  test('a file without a header', async () => {
    const { schema, options } = await inferred(write('headless.csv', '1,x\n2,y\n'), '--no-header');
    expect([Object.keys(schema.items.properties), options.dialect]).toEqual([
      ['column1', 'column2'],
      { header: false },
    ]);
  });

  test('one object', async () => {
    const { schema } = await inferred(write('one.json', '{"id":1,"place":{"height_m":3.5}}'));
    expect(schema.properties.place!.properties.height_m).toMatchObject({ 'fair:measurementUnit': 'm' });
  });
});

describe('files are named in all ways', () => {
  test('standard input, also packed, by its first bytes or by a flag', async () => {
    const plain = await run(['infer', '-'], ROWS);
    expect([plain.status, plain.stdout]).toEqual([0, expect.stringContaining('name:')]);
    expect((await run(['infer', '-'], packed)).stdout).toBe(plain.stdout);
    expect((await run(['infer', '-'], 'name\nx\ny\n')).stderr).toContain(
      'If it is in another format, set --data-format.',
    );
    expect((await run(['infer', '-', '--data-format', 'csv'], 'name\nx\ny\n')).stdout).toContain('name:');
    expect((await run(['infer', '-'], '')).stderr).toBe('fairwright: <stdin> is empty: it has no rows.\n');
    expect((await run(['infer', '-'], parquet)).stderr).toContain(
      'cannot be read from standard input: save it as a file.',
    );
    const made = await run(['infer', '-', '-o', 'streamed.schema.yaml'], ROWS);
    expect(made.status).toBe(0);
    expect(readFileSync(join(folder, 'streamed.options.yaml'), 'utf8')).not.toContain('distribution');
  });

  test.skipIf(process.platform === 'win32')('a pipe, and a device', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe.csv')]);
    const script = `printf 'a;b\\n1;2\\n' > pipe.csv & "${process.execPath}" "${COMMAND}" infer pipe.csv`;
    expect(execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' })).toContain('b:');
    rmSync(join(folder, 'pipe.csv'));
    symlinkSync('/dev/null', join(folder, 'null.csv'));
    expect((await run(['infer', 'null.csv'])).stderr).toContain('null.csv is empty');
    symlinkSync('/dev/zero', join(folder, 'endless.csv'));
    expect((await run(['infer', 'endless.csv'])).stderr).toContain('endless.csv is a binary file');
    for (const name of ['null.csv', 'endless.csv']) rmSync(join(folder, name));
  });

  const tables = async (...words: readonly string[]) => {
    const { stdout } = await run(['infer', ...words]);
    return Object.keys((parse(stdout) as Schema).properties ?? {});
  };

  test('folders, globs, and files of one name', async () => {
    write('a/x.csv', 'id,v\n1,2\n');
    write('a/y.csv.gz', gzipSync('id,w\n1,2\n'));
    write('b/x.csv', 'id,q\n1,2\n');
    write('b/x.json', '[{"id":1}]');
    expect(await tables('a')).toEqual(['x', 'y']);
    expect(await tables('a/*')).toEqual(['x', 'y']);
    expect(await tables('a/x.csv', 'b/x.csv')).toEqual(['a-x', 'b-x']);
    expect(await tables('b/x.csv', 'b/x.json')).toEqual(['x-csv', 'x-json']);
    expect(await tables('a/x.csv', 'b')).toEqual(['x', 'x-2', 'x-3']);
    expect((await run(['infer', 'a/x.csv', './a/x.csv'])).stderr).toBe(
      './a/x.csv is the same file as a/x.csv: it is read once.\n',
    );
    await run(['infer', 'a/x.csv', 'b/x.csv', 'a/y.csv.gz', '-o', 'product.schema.yaml']);
    const { distribution } = parse(readFileSync(join(folder, 'product.options.yaml'), 'utf8')) as {
      readonly distribution: readonly { readonly contentUrl: string; readonly table: string }[];
    };
    expect(distribution.map(({ contentUrl, table }) => [contentUrl, table])).toEqual([
      ['a/x.csv', 'a-x'],
      ['b/x.csv', 'b-x'],
      ['y.csv.gz', 'a-y'],
    ]);
  });

  test('one dialect is stated only where all files have it', async () => {
    write('c/one.csv', 'id;v\n1;é\n');
    write('c/two.csv', 'id,w\n1,2\n');
    expect((await run(['infer', 'c', '-o', 'both.schema.yaml'])).status).toBe(0);
    expect(parse(readFileSync(join(folder, 'both.options.yaml'), 'utf8'))).not.toHaveProperty('dialect');
  });

  test.skipIf(process.platform === 'win32')('odd names', async () => {
    for (const name of [`odd näme 'q' [1] #%.csv`, 'a\nb.csv', '.hidden.csv', 'a:b*?.csv'])
      expect([name, (await run(['infer', write(name, 'a,b\n1,2\n')])).status]).toEqual([name, 0]);
  });
});

test('a sheet of a workbook', async () => {
  const sheets = {
    first: [['a'], [1]],
    second: [
      ['b', 'c', 'c'],
      [2, 3, 4],
    ],
    third: [['d', 'e']],
  };
  write('book.xlsx', xlsxFile({ sheets }));
  expect((await run(['infer', 'book.xlsx'])).stdout).toContain('a:');
  const second = await run(['infer', 'book.xlsx', '--sheet', 'second']);
  expect([second.status, second.stdout]).toEqual([0, expect.stringContaining('b:')]);
  expect(second.stderr).toContain('The column "c" occurs twice');
  const third = await run(['infer', 'book.xlsx', '--sheet', '3']);
  expect([third.status, third.stdout]).toEqual([0, expect.stringContaining('d: {}')]);
  expect(third.stderr).toContain('There are no rows below the header');
  expect((await run(['infer', 'book.xlsx', '--sheet', 'fourth'])).stderr).toContain('fourth');
});

test('a Parquet file without rows has columns with their types', async () => {
  const columnData = [{ name: 'id', data: [], type: 'INT32' as const }];
  write('none.parquet', new Uint8Array(parquetWriteBuffer({ columnData })));
  expect((await run(['infer', 'none.parquet'])).stdout).toContain('id:\n      type: integer');
});

test('personal data inside of objects are not shown', async () => {
  const rows = ['ada@example.org', 'bo@example.org'].flatMap((mail) =>
    Array.from({ length: 8 }, () => ({ who: { mail } })),
  );
  const { stdout, stderr } = await run(['infer', write('nested.json', JSON.stringify(rows))]);
  expect(stdout).not.toContain('example.org');
  expect(stderr).toContain('The column "who.mail" seems to have personal data (e-mail).');
});

test('CR inside of a quoted name is a part of it', async () => {
  const { status, stdout } = await run(['infer', write('name.csv', '"a\rb",c\r\n1,2\r\n')]);
  expect([status, Object.keys((parse(stdout) as Schema).items.properties)]).toEqual([0, ['a\rb', 'c']]);
});

test.each(['.inf', '-.inf', '.nan', '1e400'])(
  '%s in YAML is refused, as validate refuses it',
  async (number) => {
    const file = write('numbers.yaml', `- a: ${number}\n- a: 1\n`);
    const { status, stdout, stderr } = await run(['infer', file]);
    expect([status, stdout]).toEqual([3, '']);
    const [said] = /numbers\.yaml:1:6 error .*/.exec(stderr)!;
    expect((await run(['validate', write('any.json', '{}'), file])).stdout).toContain(said);
  },
);

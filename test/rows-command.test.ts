// Files of rows, with the real command: what is packed, binary, very long or cut off, and several threads.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { command } from './command.js';
import { runs, sample } from './effort.js';
import { savFile } from './files/sav-writer.js';
import { xlsxFile } from './files/xlsx-writer.js';

const COMMAND = resolve('bin/fairwright.js');
const folder = mkdtempSync(join(tmpdir(), 'rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

const env = { PATH: process.env.PATH };

function validate(words: readonly string[], input?: string | Uint8Array) {
  return command(['validate', ...words], folder, input);
}

const schema = file(
  'people.json',
  JSON.stringify({
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'integer' },
      name: { type: 'string', maxLength: 20 },
      age: { type: 'integer', minimum: 0 },
      note: { type: 'string' },
    },
  }),
);

describe('packed files', () => {
  const texts = {
    'p.csv': 'id,name,age\n1,Ada,36\n2,Bo,-3\n',
    'p.tsv': 'id\tname\tage\n1\tAda\t36\n2\tBo\t-3\n',
    'p.ndjson': '{"id":1,"name":"Ada","age":36}\n{"id":2,"name":"Bo","age":-3}\n',
    'p.json': '[{"id":1,"name":"Ada","age":36},{"id":2,"name":"Bo","age":-3}]',
    'p.yaml': '- {id: 1, name: Ada, age: 36}\n- {id: 2, name: Bo, age: -3}\n',
  };

  test.each(Object.entries(texts))('%s says the same packed and not', async (name, text) => {
    const plain = await validate([schema, file(name, text)]);
    const packed = await validate([schema, file(`${name}.gz`, gzipSync(text))]);
    expect(plain.status).toBe(1);
    expect(plain.stdout).toContain('row 2, age: Expected a number of at least 0, found -3.');
    expect(packed.stdout.replaceAll(`${name}.gz`, name)).toBe(plain.stdout);
    expect(packed.status).toBe(1);
  });

  test('standard input may be packed', async () => {
    const { status, stdout } = await validate([schema, '-'], gzipSync(texts['p.csv']));
    expect(status).toBe(1);
    expect(stdout).toContain('<stdin>:3:6 error row 2, age:');
  });

  test('one document in a packed file', async () => {
    const name = file('ada.json.gz', gzipSync('{"id": 1}'));
    expect(await validate([schema, name])).toMatchObject({
      status: 0,
      stdout: 'ada.json.gz is valid against people.json.\n',
    });
  });

  const packed = gzipSync(Array.from({ length: 50_000 }, (_, id) => `{"id":${id * 7919}}\n`).join(''));
  const damaged = Uint8Array.from(packed);
  damaged.fill(0xff, 10_000, 10_200);
  test.each([
    ['cut.ndjson.gz', packed.subarray(0, packed.length / 2), 'they end too early'],
    ['damaged.ndjson.gz', damaged, 'they are damaged'],
    ['plain.ndjson.gz', Buffer.from('{"id":1}\n'), 'they are not gzip data'],
    ['nothing.ndjson.gz', Buffer.alloc(0), 'they are not gzip data'],
    ['cut.json.gz', gzipSync('{"id": 1}').subarray(0, 15), 'they end too early'],
  ])('%s is told as broken', async (name, bytes, reason) => {
    file(name, bytes);
    for (const workers of ['1', '2']) {
      const { status, stdout, stderr } = await validate([schema, name, '--workers', workers]);
      expect([status, stderr]).toEqual([3, '']);
      expect(stdout).toContain(
        `error The compressed data cannot be read to the end: ${reason}. (syntax/gzip)`,
      );
    }
  });

  test('what stands before the break is checked, with any number of threads', async () => {
    const one = await validate([schema, 'cut.ndjson.gz', '--workers', '1']);
    const two = await validate([schema, 'cut.ndjson.gz', '--workers', '2']);
    expect(one.stdout).toMatch(/1 error in cut\.ndjson\.gz; \d+,\d+ rows were read/);
    expect(two.stdout).toBe(one.stdout);
  });
});

describe('very long rows', () => {
  // A row may have 64 MiB.
  const MEMBERS = runs({ test: 2, conformance: 16 });
  /** Members of 64 MiB of one byte each, packed one after another, between two texts. */
  const bomb = (start: string, byte: string, end: string, members = MEMBERS) =>
    Buffer.concat([
      gzipSync(start),
      ...Array<Buffer>(members).fill(gzipSync(Buffer.alloc(64 * 1024 * 1024, byte), { level: 1 })),
      gzipSync(end),
    ]);
  file(
    'measured.mjs',
    `process.on('exit', () => console.error(process.resourceUsage().maxRSS));
    const { run } = await import(${JSON.stringify(resolve('dist/apps/cli/main.js'))});
    process.exitCode = await run(process.argv.slice(2));`,
  );
  const measured = (words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['measured.mjs', 'validate', ...words], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    return { status, stdout, megabytes: Number(stderr) / 1024 };
  };

  const bombs = [
    ['line.ndjson.gz', '{"id":1}\n{"id":2,"name":"', 'a', '"}\n{"id":"x"}\n'],
    ['cell.csv.gz', 'id,name\n1,Ada\n2,"\n', ',', '"\nx,Bo\n'],
    ['zeros.ndjson.gz', '{"id":1}\n', '\0', '\n{"id":"x"}\n'],
  ] as const;
  test.each(sample(bombs, ([name]) => name !== 'zeros.ndjson.gz'))(
    '%s: the row is refused, the next one is checked, memory stays small',
    (name, start, byte, end) => {
      file(name, bomb(start, byte, end));
      for (const workers of ['1', '2']) {
        const { status, stdout, megabytes } = measured([schema, name, '--workers', workers]);
        expect(status).toBe(1);
        expect(stdout).toContain('error row 2: ');
        expect(stdout).toContain('64 MiB');
        expect(stdout).toContain('row 3, id: Expected an integer');
        expect(megabytes).toBeLessThan(600);
      }
    },
  );

  test('holes.ndjson: of a plain file too, in which each thread reads for itself', () => {
    const end = Buffer.from('\n{"id":"x"}\n');
    const descriptor = openSync(join(folder, 'holes.ndjson'), 'w');
    writeSync(descriptor, '{"id":1}\n');
    writeSync(descriptor, end, 0, end.length, MEMBERS * 64 * 1024 * 1024);
    closeSync(descriptor);
    const [one, two] = ['1', '2'].map((workers) => measured([schema, 'holes.ndjson', '--workers', workers]));
    expect(one!.stdout).toContain('error row 2: ');
    expect(one!.stdout).toContain('row 3, id: Expected an integer');
    expect([two!.status, two!.stdout]).toEqual([one!.status, one!.stdout]);
    expect(two!.megabytes).toBeLessThan(600);
  });

  test('a packed document that is too large', async () => {
    file('zeros.json.gz', bomb('', '\0', '', runs({ test: 5, conformance: 16 })));
    expect(await validate([schema, 'zeros.json.gz'])).toMatchObject({
      status: 3,
      stderr: 'fairwright: zeros.json.gz is larger than 256 MiB, the limit for one document.\n',
    });
  });
});

describe('several threads', () => {
  const names = [
    'Ada',
    '"Bo, ""the\nBrief"""',
    '5" pipe',
    '',
    '"x"',
    'Zoë 😀',
    'a very long name that breaks the schema',
  ];
  // Threads get parts of 1 MiB: few rows fill several of them.
  const note = 'words that make rows long '.repeat(runs({ test: 10, conformance: 1 }));
  const lines = Array.from({ length: runs({ test: 10_000, conformance: 150_000 }) }, (_, id) => {
    const name = names[(id * 31) % names.length]!;
    return `${id % 997 === 5 ? 'x' : id},${name},${(id % 1009) - 1},${note}${id % 5003 === 7 ? ',more' : ''}`;
  });
  const csv = `id,name,age,note\n${lines.join('\n')}\n`;
  const rows = Array.from({ length: runs({ test: 10_000, conformance: 100_000 }) }, (_, id) =>
    id % 5003 === 7
      ? '{"id":'
      : JSON.stringify({ id: id % 997 === 5 ? 'ü😀' : id, name: `n${id}`, age: (id % 1009) - 1, note }),
  );
  const files = [
    file('many.csv', csv),
    file('many.ndjson', rows.join('\r\n')),
    file('small.tsv', 'id\tage\n1\t-1\n'),
  ];
  copyFileSync('test/parquet/people.zstd.parquet', join(folder, 'people.parquet'));
  file('one.yaml', 'id: one\n');

  test.each([
    ['text', []],
    ['json', []],
    ['text', ['--max-errors', '0']],
    ['csv', ['--max-errors', '0']],
    ['sarif', ['--max-errors', '7']],
  ])('%s %j is the same as with one', async (format, more) => {
    const words = [schema, ...files, 'people.parquet', 'one.yaml', '--format', format, ...more];
    const one = await validate(words);
    const three = await validate([...words, '--workers', '3']);
    expect(one.status).toBe(1);
    expect(one.stdout.length).toBeGreaterThan(1000);
    expect(three.stdout === one.stdout).toBe(true);
    expect(three).toEqual(one);
  });

  const edges: readonly (readonly [name: string, content: string])[] = [
    ['empty', ''],
    ['a mark alone', '\uFEFF'],
    ['a mark, blank lines and no last line break', `\uFEFF\r\n\n${rows.join('\n\n')}`],
    [
      'marks at the start of every line',
      rows
        .slice(-runs({ test: 5_000, conformance: 40_000 }))
        .map((row) => `\uFEFF${row}`)
        .join('\n'),
    ],
    ['one line', `{"id":"${'x'.repeat(5_000_000)}"}`],
    ['lines longer than a range', `{"id":"${'ü'.repeat(3_000_000)}"}\n`.repeat(3)],
    ['no UTF-8', `{"id":1}\n"${'\xff'.repeat(200)}"\n`.repeat(7_000)],
  ];
  test.each(edges)('lines that threads read for themselves: %s', async (_name, content) => {
    file('edge.jsonl', Buffer.from(content, content.includes('\xff') ? 'latin1' : 'utf8'));
    const words = [schema, 'edge.jsonl', '--format', 'csv', '--max-errors', '0'];
    const one = await validate(words);
    const two = await validate([...words, '--workers', '2']);
    expect(two.stdout === one.stdout).toBe(true);
    expect(two).toEqual(one);
  });

  const unreadable = '/proc/self/mem';
  test.runIf(existsSync(unreadable))('what stands before a file that cannot be read is told', async () => {
    const words = [
      schema,
      'many.ndjson',
      unreadable,
      'small.tsv',
      '--data-format',
      'ndjson',
      '--max-errors',
      '0',
    ];
    const one = await validate(words);
    expect(one).toMatchObject({ status: 3, stderr: `fairwright: ${unreadable} cannot be read (EIO).\n` });
    expect(one.stdout).toContain('many.ndjson:6:7 error row 6, id: ');
    expect(await validate([...words, '--workers', '2'])).toEqual(one);
  });

  test('packed, and from standard input', async () => {
    const one = await validate([schema, 'many.csv']);
    file('many.csv.gz', gzipSync(csv, { level: 1 }));
    const packed = await validate([schema, 'many.csv.gz', '--workers', '2']);
    expect(packed.stdout.replaceAll('many.csv.gz', 'many.csv')).toBe(one.stdout);
    const input = await validate([schema, '-', '--workers', 'all', '--data-format', 'csv'], csv);
    expect(input.stdout.replaceAll('<stdin>', 'many.csv')).toBe(one.stdout);
  });
});

describe('Parquet', () => {
  test.each(['none', 'snappy', 'gzip', 'zstd', 'lz4', 'brotli'])(
    '%s is checked by row and column',
    async (codec) => {
      copyFileSync(`test/parquet/people.${codec}.parquet`, join(folder, 'p.parquet'));
      const { status, stdout } = await validate([schema, 'p.parquet']);
      expect(status).toBe(1);
      expect(stdout).toBe(
        [
          'p.parquet error row 2, age: Expected a number of at least 0, found -3. (instance/minimum)',
          '',
          'column  keyword  errors',
          'age     minimum       1',
          '',
          '1 error in 1 of 6 rows of p.parquet',
          '',
        ].join('\n'),
      );
    },
  );

  test('what is none is told as broken', async () => {
    const { status, stdout } = await validate([schema, file('none.parquet', 'id,name\n1,Ada\n')]);
    expect(status).toBe(3);
    expect(stdout).toContain('none.parquet# error This cannot be read as Parquet: ');
  });

  test('it is a file, never standard input', async () => {
    expect(await validate([schema, '-'], 'PAR1\0\0')).toMatchObject({
      status: 3,
      stderr: 'fairwright: Parquet cannot be read from standard input: save it as a file.\n',
    });
  });
});

describe('SPSS files and Excel workbooks', () => {
  const people = savFile({
    variables: [
      { name: 'ID', longName: 'id', format: [5, 8, 0] },
      { name: 'NAME', longName: 'name', width: 24 },
      { name: 'AGE', longName: 'age', format: [5, 8, 0] },
    ],
    rows: [
      [1, 'Ada', 36],
      [2, 'Bo', -3],
    ],
  });
  const workbook = xlsxFile({
    sheets: {
      Notes: [['about'], ['people']],
      People: [
        ['id', 'name', 'age'],
        [1, 'Ada', 36],
        [2, 'Bo', -3],
      ],
    },
  });
  const report = (name: string, ...help: string[]) =>
    [
      `${name} error row 2, age: Expected a number of at least 0, found -3. (instance/minimum)`,
      ...help,
      '',
      'column  keyword  errors',
      'age     minimum       1',
      '',
      `1 error in 1 of 2 rows of ${name}`,
      '',
    ].join('\n');

  test('are checked by row and column', async () => {
    file('p.sav', people);
    file('p.xlsx', workbook);
    expect(await validate([schema, 'p.sav'])).toEqual({ status: 1, stdout: report('p.sav'), stderr: '' });
    for (const sheet of ['People', '2']) {
      expect(await validate([schema, 'p.xlsx', '--sheet', sheet])).toEqual({
        status: 1,
        stdout: report('p.xlsx', '  help: See cell C3.'),
        stderr: '',
      });
    }
  });

  test('a note names the sheet that was chosen, and --skip-rows the rows before the header', async () => {
    file('p.xlsx', workbook);
    const { status, stdout, stderr } = await validate([schema, 'p.xlsx']);
    expect(status).toBe(1);
    expect(stdout).toContain('p.xlsx# error The column "id" is missing.');
    expect(stderr).toBe('p.xlsx: read the sheet "Notes", the first of 2.\n');
    const skipped = await validate([schema, 'p.xlsx', '--sheet', 'People', '--skip-rows', '1']);
    expect(skipped.stderr).toBe('p.xlsx: read the sheet "People", with the header in row 2.\n');
  });

  test('threads give the same report', async () => {
    file('p.sav', people);
    file('p.xlsx', workbook);
    const words = [schema, 'p.sav', 'p.xlsx', '--sheet', 'People', '--format', 'csv'];
    const one = await validate(words);
    expect(one.stdout.split('\n').length).toBe(4);
    expect(await validate([...words, '--workers', '2'])).toEqual(one);
  });

  test.each([
    ['xlsx', workbook, 'An Excel workbook'],
    ['sav', people, 'An SPSS file'],
  ])('.%s by another name, from standard input, packed or broken', async (format, bytes, name) => {
    expect(await validate([schema, file('called.csv', bytes)])).toMatchObject({
      status: 3,
      stderr: `fairwright: called.csv is ${name.replace('An', 'an')}: give it a name that ends in .${format}, or set --data-format ${format}.\n`,
    });
    const read = await validate([schema, 'called.csv', '--data-format', format]);
    expect(read.stdout).toContain('called.csv');
    expect(read.status).toBe(1);
    const refusal = `fairwright: ${name} cannot be read from standard input: save it as a file.\n`;
    expect(await validate([schema, '-'], bytes)).toMatchObject({ status: 3, stderr: refusal });
    expect(await validate([schema, '-', '--data-format', 'csv'], bytes)).toMatchObject({
      status: 3,
      stderr: refusal,
    });
    expect(await validate([schema, file(`p.${format}.gz`, gzipSync(bytes))])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('must be decompressed first: only text formats are read in .gz files.'),
    });
    const broken = await validate([schema, file(`cut.${format}`, bytes.subarray(0, 200))]);
    expect(broken.status).toBe(3);
    expect(broken.stdout).toContain(
      `cut.${format}# error This cannot be read as ${name.replace('An', 'an')}: `,
    );
  });

  test('a folder stands for the workbooks in it, without the lock files of Excel', async () => {
    mkdirSync(join(folder, 'books'), { recursive: true });
    file('books/p.xlsx', workbook);
    file('books/~$p.xlsx', 'locked');
    const { status, stdout } = await validate([schema, 'books', '--sheet', '2']);
    expect(status).toBe(1);
    expect(stdout).toContain('1 error in 1 of 2 rows of books/p.xlsx\n');
  });

  test('the data of an export are checked, and described', async () => {
    file('p.xlsx', workbook);
    const exported = (...words: string[]) =>
      command(['export', 'croissant', schema, '--data', 'p.xlsx', ...words], folder);
    const checked = await exported('--sheet', 'People');
    expect(checked.status).toBe(1);
    expect(checked.stderr).toContain(report('p.xlsx', '  help: See cell C3.'));
    expect((await exported('--no-check')).stdout).toContain(
      '"encodingFormat": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"',
    );
  });
});

describe('files', () => {
  test('a folder stands for the data in it', async () => {
    mkdirSync(join(folder, 'data/deep'), { recursive: true });
    file('data/a.csv', 'id\n1\n');
    file('data/deep/b.jsonl', '{"id":2}\n');
    file('data/notes.txt', 'Nothing.');
    expect(await validate([schema, 'data'])).toMatchObject({
      status: 0,
      stdout: '2 files are valid against people.json: 2 rows.\n',
    });
  });

  test('a folder with nothing in it is a wrong call', async () => {
    mkdirSync(join(folder, 'void'));
    expect(await validate([schema, 'void'])).toMatchObject({
      status: 2,
      stderr: 'fairwright: void names no file.\n',
    });
  });
});

describe('the end', () => {
  test('a reader that goes away ends the work', () => {
    const call = `"${process.execPath}" "${COMMAND}" validate ${schema} many.csv --max-errors 0 2>&1 | head -n 1`;
    expect(execFileSync('bash', ['-c', call], { cwd: folder, encoding: 'utf8' })).toMatch(
      /^many\.csv:\d+.*\n$/,
    );
  });

  test.each(['1', '2'])('Ctrl-C with %s: what is known by then', async (workers) => {
    const child = spawn(
      process.execPath,
      [COMMAND, 'validate', schema, '-', '--data-format', 'ndjson', '--workers', workers],
      { cwd: folder, env },
    );
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stdin.on('error', () => undefined);
    // Enough for a part, so that threads have something to tell.
    child.stdin.write(`{"id":"x"}\n${'{"id":1}\n'.repeat(600_000)}`);
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [status] = await once(child, 'close');
    expect(status).toBe(130);
    expect(out).toMatch(/Stopped early, after [\d,]+ rows\.\n$/);
  });
});

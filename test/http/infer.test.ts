// Schemas from data, over real connections.
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { filesOperations } from '../../src/apps/http/operations.js';
import { inferFrom } from '../../src/apps/library/index.js';
import type { JsonObject } from '../../src/base/json.js';
import { againstDescription } from './service.js';
import { listeningService } from './streams.js';

const PATH = '/v1/infer';
const { app } = listeningService({ bodyLimit: 100_000, maxRows: 20_000 });
const folder = mkdtempSync(join(tmpdir(), 'infer-http-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TOWNS = `id;name;status;area_km2
${Array.from({ length: 12 }, (_, row) => `${row + 1};Town ${row};${row % 2 ? 'city' : 'village'};${row + 1.5}`).join('\n')}
`;
const STATUS = 'status,label\ncity,City\nvillage,Village\n';

type Sent = Omit<RequestInit, 'method'> & { readonly query?: Record<string, string> };

async function send({ query = {}, ...rest }: Sent) {
  const { port } = (await app()).server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${PATH}?${new URLSearchParams(query)}`;
  const response = await fetch(url, { ...rest, method: 'POST' });
  const type = String(response.headers.get('content-type')).split(';')[0]!;
  const body = (await response.json()) as JsonObject;
  const answer = { status: response.status, type, body };
  expect(await againstDescription('POST', PATH, answer)).toEqual([]);
  return answer;
}

const raw = (body: string | Uint8Array<ArrayBuffer>, type = 'text/csv', rest: Sent = {}) =>
  send({ ...rest, body, headers: { 'content-type': type, ...rest.headers } });

function formOf(...parts: readonly (readonly [name: string, content: string | Blob, file?: string])[]) {
  const form = new FormData();
  for (const [name, content, file] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else if (file === undefined) form.append(name, content);
    else form.append(name, content, file);
  }
  return form;
}

const csv = (text: string | Uint8Array<ArrayBuffer>, type = 'text/csv') => new Blob([text], { type });

async function expectProblem(
  answer: Promise<Awaited<ReturnType<typeof send>>>,
  status: number,
  kind: string,
  detail: RegExp,
) {
  const { body, ...rest } = await answer;
  expect({ status: rest.status, type: body.type, detail: body.detail }).toEqual({
    status,
    type: `/problems/${kind}`,
    detail: expect.stringMatching(detail),
  });
}

/** The text that the command prints for files. */
function commanded(files: Record<string, string | Uint8Array>, ...words: readonly string[]): string {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const names = Object.keys(files).filter((name) => !name.startsWith('answers'));
  const run = spawnSync(
    process.execPath,
    [join(process.cwd(), 'bin/fairwright.js'), 'infer', ...names, ...words],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  expect(run.status).toBe(0);
  return run.stdout;
}

describe('one file', () => {
  test('has the schema that the command and the library make of it', async () => {
    const { status, body } = await raw(TOWNS);
    expect(status).toBe(200);
    expect(body.text).toBe(commanded({ 'towns.csv': TOWNS }));
    expect(body.options).toEqual({ keys: { data: ['id'] }, dialect: { delimiter: ';' } });
    expect(body.diagnostics).toMatchObject([
      { code: 'infer/reading', severity: 'info', message: 'The file is read as UTF-8, semicolons.' },
    ]);
    const { text, schema } = await inferFrom([{ name: 'towns.csv', content: TOWNS }]);
    expect({ text, schema }).toEqual({ text: body.text, schema: body.schema });
  });

  const rows = [
    { id: 1, name: 'Albury' },
    { id: 2, name: 'Beeston' },
  ];
  const id = { type: 'integer' };
  test.each([
    ['CSV', 'text/csv', 'id,name\n1,Albury\n2,Beeston\n'],
    ['TSV', 'text/tab-separated-values', 'id\tname\n1\tAlbury\n2\tBeeston\n'],
    ['SSV', 'text/x-ssv', 'id;name\n1;Albury\n2;Beeston\n'],
    ['NDJSON', 'application/x-ndjson', rows.map((row) => JSON.stringify(row)).join('\n')],
    ['JSON', 'application/json', JSON.stringify(rows)],
    ['YAML', 'application/yaml', '- { id: 1, name: Albury }\n- { id: 2, name: Beeston }\n'],
  ])('is read as %s', async (_name, type, text) => {
    const { body } = await raw(text, type);
    expect(body.schema).toMatchObject({
      type: 'array',
      items: { properties: { id, name: { type: 'string' } }, required: expect.arrayContaining(['id']) },
    });
  });

  test('may be compressed', async () => {
    const packed = await raw(gzipSync(TOWNS), 'text/csv', { headers: { 'content-encoding': 'gzip' } });
    expect(packed.body).toEqual((await raw(TOWNS)).body);
  });

  test('is in the encoding that its type states, or that its bytes show', async () => {
    const latin = Buffer.from('Größe,Ort\n1,Köln\n2,Ulm\n', 'latin1');
    for (const type of ['text/csv', 'text/csv; charset=ISO-8859-1']) {
      const { body } = await raw(latin, type);
      expect(Object.keys((body.schema as { items: { properties: object } }).items.properties)).toEqual([
        'Größe',
        'Ort',
      ]);
    }
    const utf16 = Buffer.from('\uFEFFGröße,Ort\n1,Köln\n', 'utf16le');
    expect((await raw(utf16)).body.text).toContain('Größe');
  });

  test('is read, and the text is written, as the query says', async () => {
    const notes = 'Towns of 2025\nid|share\n1|"0,5"\n2|"1,5"\n';
    const { body } = await raw(notes, 'text/csv', {
      query: { skip_rows: '1', delimiter: '|', format: 'json' },
    });
    expect(JSON.parse(String(body.text))).toEqual(body.schema);
    expect(body.schema).toMatchObject({ items: { properties: { id, share: { type: 'number' } } } });
    expect(body.options).toMatchObject({ dialect: { delimiter: '|', skipRows: 1, decimal: ',' } });
    const quoted = await raw('id,share\n1,"0,5"\n', 'text/csv', { query: { decimal: ',' } });
    expect(quoted.body.schema).toMatchObject({ items: { properties: { share: { type: 'number' } } } });
  });

  test('with only a header, odd rows, notes below or personal data has a schema, and what is odd is reported', async () => {
    const codes = async (text: string) =>
      ((await raw(text)).body.diagnostics as unknown as { code: string; message: string }[]).map(
        ({ code, message }) => `${code} ${message}`,
      );
    expect(await codes('a,b\n')).toEqual([expect.stringMatching(/^infer\/no-rows /)]);
    expect(await codes('a,b\n1,2\n1,2,3\n4\n')).toEqual([
      'infer/not-read 2 rows cannot be read, the first in line 3: Expected 2 cells, found 3.',
    ]);
    expect(await codes('a,a,\n1,2,3\n')).toEqual([
      expect.stringMatching(/^infer\/repeated-column /),
      expect.stringMatching(/^infer\/unnamed-column /),
    ]);
    expect(await codes('a,b\n1,2\n\nSource: the office\n')).toEqual([
      'infer/reading The file is read as UTF-8, the last line skipped.',
    ]);
    expect(await codes('email,n\nada@example.org,1\nbob@example.org,2\n')).toEqual([
      expect.stringMatching(/^infer\/personal-data /),
    ]);
  });
});

describe('several files', () => {
  const towns = csv(TOWNS);
  const status = csv(STATUS);

  test('make the data product that the command makes of them', async () => {
    const answers = { title: 'Towns', license: 'CC-BY-4.0', tables: { status: { title: 'What they are' } } };
    const expected = commanded(
      { 'towns.csv': TOWNS, 'status.csv': STATUS, 'answers.json': JSON.stringify(answers) },
      ...['--answers', 'answers.json'],
    );
    const forms = [
      formOf(['a', towns, 'towns.csv'], ['b', status, 'status.csv'], ['answers', JSON.stringify(answers)]),
      // The answers may be in front, and in YAML; names may be those of the parts.
      formOf(
        ['answers', 'title: Towns\nlicense: CC-BY-4.0\ntables: { status: { title: What they are } }\n'],
        ['towns', towns],
        ['status', status],
      ),
      formOf(
        ['files', new Blob([gzipSync(TOWNS)]), 'data/towns.csv.gz'],
        ['files', new Blob([STATUS]), 'C:\\data\\status.CSV'],
        ['answers', JSON.stringify(answers)],
      ),
    ];
    for (const body of forms) expect((await send({ body })).body.text).toBe(expected);
    const { text } = await inferFrom(
      [
        { name: 'towns.csv.gz', content: new Blob([gzipSync(TOWNS)]) },
        { name: 'status.csv', content: new TextEncoder().encode(STATUS) },
      ],
      { answers },
    );
    expect(text).toBe(expected);
  });

  test('are read as curl sends them', async () => {
    writeFileSync(join(folder, 'towns.csv'), TOWNS);
    writeFileSync(join(folder, 'status.csv'), STATUS);
    const { port } = (await app()).server.address() as AddressInfo;
    const run = await promisify(execFile)(
      'curl',
      [
        '-sS',
        `http://127.0.0.1:${port}${PATH}`,
        '-F',
        'a=@towns.csv',
        '-F',
        'b=@status.csv',
        '-F',
        'answers={"title":"T"}',
      ],
      { cwd: folder },
    );
    expect(JSON.parse(run.stdout).schema).toMatchObject({
      title: 'T',
      properties: { towns: { 'fair:datasetRelations': [{ sourceVariables: ['status'] }] }, status: {} },
    });
  });

  test('may have the same name, or an odd one', async () => {
    const body = formOf(
      ['a', towns, 'x/towns.csv'],
      ['b', towns, 'y/towns.csv'],
      ['c', towns, '../%2e/"a~b";\u{1F600} ü.csv'],
      ['d', towns, `${'n'.repeat(5000)}.csv`],
    );
    const { schema } = (await send({ body })).body as { schema: { properties: object } };
    expect(Object.keys(schema.properties)).toEqual([
      'x-towns',
      'y-towns',
      expect.stringContaining('\u{1F600} ü'),
      'n'.repeat(200),
    ]);
  });

  test.each(filesOperations.flatMap(({ examples }) => examples))(
    'of the example "$title"',
    async (example) => {
      const { query, files, document } = example;
      const body = new FormData();
      for (const { name, mediaType, text } of files) body.append(name, csv(text, mediaType), name);
      if (document !== undefined) body.append('answers', JSON.stringify(document));
      const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const { status: code, body: answer } = await send({ query: asked, body });
      expect(code).toBe(200);
      if (files.length === 1)
        expect((await raw(files[0]!.text)).body).toMatchObject({ schema: answer.schema as JsonObject });
      else expect(answer.schema).toMatchObject({ 'fair:licenseRef': expect.stringContaining('CC-BY-4.0') });
    },
  );
});

describe('refused is', () => {
  const row = '1,2\n';
  test.each<[string, () => Promise<Awaited<ReturnType<typeof send>>>, number, string, RegExp]>([
    [
      'an empty body',
      () => raw(''),
      422,
      'invalid-body',
      /^data is empty: it has neither a header nor rows\.$/,
    ],
    ['a binary file', () => raw('\0\x01\x02,\x03\n\x04\n'), 422, 'invalid-body', /seems to be a binary file/],
    [
      'broken JSON',
      () => raw('[{"a":1},', 'application/json'),
      422,
      'invalid-body',
      /^data cannot be read: /,
    ],
    [
      'JSON that is no table',
      () => raw('5', 'application/json'),
      422,
      'invalid-body',
      /there are no columns: 1 number\. Write each row as an object/,
    ],
    [
      'a document that is too large',
      () => raw(`["${'x'.repeat(100_000)}"]`, 'application/json'),
      422,
      'limit-exceeded',
      /at most 100000 bytes: send large tables as NDJSON or CSV/,
    ],
    [
      'JSON that is nested too deep',
      () => raw('['.repeat(1000) + ']'.repeat(1000), 'application/json'),
      422,
      'invalid-body',
      /nested/,
    ],
    ['too many rows', () => raw(`a,b\n${row.repeat(20_001)}`), 422, 'limit-exceeded', /20000 rows/],
    [
      'too many rows that cannot be read',
      () => raw(`a\n${row.repeat(20_001)}`),
      422,
      'limit-exceeded',
      /20000 rows/,
    ],
    [
      'too many rows in two files',
      () => {
        const half = csv(`a,b\n${row.repeat(10_001)}`);
        return send({ body: formOf(['a', half, 'a.csv'], ['b', half, 'b.csv']) });
      },
      422,
      'limit-exceeded',
      /20000 rows/,
    ],
    ['too many columns', () => raw(`${'a,'.repeat(10_000)}\n`), 422, 'limit-exceeded', /10000 columns/],
    [
      'too many columns in two files',
      () => {
        const half = csv(`${'a,'.repeat(5_000)}\n`);
        return send({ body: formOf(['a', half, 'a.csv'], ['b', half, 'b.csv']) });
      },
      422,
      'limit-exceeded',
      /10000 columns/,
    ],
    [
      'too many tables',
      () =>
        send({ body: formOf(...Array.from({ length: 101 }, () => ['a', csv('a\n1\n'), 'a.csv'] as const)) }),
      422,
      'limit-exceeded',
      /100 tables/,
    ],
    [
      'an unknown type',
      () => raw('x', 'application/pdf'),
      415,
      'unsupported-media-type',
      /text\/csv.* read by the command only: fairwright infer FILE\./,
    ],
    [
      'Parquet',
      () => raw('PAR1', 'application/vnd.apache.parquet'),
      415,
      'unsupported-media-type',
      /fairwright infer FILE/,
    ],
    [
      'an unknown charset',
      () => raw('a\n1\n', 'text/csv; charset=klingon'),
      415,
      'unsupported-media-type',
      /UTF-8, UTF-16, Windows-1252/,
    ],
    [
      'a part without a format',
      () => send({ body: formOf(['x', 'a,b\n1,2\n']) }),
      415,
      'unsupported-media-type',
      /The part "x" has an unknown format/,
    ],
    [
      'a form without files',
      () => send({ body: formOf(['answers', '{}']) }),
      422,
      'invalid-body',
      /no file with data/,
    ],
    [
      'a form with two sets of answers',
      () => send({ body: formOf(['answers', '{}'], ['answers', '{}']) }),
      422,
      'invalid-body',
      /two parts "answers"/,
    ],
    [
      'answers of another shape',
      () => send({ body: formOf(['a', csv('a\n1\n'), 'a.csv'], ['answers', '{"titel":"x"}']) }),
      422,
      'invalid-body',
      /"titel"/,
    ],
    [
      'answers that cannot be read',
      () => send({ body: formOf(['a', csv('a\n1\n'), 'a.csv'], ['answers', '{"title":']) }),
      422,
      'invalid-body',
      /./,
    ],
    [
      'answers that are too large',
      () => send({ body: formOf(['answers', 'x'.repeat(100_001)]) }),
      413,
      'content-too-large',
      /100000 bytes/,
    ],
    [
      'a part that is named .gz and is none',
      () => send({ body: formOf(['a', csv('a\n1\n'), 'a.csv.gz']) }),
      400,
      'malformed-request',
      /not complete gzip data/,
    ],
    [
      'a compressed part that breaks off',
      () => send({ body: formOf(['a', csv(gzipSync(TOWNS).subarray(0, -9)), 'a.csv.gz']) }),
      400,
      'malformed-request',
      /not complete gzip data/,
    ],
    [
      'an empty file',
      () => send({ body: formOf(['a', csv(''), 'a.csv']) }),
      422,
      'invalid-body',
      /^a\.csv is empty/,
    ],
    [
      'a form that breaks off',
      () =>
        raw(
          '--x\r\nContent-Disposition: form-data; name="a"; filename="a.csv"\r\n\r\na,b\n1',
          'multipart/form-data; boundary=x',
        ),
      400,
      'malformed-request',
      /ends before its last boundary/,
    ],
    [
      'a bad parameter',
      () => raw('a', 'text/csv', { query: { delimiter: 'xx' } }),
      400,
      'malformed-parameter',
      /xx/,
    ],
    [
      'another answer',
      () => raw('a', 'text/csv', { headers: { accept: 'text/html' } }),
      406,
      'not-acceptable',
      /application\/json/,
    ],
  ])('%s', async (_name, sending, status, kind, detail) => {
    await expectProblem(sending(), status, kind, detail);
    // The thread is free for others.
    expect((await raw('a,b\n1,2\n')).status).toBe(200);
  });

  test('a request whose client goes away, and the next ones are answered', async () => {
    const { port } = (await app()).server.address() as AddressInfo;
    for (let count = 0; count < 20; count++) {
      const sent = request({
        ...{ host: '127.0.0.1', port, method: 'POST', path: PATH, agent: false },
        headers: { 'content-type': 'text/csv' },
      });
      sent.on('error', () => {});
      sent.write(`a,b\n${row.repeat(1000)}`);
      await new Promise((done) => setTimeout(done, 5));
      const closed = new Promise((done) => sent.once('close', done));
      sent.destroy();
      await closed;
    }
    expect((await raw('a,b\n1,2\n')).status).toBe(200);
  });

  test('a large file, whose rest is still read so that the connection can be used again', async () => {
    const { port } = (await app()).server.address() as AddressInfo;
    const sent = request({
      ...{ host: '127.0.0.1', port, method: 'POST', path: PATH, agent: new Agent({ keepAlive: true }) },
      headers: { 'content-type': 'text/csv' },
    });
    const answered = once(sent, 'response');
    sent.end(`a,b\n${row.repeat(5_000_000)}`);
    const [response] = (await answered) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    expect(response.statusCode).toBe(422);
    await expect.poll(() => sent.socket!.writableLength).toBe(0);
    sent.destroy();
  });
});

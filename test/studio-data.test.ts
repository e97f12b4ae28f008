import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { DataFile, DataProgress, DataReport } from '../src/apps/studio/protocol.js';
import { dataAnswers } from '../src/apps/studio/worker/data/index.js';
import type { Diagnostic } from '../src/base/diagnostic.js';
import type { JsonObject } from '../src/base/json.js';
import { command } from './command.js';

const folder = mkdtempSync(join(tmpdir(), 'studio-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const towns = readFileSync('examples/towns.csv');
const rows = Array.from({ length: 300 }, (_, index) => index);
const latin = Buffer.from(
  `Größe;Ort;Anteil\n${rows.map((each) => `${each % 7};Köln ${each};${each},5\n`).join('')}`,
  'latin1',
);
const lines = rows.map((each) => JSON.stringify({ id: each, name: `n${each}`, tags: ['a', each % 3] }));
const [half, rest] = [lines.slice(0, 150).join('\n'), lines.slice(150).join('\n')];

/** Files with data, by name. */
const FILES: { readonly [name: string]: Uint8Array | string } = {
  'towns.csv': towns,
  'latin.csv': latin,
  'titled.csv': `Towns of Exampleland\n\nid,name,size\n${rows.map((each) => `${each},t${each},${each * 2}\n`).join('')}`,
  'quoted.csv': `id,text\n${rows.map((each) => `${each},"one, two\nthree ${each}"\n`).join('')}`,
  'codes.csv': `id,score\n${rows.map((each) => `${each},${each % 50 === 0 ? -9 : each % 5}\n`).join('')}`,
  'wide.tsv': `id\tsex\n${rows.map((each) => `${each}\t${(each % 2) + 1}\n`).join('')}`,
  'utf16.csv': Buffer.from(`\uFEFFid\tname\n1\tÄ\n2\tÖ\n`, 'utf16le'),
  'lines.ndjson': `${lines.join('\n')}\n`,
  'lines.ndjson.gz': Buffer.concat([gzipSync(`${half}\n`), gzipSync(`${rest}\n`)]),
  'array.json': `[${lines.join(',\n')}]`,
  'people.parquet': readFileSync('test/parquet/people.zstd.parquet'),
  'one.json': '{"id": 1, "name": "n"}',
};
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);

function fileOf(name: string): File {
  return new File([readFileSync(join(folder, name))], name);
}

const around = { today: '2026-05-01', progress: () => undefined, signal: new AbortController().signal };

async function inferred(names: readonly string[], format: 'json' | 'yaml' = 'yaml', answers?: object) {
  return dataAnswers.infer(
    { files: names.map(fileOf), format, ...(answers ? { answers: answers as never } : {}) },
    around,
  );
}

describe('a schema made from data is that of the command', () => {
  test.each([...Object.keys(FILES).map((name) => [name]), ['titled.csv', 'codes.csv']])(
    '%s %s',
    async (...names) => {
      const given = names.filter((name) => typeof name === 'string');
      const { stdout, stderr } = await command(['infer', ...given], folder);
      const found = await inferred(given);
      expect(found.text, stderr).toBe(stdout);
    },
  );

  test('in JSON, with answers', async () => {
    const answers = { title: 'Towns', license: 'CC-BY-4.0', variables: { name: { label: 'Name' } } };
    writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
    await command(['infer', 'titled.csv', '--answers', 'answers.json', '-o', 'titled.schema.json'], folder);
    const { text } = await inferred(['titled.csv'], 'json', answers);
    expect(text).toBe(readFileSync(join(folder, 'titled.schema.json'), 'utf8'));
  });

  test('a file is read once', async () => {
    let read = 0;
    const file = new (class extends File {
      override stream() {
        read++;
        return super.stream();
      }
    })([towns], 'towns.csv');
    await dataAnswers.infer({ files: [file], format: 'yaml' }, around);
    await dataAnswers.infer({ files: [file], format: 'yaml', answers: { title: 'T' } }, around);
    expect(read).toBe(1);
  });
});

/** What `fairwright validate` counts. */
async function validated(schema: string, names: readonly string[], flags: readonly string[] = []) {
  const { stdout, stderr } = await command(
    ['validate', schema, ...names, '--format', 'json', '--max-errors', '1000', ...flags],
    folder,
  );
  expect(stderr + stdout).not.toBe('');
  return JSON.parse(stdout);
}

async function checked(
  schema: string,
  files: readonly DataFile[],
  progress?: (each: DataProgress) => void,
  options: JsonObject = {},
) {
  const text = readFileSync(join(folder, schema), 'utf8');
  const format = schema.endsWith('.json') ? 'json' : 'yaml';
  const ask = { version: 1, name: schema, format, text, files, options } as const;
  return dataAnswers['check data'](ask, { ...around, ...(progress ? { progress } : {}) });
}

function countsOf({ files, rows: all, failed, errors, tallies }: DataReport) {
  return {
    total: { rows: all, failed, errors },
    files: files.map((each, index) => ({
      uri: each.name,
      rows: each.rows,
      failed: each.failed,
      errors: each.errors,
      tallies: tallies
        .filter(({ file }) => file === index)
        .map(({ column, keyword, count }) => ({ column, keyword, count })),
    })),
  };
}

writeFileSync(
  join(folder, 'strict.yaml'),
  `type: array
items:
  type: object
  required: [id]
  properties:
    id: {type: integer, minimum: 5, maximum: 200}
    name: {type: string, maxLength: 3}
    text: {type: string, pattern: '[12]"?$'}
    score: {oneOf: [{const: 0, title: no}, {const: 1, title: yes}]}
    sex: {enum: [1]}
    tags: {type: array, items: {type: string}}
    Ort: {type: string, maxLength: 6}
    Anteil: {type: number, exclusiveMinimum: 100}
`,
);
writeFileSync(
  join(folder, 'product.yaml'),
  `fair:resourceType: data-product
type: object
properties:
  titled: {type: array, items: {type: object, properties: {id: {type: integer, maximum: 10}}}}
  codes: {type: array, items: {type: object, properties: {score: {type: integer, minimum: 0}}}}
`,
);

describe('counts of a check are those of the command', () => {
  test.each(Object.keys(FILES).filter((name) => !name.endsWith('.json')))('%s', async (name) => {
    const { summary, files } = await validated('strict.yaml', [name]);
    const report = await checked('strict.yaml', [{ file: fileOf(name) }]);
    const { shown: _, stopped: __, files: ___, tallies: ____, ...total } = summary;
    expect(countsOf(report)).toEqual({ total, files });
    expect(report.findings.length).toBe(Math.min(summary.errors, 1000));
  });

  test('a list in JSON has the rows of the same list in lines', async () => {
    const [list, inLines] = await Promise.all(
      ['array.json', 'lines.ndjson'].map((name) => checked('strict.yaml', [{ file: fileOf(name) }])),
    );
    expect(countsOf(list!).total).toEqual(countsOf(inLines!).total);
    expect(list!.tallies).toEqual(inLines!.tallies);
  });

  test('tables of a product, by name and as stated', async () => {
    const { files } = await validated('product.yaml', ['titled.csv', 'codes.csv']);
    const report = await checked('product.yaml', [
      { file: fileOf('titled.csv') },
      { file: fileOf('codes.csv') },
    ]);
    expect(countsOf(report).files).toEqual(files);
    expect(report.files.map(({ table }) => table)).toEqual(['titled', 'codes']);
    const other = new File([readFileSync(join(folder, 'codes.csv'))], 'other.csv');
    const [stated] = (await checked('product.yaml', [{ file: other, table: 'codes' }])).files;
    expect(stated).toMatchObject({ name: 'other.csv', table: 'codes', errors: 6 });
    const unplaced = await checked('product.yaml', [{ file: other }]);
    expect(unplaced.findings[0]!.keyword).toBe('table');
    await expect(checked('product.yaml', [{ file: other, table: 'none' }])).rejects.toThrow(
      /no table "none"/,
    );
  });

  test('keys and relations', async () => {
    const related = `fair:resourceType: data-product
type: object
properties:
  places: {type: array, uniqueItems: true, items: {type: object, properties: {town: {type: integer, maximum: 8}}}}
  people:
    type: array
    items: {type: object, properties: {id: {type: integer}, town: {type: integer, maximum: 8}}}
    fair:datasetRelations:
      - {relationType: isRelatedTo, targetRef: '#/properties/places', sourceVariables: [town], targetVariables: [town]}
`;
    writeFileSync(join(folder, 'related.yaml'), related);
    writeFileSync(join(folder, 'places.csv'), 'town\n1\n2\n1\n');
    writeFileSync(join(folder, 'people.csv'), 'id,town\n1,1\n2,7\n2,9\n3,2\n');
    writeFileSync(join(folder, 'keys.yaml'), 'keys: {people: [id]}\n');
    const names = ['people.csv', 'places.csv'];
    const given = names.map((name) => ({ file: fileOf(name) }));
    const { summary, files, diagnostics } = await validated('related.yaml', names, [
      '--options',
      'keys.yaml',
    ]);
    expect(summary).toMatchObject({ errors: 5, failed: 3 });
    const report = await checked('related.yaml', given, undefined, { keys: { people: ['id'] } });
    expect(countsOf(report)).toMatchObject({ total: { rows: 7, failed: 3, errors: 5 }, files });
    expect(report.findings.map(({ row, message }) => `${row} ${message}`).sort()).toEqual(
      diagnostics
        .map(
          ({ message, help, params }: Diagnostic) =>
            `${params!.row} ${help ? `${message} ${help}` : message}`,
        )
        .sort(),
    );
    expect(report.notes).toEqual([]);
    const alone = await checked('related.yaml', given.slice(0, 1));
    expect(alone.notes).toEqual([
      'The relation of "people" to "places" was not checked: not all rows of "places" were read.',
    ]);
  });

  test('progress ends with all bytes, and a check ends when nobody wants it', async () => {
    const file = fileOf('lines.ndjson.gz');
    const said: DataProgress[] = [];
    await checked('strict.yaml', [{ file }], (each) => said.push(each));
    expect(said.at(-1)).toEqual({ rows: 300, bytes: file.size, of: file.size });
    const stop = new AbortController();
    stop.abort();
    const text = readFileSync(join(folder, 'strict.yaml'), 'utf8');
    const ask = { version: 1, name: 's', format: 'yaml', text, files: [{ file }] } as const;
    await expect(dataAnswers['check data'](ask, { ...around, signal: stop.signal })).rejects.toThrow();
  });

  test('a schema with errors checks nothing', async () => {
    writeFileSync(join(folder, 'bad.yaml'), 'type: 7\n');
    const { schemaErrors, rows: all } = await checked('bad.yaml', [{ file: fileOf('codes.csv') }]);
    expect(all).toBe(0);
    expect(schemaErrors).toHaveLength(1);
  });
});

/** A schema that refuses one value of a column `x`, the value, and the change that accepts it. */
const REMEDIES = [
  ['{type: number, minimum: 3}', '2', { kind: 'set', pointer: 'minimum', value: 2 }],
  ['{type: number, maximum: 3}', '4.5', { kind: 'set', pointer: 'maximum', value: 4.5 }],
  [
    '{type: number, exclusiveMaximum: 3}',
    '3',
    {
      kind: 'all',
      intents: [
        { kind: 'set', pointer: 'exclusiveMaximum' },
        { kind: 'set', pointer: 'maximum', value: 3 },
      ],
    },
  ],
  ['{type: string, maxLength: 2}', '"abc"', { kind: 'set', pointer: 'maxLength', value: 3 }],
  ['{enum: [a, b]}', '"c"', { kind: 'set', pointer: 'enum/-', value: 'c' }],
  [
    '{oneOf: [{const: 1, title: one}, {const: 2, title: two}]}',
    '7',
    { kind: 'set', pointer: 'oneOf/-', value: { const: 7 } },
  ],
  [
    '{anyOf: [{type: number}, {const: NA, "fair:sentinel": true}]}',
    '"none"',
    { kind: 'set', pointer: 'anyOf/-', value: { const: 'none', 'fair:sentinel': true } },
  ],
  [
    '{anyOf: [{type: number}, {oneOf: [{const: a, title: A}]}]}',
    '"b"',
    { kind: 'set', pointer: 'anyOf/1/oneOf/-', value: { const: 'b' } },
  ],
  ['{type: integer}', 'null', { kind: 'set', pointer: 'type', value: ['integer', 'null'] }],
  ['{type: integer}', '"x"', undefined],
] as const;

test.each(REMEDIES)('%s refuses %s: %j accepts it', async (schema, value, intent) => {
  const text = `type: object\nproperties:\n  x: ${schema}\n`;
  const file = new File([`{"x": ${value}}\n`], 'x.ndjson');
  const ask = { version: 1, name: 's.yaml', format: 'yaml', text, files: [{ file }] } as const;
  const { findings } = await dataAnswers['check data'](ask, around);
  expect(findings).toHaveLength(1);
  const below = (each: object): object =>
    'pointer' in each ? { ...each, pointer: `/properties/x/${each.pointer}` } : each;
  const wanted =
    intent && ('intents' in intent ? { ...intent, intents: intent.intents.map(below) } : below(intent));
  expect(findings[0]!.remedy?.intent).toEqual(wanted);
});

// It shows which line of titled.csv is the header.
const SCHEMA = 'type: object\nproperties: {id: {}, name: {}, size: {}}\n';

describe('rows of a file', () => {
  const ask = (file: File, first: number, last: number, text = SCHEMA) =>
    dataAnswers['data rows'](
      { version: 1, name: 's', format: 'yaml', text, file: { file }, first, last },
      around,
    );

  test.each([
    ['latin.csv', ['Größe', 'Ort', 'Anteil'], ['4', 'Köln 200', '200,5']],
    ['titled.csv', ['id', 'name', 'size'], ['200', 't200', '400']],
    ['quoted.csv', ['id', 'text'], ['200', 'one, two\nthree 200']],
    ['lines.ndjson', ['id', 'name', 'tags'], ['200', 'n200', '["a",2]']],
    ['lines.ndjson.gz', ['id', 'name', 'tags'], ['200', 'n200', '["a",2]']],
    ['array.json', ['id', 'name', 'tags'], ['200', 'n200', '["a",2]']],
  ])('%s', async (name, columns, row) => {
    const file = fileOf(name);
    const found = await ask(file, 201, 203);
    expect(found).toMatchObject({ columns, first: 201 });
    expect(found.rows).toHaveLength(2);
    expect(found.rows[0]).toEqual(row);
    expect((await ask(file, 299, 400)).rows).toHaveLength(2);
    expect((await ask(file, 1, 2)).rows).toHaveLength(1);
  });

  test.each(['utf16.csv', 'people.parquet'])('%s', async (name) => {
    const { rows: found } = await ask(fileOf(name), 2, 3);
    expect(found).toHaveLength(1);
  });

  test('of a large file, only the parts that have them are read', async () => {
    const line = (row: number) =>
      `${row},"${'x'.repeat(row % 90)}\n""é"""${row % 1000 === 0 ? ',more' : ''}\r\n${row % 77 === 0 ? '\n' : ''}`;
    const text = `id,text\n${Array.from({ length: 60_000 }, (_, index) => line(index + 1)).join('')}`;
    let read = 0;
    class Counted extends File {
      override slice(start?: number, end?: number) {
        const part = super.slice(start, end);
        read += part.size;
        return part;
      }
    }
    const file = new Counted([text], 'large.csv');
    expect((await ask(file, 59_999, 60_001)).rows.map(([id]) => id)).toEqual(['59999', '60000']);
    for (const row of [1, 2, 5000, 12_345, 59_000, 60_000]) {
      read = 0;
      const found = await ask(file, row, row + 1);
      expect(found.rows.map(([id]) => id)).toEqual([String(row)]);
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(file.size / 4);
    }
  });
});

test('questions have their widgets, and what is assumed', async () => {
  const { questions, rows: all, columns } = await inferred(['codes.csv', 'wide.tsv']);
  expect([all, columns]).toEqual([600, 4]);
  const widgets = Object.fromEntries(questions.map(({ path, widget }) => [path.join('/'), widget]));
  expect(widgets).toMatchObject({
    title: 'line',
    license: 'license',
    id: 'iri',
    date: 'date',
    'creator/0/type': 'choice',
    'tables/wide/variables/sex/codes/1': 'line',
    'tables/codes/variables/score/missing': 'list',
  });
  const isMissing = questions.find(({ path }) => path.at(-1) === 'missing')!;
  expect(isMissing).toMatchObject({ assumed: [-9], evidence: expect.stringContaining('-9') });
  const answers = { tables: { codes: { variables: { score: { missing: [] } } } } };
  const { text } = await inferred(['codes.csv', 'wide.tsv'], 'yaml', answers);
  expect(text).not.toContain('-9');
  expect(questions.map(({ points }) => points).every((points) => points >= 0)).toBe(true);
});

// The operations in a real browser, from a bundle: they answer there what they answer in Node.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import {
  type Bundle,
  type BundlePage,
  bundle,
  type Chromium,
  openChromium,
  openPage,
  type Served,
  serve,
} from '../../bench/browser/bundle.mjs';
import { exportOperations } from '../../src/apps/operations/export/index.js';
import { operations } from '../../src/apps/operations/list/index.js';
import type { Json } from '../../src/base/json.js';
import { type Call, type DocumentText, outcomeOf } from './calls.js';

const yamlText = readFileSync('examples/towns.schema.yaml', 'utf8');
const towns = parseYaml(yamlText) as { [name: string]: Json };
const csv = readFileSync('examples/towns.csv', 'utf8');
const rows: Json[] = [
  { name: 'Alpha', inhabitants: 120000, area: 82.5, status: 1 },
  { name: 'Beta', inhabitants: -1, area: '12.1', status: 7 },
];
const schemaTexts: readonly DocumentText[] = [
  { text: JSON.stringify(towns, null, 2), format: 'json' },
  { text: yamlText, format: 'yaml' },
];

/** What needs the parts that few schemas need: asserted formats, and a pattern for the linear-time engine. */
const FORMATS = { properties: { host: { format: 'idn-hostname' }, day: { format: 'date' } } };
const PATTERN = { properties: { code: { type: 'string', pattern: '^(a+)+$' } } };
/** Faults to repair: a misspelled keyword, a unit in words, a licence in words. */
const FAULTY = {
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  title: 'Towns',
  'fair:licence': 'CC-BY-4.0',
  properties: { area: { type: 'number', title: 'Area (km²)', 'fair:measurementUnit': 'square kilometre' } },
};

const exampleCalls: readonly Call[] = operations.flatMap((operation): readonly Call[] => {
  if ('open' in operation)
    return operation.examples.map(({ title, query, ...files }) => ({
      title,
      operation: operation.name,
      input: query,
      files,
    }));
  return 'begin' in operation
    ? operation.examples.map(({ title, query, schema, mediaType, data }) => ({
        title,
        operation: operation.name,
        input: query,
        ...(schema === undefined
          ? {}
          : { texts: { schema: { text: JSON.stringify(schema), format: 'json' } } }),
        data: {
          text: data,
          format: operation.dataFormats.find(({ mediaTypes }) => mediaTypes.includes(mediaType))!.name,
        },
      }))
    : operation.examples.map(({ title, input }) => ({ title, operation: operation.name, input }));
});

const townCalls: readonly Call[] = schemaTexts.flatMap((schema): readonly Call[] => {
  const { text, format } = schema;
  const title = `the towns in ${format}`;
  const instance: DocumentText = { text: JSON.stringify(rows), format: 'json' };
  const ndjson = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  return [
    { title, operation: 'validate', input: { strict: true }, texts: { schema } },
    {
      title: `${title}, and rows as one document`,
      operation: 'validate',
      input: {},
      texts: { schema, instance },
    },
    {
      title: `${title}, and CSV`,
      operation: 'validate rows',
      input: {},
      texts: { schema },
      data: { text: csv, format: 'csv' },
    },
    {
      title: `${title}, and NDJSON`,
      operation: 'validate rows',
      input: {},
      texts: { schema },
      data: { text: ndjson, format: 'ndjson' },
    },
    { title, operation: 'lint', input: { text, format } },
    {
      title: `${title}, as a document`,
      operation: 'lint',
      input: { options: { for: 'croissant' } },
      texts: { schema },
    },
    { title, operation: 'fix', input: { text, format, unsafe: true } },
    ...exportOperations.map(({ name }) => ({ title, operation: name, input: {}, texts: { schema } })),
  ];
});

const otherCalls: readonly Call[] = [
  { title: 'all', operation: 'schemas', input: {} },
  { title: 'a meta-schema', operation: 'schema', input: { id: towns.$schema! } },
  { title: 'an unknown one', operation: 'schema', input: { id: 'https://example.org/unknown' } },
  { title: 'all', operation: 'rules', input: {} },
  { title: 'one', operation: 'rule', input: { id: 'unit-exists' } },
  { title: 'all', operation: 'vocabulary', input: {} },
  { title: 'one', operation: 'vocabulary', input: { keyword: 'licence' } },
  { title: 'faults', operation: 'lint', input: { schema: FAULTY } },
  { title: 'faults', operation: 'fix', input: { schema: FAULTY, unsafe: true } },
  {
    title: 'faults in YAML',
    operation: 'fix',
    input: { text: 'title: Towns # all\nfair:licence: MIT\n', format: 'yaml' },
  },
  {
    title: 'a text with syntax errors',
    operation: 'lint',
    input: { text: '{"title": "Towns",', format: 'json' },
  },
  {
    title: 'YAML that only its parser can read',
    operation: 'lint',
    input: { text: 'title: &title Towns\ndescription: *title\n', format: 'yaml' },
  },
  {
    title: 'asserted formats',
    operation: 'validate',
    input: { schema: FORMATS, instance: { host: '-a-.example', day: '2026-02-30' }, formats: 'assert' },
  },
  {
    title: 'a pattern for the linear-time engine',
    operation: 'validate',
    input: { schema: PATTERN, instance: { code: `${'a'.repeat(40)}b` } },
  },
];

const calls = [...exampleCalls, ...townCalls, ...otherCalls].map(
  (call) => [`${call.operation}: ${call.title}`, call] as const,
);

let bundled: Bundle;
let chromium: Chromium;
beforeAll(async () => {
  bundled = await bundle('test/browser/calls.ts');
  chromium = await openChromium();
});
afterAll(() => chromium?.close());

test('there is a call of every operation', () => {
  expect(new Set(calls.map(([, { operation }]) => operation))).toEqual(
    new Set(operations.map(({ name }) => name)),
  );
});

test('the bundle needs nothing of Node', () => {
  for (const [name, bytes] of bundled.files) {
    // The library for JSON-LD asks whether there is a `process` before it uses one.
    const forbidden = name.startsWith('jsonld-') ? /["'`]node:/ : /["'`]node:|\b(?:Buffer|process)\./;
    expect(forbidden.test(new TextDecoder().decode(bytes)), name).toBe(false);
  }
});

test('only what does not exist is a fault', async () => {
  const faults = [];
  for (const [name, call] of calls) {
    if (Object.hasOwn((await outcomeOf(call)) as object, 'fault')) faults.push(name);
  }
  expect(faults).toEqual(['schema: an unknown one']);
});

test('a JSON schema without licence and units is validated and linted with 145 KB after gzip', async () => {
  const served = await serve(bundled.files);
  const page = await openPage(chromium.context, served.origin);
  const schema = { text: '{"title": "Towns", "properties": {"name": {"type": "string"}}}', format: 'json' };
  await page.call('outcomeOf', { operation: 'validate', input: {}, texts: { schema } });
  await page.call('outcomeOf', { operation: 'lint', input: { ...schema, score: 'none' } });
  expect([...page.loaded()].sort()).toEqual([...bundled.first].sort());
  expect(bundled.gzipped(page.loaded())).toBeLessThan(145_000);
  await page.close();
  await served.close();
});

describe.each([
  ['a page', {}, true],
  ['a page with a strict policy', { 'content-security-policy': "script-src 'self'" }, false],
])('on %s', (_title, headers, canCompile) => {
  let served: Served;
  let page: BundlePage;
  beforeAll(async () => {
    served = await serve(bundled.files, headers as Record<string, string>);
    page = await openPage(chromium.context, served.origin);
  });
  afterAll(async () => {
    await page?.close();
    await served?.close();
  });

  test('its policy decides whether functions can be made of texts', async () => {
    expect(await page.call('canMakeFunctions')).toBe(canCompile);
  });

  test.each(calls)('%s', async (_name, call) => {
    const expected = JSON.parse(JSON.stringify(await outcomeOf(call)));
    expect(await page.call('outcomeOf', call)).toEqual(expected);
    expect(page.faults).toEqual([]);
  });

  test('files that a person chose have the schema that the command makes of them', async () => {
    const texts = {
      'towns.csv': 'id;name;area_km2\n1;Albury;12.5\n2;Beeston;NA\n',
      'lines.ndjson': '{"id":1}\n',
    };
    const folder = mkdtempSync(join(tmpdir(), 'infer-browser-'));
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
    const command = [join(process.cwd(), 'bin/fairwright.js'), 'infer', ...Object.keys(texts)];
    const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stdout).toContain('fair:measurementUnit');
    expect(await page.call('inferredText', texts)).toBe(stdout);
  });

  test('the calls above have loaded every part but the readers of whole files, which no operation takes', () => {
    const loaded = new Set(page.loaded());
    const left = bundled.parts.filter(({ files }) => !files.every((name) => loaded.has(name)));
    // The parts come in the order of their hashes, which any change of the code can turn around.
    expect(left.map(({ module }) => module).sort()).toEqual([
      'src/data/tables/parquet.ts',
      'src/data/tables/sav.ts',
      'src/data/tables/xlsx.ts',
    ]);
  });
});

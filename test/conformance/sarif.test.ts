// What we report as SARIF, against the schema of SARIF 2.1.0.
import { Ajv } from 'ajv';
import { afterAll, expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.js';
import { type ReportedFile, sarifReport } from '../../src/exchange/report/index.js';
import { lint, targets } from '../../src/quality/lint/index.js';
import { validateSchema } from '../../src/quality/validate/index.js';
import { locate, parse } from '../../src/schema/document/index.js';
import { createRegistry } from '../../src/schema/references/index.js';
import { corpus, readJson } from './material.js';

// Formats are checked below with the platform's own reader of addresses.
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
const isSarif = ajv.compile(readJson('sarif', 'sarif-2.1.0.json') as JsonObject);
const registry = createRegistry();
const counts = { results: 0, regions: 0 };

/** A document that has much to complain about: every text is put where none belongs. */
function spoilt(schema: JsonObject): JsonObject {
  return { ...schema, 'fair:label': 1, 'fair:{0}': true, 'fair:contributors': 'x', type: 'no such type' };
}

async function reported(name: string, schema: JsonObject): Promise<ReportedFile> {
  const text = JSON.stringify(schema, null, 2);
  const { document, diagnostics } = await parse(text, `a folder/${name}`, 'json');
  const found = [
    ...validateSchema(document!, { registry, strict: true }),
    ...(await lint(document!, registry, { preset: 'strict', for: targets })).diagnostics,
  ];
  return { uri: document!.uri, text, diagnostics: locate([...diagnostics, ...found], [document!]) };
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string };
      readonly region?: object;
    };
  }[];
}

function check(files: readonly ReportedFile[]): readonly Result[] {
  const rules = [
    {
      code: 'schema/type',
      summary: 'A type is one of JSON.',
      why: 'Why {this} matters.',
      help: 'Use one of the seven.',
      helpMarkdown: '**Use** one.',
      page: 'https://example.org/rules/type',
      severity: 'error',
      tags: ['correctness', 'FsF-I1-01M'],
    },
  ] as const;
  const options = { version: '1.0.0', rules, page: 'https://example.org/' };
  const text = sarifReport(files, options);
  expect(sarifReport(files, options)).toBe(text);
  const log = JSON.parse(text);
  expect(isSarif(log) ? [] : isSarif.errors).toEqual([]);
  const { results, tool } = log.runs[0];
  for (const { ruleId, ruleIndex, locations } of results as readonly Result[]) {
    expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    const { artifactLocation, region } = locations[0]!.physicalLocation;
    expect(URL.canParse(artifactLocation.uri, 'file:///')).toBe(true);
    expect(artifactLocation.uri).not.toMatch(/\s/);
    counts.results++;
    if (region !== undefined) counts.regions++;
  }
  return results;
}

test.each([...corpus('fair'), ...corpus('plain')])('%s', async (name, schema) => {
  const [as, worse] = [await reported(name, schema), await reported(`spoilt/${name}`, spoilt(schema))];
  const results = check([as, worse]);
  expect(results).toHaveLength(as.diagnostics.length + worse.diagnostics.length);
  expect(worse.diagnostics.length).toBeGreaterThan(0);
});

test('findings of every form', () => {
  const place = { uri: '/tmp/a b.json', pointer: '/a~1b', on: 'key' } as const;
  const empty = { line: 1, column: 1, offset: 0 };
  const finding = { code: 'a/b', severity: 'hint', message: '{', at: place } as const;
  const located = { ...finding, at: { ...place, range: { start: empty, end: empty } } };
  const related = { ...finding, related: [{ message: '}', at: located.at }] };
  const log = JSON.parse(
    sarifReport([{ uri: 'x', diagnostics: [finding, located, related] }], { version: '1' }),
  );
  expect(isSarif(log) ? [] : isSarif.errors).toEqual([]);
  expect(isSarif({ ...log, runs: [{}] })).toBe(false);
});

afterAll(() => {
  expect(counts.results).toBeGreaterThan(0);
  expect(counts.regions).toBe(counts.results);
  console.log(`SARIF: ${counts.regions} of ${counts.results} results have a region`);
});

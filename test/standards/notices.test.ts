// What is said about exports beside the document: what is doubtful, what is missing, and what helps.
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { Json } from '../../src/base/json.js';
import { optionsKind } from '../../src/exchange/options/export-options.js';
import { type ExportOptions, exporters } from '../../src/exchange/standards/index.js';
import { fullOptions } from './full-options.js';
import { exportOf, type Format, nodeAt } from './nodes.js';

describe('names in options', () => {
  const schema = {
    $id: 'https://data.example.org/weather',
    'fair:resourceType': 'data-product',
    properties: {
      stations: { items: { properties: { id: {}, place: { properties: { latitude: {} } } } } },
      readings: { items: { properties: { station: {}, at: {} } } },
    },
  };
  const file = { contentUrl: 'https://data.example.org/weather.csv', encodingFormat: 'text/csv' };
  const unknown = (format: Format, options: ExportOptions) =>
    exportOf(format, schema, options)
      .diagnostics.filter(({ code }) => code === 'export/unknown-name')
      .map(({ severity, message, help }) => [severity, message, help].join(' ').trim());

  test.each<[string, ExportOptions, string]>([
    [
      'a table with keys',
      { keys: { station: ['id'] } },
      'warning The option "keys" names the table "station", which the schema does not have. Did you mean "stations"?',
    ],
    [
      'a column of a key',
      { keys: { stations: ['ids'] } },
      'warning The option "keys" names the column "ids", which the table "stations" does not have. Did you mean "id"?',
    ],
    [
      'a column with a role',
      { roles: { nope: 'identifier' } },
      'warning The option "roles" names the column "nope", which the schema does not have.',
    ],
    [
      'the table of a file',
      { distribution: [{ ...file, table: 'reading' }] },
      'warning The option "distribution" names the table "reading", which the schema does not have. Did you mean "readings"?',
    ],
  ])('say that %s is unknown', (_name, options, sentence) => {
    for (const { id } of exporters) expect([id, ...unknown(id, options)]).toEqual([id, sentence]);
  });

  test('are not remarked on where they are known', () => {
    const options: ExportOptions = {
      keys: { stations: ['id'], readings: ['station', 'at'] },
      roles: { 'stations/id': 'identifier', at: 'dimension', 'place/latitude': 'measure' },
      distribution: [{ ...file, table: 'readings' }],
    };
    for (const { id } of exporters) expect(unknown(id, options)).toEqual([]);
  });

  test('leave no table of croissant without a word about its file', () => {
    const { missing } = exportOf('croissant', schema, {
      isLive: true,
      distribution: [{ ...file, table: 'readings' }],
    });
    expect(missing).toContainEqual({
      term: 'distribution of stations',
      level: 'must',
      help: expect.stringMatching(
        /^Give the file of the table "stations" in an option such as "distribution": \[\{/,
      ),
    });
  });
});

describe('CURIEs with a prefix that nobody knows', () => {
  const schema = {
    'fair:contributors': [{ name: 'A', role: 'Producer', entityRef: 'people:a' }],
    properties: {
      temperature: { type: 'number', 'fair:conceptRef': 'cf:air_temperature' },
      pressure: { type: 'number', 'fair:conceptRef': 'cf:air_pressure', 'fair:label': 'note: no CURIE' },
      day: {
        type: 'string',
        'fair:conceptRef': 'dwc:eventDate',
        'fair:variableRef': 'urn:isbn:9780141036144',
      },
    },
  };

  test.each(exporters.map(({ id }) => id))('are told of by %s, each prefix once', (format) => {
    const found = exportOf(format, schema).diagnostics.filter(({ code }) => code === 'export/unknown-prefix');
    expect(
      found.map(({ severity, params, at }) => [severity, params?.prefix, params?.count, at.pointer]),
    ).toEqual(
      expect.arrayContaining([
        ['warning', 'people', 1, '/fair:contributors/0/entityRef'],
        ['warning', 'cf', 2, '/properties/temperature/fair:conceptRef'],
      ]),
    );
    expect(found).toHaveLength(2);
  });

  test('are no types of croissant', () => {
    const { document } = exportOf('croissant', schema);
    expect(nodeAt(document, 'data/temperature')?.dataType).toBe('sc:Float');
    expect(nodeAt(document, 'data/day')?.dataType).toEqual([
      'sc:Text',
      'http://rs.tdwg.org/dwc/terms/eventDate',
    ]);
  });
});

describe('what is missing', () => {
  const complete = {
    $id: 'https://data.example.org/weather',
    description: 'The weather of every day.',
    'fair:licenseRef': 'https://spdx.org/licenses/CC0-1.0',
    'fair:version': { identifier: '1.0.0', date: '2026-05-01' },
    'fair:contributors': [{ name: 'A', type: 'Individual', role: 'Producer' }],
    properties: { temperature: { type: 'number' } },
  };

  const { distribution = [] } = fullOptions;

  test.each<[string, Json, ExportOptions, boolean]>([
    ['a document with every must', complete, { distribution }, true],
    ['one whose file is assumed', complete, {}, true],
    ['one without files', complete, { assume: false }, false],
    ['one without a creator', { ...complete, 'fair:contributors': [] }, { distribution }, false],
    ['one without an address', { ...complete, $id: 'urn:example:weather' }, { distribution }, false],
    ['one without assumptions', complete, { distribution, assume: false }, false],
  ])('keeps croissant from declaring more than %s has', (_name, schema, options, isDeclared) => {
    const { document, declares } = exportOf('croissant', schema, options);
    expect([document.conformsTo].flat()[0]).toBe('http://mlcommons.org/croissant/1.1');
    expect(declares).toEqual(isDeclared ? ['http://mlcommons.org/croissant/1.1'] : []);
  });

  test('is listed once by CDIF, as grave as it is', () => {
    const urls = (schema: Json, options: ExportOptions = {}) =>
      exportOf('cdif', schema, options).missing.filter(({ term }) => /url/.test(term));
    const file = { contentUrl: 'https://data.example.org/weather.csv', encodingFormat: 'text/csv' };
    expect(urls({}).map(({ term, level }) => [term, level])).toEqual([['url', 'must']]);
    expect(urls({}, { distribution: [file] })).toMatchObject([{ term: 'schema:url', level: 'should' }]);
    expect(urls({ $id: 'https://data.example.org/weather' })).toEqual([]);
  });

  test.each([
    [
      'Publisher',
      'publisher',
      'State the "type" of the contributor "Office", such as Organization, or give an option such as "publisher": {"name":"Statistical Office"}.',
    ],
    [
      'Producer',
      'author',
      'State the "type" of the contributor "Office", such as Organization, or give an option such as "creator": [{"name":"Ada Lovelace","affiliation":{"name":"Statistical Office"}}].',
    ],
    [
      'Curator',
      'author',
      'Add a contributor with the role Producer, or give an option such as "creator": [{"name":"Ada Lovelace","affiliation":{"name":"Statistical Office"}}].',
    ],
  ])('is the type of a %s rather than another', (role, term, help) => {
    const schema = { 'fair:contributors': [{ name: 'Office', role }] };
    const { missing } = exportOf('ro-crate', schema);
    expect(missing.find((each) => each.term === term)?.help).toBe(help);
  });

  test('is told with what helps in that standard', () => {
    const help = (format: Format, options: ExportOptions = {}) =>
      exportOf(format, {}, options).missing.find(({ term }) => term === 'url')?.help;
    expect(help('ro-crate')).toBe(
      'Give an option such as "url": "https://example.org/towns", the landing page of the dataset.',
    );
    expect(help('croissant')).toMatch(/, or an http\(s\) "\$id"\.$/);
    expect(help('croissant', { assume: false })).not.toMatch(/\$id/);
  });
});

test('periods that end before they begin are told of', () => {
  const turned = { start: '2025-12-31', end: '2025-01-01' };
  const schema = {
    'fair:temporalCoverage': turned,
    'fair:contributors': [{ name: 'A', role: 'Producer', startDate: '2025-05-01', endDate: '2024-05-01' }],
    properties: {
      a: { oneOf: [{ const: 1, 'fair:temporalCoverage': turned }] },
      b: { properties: { c: { 'fair:temporalCoverage': turned } } },
      d: { 'fair:temporalCoverage': { start: '2025-01-01', end: '2025-01-01' } },
    },
  };
  for (const { id } of exporters) {
    const found = exportOf(id, schema).diagnostics.filter(({ code }) => code === 'export/date-order');
    expect(found[0]).toMatchObject({
      severity: 'warning',
      message: 'The end, 2025-01-01, is before the start, 2025-12-31.',
    });
    expect(found.map(({ at }) => at.pointer)).toEqual([
      '/fair:temporalCoverage/end',
      '/fair:contributors/0/endDate',
      '/properties/a/oneOf/0/fair:temporalCoverage/end',
      '/properties/b/properties/c/fair:temporalCoverage/end',
    ]);
  }
});

describe('help that asks for an option', () => {
  const helps = exporters.flatMap(({ id }) =>
    [undefined, { assume: false }].flatMap((options) =>
      exportOf(id, {}, options).missing.map(({ help }): [string, string] => [id, help]),
    ),
  );

  test.each(helps.filter(([, help]) => /\boption\b/.test(help)))('of %s has an example: %s', (_id, help) => {
    const [, name, rest] = / an option such as ("\w+"): (.+)$/.exec(help)!;
    const value = /^(?:"[^"]*"|\[.*\]|\{.*\}|true)/.exec(rest!)![0];
    const given = JSON.parse(`{${name}: ${value}}`) as Json;
    expect(optionsKind.check(given)).toEqual([]);
    expect(parseYaml(`${name}: ${value}`)).toEqual(given);
  });
});

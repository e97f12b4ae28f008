import jsonld from 'jsonld';
import { describe, expect, test } from 'vitest';
import {
  BASE,
  completeVersion,
  hostileVersion,
  KEPT,
  OWNER,
  plainVersion,
} from '../../../test/catalogued-version.js';
import { readTurtle } from '../../../test/read-turtle.js';
import { loadLicenses } from '../../schema/vocabulary/index.js';
import type { SchemaRecord } from '../publish/index.js';
import { catalogueGraph, datasetGraph, MOST_DATASETS, rootGraph, seriesGraph } from './dcat.js';
import { type CataloguedVersion, entryOf } from './entry.js';
import { Graph, literal, resource, term } from './graph.js';
import type { ServiceInfo } from './service.js';

const licenses = await loadLicenses();
const entry = (version: CataloguedVersion) => entryOf(version, BASE, licenses);
const bare = entry({ version: plainVersion(), owner: OWNER });
const service: ServiceInfo = {
  base: BASE,
  title: 'Schemas',
  description: 'Schemas of rivers.',
  operator: { name: 'River Office', ror: '03yrm5c26' },
  email: 'desk@example.org',
  language: 'en',
  license: 'https://creativecommons.org/publicdomain/zero/1.0/',
  issued: '2026-01-01',
};
const schema: SchemaRecord = { owner: 'office', name: 'towns', title: 'Towns', latest: '1.1.0', updated: 3 };

/** The triples of a document, with names for blank nodes that depend on nothing but what is said. */
function canonical(input: object | string): Promise<string> {
  const format = typeof input === 'string' ? { inputFormat: 'application/n-quads' } : {};
  const options: object = { algorithm: 'RDFC-1.0', format: 'application/n-quads', ...format };
  return jsonld.canonize(input as jsonld.JsonLdDocument, options);
}

const canonicalTurtle = (graph: Graph) => canonical(`${readTurtle(graph.turtle()).join('\n')}\n`);

const graphs: readonly (readonly [name: string, graph: Graph])[] = [
  ['a version that says nothing', datasetGraph(bare)],
  ['a complete version', datasetGraph(entry(completeVersion()))],
  ['a hostile version', datasetGraph(entry(hostileVersion()))],
  ['a series', seriesGraph(BASE, schema, OWNER, ['1.0.0', '1.1.0'])],
  ['a series without versions', seriesGraph(BASE, { ...schema, title: '' }, OWNER, [])],
  ['a page', catalogueGraph(service, { entries: [bare, entry(completeVersion())], total: 2, next: 'a b&c' })],
  ['an empty catalogue', catalogueGraph(service, { entries: [] })],
  ['the root', rootGraph(service)],
];

describe('Turtle and JSON-LD', () => {
  test.each(graphs)('say the same of %s', async (_name, graph) => {
    const turtle = await canonicalTurtle(graph);
    expect(turtle.trim().split('\n')).toHaveLength(readTurtle(graph.turtle()).length);
    expect(turtle).toContain('<http://purl.org/dc/terms/title>');
    expect(await canonical(graph.jsonld())).toBe(turtle);
  });

  test('keep hostile texts and percent-encode what IRIs must not contain', async () => {
    const graph = new Graph();
    const subject = resource('https://x.org/>\u0000 <\n"{}|\\^`\uD800é%zz%20')!;
    expect(subject.id).toBe('https://x.org/%3E%20%3C%0A%22%7B%7D%7C%5C%5E%60é%25zz%20');
    graph.add(subject, 'dct:title', literal(KEPT, 'en'), literal(KEPT, 'no tag'), literal('\\u0041'));
    const expected = [`${JSON.stringify(KEPT)}@en`, JSON.stringify(KEPT), JSON.stringify('\\u0041')].map(
      (each) => `<${subject.id}> <http://purl.org/dc/terms/title> ${each} .`,
    );
    expect(readTurtle(graph.turtle())).toEqual(expected);
    expect(await canonical(graph.jsonld())).toBe(await canonicalTurtle(graph));
  });

  test('read a CURIE of a known prefix in the same way, and no relative address', () => {
    expect(resource('dcat:Dataset')).toEqual(term('dcat:Dataset'));
    expect(resource('dcat://host')).toEqual({ id: 'dcat://host' });
    for (const each of ['', 'a/b', '_:b1', '#x', undefined]) expect(resource(each)).toBeUndefined();
  });

  test('state nothing twice', () => {
    const graph = new Graph();
    for (const _ of [1, 2]) graph.add(term('dct:a'), 'dct:b', literal('c'));
    expect(readTurtle(graph.turtle())).toHaveLength(1);
  });
});

describe('DCAT', () => {
  const of = (graph: Graph, predicate: string) =>
    readTurtle(graph.turtle())
      .filter((each) => each.split(' ')[1] === `<${predicate}>`)
      .map((each) => each.split(' ').slice(2, -1).join(' '));
  const [dcat, dct, hydra] = [
    'http://www.w3.org/ns/dcat#',
    'http://purl.org/dc/terms/',
    'http://www.w3.org/ns/hydra/core#',
  ];

  test('has what a version states', () => {
    const graph = datasetGraph(entry(completeVersion()));
    expect(of(graph, `${dcat}version`)).toEqual(['"2.1.0"']);
    expect(of(graph, `${dcat}previousVersion`)).toEqual([`<${BASE}/s/office/towns/2.0.0>`]);
    expect(of(graph, `${dcat}inSeries`)).toEqual([`<${BASE}/s/office/towns>`]);
    expect(of(graph, `${dcat}distribution`)).toHaveLength(3);
    expect(of(graph, `${dcat}downloadURL`)).toEqual([
      `<${BASE}/s/office/towns/2.1.0/schema.json>`,
      `<${BASE}/s/office/towns/2.1.0/croissant.jsonld>`,
      '<https://data.example.org/temperatures.csv>',
    ]);
    expect(of(graph, `${dcat}byteSize`)).toEqual([
      '"12345"^^<http://www.w3.org/2001/XMLSchema#nonNegativeInteger>',
    ]);
    expect(of(graph, `${dcat}keyword`)).toEqual(['"weather"', '"climate"', '"Air temperature"']);
    expect(new Set(of(graph, `${dct}license`))).toEqual(new Set(['<https://spdx.org/licenses/CC-BY-4.0>']));
    expect(of(graph, `${dct}creator`)).toEqual(['<https://orcid.org/0000-0002-1825-0097>']);
    expect(of(graph, `${dct}publisher`)).toEqual(['<https://ror.org/05dxps055>']);
    expect(of(graph, `${dct}conformsTo`)).toContain(`<${BASE}/s/office/towns/2.1.0/schema.json>`);
    expect(of(graph, `${dct}isReplacedBy`)).toEqual([`<${BASE}/s/office/towns/2.2.0>`]);
    expect(of(graph, 'http://www.w3.org/ns/adms#status')[0]).toContain('DEPRECATED');
  });

  test('has title, publisher and date of a version that says nothing', () => {
    const graph = datasetGraph(bare);
    for (const name of ['title', 'publisher', 'issued', 'identifier'])
      expect(of(graph, dct + name)).toHaveLength(1);
  });

  test('pages the catalogue', () => {
    const first = catalogueGraph(service, { entries: [bare], total: 250, next: 'a b' });
    const second = catalogueGraph(service, { entries: [bare], total: 250, cursor: 'a b' });
    expect(of(first, `${hydra}next`)).toEqual([`<${BASE}/catalog?cursor=a%20b>`]);
    expect(of(first, `${hydra}totalItems`)).toEqual(['"250"^^<http://www.w3.org/2001/XMLSchema#integer>']);
    expect(of(second, `${hydra}view`)).toEqual([`<${BASE}/catalog?cursor=a%20b>`]);
    expect(of(second, `${hydra}next`)).toEqual([]);
    expect(of(first, `${dcat}dataset`)).toEqual([`<${bare.address}>`]);
    const many = Array.from({ length: MOST_DATASETS + 1 }, () => bare);
    expect(() => catalogueGraph(service, { entries: many })).toThrow('at most 50');
  });

  test('leads from the root, a FAIR Data Point, to the catalogue', () => {
    const graph = rootGraph(service);
    const fdp = 'https://w3id.org/fdp/fdp-o#';
    expect(of(graph, `${fdp}metadataCatalog`)).toEqual([`<${BASE}/catalog>`]);
    expect(of(graph, 'http://www.w3.org/ns/ldp#contains')).toEqual([`<${BASE}/catalog>`]);
    expect(of(graph, 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type')).toContain(`<${fdp}FAIRDataPoint>`);
    for (const name of ['publisher', 'license', 'issued']) expect(of(graph, dct + name)).toHaveLength(1);
  });

  test('lists the versions of a series', () => {
    const graph = seriesGraph(BASE, schema, OWNER, ['1.0.0', '1.1.0']);
    expect(of(graph, `${dcat}seriesMember`)).toHaveLength(2);
    expect(of(graph, `${dcat}first`)).toEqual([`<${BASE}/s/office/towns/1.0.0>`]);
    expect(of(graph, `${dcat}last`)).toEqual([`<${BASE}/s/office/towns/1.1.0>`]);
  });
});

// What provenance graphs state: what the schema states, in the terms of PROV, DCAT and SKOS, and nothing more.
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import { type ExportOptions, exporters, importers, importFrom } from '../../src/exchange/standards/index.js';
import { exportOf } from './nodes.js';
import { type Node, type Nodes, read, valuesOf } from './prov-rules.js';
import { exported, ownSchemas, randomSchemas } from './sources.js';

const ID = 'https://data.example.org/survey';
const PREFIXES: { readonly [prefix: string]: string } = {
  prov: 'http://www.w3.org/ns/prov#',
  dcterms: 'http://purl.org/dc/terms/',
  dcat: 'http://www.w3.org/ns/dcat#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  schema: 'http://schema.org/',
};

function full(curie: string): string {
  const [prefix, name] = curie.split(':') as [string, string];
  return PREFIXES[prefix] + name;
}

function nodesOf(schema: JsonObject, options: ExportOptions = {}): Nodes {
  return read(exportOf('prov', { $id: ID, ...schema }, options).document);
}

/** The addresses and texts that a node has for a property. */
function of(node: Node | undefined, property: string): readonly string[] {
  return valuesOf(node, full(property)).map(({ id, text }) => id ?? text!);
}

/** The nodes of a class. */
function are(nodes: Nodes, type: string): readonly Node[] {
  return [...nodes.values()].filter(({ types }) => types.has(full(type)));
}

const prov = exporters.find(({ id }) => id === 'prov')!;
const everything = [...ownSchemas, ...randomSchemas(40)].map(
  (source) => [source.name, read(exported(prov, source).document)] as const,
);

describe('versions', () => {
  const target = 'https://data.example.org/all-versions';
  const relation = (targetRef: string) => ({
    'fair:datasetRelations': [{ relationType: 'isVersionOf', targetRef }],
  });

  test('are specializations of what they are versions of, and derived from nothing', () => {
    const dataset = nodesOf(relation(target)).get(`${ID}#dataset`);
    expect(of(dataset, 'prov:specializationOf')).toEqual([target]);
    expect(of(dataset, 'dcterms:isVersionOf')).toEqual([target]);
    expect(of(dataset, 'prov:wasDerivedFrom')).toEqual([]);
  });

  test('are no specializations in a ring', () => {
    const table = (targetRef: string) => ({
      type: 'array',
      ...relation(targetRef),
      items: { properties: { a: { type: 'string' } } },
    });
    const nodes = nodesOf({
      'fair:resourceType': 'data-product',
      ...relation('#'),
      properties: { one: table('#/properties/two'), two: table('#/properties/one') },
    });
    const all = [...nodes.values()].flatMap((each) => of(each, 'prov:specializationOf'));
    expect(all).toEqual([`${ID}#table/two`]);
  });

  test('may be derived from what they are versions of, if an option says so', async () => {
    const { document } = exportOf('prov', { $id: ID, ...relation(target) }, { used: [target] });
    const dataset = read(document).get(`${ID}#dataset`);
    expect(of(dataset, 'prov:specializationOf')).toEqual([target]);
    expect(of(dataset, 'prov:wasDerivedFrom')).toEqual([target]);
    const { options } = await importFrom(importers.prov!, document, { uri: 'graph' });
    expect(options).toEqual({ used: [target] });
  });

  test('come back as versions, and not as sources', async () => {
    const { document } = exportOf('prov', { $id: ID, ...relation(target) });
    const { schema, options } = await importFrom(importers.prov!, document, { uri: 'graph' });
    expect(schema).toMatchObject(relation(target));
    expect(options).not.toHaveProperty('used');
  });
});

describe('the schema', () => {
  test('is what the dataset conforms to, and the plan of nobody', () => {
    for (const [name, nodes] of everything) {
      const conforming = [...nodes.values()].filter((each) => of(each, 'dcterms:conformsTo').length > 0);
      expect(conforming, name).toHaveLength(1);
      expect(are(nodes, 'prov:Plan'), name).toEqual([]);
      expect(
        [...nodes.values()].flatMap((each) => of(each, 'prov:hadPlan')),
        name,
      ).toEqual([]);
    }
  });

  test('has its own address, which the dataset never has', () => {
    for (const identifier of [undefined, ID, 'https://doi.org/10.1234/abcd']) {
      const nodes = nodesOf({ title: 'Survey' }, identifier === undefined ? {} : { identifier });
      const [dataset] = [...nodes.values()].filter((each) => of(each, 'dcterms:conformsTo').length > 0);
      expect(dataset!.id).toBe(identifier ?? `${ID}#dataset`);
      expect(of(dataset, 'dcterms:conformsTo')).toEqual([identifier === ID ? `${ID}#schema` : ID]);
    }
  });

  test('has no tables as parts', () => {
    const table = (relations: Json) => ({
      type: 'array',
      'fair:datasetRelations': relations,
      items: { properties: { a: { type: 'string' } } },
    });
    const nodes = nodesOf({
      'fair:resourceType': 'data-product',
      properties: {
        one: table([]),
        two: table([{ relationType: 'isPartOf', targetRef: '#/properties/one' }]),
      },
    });
    expect(of(nodes.get(`${ID}#table/one`), 'dcterms:isPartOf')).toEqual([]);
    expect(of(nodes.get(`${ID}#table/two`), 'dcterms:isPartOf')).toEqual([`${ID}#table/one`]);
  });
});

describe('roles', () => {
  const MAKERS = ['Producer', 'Creator', 'Author'];
  test.each([
    ['Producer', 'prov:wasGeneratedBy', true],
    ['Author', 'prov:wasGeneratedBy', true],
    ['Curator', 'prov:wasInfluencedBy', true],
    ['Contributor', 'prov:wasInfluencedBy', true],
    ['Funder', 'prov:wasInfluencedBy', false],
    ['Weaver', 'prov:wasInfluencedBy', false],
    [undefined, 'prov:wasInfluencedBy', false],
    ['Archive', undefined, false],
  ])('%s is linked by %s; attribution: %s', (role, property, isAttributed) => {
    const nodes = nodesOf({ 'fair:contributors': [{ name: 'Ada', ...(role ? { role } : {}) }] });
    const dataset = nodes.get(`${ID}#dataset`);
    const activity = `${ID}#activity-1`;
    for (const each of ['prov:wasGeneratedBy', 'prov:wasInfluencedBy']) {
      expect(of(dataset, each), each).toEqual(each === property ? [activity] : []);
    }
    expect(of(nodes.get(activity), 'prov:used')).toEqual(property === undefined ? [dataset!.id] : []);
    expect(of(dataset, 'prov:wasAttributedTo')).toHaveLength(isAttributed ? 1 : 0);
    expect(of(dataset, 'prov:qualifiedAttribution')).toHaveLength(isAttributed ? 1 : 0);
  });

  test('generate nothing unless they are those of makers', () => {
    const generations = everything.flatMap(([, nodes]) =>
      [...nodes.values()].flatMap((entity) =>
        of(entity, 'prov:wasGeneratedBy').flatMap((id) => of(nodes.get(id), 'rdfs:label')),
      ),
    );
    expect(generations.length).toBeGreaterThan(10);
    for (const label of generations) expect(MAKERS).toContain(label.split(':')[0]);
  });

  test('come back as they were stated, in words and by reference', async () => {
    const list = 'https://highvaluedata.net/fair-data-schema/cv/contributor-roles-v1#Producer';
    const contributors = [
      { name: 'Ada', role: 'Producer' },
      { name: 'Bea', roleRef: list },
      { name: 'Cora', role: 'producer', roleRef: list },
      { name: 'Dora', role: { en: 'Producer', fr: 'Productrice' } },
      { name: 'Elsa', role: 'Weaver', roleRef: 'https://example.org/roles/Q486972' },
    ];
    const { document } = exportOf('prov', { $id: ID, 'fair:contributors': contributors });
    const { schema } = await importFrom(importers.prov!, document, { uri: 'graph' });
    expect(schema).toMatchObject({ 'fair:contributors': contributors });
  });
});

describe('codes', () => {
  const codes = [
    { const: 1, title: 'Owner', 'fair:label': { en: 'Owner', fr: 'Propriétaire' } },
    { const: 2, title: 'Tenant', 'fair:label': 'Renter', 'fair:description': 'Pays rent.' },
    { const: 9, title: 'Not known', description: 'No answer.', 'fair:sentinel': true },
  ];
  const nodes = nodesOf({ properties: { tenure: { title: 'Tenure', oneOf: codes } } });
  const at = (value: number) => nodes.get(`${ID}#codes/tenure/${value}`);

  test('are concepts of the scheme that the variable has, each with its notation', () => {
    const [scheme, ...others] = are(nodes, 'skos:ConceptScheme');
    expect(others).toEqual([]);
    expect(are(nodes, 'skos:Concept').map(({ id }) => id)).toEqual([1, 2, 9].map((value) => at(value)!.id));
    for (const value of [1, 2, 9]) {
      expect(of(at(value), 'skos:inScheme')).toEqual([scheme!.id]);
      expect(of(at(value), 'skos:notation')).toEqual([String(value)]);
    }
    expect(of(scheme, 'dcterms:hasPart')).toEqual([]);
  });

  test('have labels and definitions of SKOS', () => {
    const shown = (value: number) =>
      ['skos:prefLabel', 'skos:altLabel', 'skos:definition'].map((property) => of(at(value), property));
    expect(shown(1)).toEqual([['Owner', 'Propriétaire'], ['Owner'], []]);
    expect(shown(2)).toEqual([['Renter'], ['Tenant'], ['Pays rent.']]);
    expect(shown(9)).toEqual([['Not known'], [], ['No answer.']]);
    for (const each of are(nodes, 'skos:Concept')) {
      expect([...of(each, 'rdfs:label'), ...of(each, 'dcterms:description')]).toEqual([]);
    }
  });

  test('come back with their titles, labels and descriptions', async () => {
    const { document } = exportOf('prov', { $id: ID, properties: { tenure: { oneOf: codes } } });
    const { schema } = await importFrom(importers.prov!, document, { uri: 'graph' });
    const { tenure } = (schema as { items: { properties: { tenure: Json } } }).items.properties;
    const [first, second, third] = codes;
    const { description, ...rest } = third!;
    const missing = { ...rest, 'fair:description': description };
    expect(tenure).toEqual({ anyOf: [{ oneOf: [first, second] }, missing] });
  });
});

describe('names', () => {
  test('are stated ones, and never the ends of addresses', () => {
    const address = (name: string) => `https://www.wikidata.org/entity/${name}`;
    const nodes = nodesOf({
      'fair:conceptRef': address('Q1'),
      'fair:licenseRef': address('Q2'),
      'fair:spatialCoverageRef': address('Q3'),
      'fair:contributors': [{ entityRef: address('Q4'), roleRef: address('Q5'), typeRef: address('Q6') }],
      'fair:datasetRelations': [{ relationType: 'isPartOf', targetRef: address('Q7') }],
      'fair:quality': [{ metricRef: address('Q8'), value: 1 }],
      properties: { a: { 'fair:conceptRef': address('Q9'), 'fair:measurementUnitRef': address('Q10') } },
    });
    expect(nodes.get(address('Q4'))).toBeDefined();
    const texts = [...nodes.values()].flatMap(({ values }) =>
      [...values.values()].flatMap((each) => each.flatMap(({ text = '' }) => text)),
    );
    expect(texts).toContain('Contribution');
    for (const text of texts) expect(text).not.toMatch(/^Q\d+$|: Q\d+$/);
  });

  test('of roles stand beside their references', () => {
    const nodes = nodesOf({
      'fair:contributors': [{ name: 'Ada', role: 'Weaver', roleRef: 'https://example.org/roles/Q486972' }],
    });
    expect(of(nodes.get('https://example.org/roles/Q486972'), 'rdfs:label')).toEqual(['Weaver']);
  });
});

describe('addresses', () => {
  test('are those that all standards share', () => {
    const table = (properties: Json) => ({ type: 'array', items: { properties } });
    const nodes = nodesOf({
      'fair:resourceType': 'data-product',
      properties: { 'a b': table({ x: { 'fair:label': 'X', properties: { y: { 'fair:label': 'Y' } } } }) },
    });
    for (const name of ['dataset', 'table/a%20b', 'table/a%20b/variable/x', 'table/a%20b/variable/x/y'])
      expect([...nodes.keys()]).toContain(`${ID}#${name}`);
    expect([...nodesOf({ properties: { x: { 'fair:label': 'X' } } }).keys()]).toContain(`${ID}#variable/x`);
  });

  test('belong to things of one kind each', () => {
    const kinds = [
      ['skos:ConceptScheme'],
      ['skos:Concept'],
      ['prov:Agent'],
      ['prov:Activity'],
      ['prov:Role'],
      ['dcterms:Standard'],
      ['dcat:Distribution'],
      ['dcat:Catalog'],
    ];
    for (const [name, nodes] of everything) {
      for (const { id, types } of nodes.values()) {
        const found = kinds.filter((each) => each.some((type) => types.has(full(type))));
        expect(found.length, `${name} ${id} ${found}`).toBeLessThan(2);
      }
    }
  });
});

describe('options', () => {
  const IRI = 'http://purl.org/coar/access_right/c_abf2';
  test.each<[string, ExportOptions, string, readonly string[]]>([
    ['an address of access', { conditionsOfAccess: IRI }, 'dcterms:accessRights', [IRI]],
    ['words of access', { conditionsOfAccess: 'On request' }, 'schema:conditionsOfAccess', ['On request']],
    ['whether it is free', { isAccessibleForFree: false }, 'schema:isAccessibleForFree', ['false']],
    ['the language', { language: 'fr' }, 'dcterms:language', ['fr']],
    ['the identifier', { identifier: 'survey-1' }, 'dcterms:identifier', ['survey-1']],
  ])('say %s, which comes back', async (_name, options, property, expected) => {
    const schema = { $id: ID, title: 'Survey' };
    const { document } = exportOf('prov', schema, options);
    expect(of(read(document).get(`${ID}#dataset`), property)).toEqual(expected);
    expect((await importFrom(importers.prov!, document, { uri: 'graph' })).options).toEqual(options);
    expect(of(nodesOf(schema).get(`${ID}#dataset`), property)).toEqual([]);
  });

  test('name the catalogue that lists the dataset, which comes back', async () => {
    const options = { catalog: { name: 'Open data', url: 'https://example.org/catalogue' } };
    const { document } = exportOf('prov', { $id: ID, title: 'Survey' }, options);
    const [catalog] = are(read(document), 'dcat:Catalog');
    expect(of(catalog, 'dcterms:title')).toEqual(['Open data']);
    expect(of(catalog, 'dcat:landingPage')).toEqual(['https://example.org/catalogue']);
    expect(of(catalog, 'dcat:dataset')).toEqual([`${ID}#dataset`]);
    const { options: back, ledger } = await importFrom(importers.prov!, document, { uri: 'graph' });
    expect(back).toEqual(options);
    expect(ledger.notTaken).toEqual([]);
    expect(are(nodesOf({}), 'dcat:Catalog')).toEqual([]);
  });
});

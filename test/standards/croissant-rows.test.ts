// What experts of machine learning and search engines look for in Croissant documents.
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import type { ExportOptions } from '../../src/exchange/standards/index.js';
import { fullOptions } from './full-options.js';
import { exportOf, nodeAt, objectsIn } from './nodes.js';
import { ownSchemas, randomSchemas } from './sources.js';

const $id = 'https://data.example.org/towns';
const SHA = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

function documentOf(schema: Json, options?: ExportOptions): JsonObject {
  return exportOf('croissant', schema, options).document;
}

function file(contentUrl: string, encodingFormat: string) {
  return { contentUrl, encodingFormat, sha256: SHA };
}

const towns: JsonObject = {
  $id,
  title: 'Towns',
  type: 'array',
  items: { properties: { name: { type: 'string' } } },
};

describe('files', () => {
  test('one JSON file with several tables is there once for each, with its address and checksum', () => {
    const table = { type: 'array', items: { properties: { a: { type: 'string' } } } };
    const schema = { 'fair:resourceType': 'data-product', properties: { one: table, two: table } };
    const given = file('https://example.org/all.json', 'application/json');
    const { distribution } = documentOf(schema, { distribution: [given] });
    expect(distribution).toMatchObject([
      { '@id': '#file-all.json', ...given },
      { '@id': '#file-two-all.json', ...given },
    ]);
  });

  test.each([
    [
      'a.parquet',
      'application/vnd.apache.parquet',
      ['application/vnd.apache.parquet', 'application/x-parquet'],
      'column',
    ],
    ['a.ndjson', 'application/x-ndjson', ['application/x-ndjson', 'application/jsonlines'], 'column'],
    ['a.csv.gz', 'application/gzip', 'text/csv', 'column'],
    ['a.tsv.gz', 'application/gzip', 'text/tab-separated-values', 'column'],
    ['a.json.gz', 'application/gzip', 'application/json', 'jsonPath'],
    ['a.jsonl.gz', 'application/gzip', ['application/x-ndjson', 'application/jsonlines'], 'column'],
  ])('%s has the media types that the loader knows', (name, encodingFormat, types, extract) => {
    const document = documentOf(towns, {
      distribution: [file(`https://example.org/${name}`, encodingFormat)],
    });
    expect(document.distribution).toMatchObject([
      { '@id': `#file-${name}`, contentUrl: `https://example.org/${name}`, encodingFormat: types },
    ]);
    expect(nodeAt(document, 'data/name')).toMatchObject({
      source: { fileObject: { '@id': `#file-${name}` }, extract: { [extract]: expect.any(String) } },
    });
  });

  test('an archive has a file for each table', () => {
    const { distribution } = documentOf(towns, {
      distribution: [file('https://example.org/all.zip', 'application/zip')],
    });
    expect(distribution).toMatchObject([
      {},
      { containedIn: { '@id': '#file-all.zip' }, contentUrl: 'data.csv' },
    ]);
  });

  test('that nobody named are sets with ids of files', () => {
    expect(documentOf(towns).distribution).toMatchObject([
      { '@type': 'cr:FileSet', '@id': '#file-data.csv' },
    ]);
  });
});

describe('the schema', () => {
  test('is what the dataset conforms to, and no source of it', () => {
    const document = documentOf(towns);
    expect(document.conformsTo).toEqual(['http://mlcommons.org/croissant/1.1', $id]);
    expect(document).not.toHaveProperty('isBasedOn');
  });

  test('a successor has a term of its own', () => {
    const targetRef = 'https://example.org/next';
    const document = documentOf({
      ...towns,
      'fair:datasetRelations': [{ relationType: 'isContinuedBy', targetRef }],
    });
    expect(document['fair:isContinuedBy']).toEqual({ '@id': targetRef });
    expect(document).not.toHaveProperty('dct:isReplacedBy');
  });

  test('a concept is a class of the values, and no equivalent property', () => {
    const concept = 'https://example.org/concepts/name';
    const field = nodeAt(
      documentOf({ properties: { a: { type: 'string', 'fair:conceptRef': concept } } }),
      'data/a',
    );
    expect(field).toMatchObject({ dataType: ['sc:Text', concept], about: { '@id': concept } });
    expect(field).not.toHaveProperty('equivalentProperty');
  });
});

describe('codes', () => {
  const schema = {
    $id,
    properties: {
      kind: {
        oneOf: [{ const: 1, title: 'One', 'fair:label': 'Uno' }, { const: 2, title: 'Two' }, { const: 3 }],
      },
    },
  };

  test('are all in the set of terms if one of them is annotated, without made-up names', () => {
    expect(nodeAt(documentOf(schema), 'codes/kind')?.about).toEqual({
      '@type': 'sc:DefinedTermSet',
      '@id': `${$id}#codes/kind`,
      name: 'kind',
      hasDefinedTerm: [
        {
          '@type': 'sc:DefinedTerm',
          '@id': `${$id}#codes/kind/1`,
          termCode: '1',
          name: 'Uno',
          alternateName: 'One',
        },
        { '@type': 'sc:DefinedTerm', '@id': `${$id}#codes/kind/2`, termCode: '2', name: 'Two' },
        { '@type': 'sc:DefinedTerm', '@id': `${$id}#codes/kind/3`, termCode: '3' },
      ],
    });
  });
});

describe('a table in the rows of another', () => {
  const persons = {
    type: 'array',
    'fair:resourceType': 'dataset',
    items: { properties: { home: { type: 'string' }, person: { type: 'integer' } }, required: ['home'] },
  };
  const schema = { $id, type: 'array', items: { properties: { home: { type: 'string' }, persons } } };
  const distribution = [file('https://example.org/homes.json', 'application/json')];

  test('is reported to have no link to it', () => {
    const { missing } = exportOf('croissant', schema, { distribution });
    expect(missing.filter(({ term }) => term.startsWith('references'))).toEqual([
      { term: 'references of persons', level: 'should', help: expect.stringContaining('"data"') },
    ]);
  });

  test('refers to its key where the key of the table contains that', () => {
    const keys = { data: ['home'], persons: ['home', 'person'] };
    const { document, missing } = exportOf('croissant', schema, { distribution, keys });
    expect(nodeAt(document, 'persons/home')?.references).toEqual({ field: { '@id': 'data/home' } });
    expect(missing.map(({ term }) => term)).not.toContain('references of persons');
  });

  test('is read from the rows of the file', () => {
    expect(nodeAt(documentOf(schema, { distribution }), 'persons/person')).toMatchObject({
      source: { extract: { jsonPath: '$[*]["persons"][*]' } },
    });
  });
});

describe('a citation', () => {
  const options: ExportOptions = {
    creator: [{ name: 'Ada Example' }, { name: 'Smith and Sons', type: 'Organization' }],
    datePublished: '2024-02-01',
    publisher: { name: 'Data & Co' },
    url: 'https://example.org/towns_of_100%25',
  };
  const schema = { ...towns, title: 'Towns {100 %} of $A_B#1' };

  test.each([
    ['https://doi.org/10.1234/ab_cd', 'doi = {10.1234/ab_cd}, '],
    ['doi:10.1234/ab_cd', 'doi = {10.1234/ab_cd}, '],
    ['https://example.org/dataset', ''],
    [undefined, ''],
  ])('is BibTeX, with the DOI of %s', (identifier, doi) => {
    const { document, assumed } = exportOf('croissant', schema, {
      ...options,
      ...(identifier === undefined ? {} : { identifier }),
    });
    const value = `@misc{adaexample2024, title = {{Towns \\{100 \\%\\} of \\$A\\_B\\#1}}, author = {Ada Example and {Smith and Sons}}, year = {2024}, publisher = {Data \\& Co}, ${doi}url = {https://example.org/towns_of_100%25}}`;
    expect(document.citeAs).toBe(value);
    expect(assumed).toContainEqual({ term: 'citeAs', value, why: expect.any(String) });
  });

  test('that is given is used', () => {
    expect(documentOf(schema, { ...options, citeAs: 'As you like.' }).citeAs).toBe('As you like.');
  });

  test('names no one after an address', () => {
    const contributors = [
      { entityRef: 'https://orcid.org/0000-0002-1825-0097', type: 'Individual', role: 'Producer' },
    ];
    expect(
      documentOf({ ...schema, 'fair:contributors': contributors }, { datePublished: '2024-02-01' }),
    ).not.toHaveProperty('citeAs');
  });
});

describe('names', () => {
  const place = 'https://www.wikidata.org/entity/Q486972';

  test('are the literal beside a reference, or none', () => {
    expect(documentOf({ 'fair:spatialCoverageRef': place }).spatialCoverage).toEqual({ '@id': place });
    expect(
      documentOf({ 'fair:spatialCoverageRef': place, 'fair:spatialCoverage': 'Towns' }).spatialCoverage,
    ).toEqual({ '@type': 'sc:Place', '@id': place, name: 'Towns' });
  });

  test('that differ for one address are each beside it', () => {
    const document = documentOf({
      properties: {
        a: { 'fair:unitTypeRef': place, 'fair:unitType': 'Town' },
        b: { 'fair:unitTypeRef': place, 'fair:unitType': 'City' },
      },
    });
    expect(nodeAt(document, 'data/b')?.['fair:unitType']).toEqual({
      '@type': 'sc:DefinedTerm',
      name: 'City',
      identifier: place,
    });
  });

  test('are never made from addresses', () => {
    for (const { schema } of randomSchemas(40)) {
      for (const node of objectsIn(documentOf(schema))) {
        const { '@id': id, name } = node;
        if (typeof id !== 'string' || !/^https?:[^#]*$/.test(id)) continue;
        expect(id.endsWith(`/${name}`), `${id} ${name}`).toBe(false);
      }
    }
  });
});

describe('search engines', () => {
  test('get who may have the data, the language, the catalogue and the files', () => {
    expect(documentOf(towns, fullOptions)).toMatchObject({
      isAccessibleForFree: true,
      inLanguage: 'en',
      conditionsOfAccess: fullOptions.conditionsOfAccess,
      includedInDataCatalog: { '@type': 'sc:DataCatalog', ...fullOptions.catalog },
      distribution: [{ contentUrl: 'https://example.org/files/data.csv' }],
    });
  });

  test('get nothing that nobody said', () => {
    const document = documentOf(towns);
    for (const name of ['isAccessibleForFree', 'inLanguage', 'conditionsOfAccess', 'includedInDataCatalog'])
      expect(document).not.toHaveProperty(name);
  });
});

/** The kinds of things that one address may not be at once. */
const KINDS: readonly (readonly [kind: string, types: RegExp])[] = [
  ['table', /^(?:sc:Dataset|cr:RecordSet)$/],
  ['schema', /^sc:CreativeWork$/],
  ['variable', /^(?:sc:PropertyValue|cr:Field)$/],
  ['code list', /^sc:DefinedTermSet$/],
  ['code', /^sc:DefinedTerm$/],
  ['file', /^cr:File/],
  ['agent', /^(?:sc:(?:Person|Organization|SoftwareApplication)|prov:.*Agent)$/],
];

describe('addresses', () => {
  test('are those of all standards; tables and columns have short ones', () => {
    const document = documentOf(towns);
    expect(document['@id']).toBe(`${$id}#dataset`);
    expect(nodeAt(document, `${$id}#variable/name`)).toMatchObject({ '@type': 'sc:PropertyValue' });
    expect(nodeAt(document, 'data/name')).toMatchObject({ '@type': 'cr:Field' });
    expect(documentOf(towns, { identifier: $id })['@id']).toBe($id);
  });

  test('of a table are never that of the schema beside which it is read', () => {
    const document = documentOf({ ...towns, $id: 'https://data.example.org/data' });
    expect(document.recordSet).toMatchObject([{ '@id': 'data-2', name: 'data' }]);
  });

  test('of an agent, and of the schema, are not those of a concept', () => {
    const person = 'https://orcid.org/0000-0002-1825-0097';
    const document = documentOf({
      $id,
      properties: {
        a: { 'fair:conceptRef': person, 'fair:concept': 'Somebody' },
        b: { 'fair:conceptRef': $id, 'fair:concept': 'Schema' },
        c: { 'fair:contributors': [{ name: 'Ada', entityRef: person, type: 'Individual' }] },
      },
    });
    expect(nodeAt(document, person)).toMatchObject({ '@type': 'sc:Person' });
    expect(nodeAt(document, $id)).toBeUndefined();
  });

  test.each([{}, fullOptions])('are of one kind each', (options) => {
    for (const { name, schema } of [...ownSchemas, ...randomSchemas(40)]) {
      const base = (schema as { readonly $id?: string }).$id ?? 'https://example.org/x/y';
      const kinds = new Map<string, string>();
      for (const { '@id': id, '@type': type } of objectsIn(documentOf(schema, options))) {
        const kind = KINDS.find(([, types]) => types.test(String(type)))?.[0];
        if (typeof id !== 'string' || kind === undefined || !URL.canParse(id, base)) continue;
        const address = new URL(id, base).href;
        expect(kinds.get(address) ?? kind, `${name} ${address}`).toBe(kind);
        kinds.set(address, kind);
      }
      expect(kinds.size).toBeGreaterThan(0);
    }
  });
});

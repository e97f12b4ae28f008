// What experts of RO-Crate asked for, row by row, on the documents.
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import { type ExportOptions, importers, importFrom, roCrate } from '../../src/exchange/standards/index.js';
import { fullOptions } from './full-options.js';
import { exportOf, nodeAt } from './nodes.js';
import { described, exportedWhole, ownSchemas, randomSchemas } from './sources.js';

const ID = 'https://data.example.org/towns';

function entitiesOf(schema: Json, options: ExportOptions = {}): readonly JsonObject[] {
  return exportOf('ro-crate', schema, options).document['@graph'] as readonly JsonObject[];
}

function typesOf(entity: JsonObject): readonly Json[] {
  return [entity['@type'] ?? []].flat() as readonly Json[];
}

async function back(schema: Json, options: ExportOptions = {}) {
  const { document } = exportOf('ro-crate', schema, options);
  return importFrom(importers['ro-crate']!, document, { uri: 'crate' });
}

describe('a contribution', () => {
  const contributor = (role: string) => ({
    name: 'Dora',
    entityRef: 'https://orcid.org/0000-0002-1825-0097',
    type: 'Individual',
    role,
    startDate: '2020-02-01',
    endDate: '2020-03-01',
    description: 'Read all of it.',
  });
  const schemaOf = (role: string) => ({ $id: ID, 'fair:contributors': [contributor(role)] });

  test.each(['Reviewer', 'Publisher', 'Provider', 'Funder', 'Distributor', 'Archive', 'Weaver'])(
    'of the role %s, which makes nothing, is a role and no action',
    async (role) => {
      const entities = entitiesOf(schemaOf(role));
      expect(entities.flatMap(typesOf).filter((type) => /Action$/.test(String(type)))).toEqual([]);
      const [found] = entities.filter((each) => typesOf(each).includes('Role'));
      expect(found).toMatchObject({
        contributor: { '@id': 'https://orcid.org/0000-0002-1825-0097' },
        startDate: '2020-02-01',
        endDate: '2020-03-01',
        description: 'Read all of it.',
      });
      const root = entities.find((each) => each['@id'] === './');
      expect([root?.contributor].flat()).toContainEqual({ '@id': found!['@id'] });
      const { schema } = await back(schemaOf(role));
      expect(schema).toMatchObject({ 'fair:contributors': [contributor(role)] });
    },
  );

  test.each([
    ['Producer', 'CreateAction'],
    ['Author', 'CreateAction'],
    ['Curator', 'UpdateAction'],
    ['Editor', 'UpdateAction'],
    ['Maintainer', 'UpdateAction'],
    ['Contributor', 'UpdateAction'],
  ])('of the role %s is a %s', async (role, action) => {
    const entities = entitiesOf(schemaOf(role));
    expect(entities.filter((each) => typesOf(each).includes(action))).toHaveLength(1);
    expect(entities.flatMap(typesOf)).not.toContain('Role');
    const { schema } = await back(schemaOf(role));
    expect(schema).toMatchObject({ 'fair:contributors': [contributor(role)] });
  });

  test('keeps its place among the others', async () => {
    const names = ['Reviewer', 'Producer', 'Funder', 'Curator'];
    const schema = {
      $id: ID,
      'fair:contributors': names.map((role) => ({ name: `A ${role}`, type: 'Organization', role })),
    };
    expect((await back(schema)).schema).toMatchObject({
      'fair:contributors': names.map((role) => ({ role })),
    });
  });
});

test('a number is a double', () => {
  const [variable] = entitiesOf({ $id: ID, properties: { area: { type: 'number' } } }).filter(
    (each) => each.valueName === 'area',
  );
  expect(variable?.datatype).toEqual({ '@id': 'http://www.w3.org/2001/XMLSchema#double' });
});

describe('what the schema does not name', () => {
  const schema = {
    $id: ID,
    title: 'Towns',
    'fair:conceptRef': 'http://www.wikidata.org/entity/Q486972',
    properties: { area: { type: 'number', 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM2' } },
  };

  test('is called by its whole address, which is listed as assumed once', () => {
    const { document, assumed } = exportOf('ro-crate', schema);
    for (const address of ['http://www.wikidata.org/entity/Q486972', 'http://qudt.org/vocab/unit/KiloM2']) {
      expect(nodeAt(document, address)?.name).toBe(address);
    }
    expect(assumed.filter(({ term }) => /^name of/.test(term))).toEqual([
      {
        term: 'name of 2 entities',
        value: 'their addresses',
        why: 'the schema states no words beside the references',
      },
    ]);
  });

  test('has no name where nothing may be assumed, and that is reported', () => {
    const { document, missing } = exportOf('ro-crate', schema, { assume: false });
    expect(nodeAt(document, 'http://qudt.org/vocab/unit/KiloM2')).not.toHaveProperty('name');
    expect(missing).toContainEqual(expect.objectContaining({ term: 'name of 2 entities', level: 'should' }));
  });

  test('does not come back as words, but what equals the end of an address does', async () => {
    const { schema: unnamed } = await back(schema);
    expect(unnamed).not.toHaveProperty('fair:concept');
    const { schema: named } = await back({ ...schema, 'fair:concept': 'Q486972' });
    expect(named).toMatchObject({ 'fair:concept': 'Q486972' });
  });

  test('has no name that is only the end of its address', () => {
    for (const source of [...ownSchemas, ...randomSchemas(20)]) {
      const text = JSON.stringify(source.schema);
      for (const { '@id': id, name } of entitiesOf(source.schema)) {
        const isTail =
          typeof name === 'string' && name !== id && String(id).endsWith(name) && /^\w+:/.test(String(id));
        // Codes, variables and terms of controlled lists have names that are part of their addresses.
        const isOurs = /#(?:variable|table|codes)\/|fair-data-schema\/cv\/|XMLSchema#/.test(String(id));
        if (isTail && !isOurs && !/licenses\//.test(String(id))) expect(text).toContain(JSON.stringify(name));
      }
    }
  });
});

describe('addresses', () => {
  const schema = {
    $id: ID,
    'fair:resourceType': 'data-product',
    properties: {
      towns: {
        type: 'array',
        items: {
          properties: { kind: { oneOf: [{ const: 'a', title: 'Old' }] }, place: { properties: { x: {} } } },
        },
      },
    },
  };

  test('are those that all standards share', () => {
    const { document } = exportOf('ro-crate', schema);
    const root = nodeAt(document, './');
    expect(root).toMatchObject({
      identifier: `${ID}#dataset`,
      conformsTo: { '@id': ID },
      hasPart: { '@id': `${ID}#table/towns/` },
    });
    expect(nodeAt(document, ID)?.['@type']).toBe('CreativeWork');
    expect(nodeAt(document, `${ID}#table/towns/`)).toMatchObject({
      '@type': 'Dataset',
      variableMeasured: [
        { '@id': `${ID}#table/towns/variable/kind` },
        { '@id': `${ID}#table/towns/variable/place` },
      ],
    });
    expect(nodeAt(document, `${ID}#table/towns/variable/place/x`)?.['@type']).toBe('PropertyValue');
    const [list, ...others] = entitiesOf(schema).filter((each) => 'hasDefinedTerm' in each);
    expect(others).toEqual([]);
    expect(String(list?.['@id'])).toMatch(/^https:\/\/data\.example\.org\/towns#codes\/.*kind$/);
    expect(list?.hasDefinedTerm).toEqual({ '@id': `${String(list?.['@id'])}/a` });
  });

  test('give nothing two meanings', () => {
    const groups: readonly (readonly string[])[] = [
      ['Dataset'],
      ['CreativeWork'],
      ['PropertyValue'],
      ['DefinedTermSet'],
      ['DefinedTerm'],
      ['DataDownload', 'File'],
      ['Person', 'Organization', 'SoftwareApplication'],
      ['CreateAction', 'UpdateAction'],
    ];
    let count = 0;
    for (const source of [...ownSchemas, ...randomSchemas(20)]) {
      const { id, urn } = described(source);
      for (const options of [{}, fullOptions]) {
        for (const entity of entitiesOf(source.schema, options)) {
          // What the schema itself uses for two things is its own statement.
          if (!String(entity['@id']).startsWith(`${id?.value ?? urn()}#`)) continue;
          const held = groups.filter((types) => types.some((type) => typesOf(entity).includes(type)));
          expect([entity['@id'], ...held.slice(1)]).toEqual([entity['@id']]);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(900);
  });

  test('of the schema and of the dataset differ, also where an option gives that of the schema', async () => {
    const { document } = exportOf('ro-crate', schema, { identifier: ID });
    expect(nodeAt(document, './')).toMatchObject({ identifier: ID, conformsTo: { '@id': `${ID}#schema` } });
    expect((await back(schema, { identifier: ID })).schema).toMatchObject({ $id: ID });
  });

  test('that are made of the content do not come back as $id', async () => {
    const source = { name: 'no-address', schema: { properties: { a: { type: 'string' } } } };
    const { document } = exportedWhole(roCrate, source);
    const { schema: found } = await importFrom(importers['ro-crate']!, document, { uri: 'crate' });
    expect(found).not.toHaveProperty('$id');
  });
});

describe('options', () => {
  test('say who may have the data, in which language, and where it is listed', async () => {
    const { document } = exportOf('ro-crate', { $id: ID }, fullOptions);
    expect(nodeAt(document, './')).toMatchObject({
      conditionsOfAccess: 'http://purl.org/coar/access_right/c_abf2',
      isAccessibleForFree: true,
      inLanguage: 'en',
      includedInDataCatalog: { '@id': 'https://example.org/catalogue' },
    });
    expect(nodeAt(document, 'https://example.org/catalogue')).toMatchObject({
      '@type': 'DataCatalog',
      name: 'Example catalogue',
      url: 'https://example.org/catalogue',
    });
    const { conditionsOfAccess, isAccessibleForFree, language, catalog } = fullOptions;
    expect((await back({ $id: ID }, fullOptions)).options).toMatchObject({
      conditionsOfAccess,
      isAccessibleForFree,
      language,
      catalog,
    });
  });

  test('that say nothing are not written, and do not come back', async () => {
    const schema = { $id: ID, 'fair:label': { en: 'Towns', de: 'Orte' } };
    const [root] = entitiesOf(schema).filter((each) => each['@id'] === './');
    for (const name of ['conditionsOfAccess', 'isAccessibleForFree', 'inLanguage', 'includedInDataCatalog']) {
      expect(root).not.toHaveProperty(name);
    }
    expect((await back(schema)).options).not.toHaveProperty('language');
  });
});

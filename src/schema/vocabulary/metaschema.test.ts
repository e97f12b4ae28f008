import { describe, expect, test } from 'vitest';
import { editions, keywordsOf } from './keywords.js';
import { dialectAddresses, metaSchemas, PUBLISHED_DOCS_URL } from './metaschema.js';

const PATHS = [
  '',
  ...editions.flatMap((edition) =>
    ['', '/vocab/annotations', '/vocab/vocabulary', '/vocab/dialect', '/vocab/refinements'].map(
      (path) => `/${edition}${path}`,
    ),
  ),
  '/cv/contributor-types-v1',
  '/cv/contributor-roles-v1',
  '/cv/measurement-scales-v1',
];

describe('the meta-schemas', () => {
  test.each([PUBLISHED_DOCS_URL, 'https://mirror.example/fair'])(
    'stand at all their addresses under %s',
    (docsUrl) => {
      expect([...metaSchemas(docsUrl).keys()].sort()).toEqual(PATHS.map((path) => docsUrl + path).sort());
    },
  );

  test('on another host name no address of the published one', () => {
    expect(JSON.stringify([...metaSchemas('https://mirror.example/fair').values()])).not.toContain(
      PUBLISHED_DOCS_URL,
    );
  });

  test('refer only to the standard and to each other', () => {
    const documents = metaSchemas();
    const text = JSON.stringify([...documents.values()]);
    for (const [, ref] of text.matchAll(/"\$ref":"([^"#]+)"/g)) {
      expect(documents.has(ref!) || ref === 'https://json-schema.org/draft/2020-12/schema', ref).toBe(true);
    }
  });

  test.each(editions)('of edition %s come back to themselves for each subschema', (edition) => {
    expect(metaSchemas().get(`${PUBLISHED_DOCS_URL}/${edition}`)).toHaveProperty('$dynamicAnchor', 'meta');
    const annotations = metaSchemas().get(`${PUBLISHED_DOCS_URL}/${edition}/vocab/annotations`)!;
    for (const [name] of keywordsOf(edition)) {
      expect(annotations.properties).toHaveProperty([name]);
      expect(annotations.properties).toHaveProperty([`x-${name}`]);
    }
  });

  test('know what each address means as a dialect', () => {
    const addresses = dialectAddresses();
    expect(addresses.get(PUBLISHED_DOCS_URL)).toBe('dev');
    expect(addresses.get(`${PUBLISHED_DOCS_URL}/0.1.0`)).toBe('0.1.0');
    expect(addresses.get(`${PUBLISHED_DOCS_URL}/cv/contributor-types-v1`)).toBeUndefined();
  });
});

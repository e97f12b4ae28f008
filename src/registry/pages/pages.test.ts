import { readFileSync } from 'node:fs';
import { expect, describe as suite, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../base/json.js';
import { describe } from '../../schema/description/index.js';
import { documentOf, parse } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { factsOf, type Owner, type SchemaRecord, type VersionRecord } from '../publish/index.js';
import {
  linkHeader,
  linksBack,
  linkset,
  listPage,
  ownerPage,
  type Representation,
  type Site,
  schemaPage,
  tombstonePage,
  type VersionPage,
  type VersionView,
  versionJsonLd,
  versionLinks,
  versionPage,
  versionView,
} from './index.js';

const site: Site = {
  title: 'Schemas of Ruritania',
  base: 'https://schemas.example.org/r',
  links: (path) => `/r${path}`,
};
const owner: Owner = { name: 'statistics', title: 'Statistical Office', ror: 'https://ror.org/02y3ad647' };
const representations: readonly Representation[] = [
  { title: 'Schema (JSON)', path: 'schema.json', mediaType: 'application/schema+json', is: 'content' },
  { title: 'Schema (YAML)', path: 'schema.yaml', mediaType: 'application/yaml', is: 'content' },
  { title: 'DCAT', path: 'dcat.ttl', mediaType: 'text/turtle', is: 'metadata' },
  {
    title: 'DataCite',
    path: 'datacite.xml',
    mediaType: 'application/vnd.datacite.datacite+xml',
    is: 'metadata',
  },
];
const registry = createRegistry({ schemas: [] });

function recordOf(schema: Json, more: Partial<VersionRecord> = {}): VersionRecord {
  const { facts, license } = factsOf(documentOf(schema, 'schema'), more.options ?? {}, registry);
  return {
    owner: 'statistics',
    name: 'towns',
    number: '1.2.0',
    state: 'published',
    digest: '0f'.repeat(32),
    mediaType: 'application/schema+json',
    size: 2345,
    readiness: 71,
    at: '2026-05-02T10:00:00Z',
    by: 'ada',
    facts,
    ...(license === undefined ? {} : { license }),
    ...more,
  };
}

function viewOf(schema: Json, more: Partial<VersionRecord> = {}, by: Owner = owner): VersionView {
  const version = recordOf(schema, more);
  const versions = [
    { ...version, number: '2.0.0', state: 'published' as const },
    version,
    { ...version, number: '1.1.0', state: 'deprecated' as const, reason: 'Wrong unit.', replacedBy: '1.2.0' },
    { ...version, number: '1.0.0', state: 'withdrawn' as const },
  ];
  const description = describe(documentOf(schema, 'schema'), registry);
  return versionView({
    ...{ base: site.base, version, owner: by, description, versions, representations },
    latest: '2.0.0',
  });
}

function pageOf(view: VersionView, more: Partial<VersionPage> = {}): string {
  return versionPage({
    site,
    view,
    changes: [{ message: 'The variable "area" was added.', severity: 'minor', class: 'variable-added' }],
    dependents: [{ owner: 'health', name: 'clinics', number: '3.1.0' }],
    missing: [{ message: 'Add a persistent identifier.', points: 8 }],
    ...more,
  });
}

const read = async (file: string) => (await parse(readFileSync(file, 'utf8'), file)).document!.value;
const towns = await read('examples/towns.schema.yaml');
const townOptions = (await read('examples/towns.options.yaml')) as JsonObject;
const townsView = viewOf(towns, {
  options: townOptions,
  identifier: 'https://w3id.org/example/datasets/towns/1.2.0',
});

const schemaOf = (version: VersionRecord): SchemaRecord => ({
  ...{ owner: version.owner, name: version.name, title: version.facts.title, latest: '2.0.0', updated: 4 },
  ...(version.facts.description === undefined ? {} : { description: version.facts.description }),
});

/** Every page, with the same texts in all places. */
function allPages(view: VersionView, by: Owner, word: string): { readonly [name: string]: string } {
  const { version, versions } = view;
  const schema = schemaOf(version);
  const listed = { ...schema, ownerTitle: word, license: word, readiness: 40 };
  return {
    list: listPage({
      site,
      schemas: [listed],
      query: { q: word, owner: word, unit: word, minReadiness: word },
      facets: [
        { kind: 'keyword', value: word, count: 3 },
        { kind: 'license', value: word, count: 1 },
      ],
      total: 4,
      next: '/r/s?cursor=x',
    }),
    owner: ownerPage({ site, owner: by, schemas: [listed], next: '/r/s/a?cursor=x' }),
    schema: schemaPage({ site, schema, owner: by, versions, aliases: [{ name: word, number: word }] }),
    version: pageOf(view, {
      changes: [{ message: word, severity: word, class: word }],
      dependents: [{ owner: word, name: word, number: word }],
      missing: [{ message: word, points: 3 }],
    }),
    tombstone: tombstonePage({ site, version, owner: by }),
  };
}

const VOID = new Set(['meta', 'link', 'input', 'br']);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[a-z:-]+(?:="[^"<>]*")?)*)>/g;

interface Read {
  readonly faults: readonly string[];
  readonly elements: readonly { readonly name: string; readonly attributes: readonly string[] }[];
}

/** Whether all elements are closed in order, and no `<` or `>` is anything but a tag. */
function readPage(page: string): Read {
  const body = page.replace(/^<!doctype html>\n/, '').replace(/(<script [^>]*>)[^<]*(<\/script>)/g, '$1$2');
  const faults: string[] = [];
  const elements: { name: string; attributes: readonly string[] }[] = [];
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of body.matchAll(TAG)) {
    if (slash) {
      const last = open.pop();
      if (last !== name) faults.push(`</${name}> closes <${last}>`);
      continue;
    }
    elements.push({
      name,
      attributes: [...rest.matchAll(/\s([a-z:-]+)(?:="([^"]*)")?/g)].map(([each]) => each.trim()),
    });
    if (!VOID.has(name)) open.push(name);
  }
  if (open.length > 0) faults.push(`open: ${open.join(' ')}`);
  faults.push(...(body.replace(TAG, '').match(/.{0,30}[<>].{0,30}/g) ?? []));
  return { faults, elements };
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)",
  'javascript:alert(1)',
  '[x](javascript:alert(1)) **b** `c`',
  '<svg/onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '</script></title></style><!-- --> ]]>',
  '\u2028\u2029\u0000\u0007\u001b[31m\ud800',
  '&lt;b&gt; &amp;',
  'http://example.org/"onmouseover="alert(1)',
  'https://a.example/,<b>; rel="x"',
];

function hostileView(word: string): { readonly view: VersionView; readonly by: Owner } {
  const subject = {
    title: word,
    description: word,
    'fair:label': { en: word, de: word },
    'fair:concept': word,
    'fair:conceptRef': word,
    'fair:measurementUnit': word,
    'fair:measurementUnitRef': word,
    'fair:license': word,
    'fair:licenseRef': word,
    'fair:spatialCoverage': word,
    'fair:temporalCoverage': { description: word, start: word, end: word },
    'fair:version': { identifier: word, date: word, notes: word },
  };
  const schema: Json = {
    $schema: word,
    $id: word,
    ...subject,
    'fair:contributors': [{ name: word, entityRef: word, role: 'Producer', type: 'Individual' }],
    'fair:datasetRelations': [{ relationType: 'isPartOf', targetRef: word }],
    properties: {
      [word]: { ...subject, type: 'string', format: word, oneOf: [{ const: word, ...subject }] },
      constructor: { enum: [word, 1, null] },
    },
  };
  const options: JsonObject = {
    ...{ identifier: word, url: word, license: word, publisher: { name: word, identifier: word, url: word } },
    ...{ keywords: [word], citeAs: word, conditionsOfAccess: word, dateModified: word, datePublished: word },
    ...{ creator: [word, { name: word, url: word }], catalog: { name: word, url: word }, used: [word] },
    distribution: [{ contentUrl: word, encodingFormat: word, contentSize: word }],
  };
  const by = { name: word, title: word, homepage: word, ror: word };
  const record = { owner: word, name: word, number: word, reason: word, replacedBy: word, identifier: word };
  return {
    view: viewOf(schema, { ...record, options, digest: word, at: word, state: 'deprecated' }, by),
    by,
  };
}

suite('pages', () => {
  test.each(HOSTILE)('hold nothing but text for %j', (word) => {
    const { view, by } = hostileView(word);
    for (const [name, page] of Object.entries(allPages(view, by, word))) {
      const { faults, elements } = readPage(page);
      expect(faults, name).toEqual([]);
      const named = elements.map((each) => each.name);
      expect(named.filter((each) => /^(?:svg|img|style|iframe|object)$/.test(each))).toEqual([]);
      expect(named.filter((each) => each === 'script')).toHaveLength(name === 'version' ? 1 : 0);
      const attributes = elements.flatMap((each) => each.attributes);
      expect(attributes.filter((each) => /^on/i.test(each))).toEqual([]);
      const addresses = attributes.flatMap((each) => /^(?:href|src|action)="(.*)"$/.exec(each)?.[1] ?? []);
      expect(addresses.filter((each) => !/^(?:https?:\/\/|\/r\/|\/r$|#|data:,$)/.test(each))).toEqual([]);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be on a page
      expect(page).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    }
  });

  test('are well-formed for an ordinary schema, each with one main heading', () => {
    for (const page of Object.values(allPages(townsView, owner, 'km²'))) {
      const { faults, elements } = readPage(page);
      expect(faults).toEqual([]);
      expect(elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
    }
  });

  test('have ids that occur once, and links inside the page that lead to one', () => {
    for (const page of Object.values(allPages(townsView, owner, 'km²'))) {
      const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of page.matchAll(/ href="#([^"]*)"/g)) expect(ids).toContain(id);
    }
  });

  test('are lists until something is searched for', () => {
    const query: { readonly [name: string]: string } = { limit: '10', cursor: '7' };
    expect(listPage({ site, schemas: [], query })).toContain('<h1>Schemas</h1>');
    expect(listPage({ site, schemas: [], query: { ...query, quantity: 'x' } })).toContain('<h1>Search</h1>');
  });

  test('lead from a list to narrower ones, beginning with their first page', () => {
    const facets = [
      { kind: 'keyword', value: 'a/b', count: 2 },
      { kind: 'unit', value: 'http://qudt.org/vocab/unit/HA', count: 1, name: 'ha' },
      { kind: 'license', value: 'https://spdx.org/licenses/MIT', count: 3 },
    ] as const;
    const linksFor = (query: { readonly [name: string]: string }, total?: number) => {
      const page = listPage({ site, schemas: [], query, facets, ...(total === undefined ? {} : { total }) });
      return [
        ...page.matchAll(/<li><a href="([^"]*\?[^"]*)">([^<]*)<\/a>(?: <span class="quiet">(\d+)<)?/g),
      ].map(([, ...found]) => found.join(' ').trim());
    };
    const [keyword, unit, license] = [
      '/r/s?q=x&amp;keyword=a%2Fb a/b',
      '/r/s?q=x&amp;unit=http%3A%2F%2Fqudt.org%2Fvocab%2Funit%2FHA ha',
      '/r/s?q=x&amp;license=https%3A%2F%2Fspdx.org%2Flicenses%2FMIT MIT',
    ];
    expect(linksFor({ q: 'x', cursor: '7' })).toEqual([keyword, unit, license]);
    expect(linksFor({ q: 'x', cursor: '7' }, 3)).toEqual([`${keyword} 2`, `${unit} 1`]);
    expect(linksFor({ q: 'x', keyword: 'c' }, 3)).toEqual([
      '/r/s?q=x&amp;keyword=c&amp;unit=http%3A%2F%2Fqudt.org%2Fvocab%2Funit%2FHA ha 1',
    ]);
  });

  test('say so when there is nothing', () => {
    expect(listPage({ site, schemas: [], query: {} })).toContain('No schema has been published here yet.');
    expect(listPage({ site, schemas: [], query: { q: 'x' } })).toContain('No schema matches this search.');
    expect(ownerPage({ site, owner, schemas: [] })).toContain(
      'Statistical Office has not published a schema yet.',
    );
    const schema = schemaOf(townsView.version);
    expect(schemaPage({ site, schema, owner, versions: [], aliases: [] })).toContain(
      'No version has been published yet.',
    );
  });
});

suite('the page of a version', () => {
  const page = pageOf(townsView);

  test('says what people need', () => {
    for (const text of [
      '<h1>Towns of Ruritania</h1>',
      'Statistical Office of Ruritania (2026). Towns of Ruritania (version 1.2.0). Statistical Office. <a href="https://w3id.org/example/datasets/towns/1.2.0">',
      '<a href="https://spdx.org/licenses/CC-BY-4.0">CC-BY-4.0</a>',
      '<code>inhabitants</code> <span class="quiet">required</span>',
      '<a href="http://qudt.org/vocab/unit/KiloM2">km²</a>',
      '<a href="#codes-1">3 codes</a>',
      'Market town',
      'The variable &quot;area&quot; was added.',
      'health/clinics 3.1.0',
      'Add a persistent identifier.',
      'The newest version is <a href="/r/s/statistics/towns/2.0.0">2.0.0</a>',
      '<a href="/r/s/statistics/towns/1.2.0/dcat.ttl">',
      '2025-01-01 to 2025-12-31',
    ])
      expect(page).toContain(text);
  });

  test('has metadata in its head', () => {
    for (const text of [
      '<link rel="canonical" href="https://schemas.example.org/r/s/statistics/towns/1.2.0">',
      '<meta name="DC.title" content="Towns of Ruritania">',
      '<meta name="DC.creator" content="Statistical Office of Ruritania">',
      '<meta property="og:title" content="Towns of Ruritania">',
      '<link rel="cite-as" href="https://w3id.org/example/datasets/towns/1.2.0">',
      '<link rel="describedby" href="https://schemas.example.org/r/s/statistics/towns/1.2.0/dcat.ttl" type="text/turtle">',
      '<link rel="linkset"',
    ])
      expect(page).toContain(text);
  });

  test('warns of drafts and deprecated versions', () => {
    const draft = pageOf(viewOf(towns, { state: 'draft' }));
    expect(draft).toContain('This version is a draft.');
    expect(draft).toContain('Version 1.2.0, not published yet by');
    const old = pageOf(viewOf(towns, { state: 'deprecated', reason: 'Wrong unit.', replacedBy: '2.0.0' }));
    expect(old).toContain('Wrong unit. Use <a href="/r/s/statistics/towns/2.0.0">version 2.0.0</a> instead.');
  });

  test.each([{}, true, { properties: {} }, { title: '', description: '' }])(
    'needs no metadata: %j',
    (schema) => {
      const bare = pageOf(viewOf(schema as Json), { dependents: [], missing: [] });
      expect(readPage(bare).faults).toEqual([]);
      expect(bare).toContain('The schema describes no variables.');
      expect(bare).toContain('No licence is stated.');
      expect(bare).toMatch(/<h1>(?:towns|Untitled)<\/h1>/);
    },
  );

  const many = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => [
      `v${index}${text}`,
      { type: 'string', title: text, description: text },
    ]);
  const people = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${text} ${index}`,
      entityRef: `https://example.org/${index}?${text}`,
      role: 'Producer',
    }));

  test.each([
    ['short', 'Text'],
    ['long', 'A long text. '.repeat(200)],
    ['quotes', '"<&\''.repeat(500)],
    ['wide characters', '統計局'.repeat(500)],
  ])('is under 100 KB with 2,000 variables, codes, people and changes: %s', (_name, text) => {
    const schema: Json = {
      title: text,
      description: text.repeat(5),
      'fair:contributors': people(300, text),
      properties: {
        ...Object.fromEntries(many(2000, text)),
        code: { oneOf: many(1000, text).map(([name]) => ({ const: name as string, title: text })) },
        other: { enum: many(5000, '').map(([name]) => name as string) },
      },
    };
    const keywords = many(100, text).map(([name]) => name as string);
    const distribution = keywords.map((each) => ({
      contentUrl: `https://example.org/${each}`,
      encodingFormat: text,
    }));
    const view = viewOf(schema, { options: { keywords, distribution, citeAs: text.repeat(5) } });
    const changes = keywords.map((message) => ({ message, severity: text, class: text }));
    const big = pageOf(
      { ...view, versions: Array.from({ length: 500 }, () => view.versions[2]!) },
      {
        changes,
        missing: changes.map(({ message }) => ({ message, points: 1 })),
        dependents: Array.from({ length: 3000 }, () => view.version),
      },
    );
    expect(new TextEncoder().encode(big).length).toBeLessThan(100_000);
    expect(readPage(big).faults).toEqual([]);
    expect(big).toMatch(/more variables: see <a href="[^"]*schema\.json">the schema file<\/a>/);
    expect(big).toContain('<h2 id="versions">');
  });

  test('shows 200 codes of a long list, and where the others are', () => {
    const codes = Array.from({ length: 250 }, (_, index) => index);
    const long = pageOf(viewOf({ properties: { a: { enum: codes } } }));
    expect(long.match(/<code>\d+<\/code>/g)).toHaveLength(200);
    expect(long).toContain('50 more codes: see <a href=');
  });
});

suite('the page of a withdrawn version', () => {
  test('says what is remembered', () => {
    const version = recordOf(towns, { state: 'withdrawn', reason: 'Personal data.', replacedBy: '2.0.0' });
    const page = tombstonePage({ site, version, owner });
    for (const text of ['1.2.0', version.digest, 'Personal data.', '>version 2.0.0</a>'])
      expect(page).toContain(text);
    expect(page).not.toContain('Towns of Ruritania');
    expect(page).not.toContain('inhabitants');
  });
});

function namesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isObject(value) ? Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)]) : [];
}

suite('JSON-LD', () => {
  const scriptOf = (page: string) =>
    JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page)![1]!) as JsonObject;

  test('is a dataset with an inline context, in schema.org and Dublin Core', () => {
    const document = scriptOf(pageOf(townsView));
    expect(document).toEqual(versionJsonLd(townsView));
    expect(document).toMatchObject({
      '@context': { '@vocab': 'https://schema.org/' },
      '@type': 'Dataset',
      name: 'Towns of Ruritania',
      identifier: 'https://w3id.org/example/datasets/towns/1.2.0',
      url: 'https://schemas.example.org/r/s/statistics/towns/1.2.0',
      version: '1.2.0',
      license: { '@id': 'https://spdx.org/licenses/CC-BY-4.0' },
      creator: { '@type': 'Organization', name: 'Statistical Office of Ruritania' },
      publisher: { name: 'Statistical Office' },
      datePublished: '2026-05-01',
      keywords: ['towns', 'population', 'area', 'Ruritania'],
      temporalCoverage: '2025-01-01/2025-12-31',
      isPartOf: { '@id': 'https://schemas.example.org/r/s/statistics/towns' },
      'dcterms:title': 'Towns of Ruritania',
      'dcterms:creator': { '@id': 'https://ror.org/02y3ad647' },
      'dcterms:isVersionOf': { '@id': 'https://w3id.org/example/datasets/towns' },
      'prov:wasRevisionOf': { '@id': 'https://schemas.example.org/r/s/statistics/towns/1.1.0' },
    });
    expect(document.distribution).toEqual([
      {
        '@type': 'DataDownload',
        contentUrl: 'https://w3id.org/example/datasets/towns/1.2.0/towns.csv',
        encodingFormat: 'text/csv',
        contentSize: '81',
        sha256: '016a885370bccdb94f78115ee9248c9276ae4f171d4d3c853200b88ae496dff9',
      },
      expect.objectContaining({ encodingFormat: 'application/schema+json', contentSize: '2345' }),
      expect.objectContaining({ encodingFormat: 'application/yaml' }),
    ]);
    expect(document.variableMeasured).toHaveLength(4);
  });

  test('has no list and no undefined member', () => {
    const { view } = hostileView('x');
    for (const each of [townsView, view, viewOf({})]) {
      const document = versionJsonLd(each);
      expect(namesIn(document)).not.toContain('@list');
      expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    }
  });

  test.each(HOSTILE)('stays in its script element for %j', (word) => {
    const { view } = hostileView(word);
    expect(scriptOf(pageOf(view)).name).toBe(view.cited.title);
  });

  test('has all variables where it is not part of a page', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`v${index}`, { type: 'string' }]),
    );
    expect(versionJsonLd(viewOf({ properties })).variableMeasured).toHaveLength(500);
  });
});

suite('links', () => {
  const relsOf = (header: string) => [...header.matchAll(/rel="([^"]+)"/g)].map(([, rel]) => rel!);

  test('are those of Signposting and RFC 5829', () => {
    const rels = relsOf(linkHeader(versionLinks(townsView)));
    expect(rels).toEqual([
      ...[
        'cite-as',
        'type',
        'type',
        'license',
        'author',
        'item',
        'item',
        'item',
        'describedby',
        'describedby',
      ],
      ...['latest-version', 'predecessor-version', 'successor-version', 'version-history', 'linkset'],
    ]);
  });

  test.each([10, 490])(
    'take at most 4 KB with 50 authors whose addresses have %i more characters',
    (length) => {
      const authors = Array.from({ length: 50 }, (_, index) => ({
        name: `Author ${index}`,
        entityRef: `https://example.org/${index}/${'a'.repeat(length - 30 > 0 ? length - 30 : length)}`,
        role: 'Producer',
        type: 'Individual',
      }));
      const distribution = authors.map(({ entityRef }) => ({
        contentUrl: entityRef,
        encodingFormat: 'text/csv',
      }));
      const view = viewOf({ 'fair:contributors': authors }, { options: { distribution } });
      const header = linkHeader(versionLinks(view));
      expect(header.length).toBeLessThanOrEqual(4096);
      const rels = relsOf(header);
      expect(rels.at(-1)).toBe('linkset');
      for (const rel of ['author', 'item', 'describedby'])
        expect(rels.filter((each) => each === rel).length).toBeLessThanOrEqual(5);
      const [all] = linkset(view).linkset as readonly JsonObject[];
      expect(all!.author).toHaveLength(50);
    },
  );

  test.each(HOSTILE)('separate nothing inside an address: %j', (word) => {
    const { view } = hostileView(word);
    for (const part of linkHeader(versionLinks(view)).split(', '))
      expect(part).toMatch(/^<[^\s<>"',;]*>; rel="[a-z-]+"(?:; type="[^",;]+")?$/);
  });

  test('are all in the linkset, and lead back from files and metadata', () => {
    const document = linkset(townsView);
    expect(Object.keys(document)).toEqual(['linkset']);
    const [page, schema, , dcat] = document.linkset as readonly JsonObject[];
    const address = 'https://schemas.example.org/r/s/statistics/towns/1.2.0';
    expect(page).toMatchObject({
      anchor: address,
      'cite-as': [{ href: 'https://w3id.org/example/datasets/towns/1.2.0' }],
    });
    expect(schema).toMatchObject({
      anchor: `${address}/schema.json`,
      collection: [{ href: address, type: 'text/html' }],
    });
    expect(dcat).toMatchObject({
      anchor: `${address}/dcat.ttl`,
      describes: [{ href: address, type: 'text/html' }],
    });
    expect(relsOf(linkHeader(linksBack(representations[3]!, townsView)))).toEqual(['describes', 'linkset']);
  });
});

import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../base/json.js';
import { describe } from '../../../schema/description/index.js';
import { documentOf } from '../../../schema/document/index.js';
import { createRegistry } from '../../../schema/references/index.js';
import { exportAs } from '../export.js';
import type { ExportOptions } from '../options.js';
import { withFiles } from './files.js';
import { roCrate } from './index.js';
import { previewOf } from './preview.js';

function documentFor(schema: Json, options: ExportOptions = {}): JsonObject {
  const description = describe(documentOf(schema, 'schema'), createRegistry());
  return exportAs(roCrate, description, { options, today: '2026-05-01' }).document;
}

const SCHEMA: Json = {
  $id: 'https://data.example.org/towns',
  'fair:label': 'Towns of the north',
  'fair:description': { en: 'All towns.', fr: 'Toutes les villes.' },
  'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
  'fair:spatialCoverage': 'Northern Europe',
  'fair:contributors': [
    { name: 'Ada', type: 'Individual', role: 'Producer' },
    { name: 'Dora', type: 'Individual', role: 'Reviewer' },
  ],
  properties: {
    area: { type: 'number', minimum: 0, title: 'Area', 'fair:measurementUnit': 'km²' },
    kind: {
      type: 'string',
      oneOf: [
        { const: 'c', title: 'City' },
        { const: 'v', title: 'Village' },
      ],
    },
    place: { type: 'object', properties: { east: { type: 'integer' } } },
  },
  required: ['area'],
};

test('shows what the crate says, to people', () => {
  const page = previewOf(
    withFiles(documentFor(SCHEMA), [
      { path: 'my towns.csv', encodingFormat: 'text/csv', contentSize: 12345, sha256: 'a'.repeat(64) },
    ]),
  );
  for (const text of [
    '<title>Towns of the north</title>',
    '<p>All towns.</p>',
    '<span lang="fr">Toutes les villes.</span>',
    '<dt>Licence</dt><dd><p><a href="https://spdx.org/licenses/CC-BY-4.0">CC-BY-4.0</a></p></dd>',
    '<dt>Place</dt><dd><p>Northern Europe</p></dd>',
    '<dt>Authors</dt><dd><p>Ada</p></dd>',
    '<dt>Contributors</dt><dd><p>Dora <small>Reviewer</small></p></dd>',
    '<td>Area<br><code>area</code></td><td>double <small>required</small></td><td>km²</td><td><p>0 to …</p></td>',
    '<summary>2 codes</summary><ul><li><code>c</code> City</li><li><code>v</code> Village</li></ul>',
    '<code>east</code></td><td>integer</td>',
    '<a href="my%20towns.csv">my towns.csv</a></td><td>text/csv</td><td>12.3 kB</td>',
    '<a href="ro-crate-metadata.json">ro-crate-metadata.json</a>',
    '<dd><p><a href="https://data.example.org/towns#dataset">https://data.example.org/towns#dataset</a></p></dd>',
  ]) {
    expect(page).toContain(text);
  }
});

test('has a copy of the metadata, as RO-Crate 1.1 asks', () => {
  const document = documentFor(SCHEMA);
  const [, copy] =
    /<script type="application\/ld\+json">(.*?)<\/script>\n<\/head>/s.exec(previewOf(document)) ?? [];
  expect(JSON.parse(copy!)).toEqual(document);
});

test('shows tables, and files that are elsewhere', () => {
  const table = { type: 'array', items: { properties: { id: { type: 'string' } } } };
  const page = previewOf(
    documentFor(
      { 'fair:resourceType': 'data-product', properties: { streets: table } },
      {
        distribution: [
          {
            contentUrl: 'https://example.org/s.csv',
            encodingFormat: 'text/csv',
            table: 'streets',
            contentSize: '2 MB',
          },
        ],
      },
    ),
  );
  expect(page).toContain('<h2>streets</h2>');
  expect(page).toContain(
    '<td><a href="https://example.org/s.csv">streets</a></td><td>text/csv</td><td>2 MB</td>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
])('runs nothing that a schema says: %s', (hostile) => {
  const text = { en: hostile, de: hostile };
  const page = previewOf(
    withFiles(
      documentFor(
        {
          title: hostile,
          'fair:description': text,
          'fair:license': hostile,
          'fair:spatialCoverage': text,
          'fair:contributors': [{ name: hostile, role: hostile, type: hostile }],
          properties: {
            [hostile]: { 'fair:label': text, 'fair:measurementUnit': hostile, enum: [hostile], minimum: 1 },
          },
        },
        { keywords: [hostile], conditionsOfAccess: hostile, catalog: { name: hostile }, citeAs: hostile },
      ),
      [{ path: `${hostile}.csv`, encodingFormat: hostile, contentSize: hostile, sha256: '' }],
    ),
  );
  const [head, body] = page.split('</head>') as [string, string];
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head.match(/<\/script/g)).toHaveLength(1);
  expect(head).not.toContain('<!--');
  // All tags of the page are its own, and none has an attribute that runs something.
  const tags = [...new Set(body.match(/<[^>]*>/g))];
  for (const tag of tags) {
    expect(tag).toMatch(
      /^<\/?(?:body|main|h1|h2|p|dl|dt|dd|table|thead|tbody|tr|th|td|code|br|small|details|summary|ul|li|footer|html)>$|^<(?:th scope="col"|span lang="\w+"|a href="[^"<>]*")>$|^<\/(?:a|span)>$/,
    );
  }
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])('links to no %s', (address) => {
  const page = previewOf(
    documentFor(
      { 'fair:conceptRef': address, 'fair:licenseRef': address },
      { url: address, identifier: address },
    ),
  );
  expect(page).toContain(address);
  expect(page.split('</head>')[1]).not.toMatch(/href="(?!https?:|ro-crate-metadata\.json)/);
});

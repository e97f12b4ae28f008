import jsonld from 'jsonld';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.js';
import { type ExportOptions, exporters, importers } from '../../src/exchange/standards/index.js';
import { fullOptions } from './full-options.js';
import { exported, ownSchemas, randomSchemas, type SchemaSource } from './sources.js';

/** What nothing can be at the same time, by the local names of classes; those that are not listed fit everything. */
const KINDS: { readonly [kind: string]: readonly string[] } = {
  dataset: ['Dataset', 'RecordSet'],
  schema: ['CreativeWork', 'DigitalDocument', 'Plan'],
  variable: ['PropertyValue', 'InstanceVariable', 'Field'],
  'represented variable': ['RepresentedVariable'],
  'code list': ['DefinedTermSet', 'ConceptScheme', 'CodeList', 'EnumerationDomain'],
  code: ['DefinedTerm', 'Concept', 'Code'],
  file: ['DataDownload', 'FileObject', 'FileSet', 'Distribution', 'PhysicalDataSet'],
  agent: ['Person', 'Organization', 'SoftwareApplication', 'SoftwareAgent', 'Agent'],
  activity: ['Activity', 'Action', 'CreateAction', 'UpdateAction'],
};

const kindOf = new Map(Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])));

/** What the four documents of a schema say that each subject is. */
async function kindsIn(source: SchemaSource, options: ExportOptions) {
  const kinds = new Map<string, Map<string, Set<string>>>();
  for (const exporter of exporters) {
    const { document } = exported(exporter, source, options);
    const { contexts } = importers[exporter.id]!;
    const nodes = (await jsonld.flatten(document as object, undefined, {
      base: `https://base.example/${exporter.id}/`,
      documentLoader: async (url: string) => ({
        documentUrl: url,
        contextUrl: undefined,
        document: { '@context': contexts[url] },
      }),
    } as jsonld.Options.Flatten)) as unknown as readonly JsonObject[];
    for (const node of nodes) {
      for (const type of (node['@type'] ?? []) as readonly string[]) {
        const kind = kindOf.get(type.replace(/^.*[#/]/, ''));
        const id = String(node['@id']);
        if (kind === undefined || id.startsWith('_:')) continue;
        const known = kinds.get(id) ?? new Map<string, Set<string>>();
        kinds.set(id, known);
        known.set(kind, (known.get(kind) ?? new Set()).add(exporter.id));
      }
    }
  }
  return kinds;
}

async function contradictions(source: SchemaSource, options: ExportOptions): Promise<readonly string[]> {
  return [...(await kindsIn(source, options))].flatMap(([id, known]) =>
    known.size < 2 || !isMade(source, id)
      ? []
      : `${id}: ${[...known].map(([kind, by]) => `${kind} (${[...by].join(', ')})`).join(', ')}`,
  );
}

/** Random schemas, and one of our own, say of one address that it is several things: only addresses that we make count. */
function isMade({ name, schema }: SchemaSource, id: string): boolean {
  if (!name.startsWith('random-') && name !== 'same-addresses') return true;
  const address = (schema as JsonObject).$id ?? 'urn:uuid:';
  return id.startsWith(`${address}#`);
}

const sources = [...ownSchemas, ...randomSchemas(20)];

test.each([
  ['without options', {}],
  ['with all options', fullOptions],
] as const)('the graphs of all standards merge without contradiction, %s', async (_, options) => {
  const found: string[] = [];
  for (const source of sources) {
    for (const each of await contradictions(source, options)) found.push(`${source.name} ${each}`);
  }
  expect(found).toEqual([]);
});

test('datasets and variables have the same address in all standards', async () => {
  const schema = {
    $id: 'https://example.org/towns',
    title: 'Towns',
    type: 'object',
    properties: { 'a b': { type: 'string', 'fair:label': 'A', 'fair:concept': 'Name' } },
  };
  const kinds = await kindsIn({ name: 'towns', schema }, {});
  const standardsOf = (id: string, kind: string) => [...(kinds.get(id)?.get(kind) ?? [])];
  expect(standardsOf('https://example.org/towns#dataset', 'dataset')).toEqual(['cdif', 'croissant']);
  expect(standardsOf('https://example.org/towns#variable/a%20b', 'variable')).toEqual([
    'ro-crate',
    'cdif',
    'croissant',
  ]);
});

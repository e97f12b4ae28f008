import { type Json, type JsonObject, setMember } from '../../../base/json.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import type { Role } from '../options.js';
import type { GraphNode, Value } from '../read/graph.js';
import { day, flag, type OptionRow, optionsFrom, type ReadOption, text } from '../read/options.js';
import { ROLES } from './layout.js';
import { keywordTerm } from './read-keywords.js';
import { representationsOf } from './read-representation.js';
import { identifiersOf, plainRefs, refsOf, said, saysSomething, takeAll, wordsOf } from './read-terms.js';

/** What variables are called in the schema. */
export interface VariablePlace {
  readonly table: string;
  readonly path: readonly string[];
}

/** How mappings of files name their variables. */
export const FORMATTED = ['cdi:formats_InstanceVariable', 'cdi:isDefinedBy_InstanceVariable'] as const;

const iri: ReadOption = (value) => {
  const address = String(value.scalar ?? value.id);
  return isIri(address) && saysSomething(value) ? address : undefined;
};

/** Who may have the data. */
const condition: ReadOption = (value) => iri(value) ?? text(value);

const catalog: ReadOption = ({ node }) => {
  const { name, url } = node === undefined ? {} : optionsFrom(node, OF_CATALOG);
  if (name === undefined) return undefined;
  return url === undefined ? { name } : { name, url };
};

const OF_CATALOG: readonly OptionRow[] = [
  ['name', 'schema:name', text],
  ['url', 'schema:url', iri],
];

const OPTIONS: readonly OptionRow[] = [
  ['url', 'schema:url', iri],
  ['datePublished', 'schema:datePublished', day],
  ['dateModified', 'schema:dateModified', day],
  ['citeAs', 'dct:bibliographicCitation', text],
  ['language', 'schema:inLanguage', text],
  ['conditionsOfAccess', 'schema:conditionsOfAccess', condition],
  ['isAccessibleForFree', 'schema:isAccessibleForFree', flag],
  ['catalog', 'schema:includedInDataCatalog', catalog],
];

const OF_RECORD: readonly OptionRow[] = [
  ['recordLicense', 'schema:license', iri],
  ['catalog', 'schema:includedInDataCatalog', catalog],
];

/** What no keyword can say. */
export function readOptions(
  dataset: GraphNode,
  tables: readonly GraphNode[],
  places: ReadonlyMap<GraphNode, VariablePlace>,
): JsonObject {
  const options: { [name: string]: Json } = { ...identifierOf(dataset), ...optionsFrom(dataset, OPTIONS) };
  for (const record of dataset.linked('schema:subjectOf'))
    Object.assign(options, optionsFrom(record, OF_RECORD));
  const lists = {
    keywords: keywordsOf(dataset),
    used: sourcesOf(dataset),
    distribution: filesOf(dataset, tables.length > 1 ? places : new Map()),
  };
  for (const [name, list] of Object.entries(lists)) if (list.length > 0) options[name] = list;
  const byName = { keys: keysOf([dataset, ...tables], places), roles: rolesOf(places, tables.length > 0) };
  for (const [name, map] of Object.entries(byName)) if (Object.keys(map).length > 0) options[name] = map;
  return options;
}

function identifierOf(dataset: GraphNode): JsonObject {
  const [first] = identifiersOf(dataset);
  if (first === undefined) return {};
  dataset.graph.take(first.from, 'options');
  return { identifier: first.value };
}

/** Keywords, without the term that is the concept. */
function keywordsOf(dataset: GraphNode): readonly string[] {
  const concept = keywordTerm(dataset);
  return said(dataset, 'schema:keywords').flatMap((value) => {
    const [first] = concept.includes(value) ? [] : wordsOf(dataset, value);
    if (first === undefined) return [];
    dataset.graph.take(first.value.from, 'options');
    return [first.text];
  });
}

/** What the dataset was made from. */
function sourcesOf(dataset: GraphNode): readonly string[] {
  const { graph } = dataset;
  const values: (readonly [GraphNode, Value])[] = [
    ...dataset
      .linked('prov:wasGeneratedBy')
      .flatMap((each) => each.values('prov:used').map((value) => [each, value] as const)),
    ...dataset.values('prov:wasDerivedFrom').map((value) => [dataset, value] as const),
  ];
  const found = values.flatMap(([node, value]) => {
    // What it is a version of is a relation.
    if (value.from !== undefined && graph.placeOf({ pointer: value.from }) !== undefined) return [];
    const [ref] = [
      ...refsOf(node, value),
      ...(value.node === undefined ? [] : plainRefs(value.node, 'schema:url')),
    ];
    if (ref !== undefined) graph.take(ref.from, 'options');
    return ref === undefined ? [] : [ref.value];
  });
  return [...new Set(found)];
}

/** Files with their formats; one that holds one of several tables says which. */
function filesOf(dataset: GraphNode, places: ReadonlyMap<GraphNode, VariablePlace>): readonly JsonObject[] {
  const files = new Map<string, { [name: string]: Json }>();
  const tables = new Map<string, Set<string>>();
  for (const node of dataset.linked('schema:distribution')) {
    const plain = optionsFrom(node, OF_FILE);
    if (typeof plain.contentUrl !== 'string' || plain.encodingFormat === undefined) continue;
    files.set(plain.contentUrl, { ...plain, ...sizeOf(node), ...checksumsOf(node) });
    const held = tables.get(plain.contentUrl) ?? new Set();
    tables.set(plain.contentUrl, held);
    for (const mapping of node.linked('cdi:hasPhysicalMapping')) {
      for (const variable of mapping.linked(...FORMATTED)) {
        const place = places.get(variable);
        if (place) held.add(place.table);
      }
    }
  }
  return [...files].map(([url, file]) => {
    const [table, ...others] = tables.get(url)!;
    return table !== undefined && others.length === 0 ? { ...file, table } : file;
  });
}

const OF_FILE: readonly OptionRow[] = [
  ['contentUrl', 'schema:contentUrl', iri],
  ['encodingFormat', 'schema:encodingFormat', text],
  ['contentSize', 'schema:contentSize', text],
];

/** The size as a number with its unit. */
function sizeOf(node: GraphNode): JsonObject {
  const [size] = node.linked('schema:size');
  const [number] = size?.values('schema:value') ?? [];
  const [unit] = size?.values('schema:unitText') ?? [];
  if (size === undefined || typeof number?.scalar !== 'number' || typeof unit?.scalar !== 'string') return {};
  for (const { from } of [number, unit]) size.graph.take(from, 'options');
  return { contentSize: `${number.scalar} ${unit.scalar}` };
}

/** The checksums that options have, with what tells them apart. */
const CHECKSUMS: readonly (readonly [name: string, algorithm: RegExp, digits: RegExp])[] = [
  ['sha256', /sha-?256$/i, /^[0-9a-f]{64}$/i],
  ['md5', /md5$/i, /^[0-9a-f]{32}$/i],
];

function checksumsOf(node: GraphNode): JsonObject {
  const found: { [name: string]: Json } = {};
  for (const at of node.linked('spdx:checksum', 'cdi:fingerprint')) {
    const [algorithm] = at.values('spdx:algorithm', 'spdx:checksumAlgorithm', 'cdi:algorithmSpecification');
    const [digits] = at.values('spdx:checksumValue', 'cdi:value');
    const [name] =
      CHECKSUMS.find(
        ([, named, form]) =>
          named.test(String(algorithm?.scalar ?? algorithm?.id)) && form.test(String(digits?.scalar)),
      ) ?? [];
    if (name === undefined) continue;
    for (const { from } of [algorithm!, digits!]) at.graph.take(from, 'options');
    found[name] ??= String(digits!.scalar);
  }
  return found;
}

/** The columns that identify the rows of tables. */
function keysOf(nodes: readonly GraphNode[], places: ReadonlyMap<GraphNode, VariablePlace>): JsonObject {
  const keys: { [table: string]: Json } = {};
  const represented = new Map(
    [...places].flatMap(([node, place]) => representationsOf(node).map((each) => [each, place] as const)),
  );
  const structures = nodes.flatMap((each) => [
    each,
    ...each.linked('schema:distribution').flatMap((file) => file.linked('cdi:isStructuredBy')),
  ]);
  for (const key of structures.flatMap((each) => each.linked('cdi:hasPrimaryKey', 'cdi:has_PrimaryKey'))) {
    const columns = key
      .linked('cdi:isComposedOf')
      .toSorted((one, other) => positionOf(one) - positionOf(other))
      .flatMap((each) => each.linked('cdi:indexes').flatMap((variable) => represented.get(variable) ?? []));
    const [first] = columns;
    if (first === undefined) continue;
    for (const each of key.linked('cdi:isComposedOf')) takeAll(each, 'options', 'cdi:indexes', 'cdi:value');
    if (!Object.hasOwn(keys, first.table))
      setMember(
        keys,
        first.table,
        columns.map(({ path }) => path.join('/')),
      );
  }
  return keys;
}

function positionOf(node: GraphNode): number {
  return Number(node.values('cdi:value')[0]?.scalar ?? 0);
}

const BY_WORD = new Map(Object.entries(ROLES).map(([role, { word }]) => [word, role as Role]));

/** The parts that columns play. */
function rolesOf(places: ReadonlyMap<GraphNode, VariablePlace>, isProduct: boolean): JsonObject {
  const roles: { [column: string]: Json } = {};
  for (const [node, { table, path }] of places) {
    const [value] = node.values('cdi:role');
    const role = BY_WORD.get(String(value?.scalar));
    if (role === undefined) continue;
    node.graph.take(value?.from, 'options');
    setMember(roles, [...(isProduct ? [table] : []), ...path].join('/'), role);
  }
  return roles;
}

import type { Json, JsonObject } from '../../../base/json.js';
import type { GraphNode } from '../read/graph.js';
import { day, flag, type OptionRow, optionsFrom, text } from '../read/options.js';
import { addressOf } from '../read/readers.js';
import { historyOf } from './history.js';

/** The options, by the properties that have them. */
const OPTIONS: readonly OptionRow[] = [
  ['url', 'dcat:landingPage', addressOf],
  ['url', 'schema:url', addressOf],
  ['url', 'foaf:page', addressOf],
  ['datePublished', 'dct:issued', day],
  ['dateModified', 'dct:modified', day],
  ['conditionsOfAccess', 'dct:accessRights', (value) => addressOf(value) ?? text(value)],
  ['conditionsOfAccess', 'schema:conditionsOfAccess', (value) => addressOf(value) ?? text(value)],
  ['isAccessibleForFree', 'schema:isAccessibleForFree', flag],
  ['citeAs', 'dct:bibliographicCitation', text],
  ['language', 'dct:language', text],
  ['language', 'schema:inLanguage', text],
  ['keywords', 'dcat:keyword', text, true],
  ['keywords', 'schema:keywords', text, true],
];

/** What no keyword can say. */
export function readOptions(dataset: GraphNode, tables: ReadonlyMap<string, GraphNode>): JsonObject {
  const options: { [name: string]: Json } = {
    ...identifierOf(dataset),
    ...optionsFrom(dataset, OPTIONS),
    ...catalogOf(dataset),
  };
  const used = usedBy(dataset);
  if (used.length > 0) options.used = used;
  const files = [
    ...filesOf(dataset),
    ...[...tables].flatMap(([table, node]) => filesOf(node).map((file) => ({ ...file, table }))),
  ];
  if (files.length > 0) options.distribution = files;
  return options;
}

/** The address of the dataset, unless our export made it up. */
function identifierOf(dataset: GraphNode): JsonObject {
  const history = historyOf(dataset);
  const [stated] = dataset.values('dct:identifier', 'schema:identifier');
  const identified = stated && (stated.scalar ?? stated.id);
  const isOwn = identified === undefined || history.isPart(String(identified));
  dataset.graph.take(stated?.from, isOwn ? 'repeated' : 'options');
  const own = history.isLocal(dataset.id) ? undefined : addressOf({ id: dataset.id });
  const identifier = own ?? (isOwn ? undefined : identified);
  return identifier === undefined ? {} : { identifier: String(identifier) };
}

const CATALOG: readonly OptionRow[] = [
  ['name', 'dct:title', text],
  ['name', 'schema:name', text],
  ['url', 'dcat:landingPage', addressOf],
  ['url', 'schema:url', addressOf],
];

/** The catalogue that lists the dataset. */
function catalogOf(dataset: GraphNode): JsonObject {
  const lists = (each: GraphNode) => each.values('dcat:dataset').some(({ id }) => id === dataset.id);
  const catalog =
    dataset.graph.ofType('dcat:Catalog').find(lists) ?? dataset.linked('schema:includedInDataCatalog')[0];
  const found = catalog && optionsFrom(catalog, CATALOG);
  return found?.name === undefined ? {} : { catalog: found };
}

/** What the dataset comes from. */
function usedBy(dataset: GraphNode): readonly string[] {
  const { graph } = dataset;
  const history = historyOf(dataset);
  const found = new Set<string>();
  const add = (node: GraphNode, properties: readonly string[]) => {
    for (const value of node.values(...properties)) {
      const address = addressOf(value);
      if (address === undefined || address === dataset.id) continue;
      graph.take(value.from, 'options');
      if (!history.isLocal(address)) found.add(address);
    }
  };
  add(dataset, ['prov:wasDerivedFrom', 'prov:hadPrimarySource', 'prov:wasQuotedFrom']);
  for (const each of dataset.linked('prov:qualifiedDerivation')) add(each, ['prov:entity']);
  for (const { activity, isGeneration } of history.concernsOf(dataset)) {
    if (!isGeneration) continue;
    add(activity, ['prov:used']);
    for (const each of activity.linked('prov:qualifiedUsage')) add(each, ['prov:entity']);
  }
  return [...found];
}

/** The files of a dataset or table, by their absolute addresses. */
function filesOf(node: GraphNode): readonly JsonObject[] {
  return node.values('dcat:distribution').flatMap(({ node: file, from }) => {
    const url = file?.values('dcat:downloadURL', 'schema:contentUrl')[0];
    const contentUrl = url && addressOf(url);
    if (file === undefined || contentUrl === undefined) return [];
    for (const each of [from, url?.from]) node.graph.take(each, 'options');
    return [{ contentUrl, ...optionsFrom(file, FILE), ...checksumsOf(file) }];
  });
}

const FILE: readonly OptionRow[] = [
  ['encodingFormat', 'schema:encodingFormat', text],
  ['encodingFormat', 'dct:format', text],
  ['encodingFormat', 'dcat:mediaType', text],
  ['contentSize', 'schema:contentSize', text],
];

function checksumsOf(file: GraphNode): JsonObject {
  const sums: { [name: string]: Json } = {};
  for (const { node, from } of file.values('spdx:checksum')) {
    const [algorithm] = node?.values('spdx:algorithm') ?? [];
    const [sum] = node?.values('spdx:checksumValue') ?? [];
    const name = /checksumAlgorithm_(sha256|md5)$/.exec(algorithm?.id ?? '')?.[1];
    if (name === undefined || typeof sum?.scalar !== 'string') continue;
    for (const each of [from, algorithm?.from, sum.from]) file.graph.take(each, 'options');
    sums[name] ??= sum.scalar;
  }
  return sums;
}

import { type Json, type JsonObject, setMember } from '../../../base/json.js';
import { node } from '../jsonld.js';
import type { GraphNode } from '../read/graph.js';
import {
  day,
  type FileRow,
  fileFrom,
  flag,
  type OptionRow,
  optionsFrom,
  type ReadOption,
  text,
} from '../read/options.js';
import { addressOf, namesOf } from '../read/readers.js';

/** The options, by the property that has them. */
const OPTIONS: readonly OptionRow[] = [
  ['identifier', 'schema:identifier', addressOf],
  ['url', 'schema:url', addressOf],
  ['datePublished', 'schema:datePublished', day],
  ['dateModified', 'schema:dateModified', day],
  ['citeAs', 'cr:citeAs', text],
  ['recordLicense', 'schema:sdLicense', addressOf],
  ['isLive', 'cr:isLiveDataset', flag],
  ['language', 'schema:inLanguage', text],
  ['conditionsOfAccess', 'schema:conditionsOfAccess', (value) => addressOf(value) ?? text(value)],
  ['isAccessibleForFree', 'schema:isAccessibleForFree', flag],
  ['used', 'prov:wasDerivedFrom', addressOf, true],
];

const CATALOG: readonly OptionRow[] = [
  ['name', 'schema:name', text],
  ['url', 'schema:url', addressOf],
];

const FILE: readonly FileRow[] = [
  ['sha256', 'schema:sha256'],
  ['md5', 'cr:md5'],
  ['contentSize', 'schema:contentSize'],
];

/** What no keyword can say. */
export function readOptions(dataset: GraphNode, tables: readonly GraphNode[]): JsonObject {
  // What the dataset is about is among its keywords.
  const topics = namesOf(dataset, dataset.values('schema:about', 'fair:classification'));
  const repeated = new Set(topics.map((each) => each.text));
  for (const { scalar, from } of dataset.values('schema:keywords')) {
    if (repeated.has(String(scalar))) dataset.graph.take(from, 'repeated');
  }
  const keyword: ReadOption = (value) => (repeated.has(String(value.scalar)) ? undefined : text(value));
  const options = optionsFrom(dataset, [...OPTIONS, ['keywords', 'schema:keywords', keyword, true]]);
  const distribution = dataset.linked('schema:distribution').flatMap((each) => fileFrom(each, FILE));
  if (distribution.length > 0) options.distribution = distribution;
  for (const each of dataset.linked('schema:includedInDataCatalog')) {
    const { name, url } = optionsFrom(each, CATALOG);
    if (name !== undefined && options.catalog === undefined) options.catalog = node({ name, url });
  }
  const keys: { [name: string]: Json } = {};
  for (const table of tables) {
    const columns = table.values('cr:key').flatMap((value) => {
      table.graph.take(value.from, 'options');
      const id = value.id ?? String(value.scalar);
      return id.slice(id.lastIndexOf('/') + 1);
    });
    if (columns.length > 0)
      setMember(keys, String(table.values('schema:name')[0]?.scalar ?? table.id), columns);
  }
  if (Object.keys(keys).length > 0) options.keys = keys;
  return options;
}

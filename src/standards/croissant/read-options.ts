import { type Json, type JsonObject, setMember } from '../../json.js';
import type { GraphNode } from '../read/graph.js';
import { dayOf, flag, type OptionRow, optionsOf, text } from '../read/options.js';
import { addressOf } from '../read/readers.js';

/** The options, by the property that has them. */
const OPTIONS: readonly OptionRow[] = [
  ['identifier', 'schema:identifier', addressOf],
  ['url', 'schema:url', addressOf],
  ['datePublished', 'schema:datePublished', dayOf],
  ['dateModified', 'schema:dateModified', dayOf],
  ['citeAs', 'cr:citeAs', text],
  ['recordLicense', 'schema:sdLicense', addressOf],
  ['isLive', 'cr:isLiveDataset', flag],
  ['language', 'schema:inLanguage', text],
  ['keywords', 'schema:keywords', text, true],
  ['used', 'prov:wasDerivedFrom', addressOf, true],
];

/** What no keyword can say. */
export function readOptions(dataset: GraphNode, tables: readonly GraphNode[]): JsonObject {
  const options = optionsOf(dataset, OPTIONS);
  const distribution = dataset.linked('schema:distribution').flatMap(fileFrom);
  if (distribution.length > 0) options.distribution = distribution;
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

const FILE: readonly (readonly [member: string, property: string])[] = [
  ['contentUrl', 'schema:contentUrl'],
  ['encodingFormat', 'schema:encodingFormat'],
  ['sha256', 'schema:sha256'],
  ['md5', 'cr:md5'],
  ['contentSize', 'schema:contentSize'],
];

/** A file with an absolute address; others are how this document is read, and nothing that another can use. */
function fileFrom(node: GraphNode): readonly JsonObject[] {
  const url = node.values('schema:contentUrl')[0];
  const format = node.values('schema:encodingFormat')[0];
  if (url === undefined || addressOf(url) === undefined || typeof format?.scalar !== 'string') return [];
  const file: { [name: string]: Json } = {};
  for (const [member, property] of FILE) {
    const [value] = node.values(property);
    const json = value && (value.scalar ?? value.id);
    if (json === undefined) continue;
    node.graph.take(value?.from, 'options');
    file[member] = String(json);
  }
  return [file];
}

import type { JsonObject } from '../../../base/json.js';
import type { Sourced } from '../../../schema/draft/index.js';
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
import { addressOf } from '../read/readers.js';

/** One text for all keywords, or one for each. */
const keywords: ReadOption = ({ scalar }) =>
  typeof scalar === 'string'
    ? scalar.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]))
    : undefined;

const catalog: ReadOption = ({ node }) => {
  const [name, url] = ['schema:name', 'schema:url'].map((each) => node?.values(each)[0]);
  if (typeof name?.scalar !== 'string') return undefined;
  for (const each of [name, url]) node?.graph.take(each?.from, 'options');
  const address = url && addressOf(url);
  return { name: name.scalar, ...(address === undefined ? {} : { url: address }) };
};

const OPTIONS: readonly OptionRow[] = [
  ['identifier', 'schema:identifier', addressOf],
  ['url', 'schema:url', addressOf],
  ['datePublished', 'schema:datePublished', day],
  ['dateModified', 'schema:dateModified', day],
  ['citeAs', 'schema:creditText', text],
  ['keywords', 'schema:keywords', keywords, true],
  ['used', 'schema:isBasedOn', addressOf, true],
  ['language', 'schema:inLanguage', text],
  ['conditionsOfAccess', 'schema:conditionsOfAccess', (value) => text(value) ?? addressOf(value)],
  ['isAccessibleForFree', 'schema:isAccessibleForFree', flag],
  ['catalog', 'schema:includedInDataCatalog', catalog],
];

const OF_DESCRIPTOR: readonly OptionRow[] = [
  ['recordLicense', 'schema:license', addressOf],
  // The language of its texts, which is that of the options if it is not the usual one.
  ['language', 'schema:inLanguage', (value) => (value.scalar === 'en' ? undefined : text(value))],
];

const FILE: readonly FileRow[] = [
  ['sha256', 'schema:sha256'],
  ['contentSize', 'schema:contentSize'],
];

/** What no keyword can say. */
export function readOptions(
  root: GraphNode,
  descriptor: GraphNode | undefined,
  schema: Sourced<string> | undefined,
): JsonObject {
  const options = {
    ...(descriptor ? optionsFrom(descriptor, OF_DESCRIPTOR) : {}),
    ...optionsFrom(root, OPTIONS),
  };
  const files = new Map(
    root
      .values('schema:distribution', 'schema:hasPart')
      .flatMap((value) => (value.node ? [[value.node, value]] : [])),
  );
  const distribution = [...files].flatMap(([node, { from }]) => {
    if (!node.is('schema:MediaObject', 'schema:DataDownload')) return [];
    const file = fileFrom(node, FILE);
    if (file.length > 0) root.graph.take(from, 'options');
    return file;
  });
  // Exports take the address of the schema where no identifier is given.
  if (options.identifier === schema?.value) delete options.identifier;
  if (distribution.length > 0) options.distribution = distribution;
  return options;
}

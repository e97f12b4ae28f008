import { quote } from '../../base/json.js';
import { type Document, parse } from '../../schema/document/index.js';
import type { Absence, Outward, SchemaSource } from '../../schema/references/index.js';
import type { Store, VersionRecord } from './store.js';

/** The schemas of a registry, for those that refer to them. */
export function storeSource(store: Store): SchemaSource {
  return {
    async find({ address }: Outward): Promise<Document | Absence> {
      const version = await store.byAddress(address);
      if (version === undefined) return { help: `The registry has no schema at ${quote(address)}.` };
      if (version.state === 'draft')
        return { help: `${quote(address)} is a draft: publish it before others refer to it.` };
      if (version.state === 'withdrawn')
        return { help: `${quote(address)} was withdrawn${version.reason ? `: ${version.reason}` : '.'}` };
      return { ...(await documentAt(store, version)), base: address };
    },
  };
}

/** The schema of a version, from the bytes as they came. */
export async function documentAt(store: Store, version: VersionRecord): Promise<Document> {
  const { owner, name, number, mediaType } = version;
  const text = new TextDecoder().decode(await store.content(version));
  const format = mediaType === YAML ? 'yaml' : 'json';
  return (await parse(text, `${owner}/${name}/${number}`, format)).document!;
}

/** The media types of schemas. */
export const [JSON_SCHEMA, YAML] = ['application/schema+json', 'application/yaml'] as const;

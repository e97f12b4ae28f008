import type { Document } from '../../document/index.js';
import { quote } from '../../json.js';
import { publishedDocument } from '../../publish/index.js';
import type { Absence, Outward, SchemaSource } from '../../registry/index.js';
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

/** The schema of a version. */
export async function documentAt(store: Store, version: VersionRecord): Promise<Document> {
  const { owner, name, number, digest } = version;
  return publishedDocument((await store.content(digest))!, `${owner}/${name}/${number}`);
}

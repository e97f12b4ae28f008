import type { Store, VersionRecord } from '../../registry/store/index.js';
import { parse, type Read } from '../../schema/document/index.js';
import type { SchemaSource } from '../../schema/references/index.js';
import { type Call, flag } from './command.js';
import { EXIT, Stop, wrongUsage } from './exit.js';

/** The flag for commands that read what is published. */
export const registryFlag = {
  ...flag('The registry that has the versions named by their addresses: a file, or a postgres:// address.'),
  placeholder: 'DATABASE',
};

const ADDRESS = /^https?:\/\/\S+$/;

/** A path of a service: owner, name, and a number or an alias. */
const PLACE = /\/s\/([^/?#]+)\/([^/?#]+)\/([^/?#]+)$/;

/** Reads a version of the registry by its address; none if the text is no address. No other network is used. */
export async function readPublished(
  text: string,
  { registry }: Call['flags'],
): Promise<{ readonly read: Read; readonly source: SchemaSource } | undefined> {
  if (!ADDRESS.test(text)) return undefined;
  if (typeof registry !== 'string')
    throw wrongUsage(`${text} is a web address: name the registry that has it with --registry.`);
  return withStore(registry, async (store) => {
    const version = await versionAt(store, text);
    if (version === undefined) throw new Stop(EXIT.unreadable, `The registry has no version at ${text}.`);
    if (version.state === 'withdrawn')
      throw new Stop(EXIT.unreadable, `${text} was withdrawn${version.reason ? `: ${version.reason}` : '.'}`);
    const content = new TextDecoder().decode(await store.content(version));
    const format = version.mediaType === 'application/yaml' ? 'yaml' : 'json';
    const { document, diagnostics } = await parse(content, text, format);
    const read = { uri: text, text: content, diagnostics };
    return {
      read: document ? { ...read, document: { ...document, base: text } } : read,
      source: publishedSource(registry),
    };
  });
}

/** The published schemas, for those that refer to them. The database is only open while something is looked for. */
export function publishedSource(registry: string): SchemaSource {
  return {
    async find(reference) {
      const { storeSource } = await import('../../registry/store/index.js');
      return withStore(registry, (store) => storeSource(store).find(reference));
    },
  };
}

async function withStore<T>(address: string, work: (store: Store) => Promise<T>): Promise<T> {
  const { CannotOpen, openStore } = await import('../../registry/store/index.js');
  const store = await openStore(address).catch((fault: unknown) => {
    throw fault instanceof CannotOpen ? new Stop(EXIT.unreadable, fault.message) : fault;
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A version by its place at a service, whatever the host is called, else by one of its addresses. */
async function versionAt(store: Store, address: string): Promise<VersionRecord | undefined> {
  const [, owner, name, last] = PLACE.exec(address) ?? [];
  if (owner !== undefined && name !== undefined && last !== undefined) {
    const number =
      last === 'latest'
        ? (await store.schema({ owner, name }))?.latest
        : ((await store.aliases({ owner, name })).get(last) ?? last);
    const found = number === undefined ? undefined : await store.version({ owner, name, number });
    if (found) return found;
  }
  return store.byAddress(address);
}

import { printable } from '../../../base/printable.js';
import {
  type AuditEntry,
  type ListEntry,
  listedIn,
  type VersionName,
  type VersionRecord,
} from '../../../registry/store/index.js';
import { EXIT, Stop } from '../exit.js';
import { schemaNamed, versionNamed, type Work } from './work.js';

/** How many schemas or writes are read at once. */
const AT_ONCE = 1000;

export async function listSchemas({ store, words, flags, terminal }: Work): Promise<undefined> {
  const pages = async function* (): AsyncGenerator<ListEntry> {
    for (let cursor: string | undefined; ; ) {
      const page = await store.list({
        limit: AT_ONCE,
        ...(words.length > 0 ? { words } : {}),
        ...(cursor === undefined ? {} : { cursor }),
      });
      yield* listedIn(page);
      cursor = page.next;
      if (cursor === undefined) return;
    }
  };
  await listAll(terminal, flags, pages(), 'No schemas.', ({ owner, name, latest, title }) =>
    [`${owner}/${name}`, latest, title].join(' '),
  );
}

/** Lists everything there is, as lines or as an array of JSON. */
async function listAll<T>(
  terminal: Work['terminal'],
  { format }: Work['flags'],
  entries: AsyncIterable<T>,
  none: string,
  lineOf: (entry: T) => string,
): Promise<void> {
  const isJson = format === 'json';
  let count = 0;
  for await (const entry of entries) {
    const json = isJson ? JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ') : '';
    if (isJson) terminal.data(`${count === 0 ? '[' : ','}\n  ${json}`);
    else terminal.out(`${printable(lineOf(entry))}\n`);
    count++;
  }
  if (isJson) terminal.data(count === 0 ? '[]\n' : '\n]\n');
  else if (count === 0) terminal.out(`${none}\n`);
}

export async function show({ store, words: [target = ''], flags, terminal }: Work): Promise<undefined> {
  const schema = schemaNamed(target);
  const versions = await store.versions(schema);
  if (versions.length === 0) throw new Stop(EXIT.findings, `There is no schema ${target}.`);
  const aliases = new Map(await store.aliases(schema));
  const latest = (await store.schema(schema))?.latest;
  if (latest !== undefined) aliases.set('latest', latest);
  if (flags.format === 'json') {
    terminal.data(`${JSON.stringify({ versions, aliases: Object.fromEntries(aliases) }, null, 2)}\n`);
    return;
  }
  terminal.out(versions.map((each) => `${printable(lineOf(each, aliases))}\n`).join(''));
}

function lineOf(version: VersionRecord, aliases: ReadonlyMap<string, string>): string {
  const { number, state, readiness, at, reason, replacedBy } = version;
  const names = [...aliases].filter(([, leadsTo]) => leadsTo === number).map(([name]) => name);
  return [
    `${number} ${state} ${at.slice(0, 10)}, readiness ${readiness}`,
    ...(names.length > 0 ? [`, also ${names.join(', ')}`] : []),
    ...(reason ? [`: ${reason}`] : []),
    ...(replacedBy ? [` Use ${replacedBy} instead.`] : []),
  ].join('');
}

/** The number that an alias leads to, or the number itself. */
async function numberNamed(store: Work['store'], name: VersionName): Promise<string> {
  if (name.number === 'latest') return (await store.schema(name))?.latest ?? name.number;
  return (await store.aliases(name)).get(name.number) ?? name.number;
}

export async function get({ store, words: [target = ''], terminal }: Work): Promise<undefined> {
  const name = versionNamed(target);
  const number = await numberNamed(store, name);
  const found = await store.version({ ...name, number });
  if (found === undefined) throw new Stop(EXIT.findings, `There is no version ${target}.`);
  if (found.state === 'withdrawn')
    throw new Stop(EXIT.findings, printable(`${target} was withdrawn: ${found.reason ?? ''}`));
  terminal.data(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await store.content(found)));
}

export async function audit({ store, flags, terminal }: Work): Promise<undefined> {
  const pages = async function* (): AsyncGenerator<AuditEntry> {
    for (let before: number | undefined; ; ) {
      const page = await store.audits({ limit: AT_ONCE, ...(before === undefined ? {} : { before }) });
      yield* page;
      if (page.length < AT_ONCE) return;
      before = page.at(-1)!.id;
    }
  };
  await listAll(
    terminal,
    flags,
    pages(),
    'No writes.',
    ({ at, actor, action, target, outcome }) => `${at} ${actor} ${action} ${target}: ${outcome}`,
  );
}

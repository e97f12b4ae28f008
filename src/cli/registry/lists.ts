import { printable } from '../../report/index.js';
import { listedIn, type VersionRecord } from '../../store/index.js';
import { EXIT, Stop } from '../exit.js';
import { schemaNamed, versionNamed, type Work } from './work.js';

export async function listSchemas({ store, words, flags, terminal }: Work): Promise<undefined> {
  const schemas = listedIn(await store.list({ limit: 1000, ...(words.length > 0 ? { words } : {}) }));
  if (flags.format === 'json') terminal.out(`${JSON.stringify(schemas, null, 2)}\n`);
  else
    terminal.out(
      schemas.length === 0
        ? 'No schemas.\n'
        : schemas
            .map(({ owner, name, latest, title }) => `${printable(`${owner}/${name} ${latest} ${title}`)}\n`)
            .join(''),
    );
}

export async function show({ store, words: [target = ''], flags, terminal }: Work): Promise<undefined> {
  const schema = schemaNamed(target);
  const versions = await store.versions(schema);
  if (versions.length === 0) throw new Stop(EXIT.findings, `There is no schema ${target}.`);
  const aliases = await store.aliases(schema);
  if (flags.format === 'json') {
    terminal.out(`${JSON.stringify({ versions, aliases: Object.fromEntries(aliases) }, null, 2)}\n`);
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

export async function get({ store, words: [target = ''], terminal }: Work): Promise<undefined> {
  const name = versionNamed(target);
  const number = (await store.aliases(name)).get(name.number) ?? name.number;
  const found = await store.version({ ...name, number });
  if (found === undefined) throw new Stop(EXIT.findings, `There is no version ${target}.`);
  if (found.state === 'withdrawn')
    throw new Stop(EXIT.findings, printable(`${target} was withdrawn: ${found.reason ?? ''}`));
  terminal.out(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await store.content(found.digest)));
}

/** How many writes are listed. */
const MOST_WRITES = 100;

export async function audit({ store, flags, terminal }: Work): Promise<undefined> {
  const writes = await store.audits({ limit: MOST_WRITES });
  if (flags.format === 'json') terminal.out(`${JSON.stringify(writes, null, 2)}\n`);
  else
    terminal.out(
      writes.length === 0
        ? 'No writes.\n'
        : writes
            .map(({ at, actor, action, target, outcome }) => `${at} ${actor} ${action} ${target}: ${outcome}`)
            .map((line) => `${printable(line)}\n`)
            .join(''),
    );
}

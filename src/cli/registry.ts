import { once } from 'node:events';
import { constants, createReadStream, existsSync, statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { compatibilities } from '../diff/list/index.js';
import type { Json, JsonObject } from '../json.js';
import { isName, isScope, statedNumber } from '../publish/index.js';
import { printable, textReport } from '../report/index.js';
import {
  CannotOpen,
  type Changed,
  exportLines,
  hashOfToken,
  importLine,
  newToken,
  openStore,
  publishVersion,
  type SchemaName,
  type Store,
  type TokenRecord,
  type VersionName,
  type VersionRecord,
} from '../store/index.js';
import { today } from '../today.js';
import { boolean, list, oneOf, string, wholeNumber } from '../vocabulary/index.js';
import { type Call, type Command, flag, formatFlag, webAddress } from './command.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { readDocument } from './files.js';
import { optionsFlag, optionsFor } from './options-file.js';
import type { Terminal } from './terminal.js';
import { unwritable } from './write-file.js';

/** What an action works with. */
interface Work {
  readonly store: Store;
  readonly words: readonly string[];
  readonly flags: Call['flags'];
  readonly terminal: Terminal;
}

/** Something that can be done with a registry. */
interface Action {
  /** The words behind it. */
  readonly words: readonly string[];
  readonly about: string;
  /** Whether the registry is made if it is not there. */
  readonly makes?: true;
  /** Whether the number of words varies; the action looks at them. */
  readonly isFree?: true;
  /** Makes the file of the registry before it is opened. */
  readonly makesFrom?: (words: readonly string[], registry: string) => Promise<void>;
  readonly run: (work: Work) => Promise<number | undefined>;
}

const ACTIONS: { readonly [name: string]: Action } = {
  init: {
    words: [],
    about: 'make an empty registry',
    makes: true,
    async run({ terminal, flags }) {
      terminal.note(
        `The registry ${flags.registry} is ready. Next: fairwright registry owner NAME --title TITLE.\n`,
      );
      return undefined;
    },
  },
  owner: { words: ['NAME'], about: 'add an owner, or change its settings', run: putOwner },
  token: {
    words: ['add LABEL | list | revoke ID'],
    about: 'make a token for writing over HTTP, list all tokens, or revoke one',
    isFree: true,
    run: token,
  },
  publish: { words: ['FILE', 'OWNER/NAME'], about: 'publish a version of a schema', run: publish },
  list: { words: ['WORD...'], about: 'list the schemas, or those that have some words', run: listSchemas },
  show: { words: ['OWNER/NAME'], about: 'list the versions of a schema', run: show },
  get: { words: ['OWNER/NAME/NUMBER'], about: 'write a version to standard output', run: get },
  deprecate: {
    words: ['OWNER/NAME/NUMBER'],
    about: 'mark a version as deprecated',
    run: changeTo('deprecated'),
  },
  withdraw: {
    words: ['OWNER/NAME/NUMBER'],
    about: 'withdraw a version; its number is not used again',
    run: changeTo('withdrawn'),
  },
  alias: { words: ['OWNER/NAME/NUMBER', 'ALIAS'], about: 'point an alias to a version', run: alias },
  export: { words: [], about: 'write all of it to standard output, a line each', run: exportAll },
  import: { words: ['FILE'], about: 'add what another registry exported', run: importAll },
  check: { words: [], about: 'look for faults in the database', run: check },
  restore: {
    words: ['FILE'],
    about: 'make a registry from a copy that backup wrote',
    makesFrom: restore,
    run: async () => undefined,
  },
  backup: { words: ['FILE'], about: 'write a copy of the database, while it is in use', run: backup },
};

/** The registry that is used where none is named. */
const USUAL = 'data/registry.sqlite';

/** `fairwright registry ACTION ...`. */
export const registryCommand: Command = {
  name: 'registry',
  summary: 'Publish versions of schemas in a database, and manage them.',
  operands: ['action'],
  many: 'words',
  parameters: {
    action: {
      about: `What to do: ${Object.entries(ACTIONS)
        .map(([name, { words, about }]) => `${[name, ...words].join(' ')} (${about})`)
        .join(', ')}.`,
      kind: oneOf(...Object.keys(ACTIONS)),
      required: true,
    },
    words: { about: 'What the action is for.', kind: list(string, 'words') },
    registry: flag('The database: a file, or an address such as postgres://user@host/name.', string, USUAL),
    base: flag(
      'The address that the registry is served at: versions are at /s/OWNER/NAME/NUMBER below it.',
      webAddress,
      'http://localhost:8000',
    ),
    title: flag('For owner: its display name.'),
    homepage: flag('For owner: its web page.'),
    leastReadiness: flag('For owner: the least readiness of its schemas.', wholeNumber(0, 100)),
    compat: flag(
      'For owner: which data must fit a new version that is not a major one.',
      oneOf(...compatibilities),
    ),
    scope: flag(
      'For token add: what it is for: publish:OWNER, manage:OWNER, or admin. Several are separated by commas.',
    ),
    days: flag('For token add: how many days it can be used.', wholeNumber(1, 3650), 90),
    options: optionsFlag,
    draft: flag('For publish: store a draft, which can still be replaced.', boolean),
    dryRun: flag('For publish: say what would happen, and write nothing.', boolean),
    acceptUnknown: flag('For publish: allow a compatibility that is not proven.', boolean),
    reason: flag('For deprecate and withdraw: why.'),
    replacedBy: flag('For deprecate and withdraw: the number of the version to use instead.'),
    force: flag('For withdraw: even if other schemas refer to the version.', boolean),
    format: formatFlag,
  },
  environment: ['registry', 'base'],
  examples: [
    'fairwright registry init',
    'fairwright registry owner statistics --title "Office of Statistics"',
    'fairwright registry publish towns.schema.yaml statistics/towns',
    'fairwright registry withdraw statistics/towns/1.0.0 --reason "The areas are wrong."',
  ],
  run,
};

async function run({ operands, flags: given }: Call, terminal: Terminal): Promise<number> {
  const flags = { registry: USUAL, base: 'http://localhost:8000', ...given };
  const name = operands.action!;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined)
    throw wrongUsage(`Unknown action "${name}": write one of ${Object.keys(ACTIONS).join(', ')}.`);
  const words = (given.words ?? []) as readonly string[];
  const isMany = action.isFree ?? action.words.at(-1)?.endsWith('...') ?? false;
  if (!isMany && words.length !== action.words.length)
    throw wrongUsage(`Write: fairwright registry ${[name, ...action.words].join(' ')}.`);
  await action.makesFrom?.(words, String(flags.registry));
  const store = await opened(String(flags.registry), action.makes ?? false);
  try {
    return (await action.run({ store, words, flags, terminal })) ?? EXIT.clean;
  } finally {
    await store.close();
  }
}

async function opened(address: string, isNew: boolean): Promise<Store> {
  if (isNew && !address.includes('://')) await makeFolder(dirname(address));
  try {
    return await openStore(address, { isNew });
  } catch (fault) {
    if (fault instanceof CannotOpen) throw new Stop(EXIT.unreadable, fault.message);
    throw fault;
  }
}

/** Makes the folder of a new registry, but not those above it. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(folder).catch((fault: unknown) => {
    throw unwritable(folder, fault);
  });
}

function now(): string {
  return new Date().toISOString();
}

/** Who does it, as the record of changes has it. */
const BY = 'command';

async function putOwner({ store, words: [name = ''], flags, terminal }: Work): Promise<undefined> {
  if (!isName(name))
    throw wrongUsage(`"${name}" is not a valid name: write lower-case letters, digits and "-" between them.`);
  const known = await store.owner(name);
  const title = (flags.title as string | undefined) ?? known?.title;
  if (title === undefined) throw wrongUsage('A new owner needs a title: add --title TITLE.');
  const settings = {
    homepage: flags.homepage,
    leastReadiness: flags.leastReadiness,
    compatibility: flags.compat,
  };
  const stated = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  await store.putOwner({ ...known, ...stated, name, title });
  terminal.note(`The owner ${name} is ${known ? 'changed' : 'new'}.\n`);
}

async function token({
  store,
  words: [action = '', word, ...rest],
  flags,
  terminal,
}: Work): Promise<undefined> {
  const isFor = (name: string, needsWord: boolean) =>
    action === name && rest.length === 0 && (word !== undefined) === needsWord;
  if (isFor('add', true)) return addToken(store, word!, flags, terminal);
  if (isFor('list', false)) {
    const all = await store.tokens();
    if (flags.format === 'json') terminal.out(`${JSON.stringify(all, null, 2)}\n`);
    else
      terminal.out(
        all.length === 0 ? 'No tokens.\n' : all.map((each) => `${printable(tokenLine(each))}\n`).join(''),
      );
    return;
  }
  if (!isFor('revoke', true))
    throw wrongUsage('Write: fairwright registry token add LABEL, token list, or token revoke ID.');
  if (!(await store.revokeToken(Number(word), now())))
    throw refused(`There is no token ${word}, or it is revoked already: run fairwright registry token list.`);
  terminal.out(`The token ${word} is revoked.\n`);
}

async function addToken(
  store: Store,
  label: string,
  { scope, days = 90 }: Call['flags'],
  terminal: Terminal,
): Promise<undefined> {
  const scopes = typeof scope === 'string' ? scope.split(',').map((each) => each.trim()) : [];
  const wrong = scopes.find((each) => !isScope(each));
  if (scopes.length === 0 || wrong !== undefined)
    throw wrongUsage(
      `${wrong === undefined ? 'Say what the token is for' : `"${wrong}" is not a scope`}: add --scope publish:OWNER, manage:OWNER or admin.`,
    );
  for (const owner of new Set(scopes.flatMap((each) => each.split(':').slice(1))))
    if (!(await store.owner(owner)))
      throw refused(`There is no owner ${owner}: run fairwright registry owner ${owner} --title TITLE.`);
  const secret = newToken();
  const expires = new Date(Date.now() + Number(days) * 86_400_000).toISOString();
  const { id } = await store.addToken({ label, scopes, expires, hash: hashOfToken(secret)! });
  terminal.note(
    `The token ${id} can be used until ${expires.slice(0, 10)}. It is shown only once: keep it secret.\n`,
  );
  terminal.out(`${secret}\n`);
}

function tokenLine({ id, label, scopes, expires, revoked }: TokenRecord): string {
  const until = revoked ? `revoked ${revoked.slice(0, 10)}` : `until ${expires?.slice(0, 10) ?? 'revoked'}`;
  return `${id} ${label}: ${scopes.join(', ')}, ${until}`;
}

async function publish({ store, words: [file = '', target = ''], flags, terminal }: Work): Promise<number> {
  const schema = schemaNamed(target);
  const { document, diagnostics, uri, text } = await readDocument(file);
  if (document === undefined) {
    terminal.err(textReport(diagnostics, { colour: terminal.colour, texts: new Map([[uri, text]]) }));
    return EXIT.unreadable;
  }
  const options = (await optionsFor(file, flags, terminal)) as JsonObject;
  const { base: _base, ...published } = document;
  const result = await publishVersion(store, {
    ...schema,
    number: numberIn(document.value),
    document: published,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    isDraft: flags.draft === true,
    isDryRun: flags.dryRun === true,
    acceptsUnknown: flags.acceptUnknown === true,
    base: String(flags.base),
    by: BY,
    at: now(),
    today: today(),
  });
  if ('refusal' in result) {
    const { message, diagnostics: found = [], changes = [] } = result.refusal;
    const about =
      found.length > 0 ? textReport(found, { colour: terminal.colour, texts: new Map([[uri, text]]) }) : '';
    const list = changes.map((each) => `  ${each.severity} ${each.message} (${each.class})\n`).join('');
    terminal.err(`${file} is not published: ${message}\n${list}${about}`);
    return EXIT.findings;
  }
  const { accepted, stored } = result;
  const [address] = accepted.addresses;
  if (stored === undefined) {
    terminal.out(`${address} would be published, with a readiness of ${accepted.readiness} of 100 points.\n`);
    return EXIT.clean;
  }
  switch (stored.outcome) {
    case 'created':
      terminal.out(
        `${address} is ${stored.version.state}, with a readiness of ${accepted.readiness} of 100 points.\n`,
      );
      return EXIT.clean;
    case 'same':
      terminal.out(`${address} is published already, with the same content.\n`);
      return EXIT.clean;
    case 'taken':
      throw refused(`${address} has another content, and published versions never change: use a new number.`);
    case 'withdrawn':
      throw refused(`${address} was withdrawn, and its number is not used again: use a new number.`);
    case 'address-taken':
      throw refused(`The $id ${stored.address} belongs to ${nameOf(stored.by)}: use another one.`);
    case 'unknown-owner':
      throw refused(
        `There is no owner ${schema.owner}: run fairwright registry owner ${schema.owner} --title TITLE.`,
      );
    case 'overtaken':
      throw refused('Other versions were published at the same time: run the command again.');
  }
}

function refused(message: string): Stop {
  return new Stop(EXIT.findings, message);
}

function numberIn(value: Json): string {
  const stated = statedNumber(value);
  if (stated !== undefined) return stated;
  throw refused('The schema states no version: add "fair:version" with an "identifier" such as "1.0.0".');
}

async function listSchemas({ store, words, flags, terminal }: Work): Promise<undefined> {
  const { schemas } = await store.list({ limit: 1000, ...(words.length > 0 ? { words } : {}) });
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

async function show({ store, words: [target = ''], flags, terminal }: Work): Promise<undefined> {
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

async function get({ store, words: [target = ''], terminal }: Work): Promise<undefined> {
  const name = versionNamed(target);
  const number = (await store.aliases(name)).get(name.number) ?? name.number;
  const found = await store.version({ ...name, number });
  if (found === undefined) throw new Stop(EXIT.findings, `There is no version ${target}.`);
  if (found.state === 'withdrawn')
    throw new Stop(EXIT.findings, printable(`${target} was withdrawn: ${found.reason ?? ''}`));
  terminal.out(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await store.content(found.digest)));
}

function changeTo(state: 'deprecated' | 'withdrawn') {
  return async ({ store, words: [target = ''], flags, terminal }: Work): Promise<undefined> => {
    const { reason, replacedBy, force } = flags;
    if (typeof reason !== 'string' || reason.trim() === '') throw wrongUsage('State why: add --reason TEXT.');
    const changed = await store.changeState(versionNamed(target), {
      state,
      reason,
      ...(typeof replacedBy === 'string' ? { replacedBy } : {}),
      force: force === true,
      at: now(),
      by: BY,
    });
    answer(changed, target, terminal);
  };
}

async function alias({ store, words: [target = '', name = ''], terminal }: Work): Promise<undefined> {
  if (!isName(name)) throw wrongUsage(`"${name}" is not a valid name of an alias.`);
  const version = versionNamed(target);
  const before = (await store.aliases(version)).get(name);
  answer(
    await store.setAlias(version, name, before, now()),
    target,
    terminal,
    `${name} now points to ${target}.`,
  );
}

function answer(changed: Changed, target: string, terminal: Terminal, done?: string): void {
  switch (changed.outcome) {
    case 'changed':
      terminal.out(`${done ?? `${target} is ${changed.version.state}.`}\n`);
      return;
    case 'not-found':
      throw refused(`There is no version ${target}, or it cannot be changed in this way.`);
    case 'forbidden':
      throw refused(`The state of ${target} does not allow that.`);
    case 'stale':
      throw refused('Somebody else changed it at the same time: run the command again.');
    case 'still-referenced':
      throw refused(
        `${changed.by.map(nameOf).join(', ')} refer to ${target}: add --force to withdraw it all the same.`,
      );
  }
}

async function check({ store, terminal }: Work): Promise<number> {
  const faults = await store.check();
  terminal.out(faults.length === 0 ? 'No faults found.\n' : faults.map((each) => `${each}\n`).join(''));
  return faults.length === 0 ? EXIT.clean : EXIT.findings;
}

async function backup({ store, words: [file = ''], terminal }: Work): Promise<undefined> {
  if (!store.backup) throw wrongUsage('To copy a PostgreSQL database, use its own tools, such as pg_dump.');
  if (existsSync(file)) throw new Stop(EXIT.unreadable, `${file} already exists: choose another name.`);
  await store.backup(file).catch(() => {
    throw new Stop(
      EXIT.unreadable,
      `${file} cannot be written: its folder does not exist, or permission is denied.`,
    );
  });
  terminal.out(`${file} has a copy of the registry.\n`);
}

/** Copies a backup to where the registry is to be; nothing that is there is written over. */
async function restore([file = '']: readonly string[], registry: string): Promise<void> {
  if (registry.includes('://'))
    throw wrongUsage('To restore a PostgreSQL database, use its own tools, such as pg_restore.');
  if (existsSync(registry))
    throw new Stop(EXIT.unreadable, `${registry} already exists: choose another name with --registry.`);
  await (await opened(file, false)).close();
  await makeFolder(dirname(registry));
  await copyFile(file, registry, constants.COPYFILE_EXCL).catch((fault: unknown) => {
    throw unwritable(registry, fault);
  });
}

async function exportAll({ store, terminal }: Work): Promise<undefined> {
  for await (const line of exportLines(store)) terminal.out(line);
}

async function importAll({ store, words: [file = ''], terminal }: Work): Promise<number> {
  if (existsSync(file) && !statSync(file).isFile()) throw new Stop(EXIT.unreadable, `${file} is not a file.`);
  const input = createReadStream(file);
  const opening = once(input, 'open').catch(() => {
    throw new Stop(
      EXIT.unreadable,
      `${file} cannot be read: there is no such file, or permission is denied.`,
    );
  });
  await opening;
  let [number, faults] = [0, 0];
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    const fault = line === '' ? undefined : await importLine(store, line, now());
    if (fault === undefined) continue;
    faults++;
    terminal.err(`${file}:${number} ${fault}\n`);
  }
  terminal.note(`${number - faults} of ${number} lines were imported.\n`);
  return faults === 0 ? EXIT.clean : EXIT.findings;
}

function nameOf({ owner, name, number }: VersionName): string {
  return `${owner}/${name}/${number}`;
}

function schemaNamed(text: string): SchemaName {
  const [owner = '', name = '', ...rest] = text.split('/');
  if (rest.length > 0 || owner === '' || name === '')
    throw wrongUsage(`Write OWNER/NAME instead of "${text}".`);
  return { owner, name };
}

function versionNamed(text: string): VersionName {
  const [owner = '', name = '', number = '', ...rest] = text.split('/');
  if (rest.length > 0 || number === '') throw wrongUsage(`Write OWNER/NAME/NUMBER instead of "${text}".`);
  return { owner, name, number };
}

import { compatibilities } from '../../../quality/diff/list/index.js';
import { DamagedVersion, diskFault, Unanswered } from '../../../registry/store/index.js';
import { boolean, list, oneOf, string, wholeNumber } from '../../../schema/vocabulary/index.js';
import { type Call, type Command, flag, formatFlag, webAddress } from '../command.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';
import { optionsFlag } from '../options-file.js';
import type { Terminal } from '../terminal.js';
import { audit, get, listSchemas, show } from './lists.js';
import { putOwner } from './owners.js';
import { publish } from './publish.js';
import { alias, changeTo, deleteDraft, reinstate, release } from './states.js';
import { token } from './tokens.js';
import { backup, check, copyRegistry, exportAll, importAll, restore } from './upkeep.js';
import { type Action, opened } from './work.js';

const ACTIONS: { readonly [name: string]: Action } = {
  init: {
    words: [],
    about: 'make an empty registry',
    makes: true,
    async run({ store, terminal, flags }) {
      if (typeof flags.base === 'string') await store.setBase(flags.base);
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
  reinstate: {
    words: ['OWNER/NAME/NUMBER'],
    about: 'take a deprecation back',
    run: reinstate,
  },
  delete: { words: ['OWNER/NAME/NUMBER'], about: 'delete a draft', run: deleteDraft },
  withdraw: {
    words: ['OWNER/NAME/NUMBER'],
    about: 'withdraw a version; its number is not used again',
    run: changeTo('withdrawn'),
  },
  alias: { words: ['OWNER/NAME/NUMBER', 'ALIAS'], about: 'point an alias to a version', run: alias },
  release: {
    words: ['ADDRESS'],
    about: 'let another schema have an address that was published as a $id',
    run: release,
  },
  audit: { words: [], about: 'list all writes, refused ones too, and what came of them', run: audit },
  export: { words: [], about: 'write all of it to standard output, a line each', run: exportAll },
  import: { words: ['FILE'], about: 'add what another registry exported', run: importAll },
  check: { words: [], about: 'read all of it, and say what is not as it was written', run: check },
  restore: {
    words: ['FILE'],
    about: 'make a registry from a copy that backup wrote',
    makesFrom: copyRegistry,
    run: restore,
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
      about: `What to do:\n${Object.entries(ACTIONS)
        .map(([name, { words, about }]) => `${[name, ...words].join(' ')}: ${about}`)
        .join('\n')}`,
      kind: oneOf(...Object.keys(ACTIONS)),
      required: true,
    },
    words: { about: 'What the action is for.', kind: list(string, 'words') },
    registry: flag('The database: a file, or an address such as postgres://user@host/name.', string, USUAL),
    base: flag(
      'The address that the registry is served at: versions are at /s/OWNER/NAME/NUMBER below it. The registry keeps the one that init was given.',
      webAddress,
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
    replacedBy: flag(
      'For deprecate and withdraw: the number of the version to use instead, or a web address.',
    ),
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
  const flags = { registry: USUAL, ...given };
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
  } catch (fault) {
    if (fault instanceof Unanswered || fault instanceof DamagedVersion)
      throw new Stop(EXIT.unreadable, fault.message);
    const reason = diskFault(fault);
    if (reason === undefined) throw fault;
    throw new Stop(EXIT.unreadable, `${flags.registry} cannot be written: ${reason}.`);
  } finally {
    await store.close();
  }
}

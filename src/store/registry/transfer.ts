import { compatibilities } from '../../diff/list/index.js';
import type { JsonObject } from '../../json.js';
import { isName, isNumber, sortKey } from '../../publish/index.js';
import { COMMAND } from './audit.js';
import { digestOf } from './publish-version.js';
import type {
  NewVersion,
  Owner,
  SchemaName,
  SchemaSettings,
  Store,
  VersionDetails,
  VersionRecord,
} from './store.js';

/** A line of an export. They are in an order in which another registry can take them. */
type Line =
  | { readonly owner: Owner }
  | { readonly version: VersionRecord & VersionDetails & { readonly content: string } }
  | {
      readonly schema: SchemaName &
        SchemaSettings & { readonly aliases: { readonly [alias: string]: string } };
    };

const AT_ONCE = 100;

/** Every byte counts, a mark at the start too. */
const TEXT = new TextDecoder('utf-8', { ignoreBOM: true });

/** All owners, versions, settings and aliases of a registry, as lines of JSON; not its tokens and its record of attempts. */
export async function* exportLines(store: Store): AsyncGenerator<string> {
  const line = (each: Line): string => `${JSON.stringify(each)}\n`;
  for (const owner of await store.owners()) yield line({ owner });
  const schemas = new Map<string, SchemaName>();
  for (let after = 0; ; ) {
    const page = await store.history(after, AT_ONCE);
    for (const { version } of page) {
      const content = TEXT.decode(await store.content(version.digest));
      yield line({ version: { ...version, ...(await store.details(version))!, content } });
      const { owner, name } = version;
      schemas.set(`${owner}/${name}`, { owner, name });
    }
    if (page.length < AT_ONCE) break;
    after = page.at(-1)!.id;
  }
  for (const each of schemas.values()) {
    const { compatibility, transitive, versioning, leastReadiness } = (await store.schema(each))!;
    const settings = { compatibility, transitive, versioning, leastReadiness };
    const aliases = Object.fromEntries(await store.aliases(each));
    yield line({ schema: { ...each, ...(settings as SchemaSettings), aliases } });
  }
}

/** Takes a line of an export; says why it cannot. What is there already stays. */
export async function importLine(store: Store, text: string, at: string): Promise<string | undefined> {
  let line: Line;
  try {
    line = JSON.parse(text) as Line;
  } catch {
    return 'It is not JSON.';
  }
  try {
    return await importRead(store, line, at);
  } catch (fault) {
    // A member is missing, or of another type.
    if (fault instanceof TypeError) return NO_LINE;
    throw fault;
  }
}

const NO_LINE = 'It is not a line of an export.';

async function importRead(store: Store, line: Line, at: string): Promise<string | undefined> {
  if ('owner' in line) {
    const { name, title, compatibility } = line.owner;
    if (!isName(name) || typeof title !== 'string' || !isMode(compatibility)) return NO_LINE;
    if (!(await store.owner(name))) await store.putOwner(line.owner);
    return undefined;
  }
  if ('version' in line) return importVersion(store, line.version, at);
  if (!('schema' in line)) return NO_LINE;
  const { owner, name, aliases, ...settings } = line.schema;
  const schema = await store.schema({ owner, name });
  if (!schema || !isMode(settings.compatibility) || !Object.keys(aliases).every(isName)) return NO_LINE;
  const { compatibility, transitive, versioning, leastReadiness } = schema;
  if ([compatibility, transitive, versioning, leastReadiness].every((each) => each === undefined))
    await store.setSettings({ owner, name }, settings);
  const known = await store.aliases({ owner, name });
  for (const [alias, number] of Object.entries(aliases))
    if (!known.has(alias)) await store.setAlias({ owner, name, number }, alias, undefined, at);
  return undefined;
}

function isMode(text: string | undefined): boolean {
  return text === undefined || (compatibilities as readonly string[]).includes(text);
}

async function importVersion(
  store: Store,
  {
    content,
    state,
    size: _size,
    options,
    ...version
  }: VersionRecord & VersionDetails & { readonly content: string },
  at: string,
): Promise<string | undefined> {
  const { owner, name, number } = version;
  if (![owner, name].every(isName) || !isNumber(number, 'opaque')) return NO_LINE;
  const bytes = new TextEncoder().encode(content);
  if (digestOf(bytes, options) !== version.digest) return 'The content does not match its digest.';
  if ((await store.version(version))?.state === 'draft') return undefined;
  const sort = sortKey(version.number);
  const given: NewVersion = {
    ...version,
    ...(sort === undefined ? {} : { sort }),
    ...(options ? { options: options as JsonObject } : {}),
    state: state === 'draft' ? 'draft' : 'published',
    bytes,
  };
  let stored = await store.store(given, COMMAND);
  // It was compared when it was published first.
  if (stored.outcome === 'overtaken')
    stored = await store.store({ ...given, comparedWith: stored.before }, COMMAND);
  const importState = async (): Promise<undefined> => {
    const { reason, replacedBy } = version;
    const more = { ...(reason ? { reason } : {}), ...(replacedBy ? { replacedBy } : {}) };
    const change = { state, ...more, at, by: version.by, force: true };
    await store.changeState(version, change, COMMAND);
  };
  switch (stored.outcome) {
    case 'created':
      return state === 'deprecated' || state === 'withdrawn' ? importState() : undefined;
    case 'same':
      return undefined;
    case 'withdrawn':
      return stored.version.digest === version.digest ? undefined : 'The number was withdrawn.';
    case 'taken':
      return 'The number is already used for other content.';
    case 'address-taken':
      return `The address ${stored.address} belongs to another schema.`;
    case 'unknown-owner':
      return `There is no owner ${version.owner}.`;
    case 'overtaken':
      return 'Another version was published in the meantime.';
  }
}

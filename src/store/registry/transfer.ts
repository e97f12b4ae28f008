import type { JsonObject } from '../../json.js';
import { sortKey } from '../../publish/index.js';
import { digestOf } from './publish-version.js';
import type {
  NewVersion,
  Owner,
  SchemaName,
  SchemaSettings,
  Store,
  VersionDetails,
  VersionName,
  VersionRecord,
} from './store.js';

/** A line of an export. They are in an order in which another registry can take them. */
type Line =
  | { readonly owner: Owner }
  | { readonly version: VersionRecord & VersionDetails & { readonly content: string } }
  | { readonly state: VersionName & StateFacts }
  | {
      readonly schema: SchemaName &
        SchemaSettings & { readonly aliases: { readonly [alias: string]: string } };
    };

/** What became of a version after it was published. */
type StateFacts = Pick<VersionRecord, 'state' | 'reason' | 'replacedBy'>;

const AT_ONCE = 100;

/** All owners, versions, settings and aliases of a registry, as lines of JSON; not its tokens and its record of attempts. */
export async function* exportLines(store: Store): AsyncGenerator<string> {
  const line = (each: Line): string => `${JSON.stringify(each)}\n`;
  for (const owner of await store.owners()) yield line({ owner });
  const schemas = new Map<string, SchemaName>();
  const states: Line[] = [];
  for (let after = 0; ; ) {
    const page = await store.history(after, AT_ONCE);
    for (const { version } of page) {
      const content = new TextDecoder().decode(await store.content(version.digest));
      yield line({ version: { ...version, ...(await store.details(version))!, content } });
      const { owner, name, number, state, reason, replacedBy } = version;
      schemas.set(`${owner}/${name}`, { owner, name });
      if (state === 'deprecated' || state === 'withdrawn')
        states.push({
          state: {
            owner,
            name,
            number,
            state,
            ...(reason ? { reason } : {}),
            ...(replacedBy ? { replacedBy } : {}),
          },
        });
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
  for (const each of states) yield line(each);
}

/** Takes a line of an export; says why it cannot. What is there already stays. */
export async function importLine(
  store: Store,
  text: string,
  at: string,
  by: string,
): Promise<string | undefined> {
  let line: Line;
  try {
    line = JSON.parse(text) as Line;
  } catch {
    return 'It is not JSON.';
  }
  try {
    return await importRead(store, line, at, by);
  } catch (fault) {
    // A member is missing, or of another type.
    if (fault instanceof TypeError) return NO_LINE;
    throw fault;
  }
}

const NO_LINE = 'It is not a line of an export.';

async function importRead(store: Store, line: Line, at: string, by: string): Promise<string | undefined> {
  if ('owner' in line) await store.putOwner(line.owner);
  else if ('version' in line) return importVersion(store, line.version);
  else if ('state' in line) {
    const { state, reason, replacedBy, ...name } = line.state;
    if ((await store.version(name))?.state === state) return undefined;
    const more = { ...(reason ? { reason } : {}), ...(replacedBy ? { replacedBy } : {}) };
    const { outcome } = await store.changeState(name, { state, ...more, at, by, force: true });
    return outcome === 'changed' ? undefined : `The state cannot be changed to ${state}.`;
  } else if ('schema' in line) {
    const { owner, name, aliases, ...settings } = line.schema;
    await store.setSettings({ owner, name }, settings);
    const known = await store.aliases({ owner, name });
    for (const [alias, number] of Object.entries(aliases))
      if (known.get(alias) !== number)
        await store.setAlias({ owner, name, number }, alias, known.get(alias), at);
  } else return NO_LINE;
  return undefined;
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
): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(content);
  if (digestOf(bytes, options) !== version.digest)
    return 'The content does not have the digest that is stated.';
  const sort = sortKey(version.number);
  const given: NewVersion = {
    ...version,
    ...(sort === undefined ? {} : { sort }),
    ...(options ? { options: options as JsonObject } : {}),
    state: state === 'draft' ? 'draft' : 'published',
    bytes,
  };
  let stored = await store.store(given);
  // It was compared when it was published first.
  if (stored.outcome === 'overtaken') stored = await store.store({ ...given, comparedWith: stored.before });
  switch (stored.outcome) {
    case 'created':
    case 'same':
      return undefined;
    case 'withdrawn':
      return stored.version.digest === version.digest ? undefined : 'The number was withdrawn.';
    case 'taken':
      return 'The number has another content.';
    case 'address-taken':
      return `The address ${stored.address} belongs to another schema.`;
    case 'unknown-owner':
      return `There is no owner ${version.owner}.`;
    case 'overtaken':
      return 'Another version came in between.';
  }
}

// What every store must do, whatever database is behind it.
import { expect, test } from 'vitest';
import { sortKey } from '../../src/registry/publish/index.js';
import { digestOf } from '../../src/registry/store/content.js';
import {
  exportLines,
  importLines,
  listedIn,
  type NewVersion,
  type Store,
  type VersionName,
} from '../../src/registry/store/index.js';

const at = '2026-01-02T03:04:05Z';

/** A version of a schema with little in it. */
export function versionNamed(name: VersionName, more: Partial<NewVersion> = {}): NewVersion {
  const bytes = more.bytes ?? new TextEncoder().encode(JSON.stringify(name));
  const sort = sortKey(name.number);
  return {
    ...name,
    state: 'published',
    ...(sort === undefined ? {} : { sort }),
    bytes,
    digest: digestOf(bytes, more.options),
    mediaType: 'application/schema+json',
    readiness: 50,
    facts: { title: `The ${name.name}`, keywords: [], variables: [] },
    addresses: [`https://example.org/s/${name.owner}/${name.name}/${name.number}`],
    references: [],
    facets: [],
    at,
    by: 'a test',
    ...more,
  };
}

/** The same with a schema in it, as it is when it is published. */
export function schemaNamed(name: VersionName, more: Partial<NewVersion> = {}): NewVersion {
  const { number } = name;
  const schema = { title: `The ${name.name}`, 'fair:version': { identifier: number }, type: 'object' };
  return versionNamed(name, { bytes: new TextEncoder().encode(JSON.stringify(schema)), ...more });
}

/** All lines of an export. */
export async function linesOf(store: Store): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(store)) lines.push(line);
  return lines;
}

/** How tests import. */
export const into = { at, today: '2026-01-02', base: 'https://example.org' };

const towns = (number: string): VersionName => ({ owner: 'statistics', name: 'towns', number });
const rivers = (number: string): VersionName => ({ owner: 'statistics', name: 'rivers', number });

/** Runs the suite on stores that are empty at first. */
export function contract(title: string, open: () => Promise<Store>): void {
  const on = (name: string, run: (store: Store) => Promise<void>) =>
    test(`${title}: ${name}`, async () => {
      const store = await open();
      try {
        await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
        await run(store);
      } finally {
        await store.close();
      }
    });
  const publish = async (store: Store, name: VersionName, more: Partial<NewVersion> = {}) => {
    const version = versionNamed(name, more);
    const stored = await store.store(version);
    return stored.outcome === 'overtaken' ? store.store({ ...version, comparedWith: stored.before }) : stored;
  };

  on('a version is there as it came', async (store) => {
    const bytes = new TextEncoder().encode('{ "title": "Städte" }');
    const { outcome } = await publish(store, towns('1.0.0'), { bytes, options: { a: [1] }, license: 'MIT' });
    expect(outcome).toBe('created');
    const found = await store.version(towns('1.0.0'));
    expect(found).toMatchObject({
      state: 'published',
      options: { a: [1] },
      license: 'MIT',
      size: bytes.length,
      facts: { title: 'The towns' },
    });
    expect(await store.content(found!)).toEqual(Buffer.from(bytes));
    expect(await store.byAddress('https://example.org/s/statistics/towns/1.0.0')).toEqual(found);
    expect(await store.schema(towns(''))).toMatchObject({ title: 'The towns', latest: '1.0.0' });
    expect(await store.version(towns('1.0.1'))).toBeUndefined();
    expect(await store.schema(rivers(''))).toBeUndefined();
  });

  on('the same bytes again change nothing, and other bytes are refused', async (store) => {
    await publish(store, towns('1.0.0'));
    const before = await store.seq();
    expect((await publish(store, towns('1.0.0'))).outcome).toBe('same');
    const other = await publish(store, towns('1.0.0'), { bytes: new Uint8Array([1]) });
    expect(other).toMatchObject({ outcome: 'taken', version: { number: '1.0.0' } });
    expect(await store.seq()).toBe(before);
  });

  on('an owner that does not exist publishes nothing', async (store) => {
    expect(await publish(store, { ...towns('1.0.0'), owner: 'nobody' })).toEqual({
      outcome: 'unknown-owner',
    });
  });

  on('versions are in the order of their numbers, and the newest describes the schema', async (store) => {
    for (const number of ['1.10.0', '1.9.0', '2.0.0-beta.2', '2.0.0-beta.10', '2.0.0', '1.0.0'])
      await publish(store, towns(number), {
        facts: { title: `Towns ${number}`, keywords: [], variables: [] },
      });
    expect((await store.versions(towns(''))).map(({ number }) => number)).toEqual([
      ...['2.0.0', '2.0.0-beta.10', '2.0.0-beta.2', '1.10.0', '1.9.0', '1.0.0'],
    ]);
    expect(await store.schema(towns(''))).toMatchObject({ latest: '2.0.0', title: 'Towns 2.0.0' });
  });

  on('numbers that are no versions are in the order of publication', async (store) => {
    for (const number of ['b', 'a', 'c']) await publish(store, towns(number));
    expect((await store.versions(towns(''))).map(({ number }) => number)).toEqual(['c', 'a', 'b']);
  });

  on('a version that was compared with another one than the newest is not stored', async (store) => {
    await publish(store, towns('1.0.0'));
    const late = await store.store(versionNamed(towns('1.1.0'), { comparedWith: undefined }));
    expect(late).toEqual({ outcome: 'overtaken', before: '1.0.0' });
    expect((await store.store(versionNamed(towns('0.9.0')))).outcome).toBe('created');
    expect(await store.versions(towns(''))).toHaveLength(2);
  });

  on('a draft can be written over, published and deleted, and is not found', async (store) => {
    await publish(store, towns('1.0.0'), { state: 'draft' });
    await publish(store, towns('1.0.0'), { state: 'draft', bytes: new Uint8Array([7]) });
    expect(await store.version(towns('1.0.0'))).toMatchObject({ state: 'draft', size: 1 });
    expect(await store.list({ limit: 10 })).toEqual({ entries: [] });
    expect(await store.changes(0, 10)).toEqual([]);
    const change = { at, by: 'a test' };
    expect(await store.changeState(towns('1.0.0'), { state: 'published', ...change })).toEqual({
      outcome: 'forbidden',
    });
    const [draft, other] = [new Uint8Array([7]), new Uint8Array([8])].map((bytes) =>
      digestOf(bytes, undefined),
    );
    const reviewed = { bytes: new Uint8Array([7]), digest: draft! };
    expect(await publish(store, towns('1.0.0'), { ...reviewed, expects: other! })).toEqual({
      outcome: 'changed-meanwhile',
    });
    expect(await publish(store, towns('1.0.0'), { ...reviewed, expects: draft! })).toMatchObject({
      outcome: 'created',
      version: { state: 'published' },
    });
    expect(listedIn(await store.list({ limit: 10, words: ['towns'] }))).toHaveLength(1);
    await publish(store, towns('1.1.0'), { state: 'draft' });
    await store.changeState(towns('1.1.0'), { state: 'deleted', ...change });
    expect(await store.version(towns('1.1.0'))).toBeUndefined();
    expect(await publish(store, towns('1.1.0'), { expects: draft! })).toEqual({
      outcome: 'changed-meanwhile',
    });
    // Neither the draft that was written over nor the one that was deleted left its content behind.
    expect(await store.check()).toEqual([]);
  });

  on('states change only as they may', async (store) => {
    const change = { at, by: 'a test' };
    await publish(store, towns('1.0.0'));
    await publish(store, towns('1.1.0'));
    await publish(store, towns('1.2.0'));
    const to = (state: 'draft' | 'published' | 'deprecated' | 'withdrawn' | 'deleted', more = {}) =>
      store.changeState(towns('1.1.0'), { state, ...change, ...more });
    expect(await to('deleted')).toEqual({ outcome: 'forbidden' });
    expect(await to('draft')).toEqual({ outcome: 'forbidden' });
    for (const replacedBy of ['1.9.0', '1.1.0', 'javascript:alert(1)'])
      expect(await to('deprecated', { reason: 'Old.', replacedBy })).toEqual({
        outcome: 'unknown-replacement',
        replacedBy,
      });
    expect(await to('deprecated', { reason: 'Old.', replacedBy: '1.2.0' })).toMatchObject({
      version: { state: 'deprecated', reason: 'Old.', replacedBy: '1.2.0' },
    });
    expect(await to('withdrawn', { from: 'published' })).toEqual({ outcome: 'stale' });
    expect((await to('published')).outcome).toBe('changed');
    expect((await to('withdrawn', { reason: 'Wrong.' })).outcome).toBe('changed');
    expect(await to('published')).toEqual({ outcome: 'forbidden' });
    expect(await store.schema(towns(''))).toMatchObject({ latest: '1.2.0' });
    expect((await publish(store, towns('1.1.0'))).outcome).toBe('withdrawn');
    expect(await store.changeState(towns('9.9.9'), { state: 'withdrawn', ...change })).toEqual({
      outcome: 'not-found',
    });
  });

  on('a version that others refer to is not withdrawn', async (store) => {
    await publish(store, towns('1.0.0'));
    await publish(store, rivers('1.0.0'), {
      references: [{ iri: 'https://example.org/s/statistics/towns/1.0.0', target: towns('1.0.0') }],
    });
    expect(await store.dependents(towns('1.0.0'))).toEqual([rivers('1.0.0')]);
    const change = { state: 'withdrawn', at, by: 'a test' } as const;
    expect(await store.changeState(towns('1.0.0'), change)).toEqual({
      outcome: 'still-referenced',
      by: [rivers('1.0.0')],
    });
    expect((await store.changeState(towns('1.0.0'), { ...change, force: true })).outcome).toBe('changed');
  });

  on('an address belongs to one schema', async (store) => {
    const addresses = ['https://w3id.org/example/towns'];
    await publish(store, towns('1.0.0'), { addresses });
    expect(await publish(store, rivers('1.0.0'), { addresses })).toMatchObject({
      outcome: 'address-taken',
      address: addresses[0],
      by: { name: 'towns' },
    });
    expect((await publish(store, towns('1.1.0'), { addresses })).outcome).toBe('created');
    expect(await store.byAddress(addresses[0]!)).toMatchObject({ number: '1.1.0' });
  });

  on('aliases move, also back', async (store) => {
    await publish(store, towns('1.0.0'));
    await publish(store, towns('1.1.0'));
    expect((await store.setAlias(towns('1.1.0'), 'stable', undefined, at)).outcome).toBe('changed');
    expect((await store.setAlias(towns('1.0.0'), 'stable', undefined, at)).outcome).toBe('stale');
    expect((await store.setAlias(towns('1.0.0'), 'stable', '1.1.0', at)).outcome).toBe('changed');
    expect(await store.aliases(towns(''))).toEqual(new Map([['stable', '1.0.0']]));
    expect((await store.setAlias(towns('3.0.0'), 'stable', '1.0.0', at)).outcome).toBe('not-found');
  });

  on('schemas are found by words and facets, the newest first, page by page', async (store) => {
    for (const name of ['a', 'b', 'c', 'd'])
      await publish(
        store,
        { owner: 'statistics', name, number: '1.0.0' },
        {
          facts: { title: `Wälder ${name}`, keywords: name === 'b' ? ['timber'] : [], variables: [] },
          facets: name < 'c' ? [{ kind: 'unit', value: 'http://qudt.org/vocab/unit/HA' }] : [],
          readiness: name === 'a' ? 90 : 10,
        },
      );
    const names = async (query: Parameters<Store['list']>[0]) =>
      listedIn(await store.list(query)).map(({ name }) => name);
    const first = await store.list({ limit: 3 });
    expect(listedIn(first).map(({ name }) => name)).toEqual(['d', 'c', 'b']);
    expect(await names({ limit: 3, cursor: first.next! })).toEqual(['a']);
    expect(await names({ limit: 9, words: ['timber'] })).toEqual(['b']);
    expect(await names({ limit: 9, words: ['wälder', 'c'] })).toEqual(['c']);
    const hectares = { kind: 'unit', values: ['ha', 'http://qudt.org/vocab/unit/HA'] } as const;
    expect(await names({ limit: 9, facets: [hectares] })).toEqual(['b', 'a']);
    const unit = { kind: 'unit', value: 'http://qudt.org/vocab/unit/HA', count: 2 };
    expect(await store.summary({ limit: 1 }, ['unit', 'license'])).toEqual({ total: 4, facets: [unit] });
    expect(await store.summary({ limit: 1, cursor: first.next! }, ['unit'])).toEqual({
      total: 4,
      facets: [unit],
    });
    expect(await store.summary({ limit: 1, words: ['timber'], facets: [hectares] }, ['unit'])).toEqual({
      total: 1,
      facets: [{ ...unit, count: 1 }],
    });
    expect(await store.summary({ limit: 1 }, ['license'])).toEqual({ total: 4, facets: [] });
    expect(await store.summary({ limit: 1, words: ['!'] }, ['unit'])).toEqual({ total: 0, facets: [] });
    expect(await names({ limit: 9, leastReadiness: 50 })).toEqual(['a']);
    expect(await names({ limit: 9, owner: 'nobody' })).toEqual([]);
    for (const word of ['"', "'", 'OR', 'NEAR(', '*', '\\', ':', '!', 'a" OR "b', ')', '\u0000'])
      expect(Array.isArray(await names({ limit: 9, words: [word] }))).toBe(true);
  });

  on('changes have no gaps', async (store) => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        publish(store, { owner: 'statistics', name: `s${index}`, number: '1.0.0' }),
      ),
    );
    const all = await store.changes(0, 100);
    expect(all.map(({ name }) => name).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `s${index}`).toSorted(),
    );
    expect(all.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq).toSorted((a, b) => a - b));
    expect(await store.changes(all.at(-2)!.seq, 100)).toEqual([all.at(-1)]);
  });

  on('tokens and attempts are kept', async (store) => {
    const hash = new Uint8Array(32).fill(3);
    const { id } = await store.addToken({ label: 'CI', hash, scopes: ['publish:statistics'], expires: at });
    expect(await store.tokenByHash(hash)).toEqual({
      id,
      label: 'CI',
      scopes: ['publish:statistics'],
      expires: at,
    });
    expect(await store.revokeToken(id, at)).toBe(true);
    expect(await store.revokeToken(id, at)).toBe(false);
    expect(await store.tokens()).toMatchObject([{ id, revoked: at }]);
    const attempt = {
      at,
      actor: 'CI',
      action: 'publish' as const,
      target: '/s/a/b/1',
      outcome: 'forbidden',
      request: 'r',
    };
    await store.addAudit(attempt);
    const [{ id: last, ...entry } = { id: 0 }] = await store.audits({ limit: 1 });
    expect(entry).toEqual(attempt);
    expect((await store.audits({ limit: 2, before: last })).map(({ action }) => action)).toEqual([
      'revoke token',
      'add token',
    ]);
  });

  on('each write has its row in the audit, and what writes nothing has none', async (store) => {
    const author = { by: 'CI', request: 'r' };
    const published = versionNamed(towns('1.0.0'));
    await store.store(published, author);
    await store.store(published, author);
    await store.store(versionNamed(towns('1.1.0'), { state: 'draft' }), author);
    const change = { at, by: 'CI' };
    await store.changeState(towns('1.1.0'), { state: 'deleted', ...change }, author);
    await store.changeState(towns('1.0.0'), { state: 'draft', ...change }, author);
    await store.changeState(towns('1.0.0'), { state: 'deprecated', reason: 'Old.', ...change }, author);
    await store.setAlias(towns('1.0.0'), 'stable', undefined, at, author);
    await store.setAlias(towns('1.0.0'), 'stable', '9.9.9', at, author);
    await store.putOwner({ name: 'survey', title: 'Survey' }, author);
    await store.setSettings(towns(''), { transitive: true }, author);
    await store.setSettings(rivers(''), { transitive: true }, author);
    const hash = new Uint8Array(32).fill(4);
    const { id } = await store.addToken({ label: 'CI', hash, scopes: ['admin'] }, author);
    await store.revokeToken(id, at, author);
    await store.revokeToken(id, at, author);
    const rows = (await store.audits({ limit: 100 })).filter(({ actor }) => actor === 'CI').toReversed();
    expect(rows.map(({ action, target, outcome }) => `${action} ${target} ${outcome}`)).toEqual([
      'publish /s/statistics/towns/1.0.0 published',
      'publish /s/statistics/towns/1.1.0 draft',
      'change state /s/statistics/towns/1.1.0 deleted',
      'change state /s/statistics/towns/1.0.0 deprecated',
      'set alias /s/statistics/towns/aliases/stable done',
      'set owner /s/survey done',
      'set schema /s/statistics/towns done',
      `add token /v1/tokens/${id} done`,
      `revoke token /v1/tokens/${id} done`,
    ]);
    expect(new Set(rows.map(({ request }) => request))).toEqual(new Set(['r']));
    expect(rows.map(({ id: each }) => each)).toEqual(rows.map((_, index) => rows[0]!.id + index));
  });

  on('what cannot be recorded is not written', async (store) => {
    const nobody = { by: undefined as unknown as string };
    await expect(store.putOwner({ name: 'survey', title: 'Survey' }, nobody)).rejects.toThrow();
    await expect(store.store(versionNamed(towns('1.0.0')), nobody)).rejects.toThrow();
    expect(await store.owner('survey')).toBeUndefined();
    expect(await store.version(towns('1.0.0'))).toBeUndefined();
    expect(await store.changes(0, 10)).toEqual([]);
  });

  on('an attempt that is only recorded is no change', async (store) => {
    const before = await store.seq();
    const target = '/s/'.padEnd(5000, 'x');
    await store.addAudit({ at, actor: 'CI', action: 'publish', target, outcome: 'forbidden', request: 'r' });
    expect(await store.seq()).toBe(before);
    expect((await store.audits({ limit: 1 }))[0]!.target).toHaveLength(1000);
  });

  on('settings of owners and schemas', async (store) => {
    await publish(store, towns('1.0.0'));
    await store.putOwner({
      name: 'statistics',
      title: 'Statistics',
      leastReadiness: 60,
      compatibility: 'full',
    });
    expect(await store.owners()).toEqual([
      { name: 'statistics', title: 'Statistics', leastReadiness: 60, compatibility: 'full' },
    ]);
    expect(await store.setSettings(towns(''), { transitive: true, versioning: 'opaque' })).toBe(true);
    expect(await store.schema(towns(''))).toMatchObject({ transitive: true, versioning: 'opaque' });
    expect(await store.setSettings(rivers(''), {})).toBe(false);
  });

  on('latest is the newest stable version that is not deprecated', async (store) => {
    const latest = async () => (await store.schema(towns('')))?.latest;
    await publish(store, towns('1.0.0-rc.1'));
    expect(await latest()).toBe('1.0.0-rc.1');
    for (const number of ['1.0.0', '1.1.0', '2.0.0-rc.1']) await publish(store, towns(number));
    expect(await latest()).toBe('1.1.0');
    const change = { reason: 'Old.', at, by: 'a test' };
    await store.changeState(towns('1.1.0'), { state: 'deprecated', ...change });
    expect(await latest()).toBe('1.0.0');
    await store.changeState(towns('1.0.0'), { state: 'withdrawn', ...change });
    expect(await latest()).toBe('2.0.0-rc.1');
    await store.changeState(towns('2.0.0-rc.1'), { state: 'withdrawn', ...change });
    await store.changeState(towns('1.0.0-rc.1'), { state: 'withdrawn', ...change });
    expect(await latest()).toBe('1.1.0');
    expect(listedIn(await store.list({ limit: 5 }))).toMatchObject([{ latest: '1.1.0' }]);
  });

  on('drafts claim no address, and an address can be released', async (store) => {
    const addresses = ['https://w3id.org/example/towns'];
    await publish(store, towns('1.0.0'), { addresses, state: 'draft' });
    expect(await store.byAddress(addresses[0]!)).toBeUndefined();
    expect((await publish(store, rivers('1.0.0'), { addresses })).outcome).toBe('created');
    expect(await store.byAddress('HTTPS://W3ID.org:443/example/./towns')).toMatchObject({ name: 'rivers' });
    expect((await publish(store, towns('1.0.0'), { addresses })).outcome).toBe('address-taken');
    await store.changeState(rivers('1.0.0'), { state: 'withdrawn', reason: 'No.', at, by: 'a test' });
    expect((await publish(store, towns('1.0.0'), { addresses })).outcome).toBe('address-taken');
    expect(await store.releaseAddress(addresses[0]!)).toBe(true);
    expect(await store.releaseAddress(addresses[0]!)).toBe(false);
    expect((await publish(store, towns('1.0.0'), { addresses })).outcome).toBe('created');
    expect(await store.check()).toEqual([]);
  });

  on('a version is found under every address that the registry was served at', async (store) => {
    await publish(store, towns('1.0.0'), { addresses: [] });
    await store.rememberBase('http://localhost:8000');
    const path = '/s/statistics/towns/1.0.0';
    expect(await store.byAddress(`http://localhost:8000${path}`)).toMatchObject({ number: '1.0.0' });
    expect(await store.byAddress(`https://schemas.example.org${path}`)).toBeUndefined();
    await store.setBase('https://schemas.example.org');
    await store.rememberBase('https://old.example.org/registry');
    for (const base of ['https://schemas.example.org', 'HTTPS://old.example.org:443/registry'])
      expect(await store.byAddress(base + path)).toMatchObject({ number: '1.0.0' });
    expect(await store.identity()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      base: 'https://schemas.example.org',
    });
    const { id } = await store.identity();
    await store.renew();
    expect((await store.identity()).id).not.toBe(id);
  });

  on('what others wrote since the review is seen when a version is stored', async (store) => {
    await publish(store, towns('1.0.0'));
    await store.changeState(towns('1.0.0'), { state: 'withdrawn', reason: 'No.', at, by: 'a test' });
    const iri = 'https://example.org/s/statistics/towns/1.0.0';
    const references = [{ iri, target: towns('1.0.0') }];
    expect(await publish(store, rivers('1.0.0'), { references })).toEqual({
      outcome: 'unresolved-reference',
      iri,
    });
  });

  on('times of changes never go back', async (store) => {
    await publish(store, towns('1.0.0'), { at: '2026-03-01T00:00:00Z' });
    await publish(store, towns('1.1.0'), { at: '2026-02-27T00:00:00Z' });
    expect((await store.changes(0, 9)).map((change) => change.at)).toEqual([
      '2026-03-01T00:00:00Z',
      '2026-03-01T00:00:00Z',
    ]);
  });

  on('words are found with and without diacritics', async (store) => {
    await publish(store, towns('1.0.0'), {
      facts: { title: 'Städte wie München, naïve', keywords: [], variables: ['Größe'] },
    });
    for (const word of ['munchen', 'MÜNCHEN', 'stadte', 'städte', 'naive', 'große'])
      expect([word, listedIn(await store.list({ limit: 5, words: [word] })).length]).toEqual([word, 1]);
  });

  on('several things are done in one transaction, and what fails is undone alone', async (store) => {
    const outcomes = await store.transaction(async (inner) => {
      await inner.store(versionNamed(towns('1.0.0')));
      const nobody = { by: undefined as unknown as string };
      await inner.store(versionNamed(rivers('1.0.0')), nobody).catch(() => undefined);
      return [await inner.version(towns('1.0.0')), await inner.version(rivers('1.0.0'))];
    });
    expect(outcomes).toMatchObject([{ number: '1.0.0' }, undefined]);
    expect(await store.version(towns('1.0.0'))).toBeDefined();
    const failing = store.transaction(async (inner) => {
      await inner.store(versionNamed(rivers('1.0.0')));
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await store.version(rivers('1.0.0'))).toBeUndefined();
    expect(await store.check()).toEqual([]);
  });

  on('all of it can be moved to another registry', async (store) => {
    const put = (version: NewVersion) => publish(store, version, version);
    await store.rememberBase('https://example.org');
    await put(schemaNamed(towns('1.0.0'), { options: { keywords: ['städte'] } }));
    await put(schemaNamed(towns('1.1.0'), { state: 'draft' }));
    await put(schemaNamed(rivers('1.0.0')));
    await put(schemaNamed(rivers('1.1.0')));
    const change = { at, by: 'a test' };
    await store.setAlias(rivers('1.0.0'), 'old', undefined, at);
    await store.setAlias(rivers('1.1.0'), 'stable', undefined, at);
    await store.changeState(rivers('1.0.0'), { state: 'withdrawn', reason: 'Wrong.', ...change });
    await store.setSettings(towns(''), { compatibility: 'full', transitive: true });
    const lines = await linesOf(store);
    expect(lines).toHaveLength(1 + 1 + 4 + 2);
    const other = await open();
    try {
      for (const _round of [1, 2])
        expect(await importLines(other, lines, into)).toEqual(lines.map(() => undefined));
      // What is derived from the content is the same again.
      const third = await open();
      await importLines(third, await linesOf(other), into);
      const withoutId = (all: readonly string[]) => all.slice(1);
      expect(withoutId(await linesOf(third))).toEqual(withoutId(await linesOf(other)));
      await third.close();
      const kept = (all: readonly string[]) =>
        all.slice(1).map((line) => {
          const { version, ...rest } = JSON.parse(line);
          if (version === undefined) return rest;
          const { number, state, digest, content, at: published, by, reason, options } = version;
          return { number, state, digest, content, published, by, reason, options };
        });
      expect(kept(await linesOf(other))).toEqual(kept(lines));
      expect(listedIn(await other.list({ limit: 5, words: ['stadte'] }))).toHaveLength(1);
      expect(await other.aliases(rivers(''))).toEqual(
        new Map([
          ['old', '1.0.0'],
          ['stable', '1.1.0'],
        ]),
      );
      expect(await other.check()).toEqual([]);
      // A withdrawn version was never published here.
      expect((await other.changes(0, 99)).filter(({ number }) => number === '1.0.0')).toMatchObject([
        { kind: 'published', name: 'towns' },
        { kind: 'withdrawn', name: 'rivers' },
        { kind: 'alias', name: 'rivers' },
      ]);
    } finally {
      await other.close();
    }
  });

  on('an import takes nothing over that the content does not say', async (store) => {
    const version = schemaNamed(towns('1.0.0'));
    const { bytes, ...record } = version;
    const line = (more: object, content = new TextDecoder().decode(bytes)) =>
      JSON.stringify({ version: { ...record, content, ...more } });
    const withContent = (content: string, more: object = {}) =>
      line({ digest: digestOf(new TextEncoder().encode(content), undefined), ...more }, content);
    const schema = (more: object) => JSON.stringify({ 'fair:version': { identifier: '1.0.0' }, ...more });
    for (const [text, says] of [
      ['{', 'It is not JSON.'],
      ['{"a":1}', 'It is not a line of an export.'],
      ['{"version":{}}', 'It is not a line of an export.'],
      ['{"hasOwnProperty":{}}', 'It is not a line of an export.'],
      ['{"constructor":{}}', 'It is not a line of an export.'],
      [line({}, '{}'), 'The content does not match its digest.'],
      [
        line({ mediaType: 'text/html' }),
        'The media type is not application/schema+json or application/yaml.',
      ],
      [line({ at: 'yesterday' }), 'The time of publication is not a time such as 2026-05-01T09:30:00Z.'],
      [line({ number: 'latest' }), 'The number latest has a meaning of its own.'],
      [line({ owner: 'nobody' }), 'There is no owner nobody.'],
      [withContent('<script>'), 'The content cannot be read.'],
      [withContent(schema({ type: 7 })), /^The content cannot be published: /],
      [withContent('{}'), /^The content cannot be published: The schema states no version/],
      [withContent(schema({ $id: 'javascript:alert(1)' })), /cannot be the address of a schema/],
    ] as const)
      expect([text, (await importLines(store, [text], into))[0]]).toEqual([
        text,
        typeof says === 'string' ? says : expect.stringMatching(says),
      ]);
    const lies = {
      facts: { title: 'A lie', keywords: ['lie'], variables: [] },
      addresses: ['https://victim.example/x'],
      facets: [{ kind: 'keyword', value: 'lie' }],
      readiness: 100,
      license: 'MIT',
    };
    expect(await importLines(store, [line(lies)], into)).toEqual([undefined]);
    const found = await store.version(towns('1.0.0'));
    expect(found).toMatchObject({
      facts: { title: 'The towns', keywords: [] },
      readiness: expect.any(Number),
    });
    expect(found!.readiness).toBeLessThan(50);
    expect(found).not.toHaveProperty('license');
    expect(await store.byAddress('https://victim.example/x')).toBeUndefined();
  });

  on('texts have any character, and are kept whole', async (store) => {
    await store.putOwner({ name: 'statistics', title: 'Office\0 of \ud800 Statistics' });
    expect((await store.owner('statistics'))?.title).toBe('Office\ufffd of \ufffd Statistics');
    expect(await store.owner('statistics\0')).toBeUndefined();
    expect(listedIn(await store.list({ limit: 5, owner: '\0' }))).toEqual([]);
  });

  on('the same bytes have the type that each version was published with', async (store) => {
    const bytes = new TextEncoder().encode('{}');
    await publish(store, towns('1.0.0'), { bytes, mediaType: 'application/yaml' });
    await publish(store, towns('1.1.0'), { bytes });
    const types = (await store.versions(towns(''))).map(({ mediaType }) => mediaType);
    expect(types).toEqual(['application/schema+json', 'application/yaml']);
  });

  on('nothing is wrong with it', async (store) => {
    await publish(store, towns('1.0.0'));
    expect(await store.check()).toEqual([]);
  });

  on('ends pages at a number of bytes, and misses nothing', async (store) => {
    const count = 120;
    const description = '\u{20AC}'.repeat(5000);
    await store.transaction(async (each) => {
      for (let index = 0; index < count; index++) {
        const name = { owner: 'statistics', name: `s${index}`, number: '1.0.0' };
        await publish(each, name, { facts: { title: 'Long', description, keywords: [], variables: [] } });
      }
    });
    const listed: string[] = [];
    const newest: string[] = [];
    const harvested: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await store.list({ limit: 1000, ...(cursor === undefined ? {} : { cursor }) });
      expect(Buffer.byteLength(page.entries.join())).toBeLessThan(1_200_000);
      listed.push(...listedIn(page).map(({ name }) => name));
      cursor = page.next;
      if (cursor === undefined) break;
    }
    for (let after = '0'; ; ) {
      const { versions, next } = await store.newest(Number(after), 1000);
      expect(versions.length).toBeLessThan(80);
      newest.push(...versions.map(({ version }) => version.name));
      if (next === undefined) break;
      after = next;
    }
    for (let after: string | undefined; ; ) {
      const page = await store.harvest({ limit: 1000, ...(after === undefined ? {} : { after }) });
      expect(page!.versions.length).toBeLessThan(80);
      harvested.push(...page!.versions.map(({ version }) => version.name));
      after = page!.next;
      if (after === undefined) break;
    }
    const names = Array.from({ length: count }, (_, index) => `s${index}`);
    expect(listed).toEqual([...names].reverse());
    expect(newest).toEqual(names);
    expect(harvested).toEqual(names);
  });

  on('gives the schemas of a range of numbers', async (store) => {
    await publish(store, towns('1.0.0'));
    await publish(store, rivers('1.0.0'));
    await store.store(
      versionNamed({ owner: 'statistics', name: 'draft', number: '1.0.0' }, { state: 'draft' }),
    );
    const parts = await store.parts(2);
    expect(parts.every((first) => first % 2 === 0)).toBe(true);
    const found = (await Promise.all(parts.map((first) => store.part(first, 2)))).flat();
    expect(found).toEqual([
      { owner: 'statistics', name: 'towns', at },
      { owner: 'statistics', name: 'rivers', at },
    ]);
    expect(await store.parts(1000)).toEqual([0]);
    expect(await store.part(1_000_000, 1000)).toEqual([]);
  });

  on('finds what few have, whatever else is asked for', async (store) => {
    const unit = { kind: 'unit', value: 'rare' } as const;
    await publish(store, towns('1.0.0'), { readiness: 90, facets: [unit] });
    await publish(store, rivers('1.0.0'), { readiness: 100, facets: [{ ...unit, value: 'other' }] });
    const names = async (query: Partial<Parameters<Store['list']>[0]>) =>
      listedIn(await store.list({ limit: 10, ...query })).map(({ name }) => name);
    const rare = [{ kind: 'unit', values: ['rare', 'unknown'] }] as const;
    expect(await names({ facets: rare })).toEqual(['towns']);
    expect(await names({ facets: [{ kind: 'unit', values: ['rare', 'other'] }] })).toEqual([
      'rivers',
      'towns',
    ]);
    expect(await names({ leastReadiness: 95 })).toEqual(['rivers']);
    expect(await names({ facets: rare, leastReadiness: 95 })).toEqual([]);
    expect(await names({ facets: rare, words: ['towns'] })).toEqual(['towns']);
    expect(await names({ facets: rare, words: ['rivers'] })).toEqual([]);
    expect(await names({ facets: rare, owner: 'statistics' })).toEqual(['towns']);
    expect(await names({ facets: rare, owner: 'nobody' })).toEqual([]);
    expect(await names({ words: ['rivers'], owner: 'statistics', leastReadiness: 95 })).toEqual(['rivers']);
    // What only an older version has does not count.
    await publish(store, towns('1.1.0'), { comparedWith: '1.0.0', facets: [] });
    expect(await names({ facets: rare })).toEqual([]);
    const { total, facets } = await store.summary({ limit: 10 }, ['unit']);
    expect([total, facets]).toEqual([2, [{ kind: 'unit', value: 'other', count: 1 }]]);
  });

  on('gives versions by their last change, and schemas in the order in which they came', async (store) => {
    await publish(store, towns('1.0.0'));
    await publish(store, rivers('1.0.0'));
    await publish(store, towns('2.0.0'), { comparedWith: '1.0.0' });
    const draft = await store.store(versionNamed(rivers('2.0.0'), { state: 'draft' }));
    expect(draft.outcome).toBe('created');
    const later = '2026-02-03T04:05:06Z';
    await store.changeState(towns('1.0.0'), { state: 'withdrawn', reason: 'No.', at: later, by: 'a test' });
    await store.setAlias(towns('2.0.0'), 'stable', undefined, later);
    const range = { limit: 10 };
    const names = async (more = {}) =>
      (await store.harvest({ ...range, ...more }))!.versions.map(
        ({ version: { name, number, state }, at: changed }) => [name, number, state, changed],
      );
    const [riversFirst, second, withdrawn] = [
      ['rivers', '1.0.0', 'published', at],
      ['towns', '2.0.0', 'published', at],
      ['towns', '1.0.0', 'withdrawn', later],
    ];
    expect(await names()).toEqual([riversFirst, second, withdrawn]);
    expect(await names({ from: later })).toEqual([withdrawn]);
    expect(await names({ until: at })).toEqual([riversFirst, second]);
    expect(await names({ owner: 'nobody' })).toEqual([]);
    expect(await names({ owner: 'statistics', from: later })).toEqual([withdrawn]);
    const first = (await store.harvest({ limit: 1 }))!;
    expect(first.versions.map(({ version }) => version.name)).toEqual(['rivers']);
    expect(await names({ after: first.next })).toEqual([second, withdrawn]);
    expect(await names({ after: first.next, owner: 'statistics' })).toEqual([second, withdrawn]);
    expect(await store.harvest({ ...range, after: 'nowhere' })).toBeUndefined();
    expect(await store.count()).toBe(2);
    const newest = await store.newest(0, 10);
    expect(newest.next).toBeUndefined();
    expect(newest.versions.map(({ version: { name, number } }) => [name, number])).toEqual([
      ['towns', '2.0.0'],
      ['rivers', '1.0.0'],
    ]);
    const { next } = await store.newest(0, 1);
    expect((await store.newest(Number(next), 10)).versions.map(({ version }) => version.name)).toEqual([
      'rivers',
    ]);
    expect((await store.lastChanges(2)).map(({ kind, number }) => [kind, number])).toEqual([
      ['alias', '2.0.0'],
      ['withdrawn', '1.0.0'],
    ]);
    expect((await store.lastChanges(9, rivers('1.0.0'))).map(({ kind }) => kind)).toEqual(['published']);
  });
}

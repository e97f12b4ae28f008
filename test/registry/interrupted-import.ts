// An import that is killed at any moment and run again has the same outcome as one that was not.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { digestOf } from '../../src/registry/store/content.js';
import { openStore } from '../../src/registry/store/index.js';
import { linesOf } from './contract.js';

const at = '2026-01-02T03:04:05Z';
const STATES = ['published', 'deprecated', 'withdrawn', 'draft'] as const;

/** The lines of an export with versions of all states. */
function lines(count: number): readonly string[] {
  const versions = Array.from({ length: count }, (_, index) => {
    const state = STATES[index % STATES.length];
    const content = JSON.stringify({ title: `Table ${index}`, 'fair:version': { identifier: '1.0.0' } });
    const reason = state === 'deprecated' || state === 'withdrawn' ? { reason: 'Wrong.' } : {};
    return {
      version: {
        ...{
          owner: 'statistics',
          name: `table-${index}`,
          number: '1.0.0',
          state,
          content,
          at,
          by: 'somebody',
        },
        digest: digestOf(new TextEncoder().encode(content), undefined),
        mediaType: 'application/schema+json',
        ...reason,
      },
    };
  });
  const aliases = versions
    .filter(({ version }) => version.state !== 'draft')
    .map(({ version: { owner, name } }) => ({ schema: { owner, name, aliases: { stable: '1.0.0' } } }));
  const owner = { owner: { name: 'statistics', title: 'Office of Statistics' } };
  return [owner, ...versions, ...aliases].map((line) => JSON.stringify(line));
}

/** Kills so many imports, each after another number of milliseconds. */
export function interruptedImport(title: string, newAddress: () => string, kills: number): void {
  test(`${title}: an import that is killed ${kills} times ends as one that is not`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    const file = join(folder, 'all.ndjson');
    writeFileSync(file, `${lines(240).join('\n')}\n`);
    const importInto = (registry: string): ChildProcess =>
      spawn(
        process.execPath,
        [resolve('bin/fairwright.js'), 'registry', 'import', file, '--registry', registry],
        {
          stdio: 'ignore',
        },
      );
    const contentsOf = async (registry: string) => {
      const store = await openStore(registry);
      expect(await store.check()).toEqual([]);
      const all = (await linesOf(store)).slice(1);
      const states = new Map(
        (await store.changes(0, 5000)).map((change) => [`${change.name} ${change.kind}`, 1]),
      );
      await store.close();
      return { all, states: [...states.keys()].toSorted() };
    };
    const made = async () => {
      const address = newAddress();
      await (await openStore(address, { isNew: true })).close();
      return address;
    };
    const whole = await made();
    const start = performance.now();
    expect((await once(importInto(whole), 'exit'))[0]).toBe(0);
    const duration = performance.now() - start;
    const expected = await contentsOf(whole);
    let interrupted = 0;
    for (let turn = 0; interrupted < kills; ) {
      const killed = await made();
      for (let hasEnded = false; !hasEnded; turn++) {
        const child = importInto(killed);
        const ended = once(child, 'exit');
        // Moments from the start to the end of an import, spread evenly.
        const timer = setTimeout(() => child.kill('SIGKILL'), duration * ((turn * 0.618) % 1));
        const [, signal] = await ended;
        clearTimeout(timer);
        hasEnded = signal !== 'SIGKILL';
        if (!hasEnded) interrupted++;
      }
      expect((await once(importInto(killed), 'exit'))[0]).toBe(0);
      expect(await contentsOf(killed)).toEqual(expected);
    }
    console.log(`${title}: ${interrupted} imports were killed, and ended as one that was not.`);
    rmSync(folder, { recursive: true });
  });
}

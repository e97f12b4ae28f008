import { printable } from '../../../base/printable.js';
import { isName, LONGEST_REASON } from '../../../registry/publish/index.js';
import type { Changed } from '../../../registry/store/index.js';
import { wrongUsage } from '../exit.js';
import type { Terminal } from '../terminal.js';
import { BY, nameOf, now, refused, versionNamed, type Work } from './work.js';

/** Changes of a state that tell why. */
export function changeTo(state: 'deprecated' | 'withdrawn') {
  return async ({ store, words: [target = ''], flags, terminal }: Work): Promise<undefined> => {
    const { reason, replacedBy, force } = flags;
    if (typeof reason !== 'string' || reason.trim() === '') throw wrongUsage('State why: add --reason TEXT.');
    if (reason.length > LONGEST_REASON)
      throw wrongUsage(
        `The reason has ${reason.length} characters, and at most ${LONGEST_REASON} are allowed.`,
      );
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

/** Removes a draft. */
export async function deleteDraft({ store, words: [target = ''], terminal }: Work): Promise<undefined> {
  const change = { state: 'deleted', from: 'draft', at: now(), by: BY } as const;
  answer(await store.changeState(versionNamed(target), change), target, terminal, `${target} is deleted.`);
}

/** Takes a deprecation back. */
export async function reinstate({ store, words: [target = ''], terminal }: Work): Promise<undefined> {
  const change = { state: 'published', from: 'deprecated', at: now(), by: BY } as const;
  answer(await store.changeState(versionNamed(target), change), target, terminal);
}

export async function alias({ store, words: [target = '', name = ''], terminal }: Work): Promise<undefined> {
  if (!isName(name)) throw wrongUsage(`"${name}" is not a valid name of an alias.`);
  if (name === 'latest')
    throw wrongUsage('"latest" always leads to the newest stable version that is not deprecated.');
  const version = versionNamed(target);
  const before = (await store.aliases(version)).get(name);
  answer(
    await store.setAlias(version, name, before, now()),
    target,
    terminal,
    `${name} now points to ${target}.`,
  );
}

/** Lets another schema have an address. */
export async function release({ store, words: [address = ''], terminal }: Work): Promise<undefined> {
  if (!(await store.releaseAddress(address))) throw refused(`No version has the address ${address}.`);
  terminal.out(`${printable(address)} is released: the next schema that is published with it has it.\n`);
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
      throw refused(
        `${target} is not in the state that this needs, or somebody changed it at the same time.`,
      );
    case 'unknown-replacement':
      throw refused(
        `${changed.replacedBy} cannot replace ${target}: name a published version of the schema by its number, or another page by its web address.`,
      );
    case 'still-referenced':
      throw refused(
        `${changed.by.map(nameOf).join(', ')} refer to ${target}: add --force to withdraw it all the same.`,
      );
  }
}

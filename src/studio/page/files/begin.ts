import { words } from '../words.js';
import { openSchema } from '../work.js';
import { keepDrafts, leaveSchema } from './drafts.js';
import { openFault, openFiles, reporting } from './open.js';
import { readLink } from './share.js';

/** Opens what the address has, or what the command was given, and keeps drafts from then on. */
export async function beginWork(): Promise<void> {
  keepDrafts();
  addEventListener('hashchange', openLink);
  if (await openLink()) return;
  await reporting(words.value.product, async () => {
    const { givenFiles } = await import('../given-files.js');
    const files = await givenFiles();
    if (files.length > 0) await openFiles(files.map((file) => ({ file })));
  });
}

/** Opens the schema of a link, if the address is one. The fragment is removed: what the person changes is not in it. */
async function openLink(): Promise<boolean> {
  const found = await readLink();
  if (found === undefined) return false;
  history.replaceState(null, '', location.href.replace(/#.*$/, ''));
  leaveSchema();
  const { shared } = found;
  if (shared === undefined) openFault.value = words.value.start.brokenLink;
  else await openSchema(shared, shared.options);
  return true;
}

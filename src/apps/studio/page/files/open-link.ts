import { openFault } from '../state.js';
import { startWords } from '../words.js';
import { openSchema } from '../work.js';
import { leaveSchema } from './drafts.js';
import { readLink } from './share.js';

/** Opens the schema of a link. The fragment is removed: what the person changes is not in it. */
export async function openLink(): Promise<void> {
  const shared = await readLink();
  history.replaceState(null, '', location.href.replace(/#.*$/, ''));
  leaveSchema();
  if (shared === undefined) openFault.value = startWords.value.start.brokenLink;
  else await openSchema(shared, shared.options);
}

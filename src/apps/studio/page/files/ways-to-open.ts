// What the start page does: each way to open a schema is loaded when it is first used.

import { openFault } from '../state.js';
import { startWords } from '../words.js';
import type { Draft } from './draft-store.js';
import type { Chosen } from './open.js';

/** Does something with code that is loaded first; says so if it cannot be loaded. */
async function withLoaded<Loaded>(
  load: () => Promise<Loaded>,
  run: (loaded: Loaded) => Promise<unknown>,
): Promise<void> {
  let loaded: Loaded;
  try {
    loaded = await load();
  } catch {
    openFault.value = startWords.value.start.notLoaded;
    return;
  }
  await run(loaded);
}

/** Opens files that a person chose. */
export const openFiles = (chosen: readonly Chosen[]) =>
  withLoaded(
    () => import('./open.js'),
    (open) => open.openFiles(chosen),
  );

/** Opens a text that was pasted. */
export const openPasted = (text: string) =>
  withLoaded(
    () => import('./open.js'),
    (open) => open.openPasted(text),
  );

/** Opens the example with its data. */
export const openExample = () =>
  withLoaded(
    () => import('./ready-made.js'),
    (readyMade) => readyMade.openExample(),
  );

/** Opens a schema that describes nothing yet. */
export const openEmpty = () =>
  withLoaded(
    () => import('./ready-made.js'),
    (readyMade) => readyMade.openEmpty(),
  );

/** Opens a draft. */
export const openDraft = (draft: Draft) =>
  withLoaded(
    () => import('./drafts.js'),
    (drafts) => drafts.openDraft(draft),
  );

/** Opens the schema of a link. */
export const openLink = () =>
  withLoaded(
    () => import('./open-link.js'),
    (link) => link.openLink(),
  );

/** Opens the files that the command names. */
export const openGivenFiles = () =>
  withLoaded(
    () => import('./given-files.js'),
    (given) => given.openGivenFiles(),
  );

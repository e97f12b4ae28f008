import { signal } from '@preact/signals';
import { type Draft, draftStore, ordered } from './draft-store.js';

/** The drafts of this browser, the newest first. */
export const drafts = signal<readonly Draft[]>([]);

/** Reads the drafts again; a browser that keeps none has none. */
export async function listDrafts(): Promise<void> {
  drafts.value = ordered(await draftStore.list().catch(() => []));
}

/** Removes a draft that a person does not want, and gives back how to undo it. */
export async function discardDraft(draft: Draft): Promise<() => Promise<void>> {
  await draftStore.remove(draft.id).catch(() => undefined);
  await listDrafts();
  return async () => {
    await draftStore.put(draft).catch(() => undefined);
    await listDrafts();
  };
}

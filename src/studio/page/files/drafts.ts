// Drafts of schemas that are not saved to a file yet, in the database of the browser.

import { computed, effect, signal } from '@preact/signals';
import { announcement, say } from '../parts/announcer.js';
import { words } from '../words.js';
import {
  closeSchema,
  editor,
  exportOptions,
  opened,
  openSchema,
  readiness,
  savedVersion,
  version,
} from '../work.js';
import { newDraftId } from './draft-id.js';
import { type Draft, draftStore, ordered } from './draft-store.js';

/** The drafts of this browser, the newest first. */
export const drafts = signal<readonly Draft[]>([]);

/** How long nothing may change before a draft is written, in milliseconds. */
const WAIT = 2000;

let timer: number | undefined;
/** What is written is not written again. */
let written = '';
/** The draft that an open schema comes from: it is replaced, unless another tab did that first. */
let replaced: Draft | undefined;
let hasWarned = false;

/** Whether a file has all that a person has done. Options for exports are only in drafts. */
const isAllInFile = computed(
  () => version.value === savedVersion.value && Object.keys(exportOptions.value).length === 0,
);

/** Writes drafts from now on. */
export function keepDrafts(): void {
  effect(() => {
    const isNeeded = opened.value !== undefined && !isAllInFile.value;
    // Every change starts the wait again.
    void [version.value, exportOptions.value];
    clearTimeout(timer);
    if (isNeeded) timer = setTimeout(writeDraft, WAIT) as unknown as number;
  });
  let last = opened.peek();
  effect(() => {
    const schema = opened.value;
    if (schema?.draft !== last?.draft) written = '';
    last = schema;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeDraft();
  });
  addEventListener('pagehide', writeDraft);
}

/** Writes the draft of the open schema now, if a file does not have it. */
export async function writeDraft(): Promise<void> {
  clearTimeout(timer);
  const schema = opened.peek();
  const key = `${schema?.draft} ${version.peek()} ${JSON.stringify(exportOptions.peek())}`;
  if (schema === undefined || isAllInFile.peek() || key === written) return;
  const { draft: id, ...file } = schema;
  const total = readiness.peek()?.total;
  const draft: Draft = {
    ...file,
    id,
    text: editor.peek()!.text(),
    options: exportOptions.peek(),
    when: Date.now(),
    ...(total === undefined ? {} : { total }),
  };
  written = key;
  const before = replaced;
  replaced = undefined;
  try {
    await draftStore.put(draft, before);
  } catch {
    if (!hasWarned) say(words.value.messages.draftsOff);
    hasWarned = true;
  }
}

/** Closes the schema; what was not saved stays as a draft. */
export function leaveSchema(): void {
  writeDraft();
  announcement.value = undefined;
  closeSchema();
}

/** Reads the drafts again; a browser that keeps none has none. */
export async function listDrafts(): Promise<void> {
  drafts.value = ordered(await draftStore.list().catch(() => []));
}

/** Opens a draft under a new id: if two tabs open the same one, each keeps its own from then on. */
export async function openDraft(draft: Draft): Promise<void> {
  const { id: _id, when: _when, total: _total, options, ...schema } = draft;
  await openSchema({ ...schema, draft: newDraftId() }, options);
  // The file does not have what the draft has.
  savedVersion.value = -1;
  replaced = draft;
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

/** Removes the draft of a schema that was saved to a file, unless there are options that the file does not have. */
export function dropDraft(id: string): void {
  if (!isAllInFile.peek()) return;
  clearTimeout(timer);
  draftStore.remove(id).catch(() => undefined);
  if (replaced) draftStore.remove(replaced.id).catch(() => undefined);
  replaced = undefined;
}

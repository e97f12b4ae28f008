// Drafts of schemas that are not saved to a file yet, in the database of the browser.

import { computed, effect } from '@preact/signals';
import { announcement, say } from '../parts/announcer.js';
import { editor, exportOptions, opened, readiness, savedVersion, version } from '../state.js';
import { words } from '../words.js';
import { closeSchema, openSchema } from '../work.js';
import { type Draft, draftStore, newDraftId } from './draft-store.js';

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

let isKeeping = false;

/** Writes drafts from now on. */
export function keepDrafts(): void {
  if (isKeeping) return;
  isKeeping = true;
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

/** Opens a draft under a new id: if two tabs open the same one, each keeps its own from then on. */
export async function openDraft(draft: Draft): Promise<void> {
  const { id: _id, when: _when, total: _total, options, ...schema } = draft;
  await openSchema({ ...schema, draft: newDraftId() }, options);
  // The file does not have what the draft has.
  savedVersion.value = -1;
  replaced = draft;
}

/** Removes the draft of a schema that was saved to a file, unless there are options that the file does not have. */
export function dropDraft(id: string): void {
  if (!isAllInFile.peek()) return;
  clearTimeout(timer);
  draftStore.remove(id).catch(() => undefined);
  if (replaced) draftStore.remove(replaced.id).catch(() => undefined);
  replaced = undefined;
}

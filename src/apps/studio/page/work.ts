// What changes the state of the page: reading the text, and changing it.

import { batch } from '@preact/signals';
import type { JsonObject } from '../../../base/json.js';
import type { Broken, Checked, CheckedText, Intent, TextVersion } from '../protocol.js';
import { ask, readerLost, Unanswered, WorkerLost } from './connection.js';
import { newDraftId } from './files/draft-store.js';
import { say } from './parts/announcer.js';
import { keepParts } from './parts/keep-parts.js';
import {
  broken,
  canEdit,
  dataFiles,
  editor,
  exportOptions,
  failedVersion,
  inferring,
  isChecking,
  labelLanguage,
  type OpenSchema,
  opened,
  openVariable,
  pending,
  readiness,
  reading,
  savedVersion,
  tab,
  version,
} from './state.js';
import { loadAllWords, words } from './words.js';

/** The text as workers take it. */
export function textVersion(): TextVersion {
  const { name, format } = opened.peek()!;
  return { version: version.peek(), name, format, text: editor.peek()!.text() };
}

/** Opens a schema. */
export async function openSchema(
  { text, ...schema }: Omit<OpenSchema, 'draft'> & { readonly text: string; readonly draft?: string },
  options: JsonObject = {},
): Promise<void> {
  const [{ createEditor }] = await Promise.all([import('./text/editor.js'), loadAllWords()]);
  editor.peek()?.close();
  batch(() => {
    opened.value = { draft: newDraftId(), ...schema };
    reading.value = undefined;
    readiness.value = undefined;
    broken.value = undefined;
    version.value++;
    savedVersion.value = schema.handle ? version.value : -1;
    exportOptions.value = options;
    dataFiles.value = [];
    openVariable.value = undefined;
    inferring.value = undefined;
    tab.value = 'dataset';
    editor.value = createEditor({
      text,
      format: schema.format,
      textVersion,
      onChange: textChanged,
      onFix: (finding, fix) => perform({ kind: 'fix', finding, fix }),
    });
  });
  const { draft } = opened.peek()!;
  await check();
  if (isOpen(draft)) labelLanguage.value = reading.value?.languages[0] ?? '';
}

function isOpen(draft: string): boolean {
  return opened.peek()?.draft === draft;
}

/** Closes the schema; its draft stays. */
export function closeSchema(): void {
  clearTimeout(timer);
  editor.peek()?.close();
  batch(() => {
    opened.value = undefined;
    editor.value = undefined;
    reading.value = undefined;
    readiness.value = undefined;
    broken.value = undefined;
    dataFiles.value = [];
    openVariable.value = undefined;
  });
}

const SHORT = 100_000;
const SHORT_WAIT = 80;
let lastDuration = SHORT_WAIT;
let timer: number | undefined;
let checking: Promise<void> | undefined;
let isWaiting = false;

function textChanged(): void {
  version.value++;
  clearTimeout(timer);
  const wait = (editor.peek()?.length() ?? 0) < SHORT ? SHORT_WAIT : lastDuration;
  timer = setTimeout(check, wait) as unknown as number;
}

/** Reads the text: one reading at a time, and after it the newest text. */
export function check(): Promise<void> {
  clearTimeout(timer);
  if (checking) {
    isWaiting = true;
    return checking;
  }
  checking = checkOnce().finally(() => {
    checking = undefined;
    if (isWaiting) {
      isWaiting = false;
      return check();
    }
  });
  return checking;
}

/** What happens together with the reading of a version. */
let onRead: { readonly version: number; readonly run: () => void } | undefined;

async function checkOnce(): Promise<void> {
  const schema = opened.peek();
  if (schema === undefined) return;
  const start = performance.now();
  const given = { ...textVersion(), options: exportOptions.peek() };
  try {
    const found = await askTwice(given);
    if (!isOpen(schema.draft)) return;
    lastDuration = Math.min(performance.now() - start, 3000);
    batch(() => {
      if (found.kind === 'checked') reading.value = found;
      broken.value = found.kind === 'broken' ? found : undefined;
      if (onRead && onRead.version <= found.version) onRead.run();
    });
    if (found.version === version.peek()) editor.peek()?.mark(found.marks);
    if (found.kind === 'checked') whileBusy(() => assess(schema.draft)).catch(sayFault);
  } catch (fault) {
    if (isOpen(schema.draft)) failedVersion.value = given.version;
    sayFault(fault);
  }
}

/** Asks how ready the text is that was last read. It comes after the findings, since it takes longer. */
async function assess(draft: string): Promise<void> {
  const found = await ask('readiness', {});
  if (isOpen(draft)) readiness.value = keepParts(readiness.peek(), found);
}

/** Says what no keyword can say, for exports; it counts for readiness. */
export async function setExportOptions(options: JsonObject): Promise<void> {
  exportOptions.value = options;
  await check();
}

/** Checks a text; a worker that stopped over something else gets the text again. */
async function askTwice(given: CheckedText): Promise<Checked | Broken> {
  try {
    return await ask('check', given);
  } catch (fault) {
    if (!(fault instanceof WorkerLost)) throw fault;
    return ask('check', given);
  }
}

// A new worker knows no text. A check that is under way sees to that itself.
readerLost.run = () => {
  if (checking === undefined) check();
};

function sayFault(fault: unknown): void {
  say(fault instanceof Unanswered ? fault.message : words.peek().messages.internal);
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Changes the text as a person asks for; says why not, if it cannot be. Changes are made one after the other. `then` happens
 * together with the reading of the changed text.
 */
export function perform(intent: Intent, then?: () => void): Promise<boolean> {
  const draft = opened.peek()?.draft;
  if (draft === undefined) return Promise.resolve(false);
  pending.value++;
  const done = queue
    .then(() => performNext(intent, draft, then))
    .catch((fault: unknown) => {
      sayFault(fault);
      return false;
    })
    .finally(() => {
      onRead = undefined;
      pending.value--;
    });
  queue = done;
  return done;
}

/** Does what must be done before a change is known; the page is busy meanwhile. */
export async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  pending.value++;
  try {
    return await work();
  } finally {
    pending.value--;
  }
}

/** Changes that a person makes at once are undone at once. */
export function performAll(intents: readonly Intent[]): Promise<boolean> {
  return intents.length === 0 ? Promise.resolve(true) : perform({ kind: 'all', intents });
}

/** How often an intent is sent again because somebody types meanwhile. */
const MOST_TRIES = 20;

async function performNext(intent: Intent, draft: string, then?: () => void): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (isChecking.peek()) await check();
    // What was asked for one schema is not done to the next.
    if (!isOpen(draft)) return false;
    const at = version.peek();
    if (broken.peek()) say(words.peek().bar.broken(broken.peek()!.at.line));
    if (!canEdit.peek() || failedVersion.peek() === at) return false;
    const edited = await ask('edit', { version: at, intent });
    if (!isOpen(draft)) return false;
    if (edited.kind === 'refused') {
      say(`${words.peek().messages.refused} ${edited.reason}`);
      return false;
    }
    if (edited.kind === 'edited' && at === version.peek()) {
      editor.peek()!.apply(edited.changes);
      onRead = then && { version: version.peek(), run: then };
      await check();
      return true;
    }
    await check();
  }
  say(words.peek().messages.refused);
  return false;
}

/** Shows a place of the text in the editor. */
export async function showInText(pointer: string): Promise<void> {
  try {
    const span = await ask('where', { pointer });
    if (span) editor.peek()?.select(span);
  } catch (fault) {
    sayFault(fault);
  }
}

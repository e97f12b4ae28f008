import { isObject, type JsonObject } from '../../../../base/json.js';
import type { Inferred, TextFormat } from '../../protocol.js';
import { askSlow, Unanswered } from '../connection.js';
import { say } from '../parts/announcer.js';
import { dataFiles, fileReading, inferring, openFault } from '../state.js';
import { words } from '../words.js';
import { openSchema } from '../work.js';
import { decoded } from './decoded.js';
import { type FileKind, fileKindOf, LOOKED_AT, textKindOf } from './sniff.js';

/** A file that a person chose, and how to write to it, where the browser can. */
export interface Chosen {
  readonly file: File;
  readonly handle?: FileSystemFileHandle;
}

/** A text that is larger is not a schema that a person edits. */
const MOST_TEXT = 64 * 1024 * 1024;

interface Sorted extends Chosen {
  readonly is: FileKind;
}

/** Opens files: a schema with its data, or data that a schema is made from. */
export async function openFiles(chosen: readonly Chosen[]): Promise<void> {
  if (chosen.length === 0) return;
  await reporting(chosen[0]!.file.name, async () => {
    const sorted = await Promise.all(chosen.map(sort));
    const data = sorted.flatMap(({ is, file }) => (is.kind === 'data' ? [renamed(file, is.name)] : []));
    const texts = sorted.filter(({ is }) => is.kind === 'schema' || is.kind === 'document');
    const options = sorted.find(({ is }) => is.kind === 'options');
    const [first, ...others] = texts;
    if (first === undefined && data.length === 0) throw new Unanswered(words.value.start.nothingToOpen);
    if (first === undefined) return inferFrom(data);
    await openText(first, options ? await optionsIn(options.file) : {}, data);
    if (others.length > 0) say(words.value.start.onlyOne(first.file.name));
  });
}

/** Opens a text that was pasted: a schema, or rows of a table. */
export async function openPasted(text: string): Promise<void> {
  const is = textKindOf(text);
  const name = words.value.start.pastedName;
  if (is.kind === 'data') return openFiles([{ file: new File([text], `${name}.${is.ending}`) }]);
  await reporting(name, () => openNamed(`${name}.${is.format}`, is.format, text, is.kind === 'document'));
}

/** Makes a schema from tables, and asks what only a person knows. */
export async function inferFrom(files: readonly File[]): Promise<void> {
  const found = await inferred(files);
  inferring.value = { files, found };
}

/** What is found in tables, with answers of a person. */
export async function inferred(files: readonly File[], answers?: JsonObject): Promise<Inferred> {
  const [{ name }] = files as readonly [File];
  const asked = askSlow(
    'infer',
    { files, format: 'yaml', ...(answers ? { answers } : {}) },
    ({ bytes, of }) => {
      if (fileReading.peek())
        fileReading.value = { name, cancel, percent: of > 0 ? Math.floor((bytes / of) * 100) : 0 };
    },
  );
  // An answer that is cancelled never comes.
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new Cancelled());
  });
  const cancel = () => {
    asked.cancel();
    stop();
  };
  fileReading.value = { name, cancel };
  return Promise.race([asked, stopped]);
}

/** Opens what was made from tables. */
export async function openInferred(
  files: readonly File[],
  { text, format, options }: Inferred,
): Promise<void> {
  const name = `${files[0]!.name.replace(/(?:\.[^.]+?)?(?:\.gz)?$/i, '')}.schema.${format}`;
  await openSchema({ name, format, text }, options);
  dataFiles.value = files.map((file) => ({ file }));
}

/** A person wants it no longer. */
class Cancelled extends Error {}

/** Does work on files: shows that it goes on, and why it failed. Says whether it succeeded. */
export async function reporting(name: string, work: () => Promise<void>): Promise<boolean> {
  openFault.value = '';
  fileReading.value = { name };
  try {
    await work();
    return true;
  } catch (fault) {
    if (!(fault instanceof Cancelled)) openFault.value = reasonOf(fault);
    return false;
  } finally {
    fileReading.value = undefined;
  }
}

function reasonOf(fault: unknown): string {
  const { cannotRead } = words.value.start;
  return fault instanceof Unanswered || fault instanceof DOMException
    ? `${cannotRead} ${fault.message}`
    : words.value.messages.internal;
}

async function sort(chosen: Chosen): Promise<Sorted> {
  const start = new Uint8Array(await chosen.file.slice(0, LOOKED_AT).arrayBuffer());
  return { ...chosen, is: fileKindOf(chosen.file.name, start) };
}

function renamed(file: File, name: string): File {
  return name === file.name ? file : new File([file], name, { lastModified: file.lastModified });
}

async function openText(
  { file, handle, is }: Sorted,
  options: JsonObject,
  data: readonly File[],
): Promise<void> {
  const { format } = is as Extract<FileKind, { readonly format: TextFormat }>;
  const text = await textIn(file);
  if (is.kind === 'document') await openNamed(file.name, format, text, true);
  else
    await openSchema(
      { name: file.name, format, text, ...(handle ? { handle, changed: file.lastModified } : {}) },
      options,
    );
  dataFiles.value = data.map((each) => ({ file: each }));
}

async function openNamed(name: string, format: TextFormat, text: string, isForeign: boolean): Promise<void> {
  if (!isForeign) {
    await openSchema({ name, format, text });
    return;
  }
  const made = await askSlow('import', { name, text, format });
  const base = name.replace(/\.[^.]+$/, '');
  await openSchema({ name: `${base}.schema.${format}`, format, text: made.text });
  say([words.value.start.converted(name), ...made.notes].join(' '));
}

/** The exact text of a file, a byte order mark included. */
async function textIn(file: File): Promise<string> {
  if (file.size > MOST_TEXT) throw new Unanswered(words.value.start.tooLarge(file.name));
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  if (text === undefined) throw new Unanswered(words.value.start.notUtf8(file.name));
  return text;
}

async function optionsIn(file: File): Promise<JsonObject> {
  const { parse } = await import('../../../../schema/document/index.js');
  const { document } = await parse(await textIn(file), file.name);
  if (document === undefined || !isObject(document.value))
    throw new Unanswered(words.value.start.notOptions(file.name));
  return document.value;
}

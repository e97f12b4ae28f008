import { say } from '../parts/announcer.js';
import { editor, exportOptions, type OpenSchema, opened, savedVersion, version } from '../state.js';
import { words } from '../words.js';
import { dropDraft } from './drafts.js';

/** What TypeScript does not know of the File System Access API. */
interface SaveDialog {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
  }) => Promise<FileSystemFileHandle>;
}
interface Asking {
  readonly requestPermission?: (mode: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
}

const TYPES = { json: 'application/json', yaml: 'application/yaml' } as const;

let saving: Promise<void> = Promise.resolve();

/** Saves the schema to its file, or to one that the person chooses; downloads it where the browser writes no files. */
export function saveText(): Promise<void> {
  saving = saving.then(saveNow, saveNow);
  return saving;
}

async function saveNow(): Promise<void> {
  const schema = opened.peek();
  if (schema === undefined) return;
  try {
    const handle = schema.handle ?? (await chosenPlace(schema.name));
    if (handle === undefined) return downloadText();
    if ((await (handle as Asking).requestPermission?.({ mode: 'readwrite' })) === 'denied')
      throw new Error('denied');
    if (schema.handle && (await handle.getFile()).lastModified !== schema.changed) {
      say(words.value.messages.changedOnDisk(schema.name), {
        title: words.value.messages.saveAs,
        run: downloadText,
      });
      return;
    }
    await saveTo(handle, schema);
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') return;
    say(words.value.messages.notSaved(schema.name), {
      title: words.value.messages.saveAs,
      run: downloadText,
    });
  }
}

async function saveTo(handle: FileSystemFileHandle, schema: OpenSchema): Promise<void> {
  const at = version.peek();
  const text = editor.peek()!.text();
  await write(handle, text);
  const { name, lastModified } = await handle.getFile();
  if (opened.peek()?.draft !== schema.draft) return;
  opened.value = { ...schema, name, handle, changed: lastModified };
  savedVersion.value = at;
  dropDraft(schema.draft);
  say(words.value.messages.saved(name));
}

/** Writes a file. The browser writes to another place first: a failure leaves the file as it was. */
async function write(handle: FileSystemFileHandle, text: string): Promise<void> {
  const stream = await handle.createWritable();
  try {
    await stream.write(text);
  } catch (fault) {
    await stream.abort().catch(() => undefined);
    throw fault;
  }
  await stream.close();
}

function chosenPlace(suggestedName: string): Promise<FileSystemFileHandle> | undefined {
  return (window as SaveDialog).showSaveFilePicker?.({ suggestedName });
}

/** Downloads the schema. Its draft stays: the page cannot see whether the file was written. */
export function downloadText(): void {
  const schema = opened.peek();
  if (schema === undefined) return;
  download(schema.name, editor.peek()!.text(), TYPES[schema.format]);
  if (schema.handle === undefined) savedVersion.value = version.peek();
}

/** Downloads the options for exports, as `--options` of the command reads them. */
export function downloadOptions(): void {
  const name = (opened.peek()?.name ?? 'schema').replace(/(?:\.schema)?\.[^.]+$/, '');
  download(`${name}.options.json`, `${JSON.stringify(exportOptions.peek(), null, 2)}\n`, TYPES.json);
}

/** Downloads a file that was made on this page. */
export function download(name: string, content: string | Uint8Array, type: string): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  say(words.value.messages.downloaded(name));
}

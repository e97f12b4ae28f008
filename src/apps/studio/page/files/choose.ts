import type { Chosen } from './open.js';

/** A window with the dialog for files of the File System Access API, which TypeScript does not know. */
interface FileDialogs {
  readonly showOpenFilePicker?: (options: {
    readonly multiple: boolean;
  }) => Promise<readonly FileSystemFileHandle[]>;
}

/** Whether files are chosen with a handle, so that they can be saved to. */
export function hasFileDialog(): boolean {
  return (window as FileDialogs).showOpenFilePicker !== undefined;
}

/** Lets a person choose files; none if the dialog was closed. */
export async function chooseFiles(): Promise<readonly Chosen[]> {
  try {
    const handles = await (window as FileDialogs).showOpenFilePicker!({ multiple: true });
    return await Promise.all(handles.map(fileOf));
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') return [];
    throw fault;
  }
}

interface DroppedItem {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/** The files that were dropped, without folders. It must be called while the event is handled. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly Chosen[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const found = items.map((item) => {
    const file = item.webkitGetAsEntry()?.isDirectory ? null : item.getAsFile();
    const handle = file ? (item as DroppedItem).getAsFileSystemHandle?.().catch(() => null) : undefined;
    return { file, handle };
  });
  const chosen = await Promise.all(
    found.map(async ({ file, handle }): Promise<readonly Chosen[]> => {
      if (file === null) return [];
      const known = await handle;
      return [known?.kind === 'file' ? { file, handle: known as FileSystemFileHandle } : { file }];
    }),
  );
  return chosen.flat();
}

async function fileOf(handle: FileSystemFileHandle): Promise<Chosen> {
  return { file: await handle.getFile(), handle };
}

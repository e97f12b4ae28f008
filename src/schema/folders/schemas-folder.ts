import { turningsOf } from './paths.js';
import { type FolderSchemas, readSchemas } from './read-schemas.js';
import { watchFolders } from './watch-folders.js';

/** A folder of schemas that is watched. */
export interface SchemasFolder {
  /** Reads it, and watches from then on all that it was read from. Throws if it is not there or cannot be read. */
  readonly read: () => Promise<FolderSchemas>;
  readonly stop: () => void;
}

/** How often a folder is read again at once because folders appeared in it meanwhile. */
const MOST_READS = 3;

/** Opens a folder of schemas; `changed` is called when it, or what its path leads to, may have changed. */
export function schemasFolder(
  folder: string,
  changed: () => void,
  failed: (code: string) => void,
): SchemasFolder {
  const watch = watchFolders({ changed, persistent: false, failed: (_folder, code) => failed(code) });
  const keep = async (folders: readonly string[]) =>
    watch.keep(
      new Map([...(await turningsOf(folder)), ...folders.map((each) => [each, undefined] as const)]),
    );
  return {
    async read() {
      // Watched before it is read: if it is replaced meanwhile, that is noticed.
      await keep([]);
      let read = await readSchemas(folder);
      for (let reads = 1; (await keep(read.folders)) && reads < MOST_READS; reads++) {
        read = await readSchemas(folder);
      }
      return read;
    },
    stop: watch.close,
  };
}

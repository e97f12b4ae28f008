import type { Contents } from '../../../data/check/index.js';
import type { DataFile } from './data-files.js';

/** Files that are opened before it is their turn, to find out what they hold. */
export class EarlyContents {
  private readonly opened = new Map<DataFile, Promise<Contents>>();

  constructor(private readonly open: (file: DataFile) => Promise<Contents>) {}

  /** What a file holds, which is not to be read yet. */
  look(file: DataFile): Promise<Contents> {
    const contents = this.opened.get(file) ?? this.open(file);
    this.opened.set(file, contents);
    return contents;
  }

  /** What a file holds, to be read now. */
  take(file: DataFile): Promise<Contents> {
    const contents = this.look(file);
    this.opened.delete(file);
    return contents;
  }

  /** Closes a file that is not read after all. */
  async drop(file: DataFile): Promise<void> {
    const contents = await this.opened.get(file)?.catch(() => undefined);
    this.opened.delete(file);
    if (contents?.kind === 'rows') for await (const _ of contents.bytes) break;
  }
}

import { CrateError, crateFiles, crateZip, type Exported } from '../../../exchange/standards/index.js';
import type { Questions } from '../protocol.js';
import { NoAnswer, type Surroundings } from './answerer.js';
import { progressOf } from './data/progress.js';
import { sha256 } from './sha256.js';

/** A crate as a zip file: the schema, the data, the metadata and a page that shows them. */
export async function crateOf(
  { format, text, files }: Questions['crate']['ask'],
  exported: Pick<Exported, 'document'>,
  { signal, progress: say }: Pick<Surroundings, 'signal' | 'progress'>,
): Promise<Questions['crate']['answer']> {
  const progress = progressOf(
    files.map(({ file }) => file),
    say,
  );
  const data: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  for (const { file } of files) {
    signal.throwIfAborted();
    data.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    progress.passed({ bytes: file.size });
  }
  const schema = { name: `schema.${format}`, bytes: new TextEncoder().encode(text) };
  try {
    return { zip: await crateZip(await crateFiles({ schema, data, exported, sha256 })) };
  } catch (fault) {
    if (fault instanceof CrateError) throw new NoAnswer(fault.message);
    throw fault;
  }
}

import { zipSync } from 'fflate';

// The earliest time that a zip file can carry, so that the same files make the same bytes.
const NO_TIME = '1980-01-01T00:00:00';

/** The files of a crate as one zip file. */
export function crateZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { mtime: NO_TIME });
}

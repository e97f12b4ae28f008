import { zipSync } from 'fflate';
import { quote } from '../../../base/json.js';
import type { Exported } from '../exporter.js';
import { SCHEMA_TYPE } from '../list/index.js';
import { mediaTypeOf, withoutEnding } from '../media-types.js';
import { DESCRIPTOR } from './context.js';
import { type CrateFile, withFiles } from './files.js';
import { PREVIEW, previewOf } from './preview.js';

/** A file by its name, without a folder. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a crate is made of. */
export interface CrateContents {
  /** The schema, which is named by its format in the crate; its media type, if the name does not tell it. */
  readonly schema: NamedBytes & { readonly mediaType?: string };
  readonly data: readonly NamedBytes[];
  /** The export of the schema as an RO-Crate. */
  readonly exported: Pick<Exported, 'document'>;
  /** The SHA-256 checksum of bytes, in hexadecimal digits. */
  readonly sha256: (bytes: Uint8Array) => string | Promise<string>;
}

/** Files that cannot be in one crate. */
export class CrateError extends Error {
  override readonly name = 'CrateError';
}

/** The files of a crate by their names: the metadata, a page that shows it, the schema and the data. */
export async function crateFiles({
  schema,
  data,
  exported,
  sha256,
}: CrateContents): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const described: CrateFile[] = [];
  const add = async (name: string, bytes: Uint8Array, more: Partial<CrateFile>) => {
    if (files.has(name)) throw new CrateError(`Two files of the crate would have the name ${quote(name)}.`);
    files.set(name, bytes);
    described.push({
      path: name,
      encodingFormat: mediaTypeOf(name),
      contentSize: String(bytes.length),
      sha256: await sha256(bytes),
      ...more,
    });
  };
  // They are written last, since they describe the others, and come first.
  files.set(DESCRIPTOR, new Uint8Array()).set(PREVIEW, new Uint8Array());
  const isYaml = /\.ya?ml$/i.test(schema.name);
  await add(isYaml ? 'schema.yaml' : 'schema.json', schema.bytes, {
    isSchema: true,
    ...(isYaml ? {} : { encodingFormat: SCHEMA_TYPE }),
    ...(schema.mediaType === undefined ? {} : { encodingFormat: schema.mediaType }),
  });
  for (const { name, bytes } of data) await add(name, bytes, { table: withoutEnding(name) });
  const metadata = withFiles(exported.document, described);
  const encoder = new TextEncoder();
  files.set(DESCRIPTOR, encoder.encode(`${JSON.stringify(metadata, null, 2)}\n`));
  return files.set(PREVIEW, encoder.encode(previewOf(metadata)));
}

// The earliest time that a zip file can carry, so that the same files make the same bytes.
const NO_TIME = '1980-01-01T00:00:00';

/** The files of a crate as one zip file. */
export function crateZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { mtime: NO_TIME });
}

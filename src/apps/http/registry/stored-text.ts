import type { VersionRecord } from '../../../registry/publish/index.js';
import type { Store } from '../../../registry/store/index.js';
import { type Document, documentOf, type Format, parse } from '../../../schema/document/index.js';
import { ProblemError } from '../problems.js';

/** A schema as it is stored. */
export interface StoredText {
  readonly address: string;
  readonly text: string;
  readonly format: Format;
}

/** The text of a version. */
export async function storedText(
  store: Pick<Store, 'content'>,
  version: VersionRecord,
  address: string,
): Promise<StoredText> {
  const text = new TextDecoder().decode(await store.content(version));
  return { address, text, format: version.mediaType === 'application/yaml' ? 'yaml' : 'json' };
}

/** The schema in a text that was stored: what is published was read before. */
export async function readStored({ address, text, format }: StoredText): Promise<Document> {
  const { document } = await parse(text, address, format);
  return { ...documentOf(document!.value, address), base: address };
}

/** How much of a registry one answer may use. */
const MOST = { documents: 200, bytes: 5 * 1024 * 1024 };

/** Counts the schemas that one answer uses; says whether one more is within the limits. */
export function countedSchemas(): (bytes: number) => boolean {
  let [documents, bytes] = [0, 0];
  return (size) => {
    documents++;
    bytes += size;
    return documents <= MOST.documents && bytes <= MOST.bytes;
  };
}

/** The problem for those beyond the limits. */
export function tooManySchemas(detail: string): ProblemError {
  return new ProblemError('limit-exceeded', detail, { limit: { name: 'references', value: MOST.documents } });
}

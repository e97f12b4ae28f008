import { parseTolerantly, type Recovered } from '../../../schema/document/index.js';
import type { TextVersion } from '../protocol.js';

type Named = Pick<TextVersion, 'text' | 'name' | 'format'>;

let last: { readonly of: Named; readonly read: Promise<Recovered> } | undefined;

/** The document in a text. The last one is kept: several questions about one version read the text once. */
export function documentIn(given: Named): Promise<Recovered> {
  if (last && last.of.text === given.text && last.of.name === given.name && last.of.format === given.format)
    return last.read;
  const read = Promise.resolve(parseTolerantly(given.text, given.name, given.format));
  last = { of: given, read };
  return read;
}

/** Keeps the document of a text that is known already, so that the next question about it does not read it again. */
export function keepDocument(of: Named, read: Recovered): void {
  last = { of, read: Promise.resolve(read) };
}

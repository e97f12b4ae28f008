import { parseTolerantly, type Recovered } from '../../document/index.js';
import type { TextVersion } from '../protocol.js';

let last: { readonly of: TextVersion; readonly read: Promise<Recovered> } | undefined;

/** The document in a text. The last one is kept: several questions about one version read the text once. */
export function documentIn(given: TextVersion): Promise<Recovered> {
  if (last && last.of.text === given.text && last.of.name === given.name && last.of.format === given.format)
    return last.read;
  const read = Promise.resolve(parseTolerantly(given.text, given.name, given.format));
  last = { of: given, read };
  return read;
}

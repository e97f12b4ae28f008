import type { CST } from 'yaml';
import type { Parsed, Source } from '../document.js';
import { parseYaml } from '../yaml.js';
import { treeOf, type YamlTree } from './yaml-tree.js';

// Most of the work of the YAML parser is its tokens: what it read to prove an edit keeps them for the next one.
const tokensOf = new WeakMap<Source, CST.Document>();

/** Reads a YAML text that will be edited further. */
export function readEdited(text: string, uri: string): Parsed {
  let token: CST.Document | undefined;
  const parsed = parseYaml(text, uri, (each) => {
    token ??= each;
  });
  if (token && parsed.document?.source) tokensOf.set(parsed.document.source, token);
  return parsed;
}

/** The tree of a text that was read so. */
export function knownTree(source: Source): YamlTree | undefined {
  const token = tokensOf.get(source);
  return token && treeOf(token);
}

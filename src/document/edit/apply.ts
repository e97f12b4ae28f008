import type { Edit } from '../../diagnostic.js';
import { areEqual } from '../../json.js';
import { type Document, isBroken, type Parsed } from '../document.js';
import { parseJson } from '../json.js';
import { jsonPlanner } from './json.js';
import { EditError, editText, type Planner } from './plan.js';
import { editValue } from './value.js';

export { EditError } from './plan.js';
export { editValue } from './value.js';

/** The comment or anchor of a document that a text which was made of it has not, if there is one. */
export async function lostByEdits({ source }: Document, after: string): Promise<string | undefined> {
  if (source?.format !== 'yaml') return undefined;
  const { lostMark } = await import('./marks.js');
  return lostMark(source.text, after);
}

/** The text of a document after edits, each applied to the result of the ones before it; all other text stays. */
export async function applyEdits(document: Document, edits: readonly Edit[]): Promise<string> {
  const { uri, value, source } = document;
  if (source === undefined) throw new EditError(`${uri} was not read from a text that could be edited.`);
  if (isBroken(document)) throw new EditError(`${uri} has syntax errors: it can only be edited by hand.`);
  const wanted = editValue(value, edits);
  const { read, open } = source.format === 'json' ? jsonText(document) : await yamlText(uri);
  const text = editText(source.text, edits, open);
  const result = read(text);
  if (result.document === undefined || !areEqual(result.document.value, wanted)) {
    const reason = result.document ? 'get another meaning' : 'no longer parse';
    throw new EditError(`The edits cannot be written into ${uri}: the text would ${reason}.`);
  }
  return text;
}

interface TextFormat {
  readonly read: (text: string) => Parsed;
  readonly open: (text: string) => Planner;
}

function jsonText({ uri, source }: Document): TextFormat {
  const { text, root } = source!;
  // Of a file of rows, only the row is read: the text around the root never changes.
  const read = (edited: string) =>
    parseJson(edited, uri, root.start, edited.length - (text.length - root.end));
  const open = (edited: string) => {
    const { document } = read(edited);
    if (!document?.source) throw new EditError(`The edits cannot be written into ${uri}.`);
    return jsonPlanner(document.source);
  };
  return { read, open };
}

async function yamlText(uri: string): Promise<TextFormat> {
  const [{ parseYaml }, { yamlPlanner }] = await Promise.all([import('../yaml.js'), import('./yaml.js')]);
  return { read: (text) => parseYaml(text, uri), open: yamlPlanner };
}

import type { Edit } from '../../../base/diagnostic.js';
import { areEqual } from '../../../base/json.js';
import { type Document, isBroken, type Parsed, type Source } from '../document.js';
import { parseJson } from '../json.js';
import { jsonPlanner } from './json.js';
import { joinPieces, patchesBetween, type TextPatch } from './pieces.js';
import { EditError, editPieces, type Planner } from './plan.js';
import { editValue } from './value.js';

export type { TextPatch } from './pieces.js';
export { EditError } from './plan.js';
export { editValue } from './value.js';

/** The comment or anchor of a document that a text which was made of it has not, if there is one. */
export async function lostByEdits({ source }: Document, after: string): Promise<string | undefined> {
  if (source?.format !== 'yaml') return undefined;
  const { lostMark } = await import('./marks.js');
  return lostMark(source.text, after);
}

/** What edits make of a document. */
export interface Changes {
  /** The document after the edits, as it was read to prove them. */
  readonly document: Document;
  readonly text: string;
  /** The least that changes in the text before: sorted, without overlaps. */
  readonly patches: readonly TextPatch[];
}

/** The text of a document after edits, each applied to the result of the ones before it; all other text stays. */
export async function applyEdits(document: Document, edits: readonly Edit[]): Promise<string> {
  return (await changesOf(document, edits)).text;
}

/** The same, with the changes of the text and the document that it holds now. */
export async function changesOf(document: Document, edits: readonly Edit[]): Promise<Changes> {
  const { uri, value, source, base } = document;
  if (source === undefined) throw new EditError(`${uri} was not read from a text that could be edited.`);
  if (isBroken(document)) throw new EditError(`${uri} has syntax errors: it can only be edited by hand.`);
  const wanted = editValue(value, edits);
  const { read, open } = source.format === 'json' ? jsonText(uri, source) : await yamlText(uri, source);
  const pieces = editPieces(source.text, edits, open);
  const text = joinPieces(source.text, pieces);
  const { document: after } = text === source.text ? { document } : read(text);
  if (after === undefined || !areEqual(after.value, wanted)) {
    const reason = after ? 'get another meaning' : 'no longer parse';
    throw new EditError(`The edits cannot be written into ${uri}: the text would ${reason}.`);
  }
  return {
    document: base === undefined ? after : { ...after, base },
    text,
    patches: patchesBetween(source.text, pieces),
  };
}

interface TextFormat {
  readonly read: (text: string) => Parsed;
  readonly open: (text: string) => Planner;
}

function jsonText(uri: string, source: Source): TextFormat {
  const { text, root } = source;
  // Of a file of rows, only the row is read: the text around the root never changes.
  const read = (edited: string) =>
    parseJson(edited, uri, root.start, edited.length - (text.length - root.end));
  const open = (edited: string) => {
    if (edited === text) return jsonPlanner(source);
    const { document } = read(edited);
    if (!document?.source) throw new EditError(`The edits cannot be written into ${uri}.`);
    return jsonPlanner(document.source);
  };
  return { read, open };
}

async function yamlText(uri: string, source: Source): Promise<TextFormat> {
  const [{ knownTree, readEdited }, { yamlPlanner }] = await Promise.all([
    import('./yaml-read.js'),
    import('./yaml.js'),
  ]);
  return {
    read: (text) => readEdited(text, uri),
    open: (text) => yamlPlanner(text, text === source.text ? knownTree(source) : undefined),
  };
}

import type { Edit } from '../../diagnostic.js';
import { areEqual, isObject, type Json, setMember } from '../../json.js';
import { type Document, isBroken, type Parsed } from '../document.js';
import { parseJson } from '../json.js';
import { indexOf, isPointer, tokens } from '../pointer.js';
import { jsonPlanner } from './json.js';
import { EditError, editText, type Planner } from './plan.js';

export { EditError } from './plan.js';

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
    const reason = result.document ? 'say something else' : 'not be readable';
    throw new EditError(`The edits cannot be written into ${uri}: the text would ${reason}.`);
  }
  return text;
}

/** A value after edits, each applied to the result of the ones before it; the value itself stays as it is. */
export function editValue(value: Json, edits: readonly Edit[]): Json {
  const copies: Copies = new Set();
  return edits.reduce((current, edit) => {
    if (!isPointer(edit.pointer)) throw new EditError(`${edit.pointer} is not a JSON Pointer.`);
    return editAlong(current, edit, tokens(edit.pointer), copies);
  }, value);
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

type MutableObject = { [name: string]: Json };

/** The arrays and objects that are copies of our own: each is copied once and then changed in place. */
type Copies = Set<Json>;

function editAlong(value: Json, edit: Edit, [step, ...rest]: readonly string[], copies: Copies): Json {
  if (step === undefined) {
    if (edit.op === 'set') return edit.value;
    throw new EditError(`Cannot ${edit.op} the whole document.`);
  }
  const goesOn = rest.length > 0 || edit.op === 'set';
  if (Array.isArray(value)) {
    const items = copies.has(value) ? (value as Json[]) : [...value];
    copies.add(items);
    if (!goesOn) return editItems(items, edit, step);
    const index = indexOf(step) ?? items.length;
    if (index >= items.length) throw missing(edit);
    items[index] = editAlong(items[index]!, edit, rest, copies);
    return items;
  }
  if (!isObject(value)) throw missing(edit);
  const object = copies.has(value) ? (value as MutableObject) : objectOf(Object.entries(value));
  copies.add(object);
  if (!goesOn) return editMembers(object, edit, step, copies);
  if (!Object.hasOwn(object, step)) throw missing(edit);
  setMember(object, step, editAlong(object[step]!, edit, rest, copies));
  return object;
}

function editItems(items: Json[], edit: Edit, step: string): Json {
  const index =
    edit.op === 'insert' && step === '-' ? items.length : (indexOf(step) ?? Number.POSITIVE_INFINITY);
  if (index > items.length || (index === items.length && edit.op !== 'insert')) throw missing(edit);
  if (edit.op === 'insert') items.splice(index, 0, edit.value);
  else if (edit.op === 'remove') items.splice(index, 1);
  else throw new EditError(`Cannot ${edit.op} ${edit.pointer}: an item of an array has no name.`);
  return items;
}

function editMembers(object: MutableObject, edit: Edit, step: string, copies: Copies): Json {
  const exists = Object.hasOwn(object, step);
  if (edit.op === 'insert') {
    if (exists) throw new EditError(`Cannot insert ${edit.pointer}: it exists already.`);
    setMember(object, step, edit.value);
    return object;
  }
  if (!exists) throw missing(edit);
  if (edit.op !== 'rename') {
    delete object[step];
    return object;
  }
  const { name } = edit;
  if (Object.hasOwn(object, name)) {
    throw new EditError(`Cannot rename ${edit.pointer} to ${name}: that name exists already.`);
  }
  const renamed = objectOf(
    Object.entries(object).map(([each, value]) => [each === step ? name : each, value]),
  );
  copies.add(renamed);
  return renamed;
}

function objectOf(members: readonly (readonly [string, Json])[]): MutableObject {
  const object: MutableObject = {};
  for (const [name, value] of members) setMember(object, name, value);
  return object;
}

function missing({ op, pointer }: Edit): EditError {
  return new EditError(`Cannot ${op} ${pointer}: there is no such place.`);
}

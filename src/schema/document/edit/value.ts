import type { Edit } from '../../../base/diagnostic.js';
import { isObject, type Json, setMember } from '../../../base/json.js';
import { indexOf, isPointer, tokens } from '../pointer.js';
import { memberIndex } from './member-index.js';
import { EditError } from './plan.js';

/** A value after edits, each applied to the result of the ones before it; the value itself stays as it is. */
export function editValue(value: Json, edits: readonly Edit[]): Json {
  const copies: Copies = new Set();
  return edits.reduce((current, edit) => {
    if (!isPointer(edit.pointer)) throw new EditError(`${edit.pointer} is not a JSON Pointer.`);
    return editAlong(current, edit, tokens(edit.pointer), copies);
  }, value);
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
    if (exists) throw new EditError(`Cannot insert ${edit.pointer}: it already exists.`);
    const members = Object.entries(object);
    const index = memberIndex(Object.keys(object), step);
    if (index < members.length) {
      const placed = objectOf(members.toSpliced(index, 0, [step, edit.value]));
      copies.add(placed);
      return placed;
    }
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
    throw new EditError(`Cannot rename ${edit.pointer} to ${name}: that name already exists.`);
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

import type { Json } from '../../../base/json.js';
import { indexOf, split } from '../pointer.js';
import { memberIndex } from './member-index.js';
import { EditError, type Patch, type Plan, type Planner } from './plan.js';
import { insertItem, insertMember, removeFromBlock } from './yaml-block.js';
import { insertIntoFlow, removeFromFlow } from './yaml-flow.js';
import {
  type Ground,
  groundOf,
  type Place,
  placeAt,
  planOn,
  refuseAnchors,
  refuseInside,
  replaceSpan,
} from './yaml-ground.js';
import { stringText } from './yaml-text.js';
import { type Slot, type YamlTree, yamlTree } from './yaml-tree.js';
import { markAt, putAround, putValue } from './yaml-value.js';

/** Plans edits of a YAML text, whose tree may be known; what is added is laid out like its neighbours. */
export function yamlPlanner(text: string, known?: YamlTree): Planner {
  const base = text.startsWith('\uFEFF') ? 1 : 0;
  const plain = text.slice(base);
  const ground = groundOf(plain, known ?? yamlTree(plain));
  return (edit) => {
    const { pointer } = edit;
    if (edit.op === 'insert') return moved(insert(ground, pointer, edit.value), base);
    const place = placeAt(ground, pointer);
    if (place === undefined) throw new EditError(`There is no value at ${pointer}.`);
    if (edit.op === 'set') {
      const { value, keeps } = edit;
      return moved(
        keeps === undefined ? set(ground, place, pointer, value) : wrap(ground, place, value, keeps),
        base,
      );
    }
    if (edit.op === 'remove') return moved(remove(ground, place, pointer), base);
    return moved(rename(ground, place, pointer, edit.name), base);
  };
}

function set(ground: Ground, place: Place, pointer: string, value: Json): Plan {
  const { slot } = place;
  refuseAnchors(ground, { start: slot.props[0]?.start ?? slot.start, end: slot.end }, pointer);
  return planOn(ground, place, putValue(ground, place, value));
}

/** Puts a value around the text of another, which is moved as it is. */
function wrap(ground: Ground, place: Place, value: Json, keeps: string): Plan {
  return planOn(ground, place, putAround(ground, place, value, keeps));
}

function insert(ground: Ground, pointer: string, value: Json): Plan {
  const [parent, token] = split(pointer);
  const place = pointer === '' ? undefined : placeAt(ground, parent);
  if (place === undefined) throw new EditError(`No object or array contains ${pointer}.`);
  const { slot } = place;
  refuseInside(ground, slot, pointer);
  const isSeq = slot.style.endsWith('seq');
  if (!isSeq && slot.entries.some(({ name }) => name === token)) {
    throw new EditError(`${pointer} already exists.`);
  }
  const index = isSeq
    ? token === '-'
      ? slot.entries.length
      : indexOf(token)
    : memberIndex(namesIn(slot), token);
  if (index === undefined || index > slot.entries.length) {
    throw new EditError(`${pointer} is not a position in the array.`);
  }
  const patches = added(ground, place, index, isSeq ? undefined : token, value);
  if (patches === undefined) throw new EditError(`No object or array contains ${pointer}.`);
  const isAtEnd = index === slot.entries.length;
  const appends = isAtEnd && (slot.style === 'block map' || (slot.style === 'block seq' && token === '-'));
  return { ...planOn(ground, place, patches), appendsTo: appends ? slot : undefined };
}

function namesIn({ entries }: Slot): readonly string[] {
  return entries.map(({ name = '' }) => name);
}

/** Adds a member if it has a name, otherwise an item; undefined if the place holds no object or array. */
function added(
  ground: Ground,
  place: Place,
  index: number,
  name: string | undefined,
  value: Json,
): readonly Patch[] | undefined {
  const { style } = place.slot;
  if (isBareEmpty(ground, place)) {
    return putValue(ground, place, name === undefined ? [value] : { [name]: value });
  }
  if (style.startsWith('flow')) return insertIntoFlow(ground, place, index, name, value);
  if (style === 'block seq') return insertItem(ground, place, index, value);
  return style === 'block map' ? insertMember(ground, place, index, name!, value) : undefined;
}

/** Whether a place among lines holds a mere `{}` or `[]`, which opens into lines when something comes in. */
function isBareEmpty({ text }: Ground, { slot, inFlow }: Place): boolean {
  if (inFlow || slot.props.length > 0 || !slot.style.startsWith('flow')) return false;
  return text.slice(slot.start + 1, slot.end - 1).trim() === '';
}

function remove(ground: Ground, { entry, container }: Place, pointer: string): Plan {
  if (!entry || !container) throw new EditError('Cannot remove the whole document.');
  refuseAnchors(ground, entry, pointer);
  const holder = placeAt(ground, split(pointer)[0])!;
  const patches = container.style.startsWith('flow')
    ? removeFromFlow(ground, container, entry)
    : removeFromBlock(ground, holder, entry);
  return planOn(ground, holder, patches);
}

function rename(ground: Ground, { entry, inFlow }: Place, pointer: string, name: string): Plan {
  if (!entry?.key) throw new EditError(`The value at ${pointer} has no name.`);
  const { start, end } = entry.key;
  refuseAnchors(ground, { start: entry.start, end }, pointer);
  const written = stringText(name, inFlow, markAt(ground.text, entry.key));
  return planOn(ground, placeAt(ground, split(pointer)[0])!, [replaceSpan(start, end, written)]);
}

/** A plan for the text with the byte order mark that the ground lacks. */
function moved(plan: Plan, by: number): Plan {
  const { patches, region } = plan;
  return {
    ...plan,
    patches: patches.map(({ start, end, text }) => ({ start: start + by, end: end + by, text })),
    region: { start: region.start + by, end: region.end + by },
  };
}

import type { Edit } from '../../../base/diagnostic.js';
import { areEqual, isObject, type Json, quote } from '../../../base/json.js';
import { append, split, tokens, valueAt } from '../../../schema/document/index.js';
import {
  canonicalLanguageTag,
  isFairKeyword,
  type Kind,
  keywordNamed,
  standardRows,
} from '../../../schema/vocabulary/index.js';

/** Why a change cannot be made, in a sentence for the person. */
export class Refusal extends Error {}

/** The edits that give a place a value, with all objects and arrays that are missing on the way. */
export function setEdits(root: Json, pointer: string, value: Json): readonly Edit[] {
  const present = valueAt(root, pointer);
  if (present !== undefined) return areEqual(present, value) ? [] : [{ op: 'set', pointer, value }];
  const steps = tokens(pointer);
  let holder = '';
  let at = 0;
  // The deepest place that exists.
  for (; at < steps.length; at++) {
    const next = append(holder, steps[at]!);
    if (valueAt(root, next) === undefined) break;
    holder = next;
  }
  const container = valueAt(root, holder)!;
  const step = steps[at]!;
  const made = wrapped(value, steps.slice(at + 1), step);
  if (Array.isArray(container))
    return [{ op: 'insert', pointer: `${holder}/${itemAt(container, step)}`, value: made }];
  if (isObject(container)) return [{ op: 'insert', pointer: append(holder, step), value: made }];
  return [widened(holder, container, step, made)];
}

/** The edits that remove a value, and the records of annotations that would be left empty. */
export function removeEdits(root: Json, pointer: string): readonly Edit[] {
  if (valueAt(root, pointer) === undefined) return [];
  if (pointer === '') throw new Refusal('The whole schema cannot be removed.');
  let removed = pointer;
  for (;;) {
    const [parent] = split(removed);
    const holder = valueAt(root, parent)!;
    const count = Array.isArray(holder) ? holder.length : Object.keys(holder).length;
    if (count > 1 || !isInAnnotation(parent)) return [{ op: 'remove', pointer: removed }];
    removed = parent;
  }
}

/** The keyword for findings that a schema object ignores. */
export const IGNORE = 'x-lint-ignore';

/** Whether a place is the value of an annotation, or inside it. */
export function isInAnnotation(pointer: string): boolean {
  return tokens(pointer).some(
    (step) => step === IGNORE || (isFairKeyword(step) && keywordNamed(step) !== undefined),
  );
}

/** A value inside new objects and arrays; `holder` is the name of the outermost. */
function wrapped(value: Json, steps: readonly string[], holder: string): Json {
  let made = value;
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]!;
    const around = at === 0 ? holder : steps[at - 1]!;
    const isItem = step === '-' || (step === '0' && standardRows.get(around)?.holds !== 'schema map');
    made = isItem ? [made] : { [step]: made };
  }
  return made;
}

function itemAt(items: readonly Json[], step: string): string {
  if (step === '-' || step === String(items.length)) return '-';
  throw new Refusal(
    `The list has ${items.length} ${items.length === 1 ? 'item' : 'items'}: there is no place ${step}.`,
  );
}

/** A short form that becomes a record: `"1.0"` is the identifier of a version. */
function widened(pointer: string, value: Json, step: string, made: Json): Edit {
  const row = keywordNamed(split(pointer)[1]);
  const member = row && shortFormOf(row.kind);
  if (member === undefined || member === step)
    throw new Refusal(`${quote(split(pointer)[1])} has a value without parts: replace it as a whole.`);
  return { op: 'set', pointer, value: { [member]: value, [step]: made }, keeps: append('', member) };
}

/** The member of a record that its short form, a string, states. */
function shortFormOf({ parts }: Kind): string | undefined {
  const members = parts.find((part) => part.members)?.members;
  if (!members || !parts.some(({ name }) => name === 'string')) return undefined;
  return Object.keys(members).find((name) => members[name]!.required);
}

/** The language of a text that does not state one, in a map of languages (BCP 47: undetermined). */
const UNDETERMINED = 'und';

/** The edits that set a text in one language; its other languages stay. */
export function wordsEdits(root: Json, pointer: string, language: string, text: string): readonly Edit[] {
  if (language !== '' && canonicalLanguageTag(language) === undefined)
    throw new Refusal(`${quote(language)} is not a language tag: write one such as "en" or "fr-CA".`);
  const present = valueAt(root, pointer);
  // Keywords of JSON Schema, such as "title", take no languages.
  const isPlain = !isInAnnotation(pointer);
  if (present === undefined || typeof present === 'string') {
    const isSame = isPlain || language === '';
    if (text === '') return isSame ? removeEdits(root, pointer) : [];
    if (isSame) return setEdits(root, pointer, text);
    if (present === undefined) return setEdits(root, pointer, { [language]: text });
    const value = { [UNDETERMINED]: present, [language]: text };
    return [{ op: 'set', pointer, value, keeps: append('', UNDETERMINED) }];
  }
  if (!isObject(present) || isPlain)
    throw new Refusal(`${quote(split(pointer)[1])} is not a text: change it in the text of the schema.`);
  const place = append(pointer, language === '' ? UNDETERMINED : language);
  return text === '' ? removeEdits(root, place) : setEdits(root, place, text);
}

/** The edits that name a subject for people: by its label, or by its plain title in no language. */
export function labelEdits(root: Json, pointer: string, language: string, text: string): readonly Edit[] {
  const isLabel = language !== '' || typeof valueAt(root, append(pointer, 'fair:label')) === 'string';
  return wordsEdits(root, append(pointer, isLabel ? 'fair:label' : 'title'), language, text);
}

import type { Edit } from '../../../base/diagnostic.js';
import { isObject, type Json, quote } from '../../../base/json.js';
import { append, split, valueAt } from '../../../schema/document/index.js';
import { canonicalLanguageTag } from '../../../schema/vocabulary/index.js';
import { Refusal } from './refusal.js';
import { isInAnnotation, removeEdits, setEdits } from './set-value.js';

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

import type { Ask, AskKind, Edit } from '../../base/diagnostic.js';
import {
  allOfWords,
  areEqual,
  inWords,
  isObject,
  type Json,
  type JsonObject,
  oneOfWords,
  quote,
} from '../../base/json.js';
import { append, editValue, split, valueAt } from '../../schema/document/index.js';
import {
  type Check,
  canonicalLanguageTag,
  contributor,
  date,
  iri,
  number,
  string,
  text,
} from '../../schema/vocabulary/index.js';
import { membersOf } from './annotations/annotation-parts.js';
import { editsThatWrite, type Outcome, recordAround } from './answer-edits.js';
import { kindAt } from './kind-at.js';
import type { Rule } from './rule.js';

/** The edits that write the answer to a question into a document, or a sentence that says why it is refused. */
export function answerEdits(document: Json, ask: Ask, answer: Json): readonly Edit[] | string {
  const present = valueAt(document, ask.pointer);
  if (ask.kind === 'look') return 'This finding has no answer that can be written: edit the place by hand.';
  if (ask.kind === 'language') return renaming(document, ask.pointer, answer);
  if (ask.kind === 'record' && !ask.list) return recordEdits(document, ask, answer);
  const answers: readonly Json[] = ask.list && Array.isArray(answer) ? answer : [answer];
  if (answers.length === 0) return 'The answer is an empty array.';
  for (const each of answers) {
    const refused = refusalOf(ask, each);
    if (refused !== undefined) return refused;
  }
  if (ask.list) {
    return Array.isArray(present)
      ? answers.map((value) => ({ op: 'insert', pointer: append(ask.pointer, '-'), value }))
      : editsThatWrite(document, ask.pointer, answers);
  }
  return ask.kind === 'text' && isObject(present)
    ? textEdits(document, ask, present, answer)
    : editsThatWrite(document, ask.pointer, inLanguage(ask, present, answer));
}

/** What answers are checked by where the vocabulary knows no better. */
const CHECKS: { readonly [K in AskKind]?: Check } = {
  text,
  line: string,
  iri,
  unit: iri,
  date,
  number,
  person: contributor,
};

/** Why a value, or an item of a list, is no answer. */
function refusalOf({ kind, pointer, list, choices }: Ask, answer: Json): string | undefined {
  if (isBlank(answer)) return 'The answer is empty.';
  if (kind === 'person') return personRefusal(answer, choices);
  if (choices && !choices.some((each) => areEqual(each, answer))) {
    return `Expected ${oneOfWords(choices.map((each) => JSON.stringify(each)))}, found ${inWords(answer)}.`;
  }
  const check = kindAt(list ? append(pointer, 0) : pointer)?.kind ?? CHECKS[kind];
  return check && faultIn(check, answer);
}

function personRefusal(answer: Json, roles: readonly Json[] | undefined): string | undefined {
  const fault = faultIn(contributor, answer);
  if (fault !== undefined || !isObject(answer)) return fault;
  const unknown = Object.keys(answer).find((name) => !membersOf(contributor).has(name));
  if (unknown !== undefined) return `A contributor has no member ${quote(unknown)}.`;
  const blank = Object.keys(answer).find((name) => isBlank(answer[name]!));
  if (blank !== undefined) return `The member ${quote(blank)} is empty.`;
  if (roles === undefined || roles.some((role) => role === answer.role)) return undefined;
  return `The member "role" must be ${oneOfWords(roles.map((role) => JSON.stringify(role)))}.`;
}

function faultIn(check: Check, value: Json): string | undefined {
  const [fault] = check.check(value);
  if (fault === undefined) return undefined;
  const where = fault.path.length === 0 ? '' : `Member ${quote(fault.path.join('/'))}: `;
  return `${where}${fault.message}`;
}

/** Whether a text says nothing, in one language or in all. */
function isBlank(value: Json): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return isObject(value) && Object.keys(value).every((tag) => isBlank(value[tag]!));
}

/** A text by language, where the text was asked for in one language and none is there yet. */
function inLanguage({ languages }: Ask, present: Json | undefined, answer: Json): Json {
  const only = languages?.length === 1 && present === undefined ? languages[0] : undefined;
  return only !== undefined && typeof answer === 'string' ? { [only]: answer } : answer;
}

/** A text that is written by language stays so; texts in other languages stay as they are. */
function textEdits(
  document: Json,
  { pointer, languages = [] }: Ask,
  present: JsonObject,
  answer: Json,
): Outcome {
  if (isObject(answer)) {
    return Object.keys(answer).map((tag) => ({
      op: Object.hasOwn(present, tag) ? 'set' : 'insert',
      pointer: append(pointer, tag),
      value: answer[tag]!,
    }));
  }
  const tags = languages.length > 0 ? languages : Object.keys(present);
  if (tags.length === 0) return editsThatWrite(document, pointer, answer);
  if (tags.length === 1) return editsThatWrite(document, append(pointer, tags[0]!), answer);
  return `The text is written by language: answer with an object that has ${oneOfWords(tags.map(quote))}.`;
}

/** The edits that give a text another language tag. */
function renaming(document: Json, pointer: string, answer: Json): Outcome {
  const tag = typeof answer === 'string' ? canonicalLanguageTag(answer.trim()) : undefined;
  if (tag === undefined) return `Expected a language tag such as "en" or "fr-CA", found ${inWords(answer)}.`;
  const around = valueAt(document, split(pointer)[0]);
  if (!isObject(around) || valueAt(document, pointer) === undefined)
    return `Nothing is at ${quote(pointer)}.`;
  if (Object.hasOwn(around, tag)) return `There is already a text in the language ${quote(tag)}.`;
  return [{ op: 'rename', pointer, name: tag }];
}

/** The edits that write the members of a record, each as the answer to its own question. */
function recordEdits(document: Json, { pointer, fields = [] }: Ask, answer: Json): Outcome {
  if (!isObject(answer)) return `Expected an object, found ${inWords(answer)}.`;
  const names = Object.keys(answer);
  if (names.length === 0) return 'The answer is an empty object.';
  const known = new Map(fields.map((field) => [field.name, field]));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) {
    return `Unknown member ${quote(unknown)}: expected ${oneOfWords(fields.map(({ name }) => quote(name)))}.`;
  }
  const there = valueAt(document, pointer);
  const around = isObject(there) ? there : (recordAround(pointer, there) ?? {});
  const lacking = fields.find(
    ({ name, required }) => required && !Object.hasOwn(answer, name) && !Object.hasOwn(around, name),
  );
  if (lacking) return `The member ${quote(lacking.name)} is missing.`;
  const preparing = isObject(there) ? [] : editsThatWrite(document, pointer, around);
  if (typeof preparing === 'string') return preparing;
  const prepared = editValue(document, preparing);
  const edits: Edit[] = [];
  for (const name of names) {
    const field = { ...known.get(name)!, pointer: append(pointer, name) };
    const own = answerEdits(prepared, field, answer[name]!);
    if (typeof own === 'string') return `Member ${quote(name)}: ${own}`;
    edits.push(...own);
  }
  return isObject(there)
    ? edits
    : editsThatWrite(document, pointer, valueAt(editValue(prepared, edits), pointer)!);
}

/** What a person is asked for where a rule has no fix; undefined if all that it finds has one. */
export function askSentence({ ask, askedFor, fix, examples }: Rule): string | undefined {
  // Rules that people declare have no examples, and no fix.
  if (fix !== 'none' && examples.bad.every(({ fixed }) => fixed !== undefined)) return undefined;
  const what =
    ask === 'look'
      ? 'a person has to look at the place and edit it by hand'
      : `a person is asked for ${askedFor ?? (ask ? allOfWords(ask.map(quote)) : 'the correct value')}`;
  return fix === 'none' ? `A${what.slice(1)}.` : `Where there is no fix, ${what}.`;
}

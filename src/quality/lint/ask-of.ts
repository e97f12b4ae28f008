import type { AnswerForm, Ask, AskField, AskKind } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { append, escapeToken } from '../../schema/document/index.js';
import { type Kind, keywordNamed, knownRoles, type ListName, lists } from '../../schema/vocabulary/index.js';
import { TEXTS } from './annotations/annotation-parts.js';
import type { Finding } from './evaluate.js';
import { type ExpectedValue, kindAt } from './kind-at.js';

/** What to ask a person for, where a finding has no fix. */
export function askOf({ rule, ask, pointer, on = 'object' }: Omit<Finding, 'subject'>): Ask {
  if (ask !== undefined) return isNames(ask) ? askFor(ask, pointer) : ask;
  if (rule.ask === 'look') return look(pointer);
  if (on === 'object') return rule.ask ? askFor(rule.ask, pointer) : look(pointer);
  return on === 'value' ? askAt(pointer) : look(pointer);
}

function isNames(ask: readonly string[] | Ask): ask is readonly string[] {
  return Array.isArray(ask);
}

/** The question that has no field: a person has to look at a place. */
export function look(pointer: string): Ask {
  return { kind: 'look', pointer };
}

/** The question for the value at a place, by what the vocabulary expects there. */
export function askAt(pointer: string): Ask {
  return asked(questionFor(kindAt(pointer)), pointer);
}

/** The question for a member of an object. */
export function askIn(object: string, name: string): Ask {
  return asked(questionIn(object, name), `${object}/${escapeToken(name)}`);
}

/** The question for members of an object: for one of them, or for a record of several. */
function askFor(names: readonly string[], object: string): Ask {
  if (names.length === 1) return askIn(object, names[0]!);
  const fields = names.flatMap((name): readonly AskField[] => {
    const question = questionIn(object, name);
    return question ? [{ name, ...question.form }] : [];
  });
  return fields.length === 0 ? look(object) : { kind: 'record', pointer: object, fields };
}

interface Question {
  readonly form: AnswerForm;
  readonly keyword: string;
}

// Member by member, since there are many and spreads take several times as long.
function asked(question: Question | undefined, pointer: string): Ask {
  if (question === undefined) return look(pointer);
  const { form, keyword } = question;
  const ask: { -readonly [K in keyof Ask]: Ask[K] } = {
    kind: form.kind,
    keyword,
    pointer,
    title: form.title!,
  };
  if (form.long) ask.long = true;
  if (form.list) ask.list = true;
  if (form.choices) ask.choices = form.choices;
  if (form.fields) ask.fields = form.fields;
  return ask;
}

/**
 * The questions for members of schema objects, which are the same everywhere. The names are those that rules know, so
 * there are few of them.
 */
const ofSchemaObjects = new Map<string, Question | undefined>();

function questionIn(object: string, name: string): Question | undefined {
  // Inside an annotation, names mean something else.
  if (object.includes('fair:')) return questionFor(kindAt(append(object, name)));
  let question = ofSchemaObjects.get(name);
  if (question === undefined) {
    question = questionFor(kindAt(append('', name)));
    ofSchemaObjects.set(name, question);
  }
  return question;
}

function questionFor(expected: ExpectedValue | undefined): Question | undefined {
  const form = expected && formOf(expected.kind, expected.list);
  if (expected === undefined || form === undefined) return undefined;
  const { keyword, title, isLong } = expected;
  const kind = isWhole(expected) ? PICKED[keyword] : undefined;
  return { keyword, form: { ...form, title, ...(kind ? { kind } : {}), ...(isLong ? { long: true } : {}) } };
}

/** Whether the value is that of the keyword, and not a text in one of its languages. */
function isWhole({ keyword, kind }: ExpectedValue): boolean {
  return keywordNamed(keyword)?.kind === kind;
}

/** The keywords whose values are picked from a long list. */
const PICKED: { readonly [keyword: string]: AskKind } = {
  'fair:license': 'license',
  'fair:licenseRef': 'license',
  'fair:measurementUnitRef': 'unit',
  'fair:unitRef': 'unit',
};

const FORMS: { readonly [kind: string]: AnswerForm } = {
  text: { kind: 'text' },
  richText: { kind: 'text', long: true },
  string: { kind: 'line' },
  markdown: { kind: 'line', long: true },
  iri: { kind: 'iri' },
  iriOrCurie: { kind: 'iri' },
  link: { kind: 'iri' },
  date: { kind: 'date' },
  'quality value': { kind: 'number' },
  boolean: { kind: 'choice', choices: [true, false] },
  contributor: { kind: 'person' },
};

function formOf(kind: Kind, list: ListName | undefined): AnswerForm | undefined {
  if (list !== undefined && TEXTS.includes(kind.name)) return { kind: 'choice', choices: termsOf(list) };
  const form = FORMS[kind.name];
  if (form) return form;
  const { members, parts, schema } = kind;
  if (Array.isArray(schema.enum)) return { kind: 'choice', choices: schema.enum as readonly Json[] };
  if (kind.name === 'list') return { ...formOf(parts[0]!, undefined)!, list: true };
  if (members === undefined) {
    const main = parts.find((part) => part.members) ?? parts[0];
    return main && formOf(main, undefined);
  }
  const fields = Object.entries(members).flatMap(([name, { title, required, ...member }]) => {
    const own = formOf(member.kind, member.list);
    return own ? [{ name, title, ...(required ? { required } : {}), ...own }] : [];
  });
  return { kind: 'record', fields };
}

/** The terms of a controlled list, and the roles that all exports know beside those of their list. */
function termsOf(list: ListName): readonly string[] {
  const terms = Object.keys(lists[list].terms);
  return list === 'contributor-roles-v1' ? [...new Set([...terms, ...knownRoles])] : terms;
}

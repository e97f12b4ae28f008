import type { Budget } from '../../../../base/budget.js';
import type { Fix } from '../../../../base/diagnostic.js';
import { isObject, type Json, member, oneOfWords, quote } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import {
  type ControlledList,
  closest,
  contributor,
  knownRoles,
  type ListName,
  lists,
  type Member,
  readTerm,
} from '../../../../schema/vocabulary/index.js';
import { type Annotation, defineRule, type Found } from '../../rule.js';

/** A value that should come from a controlled list. */
interface Place {
  readonly list: ListName;
  readonly isReference: boolean;
  readonly value: Json;
  readonly pointer: string;
}

const MEMBERS = Object.entries<Member>(contributor.members!).flatMap(([name, { list }]) =>
  list === undefined ? [] : [{ name, list, isReference: name.endsWith('Ref') }],
);

/** A role, type or scale that is in no list. */
export const controlledTerm = defineRule({
  id: 'controlled-term',
  on: 'annotation',
  group: 'semantics',
  severity: 'warning',
  fix: 'safe',
  summary:
    'Roles, types of contributors and measurement scales are terms of their controlled lists, in the same spelling.',
  why: 'Programs use these terms to find out who made and who published a dataset.',
  targets: { 'ro-crate': 'should', cdif: 'should' },
  metrics: ['FsF-I2-01M-2', 'RDA-I2-01M'],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          'fair:contributors': [
            {
              name: 'Met Office',
              roleRef: 'https://highvaluedata.net/fair-data-schema/cv/contributor-roles-v1#provider',
            },
          ],
        },
        fixed: {
          type: 'object',
          'fair:contributors': [
            {
              name: 'Met Office',
              roleRef: 'https://highvaluedata.net/fair-data-schema/cv/contributor-roles-v1#Provider',
            },
          ],
        },
      },
      {
        schema: {
          type: 'object',
          'fair:contributors': [{ name: 'Ana Silva', type: 'individual', role: 'Creator' }],
        },
        fixed: {
          type: 'object',
          'fair:contributors': [{ name: 'Ana Silva', type: 'Individual', role: 'Creator' }],
        },
      },
      {
        schema: {
          type: 'object',
          properties: { rank: { type: 'integer', 'fair:measurementScale': 'logarithmic' } },
        },
      },
    ],
    good: [
      {
        schema: {
          type: 'object',
          'fair:contributors': [
            { name: 'Ana Silva', type: 'Individual', role: { en: 'Data Curator', pt: 'Curadora' } },
          ],
          properties: { rank: { type: 'integer', 'fair:measurementScale': 'ordinal' } },
        },
      },
    ],
  },
  concerns: ({ list }, name) => list !== undefined || name === 'fair:contributors',
  applies: (annotation) => placesIn(annotation).length > 0,
  check: (annotation, { budget }) =>
    placesIn(annotation).flatMap(
      (place) => (place.isReference ? checkReference(place, budget) : checkWords(place, budget)) ?? [],
    ),
});

function placesIn({ name, row, value, pointer }: Annotation): readonly Place[] {
  if (row?.list !== undefined) {
    return [{ list: row.list, isReference: row.literal !== undefined, value, pointer }];
  }
  if (name !== 'fair:contributors' || !Array.isArray(value)) return [];
  return (value as readonly Json[]).flatMap((entry, index) =>
    MEMBERS.flatMap(({ name: part, list, isReference }) => {
      const stated = isObject(entry) ? member(entry, part) : undefined;
      const at = append(pointer, index, part);
      return stated === undefined ? [] : [{ list, isReference, value: stated, pointer: at }];
    }),
  );
}

function checkWords({ list, value, pointer }: Place, budget: Budget): Found | undefined {
  if (isObject(value)) {
    // A list has words in two languages only: it is enough that one of the languages is known.
    const tags = Object.keys(value).filter((tag) => isWord(value[tag]));
    const [first] = tags;
    if (first === undefined || tags.some((tag) => isKnown(list, value[tag] as string))) return undefined;
    return unknownWords(list, value[first] as string, append(pointer, first), budget);
  }
  if (!isWord(value) || /^https?:\/\//i.test(value)) return undefined;
  const term = readTerm(list, value);
  if (term === undefined)
    return isKnown(list, value) ? undefined : unknownWords(list, value, pointer, budget);
  const spellings = [term, ...Object.values(termsOf(list)[term]!.label)];
  if (spellings.includes(value)) return undefined;
  const isSameWord = spellings.some((each) => each.toLowerCase() === value.trim().toLowerCase());
  return {
    pointer,
    on: 'value',
    message: `${quote(value)} is written ${quote(term)} in ${lists[list].title}.`,
    help: `Write ${quote(term)}.`,
    fixes: [replacement(pointer, term, true)],
    ...(isSameWord ? {} : { isMinor: true }),
  };
}

function unknownWords(list: ListName, words: string, pointer: string, budget: Budget): Found {
  const terms = Object.keys(termsOf(list));
  const isRole = list === 'contributor-roles-v1';
  const near = closest(words, isRole ? [...terms, ...knownRoles] : terms, budget);
  return {
    pointer,
    on: 'value',
    message: `${quote(words)} is not a term of ${lists[list].title}.`,
    help:
      near === undefined ? `Its terms are ${oneOfWords(terms.map(quote))}.` : `Did you mean ${quote(near)}?`,
    // Roles are open: another one is kept as it is.
    ...(isRole && near === undefined ? { isMinor: true } : {}),
    ...(near === undefined ? {} : { fixes: [replacement(pointer, near, false)] }),
  };
}

function checkReference({ list, value, pointer }: Place, budget: Budget): Found | undefined {
  if (typeof value !== 'string') return undefined;
  const parts = /^(.*\/cv\/)([\w-]+)(?:#(.*))?$/.exec(value);
  if (parts === null || !Object.hasOwn(lists, parts[2]!)) return undefined;
  const [, base = '', named = '', fragment = ''] = parts;
  const { title } = lists[list];
  if (named !== list) {
    return {
      pointer,
      on: 'value',
      message: `${quote(value)} is a term of ${lists[named as ListName].title}, but a term of ${title} is expected.`,
      help: `Refer to a term of ${title}, such as ${quote(`${base}${list}#${Object.keys(termsOf(list))[0]}`)}.`,
    };
  }
  const terms = Object.keys(termsOf(list));
  if (terms.includes(fragment)) return undefined;
  const inOtherCase = terms.find((term) => term.toLowerCase() === fragment.toLowerCase());
  const near = inOtherCase ?? readTerm(list, fragment) ?? closest(fragment, terms, budget);
  return {
    pointer,
    on: 'value',
    message:
      fragment === ''
        ? `The reference is to ${title}, but not to one of its terms.`
        : `${title} has no term ${quote(fragment)}.`,
    help:
      near === undefined || fragment === ''
        ? `Its terms are ${oneOfWords(terms.map(quote))}.`
        : `Write ${quote(`#${near}`)}; upper and lower case matter.`,
    ...(near === undefined || fragment === ''
      ? {}
      : { fixes: [replacement(pointer, `${base}${list}#${near}`, inOtherCase !== undefined)] }),
  };
}

function replacement(pointer: string, value: string, safe: boolean): Fix {
  return { title: `Write ${quote(value)}`, safe, edits: [{ op: 'set', pointer, value }] };
}

function isWord(value: Json | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isKnown(list: ListName, words: string): boolean {
  if (readTerm(list, words) !== undefined) return true;
  const wanted = words.trim().toLowerCase();
  return list === 'contributor-roles-v1' && knownRoles.some((role) => role.toLowerCase() === wanted);
}

function termsOf(list: ListName): ControlledList['terms'] {
  return lists[list].terms;
}

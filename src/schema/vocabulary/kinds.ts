import { isAbsoluteIri, isIri as isAnyIri } from '@hyperjump/uri';
import { isObject, quote } from '../../base/json.js';
import {
  either,
  FINE,
  type Kind,
  named,
  type Problem,
  problem,
  string,
  stringKind,
  unexpected,
  within,
} from './kind.js';

/** A text, or the same text in several languages. */
export type Text = string | { readonly [languageTag: string]: string };

// BCP 47 (RFC 5646) by form: a language of two or three letters with subtags, or a private or grandfathered tag.
const LANGUAGE_TAG = '^(?:[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{1,8})*|[xXiI](?:-[a-zA-Z0-9]{1,8})+)$';
const languageTag = new RegExp(LANGUAGE_TAG);

function languageMap(name: string, expected: string, text: Kind<string>): Kind<{ [tag: string]: string }> {
  return {
    name,
    expected,
    types: ['object'],
    schema: { type: 'object', propertyNames: { pattern: LANGUAGE_TAG }, additionalProperties: text.schema },
    parts: [text],
    check(value) {
      if (!isObject(value)) return unexpected(expected, value);
      const problems: Problem[] = [];
      for (const tag in value) {
        if (!languageTag.test(tag)) problems.push(...badLanguageTag(tag));
        const found = text.check(value[tag]!);
        if (found.length > 0) problems.push(...within(tag, found));
      }
      return problems;
    },
  };
}

function badLanguageTag(tag: string): readonly Problem[] {
  const repaired = tag.trim().replace(/[_\s]+/g, '-');
  const isRepaired = languageTag.test(repaired);
  return problem(`${quote(tag)} is not a BCP 47 language tag.`, {
    path: [tag],
    on: 'key',
    about: 'language',
    help: isRepaired
      ? `Did you mean ${quote(repaired)}?`
      : 'The names of this object are language tags such as "en" or "fr-CA".',
    ...(isRepaired ? { meant: { value: repaired, isSure: true } } : {}),
  });
}

const markdown = named(stringKind('markdown', 'Markdown text', { contentMediaType: 'text/markdown' }));

/** A text: a string, or an object that maps language tags to strings. */
export const text: Kind<Text> = named(
  either(
    'text',
    string,
    languageMap('texts', 'an object that maps language tags to strings', string),
    'a string, or an object that maps language tags to strings',
  ),
);

/** A text whose strings are Markdown. */
export const richText: Kind<Text> = named(
  either(
    'richText',
    markdown,
    languageMap('richTexts', 'an object that maps language tags to Markdown', markdown),
    'a Markdown string, or an object that maps language tags to Markdown',
  ),
);

// What nearly all IRIs look like: the full grammar takes many times as long.
const PLAIN_IRI =
  /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?:\/[\w\-.~/:@!$&'()*+,;=]*)?(?:\?[\w\-.~/:@!$&'()*+,;=?]*)?(?:#[\w\-.~/:@!$&'()*+,;=?]*)?$/i;

/** Whether a text is an absolute IRI; a CURIE is one by form. */
export function isIri(text: string): boolean {
  if (PLAIN_IRI.test(text)) return true;
  try {
    return isAnyIri(text);
  } catch {
    // The library throws where a host is of a future version of IP, which the grammar allows.
    return true;
  }
}

/** An absolute IRI; the meta-schemas annotate it only, so a wrong one is a warning. */
export const iri = named(
  stringKind('iri', 'an absolute IRI', { format: 'iri' }, (value) =>
    isIri(value) ? FINE : notAReference(value, 'an absolute IRI, such as https://example.org/x'),
  ),
);

/** An absolute IRI or a CURIE; an unknown prefix is no fault here. */
export const iriOrCurie = named(
  stringKind('iriOrCurie', 'an IRI or a CURIE', {}, (value) =>
    isIri(value) ? FINE : notAReference(value, 'an absolute IRI or a CURIE, such as skos:Concept'),
  ),
);

/** A link to a definition: an IRI, a CURIE, or a local JSON Pointer reference. */
export const link = named(
  stringKind('link', 'an IRI, a CURIE or a local pointer', {}, (value) =>
    isIri(value) || LOCAL_POINTER.test(value)
      ? FINE
      : notAReference(value, 'an absolute IRI, a CURIE, or a local pointer such as #/$defs/Age'),
  ),
);

const LOCAL_POINTER = /^#(?:\/(?:[^~\s]|~[01])*)?$|^#[A-Za-z_][-\w.]*$/;

function notAReference(value: string, expected: string): readonly Problem[] {
  const trimmed = value.trim();
  const withScheme = `https://${trimmed}`;
  let repair: Pick<Problem, 'help' | 'meant'> = {};
  if (trimmed !== value && isIri(trimmed)) {
    repair = { help: 'Remove the whitespace around it.', meant: { value: trimmed, isSure: true } };
  } else if (/^[\w-]+(\.[\w-]+)+\//.test(trimmed) && isAbsoluteIri(withScheme)) {
    repair = { help: `Did you mean ${quote(withScheme)}?`, meant: { value: withScheme, isSure: true } };
  }
  return problem(`${quote(value)} is not ${expected}.`, {
    severity: 'warning',
    about: 'reference',
    ...repair,
  });
}

// The Gregorian calendar as a regular expression, leap years included, so that the meta-schemas can assert it.
const CALENDAR_DATE =
  '^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))' +
  '|(?:\\d{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$';
const calendarDate = new RegExp(CALENDAR_DATE);

/** A real calendar date. */
export const date = named(
  stringKind('date', 'a date written YYYY-MM-DD', { format: 'date', pattern: CALENDAR_DATE }, (value) =>
    calendarDate.test(value)
      ? FINE
      : problem(`${quote(value)} is not a calendar date.`, {
          about: 'date',
          help: 'Write a date that exists as YYYY-MM-DD.',
        }),
  ),
);

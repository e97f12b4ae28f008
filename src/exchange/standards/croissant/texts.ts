import type { Json } from '../../../base/json.js';
import type { Fact, Words } from '../../../schema/description/index.js';
import { isBlank } from '../blanks.js';
import { inLanguage, type NodeDraft } from '../jsonld.js';
import type { Ledger, Said } from '../ledger.js';
import type { ExportOptions } from '../options.js';

const TAG = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i;

/** The language of texts that do not say one: the loader needs one, and JSON-LD readers refuse a tag that is none. */
export function usualLanguage({ language }: ExportOptions): string {
  return language !== undefined && TAG.test(language) ? language : 'und';
}

/** Whether a text says something. */
export function isText(text: string | undefined): text is string {
  return text !== undefined && !isBlank(text);
}

/** All wordings that say something; what cannot be written as it is stays in the list of losses. */
export function spoken(ledger: Ledger, words: Words): readonly Said[] {
  if (words.length === 0) return NONE;
  const found: Said[] = [];
  for (const each of words) {
    const { value, language } = each;
    if (isBlank(value)) ledger.explain(each, 'The text is blank.');
    else if (value.isWellFormed()) found.push({ text: ledger.keep(each), language });
    else {
      ledger.explain(each, 'A lone surrogate cannot be written and was replaced.');
      found.push({ text: value.toWellFormed(), language });
    }
  }
  return found;
}

const NONE: readonly never[] = [];

/** A single text that says something, if there is one. */
export function spokenText(ledger: Ledger, fact: Fact | undefined): string | undefined {
  return fact && spoken(ledger, [fact])[0]?.text;
}

/** Texts, each in a language of its own, for a term of the context that is a language map: `name` and `description`. */
export function languageMap(texts: readonly Said[], usual: string): Json | undefined {
  if (texts.length === 0) return undefined;
  const first = texts[0]!;
  if (texts.length === 1 && (first.language ?? usual) === usual) return first.text;
  const map: NodeDraft = {};
  for (const { text, language = usual } of texts) map[language] = text;
  return map;
}

/** Texts for any other term. */
export function literals(texts: readonly Said[]): readonly Json[] {
  return texts.length === 0 ? NONE : texts.map(inLanguage);
}

/** The names of something that has another in the data, and its title, unless that is one of them. */
export function otherNames(label: readonly Said[], title: string | undefined): readonly Said[] {
  if (!isText(title) || label.some(({ text, language }) => text === title && language === undefined)) {
    return label;
  }
  return [...label, { text: title }];
}

/** Replaces halves of characters, which are no text and stop the loader; names of members have none. */
export function makeWellFormed(node: NodeDraft | Json[]): void {
  const members = node as NodeDraft;
  for (const name of Object.keys(members)) {
    const value = members[name]!;
    if (typeof value === 'string') {
      if (!value.isWellFormed()) members[name] = value.toWellFormed();
    } else if (typeof value === 'object' && value !== null) makeWellFormed(value as NodeDraft);
  }
}

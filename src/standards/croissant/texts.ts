import type { Fact, Words } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { isBlank } from '../blanks.js';
import { compact, FEW, inLanguage, type NodeDraft } from '../jsonld.js';
import type { Ledger, Said } from '../ledger.js';
import type { ExportOptions } from '../options.js';

const TAG = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i;

/** The language of texts that do not say one: the loader needs one, and JSON-LD readers refuse a tag that is none. */
export function usualLanguage({ language }: ExportOptions): string {
  return language !== undefined && TAG.test(language) ? language : UNDETERMINED;
}

/** The tag of a text whose language nobody said. */
const UNDETERMINED = 'und';

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

/** A single text that says something, if there is one. */
export function spokenText(ledger: Ledger, fact: Fact | undefined): string | undefined {
  return fact && spoken(ledger, [fact])[0]?.text;
}

/** Texts for a term of the context that is a language map: `name` and `description`. */
export function languageMap(texts: readonly Said[], usual: string): Json | undefined {
  if (texts.length === 0) return undefined;
  const first = texts[0]!;
  if (texts.length === 1 && (first.language ?? usual) === usual) return first.text;
  if (texts.length <= FEW && isOnePerLanguage(texts, usual)) {
    const map: NodeDraft = {};
    for (const { text, language = usual } of texts) map[language] = text;
    return map;
  }
  const byLanguage = new Map<string, Set<string>>();
  for (const { text, language = usual } of texts) {
    byLanguage.set(language, (byLanguage.get(language) ?? new Set()).add(text));
  }
  const inUsual = byLanguage.get(usual);
  if (byLanguage.size === 1 && inUsual?.size === 1) return [...inUsual][0];
  const map: JsonObject = Object.fromEntries(
    [...byLanguage].map(([language, each]) => [language, compact([...each])!]),
  );
  return map;
}

function isOnePerLanguage(texts: readonly Said[], usual: string): boolean {
  return texts.every(({ language = usual }, index) => {
    for (let other = 0; other < index; other++) {
      if ((texts[other]!.language ?? usual) === language) return false;
    }
    return true;
  });
}

/** Texts for any other term, each once. */
export function literals(texts: readonly Said[]): readonly Json[] {
  if (texts.length === 0) return NONE;
  if (texts.length <= FEW) {
    const different: Json[] = [];
    texts.forEach((text, index) => {
      if (isFirst(text, index, texts)) different.push(inLanguage(text));
    });
    return different;
  }
  const different = new Map(texts.map((each) => [JSON.stringify([each.text, each.language]), each]));
  return [...different.values()].map(inLanguage);
}

function isFirst({ text, language }: Said, index: number, texts: readonly Said[]): boolean {
  for (let before = 0; before < index; before++) {
    const other = texts[before]!;
    if (other.text === text && other.language === language) return false;
  }
  return true;
}

const NONE: readonly never[] = [];

/** A document without halves of characters, which are no text and stop the loader; its names are ours. */
export function wellFormedDocument(document: JsonObject): JsonObject {
  return isWellFormed(document) ? document : (wellFormed(document) as JsonObject);
}

function isWellFormed(value: Json): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) {
    for (const each of value as readonly Json[]) if (!isWellFormed(each)) return false;
    return true;
  }
  const members = value as JsonObject;
  for (const name in members) if (!isWellFormed(members[name]!)) return false;
  return true;
}

function wellFormed(value: Json): Json {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(wellFormed);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, wellFormed(each)]));
}

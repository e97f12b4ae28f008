import type { Fact, Words } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { compact, inLanguage } from '../jsonld.js';
import type { Ledger, Said } from '../ledger.js';

const TAG = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i;

/** The language of texts that do not say one: JSON-LD readers refuse a tag that is none. */
export function usualLanguage({ language }: Ledger): string {
  return TAG.test(language) ? language : 'en';
}

/** Whether a text says something. */
export function isText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** All wordings that say something; what cannot be written as it is stays in the list of losses. */
export function spoken(ledger: Ledger, words: Words): readonly Said[] {
  return words.flatMap((each) => {
    if (!isText(each.value)) {
      ledger.explain(each, 'A blank text says nothing.');
      return [];
    }
    if (each.value.isWellFormed()) return ledger.keepAll([each]);
    ledger.explain(each, 'Half a character cannot be written; another stands in its place.');
    return [{ text: each.value.toWellFormed(), language: each.language }];
  });
}

/** A single text that says something, if there is one. */
export function spokenText(ledger: Ledger, fact: Fact | undefined): string | undefined {
  return fact && spoken(ledger, [fact])[0]?.text;
}

/** Texts for a term of the context that is a language map: `name` and `description`. */
export function languageMap(texts: readonly Said[], usual: string): Json | undefined {
  const byLanguage = new Map<string, Set<string>>();
  for (const { text, language = usual } of texts) {
    byLanguage.set(language, (byLanguage.get(language) ?? new Set()).add(text));
  }
  const inUsual = byLanguage.get(usual);
  if (byLanguage.size === 1 && inUsual?.size === 1) return [...inUsual][0];
  if (byLanguage.size === 0) return undefined;
  const map: JsonObject = Object.fromEntries(
    [...byLanguage].map(([language, each]) => [language, compact([...each])!]),
  );
  return map;
}

/** Texts for any other term, each once. */
export function literals(texts: readonly Said[]): readonly Json[] {
  const different = new Map(texts.map((each) => [JSON.stringify([each.text, each.language]), each]));
  return [...different.values()].map(inLanguage);
}

/** A document without halves of characters, which are no text and stop the loader; its names are ours. */
export function wellFormedDocument(document: JsonObject): JsonObject {
  return isWellFormed(document) ? document : (wellFormed(document) as JsonObject);
}

function isWellFormed(value: Json): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return (value as readonly Json[]).every(isWellFormed);
  for (const name in value) if (!isWellFormed((value as JsonObject)[name]!)) return false;
  return true;
}

function wellFormed(value: Json): Json {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(wellFormed);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, wellFormed(each)]));
}

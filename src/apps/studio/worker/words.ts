import type { Description, Subject, Words } from '../../../schema/description/index.js';
import type { ByLanguage } from '../protocol.js';
import type { Entry } from './entries.js';

/** Words by language; the first of each language counts. */
export function byLanguage(words: Words, plain?: string): ByLanguage {
  const found: { [language: string]: string } = {};
  for (const { language = '', value } of words) found[language] ??= value;
  if (plain !== undefined) found[''] ??= plain;
  return found;
}

/** The name of a subject for people. */
export function labelOf({ label, title }: Subject): ByLanguage {
  return byLanguage(label, title?.value);
}

/** The description of a subject. */
export function descriptionOf({ richDescription, description }: Subject): ByLanguage {
  return byLanguage(richDescription, description?.value);
}

/** The words of a term in English, without a language, or in the first one. */
export function inShort(words: Words): string {
  const { en, '': none, ...others } = byLanguage(words);
  return en ?? none ?? Object.values(others)[0] ?? '';
}

/** The languages of labels and descriptions, the most frequent first. */
export function languagesOf(description: Description, entries: readonly Entry[]): readonly string[] {
  const counts = new Map<string, number>();
  const count = ({ label, richDescription }: Subject) => {
    for (const words of [label, richDescription])
      for (const { language } of words)
        if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  };
  count(description);
  for (const dataset of description.datasets) if (!dataset.isRoot) count(dataset);
  for (const { variable } of entries) count(variable);
  return [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
}

import type { Fix } from '../../../../base/diagnostic.js';
import { quote } from '../../../../base/json.js';
import type { Fact, Term } from '../../../../schema/description/index.js';
import type { License } from '../../../../schema/vocabulary/index.js';
import { defineRule, type Found, type LintContext } from '../../rule.js';
import { hasLicense, keywordPointer, licenseMeant, licenseOf } from './license-of.js';

const ADVICE =
  'If you can choose, use a licence from the SPDX list, such as CC-BY-4.0 or CC0-1.0, and write its identifier and its address.';

/** A licence is one that everybody knows. */
export const knownLicense = defineRule({
  id: 'known-license',
  on: 'dataset',
  group: 'completeness',
  severity: 'info',
  fix: 'unsafe',
  summary: 'A licence is in the SPDX list, and its name and its address identify the same licence.',
  why: 'People and programs know the standard licences. If the name and the address disagree, it is unclear what is allowed.',
  targets: { croissant: 'should' },
  metrics: ['RDA-R1.1-02M'],
  needs: { licenses: hasLicense },
  examples: {
    bad: [
      { schema: { title: 'Persons', 'fair:license': 'Free for research, ask us' } },
      { schema: { title: 'Persons', 'fair:licenseRef': 'https://data.example.org/terms' } },
      {
        schema: {
          title: 'Persons',
          'fair:license': 'CC0-1.0',
          'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
        },
        fixed: {
          title: 'Persons',
          'fair:license': 'CC-BY-4.0',
          'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
        },
      },
      {
        schema: {
          title: 'Persons',
          'fair:license': 'CC-BY-4.0',
          'fair:licenseRef': 'https://data.example.org/terms',
        },
        fixed: {
          title: 'Persons',
          'fair:license': 'CC-BY-4.0',
          'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
        },
      },
    ],
    good: [
      { schema: { title: 'Persons', 'fair:license': 'MIT OR Apache-2.0' } },
      {
        schema: {
          title: 'Persons',
          'fair:license': 'CC-BY-4.0',
          'fair:licenseRef': 'https://creativecommons.org/licenses/by/4.0/',
        },
      },
      {
        schema: {
          title: 'Persons',
          'fair:license': { fr: 'Attribution, version 4' },
          'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
        },
      },
    ],
  },
  applies: hasLicense,
  check: (dataset, context) => {
    const { words, refs } = licenseOf(dataset, context)!;
    const [word, ref] = [words[0], refs[0]];
    const byWords = words.map((each) => licenseMeant(each.value, context)).find((each) => each);
    const byRef = refs.map((each) => licenseMeant(each.value, context)).find((each) => each);
    if (byRef) return byWords && word ? disagreement(word, byWords, byRef) : undefined;
    if (ref) return unknownAddress(ref, byWords);
    if (word === undefined || byWords || isExpression(words, context)) return undefined;
    return {
      pointer: keywordPointer(word),
      on: 'value',
      message: `The licence ${quote(word.value)} is not in the SPDX list.`,
      help: ADVICE,
    };
  },
});

function isExpression(words: Term['words'], { lists: { licenses } }: LintContext): boolean {
  return words.some(({ value }) => licenses.isExpression(value.trim()));
}

function disagreement(word: Fact, byWords: License, byRef: License): Found | undefined {
  if (byWords.id === byRef.id) return undefined;
  return {
    pointer: keywordPointer(word),
    on: 'value',
    message: `The name of the licence means ${byWords.id}, but its address means ${byRef.id}.`,
    help: 'Find out which of the two is correct, and change the other.',
    fixes: [setTo(keywordPointer(word), byRef.id)],
    params: { words: byWords.id, address: byRef.id },
  };
}

function unknownAddress(ref: Fact, byWords: License | undefined): Found {
  const { pointer, value } = ref;
  return {
    pointer,
    on: 'value',
    message: `The address ${quote(value)} is not that of a licence in the SPDX list.`,
    help: byWords ? `If the licence is ${byWords.id}, as its name says, write "${byWords.iri}".` : ADVICE,
    ...(byWords ? { fixes: [setTo(pointer, byWords.iri)], params: { words: byWords.id } } : {}),
  };
}

function setTo(pointer: string, value: string): Fix {
  return { title: `Write ${quote(value)}`, safe: false, edits: [{ op: 'set', pointer, value }] };
}

import type { Fix } from '../../../../base/diagnostic.js';
import { quote } from '../../../../base/json.js';
import type { Words } from '../../../../schema/description/index.js';
import { append, split } from '../../../../schema/document/index.js';
import type { License } from '../../../../schema/vocabulary/index.js';
import { spelledLike } from '../../annotations/keyword-spelling.js';
import { askAt } from '../../ask-of.js';
import { defineRule, type LintContext } from '../../rule.js';
import { hasLicense, keywordPointer, licenseMeant, licenseOf } from './license-of.js';
import { isAttempted } from './stated.js';

/** A licence is named by its address. */
export const licenseRef = defineRule({
  id: 'license-ref',
  on: 'dataset',
  group: 'completeness',
  severity: 'warning',
  fix: 'safe',
  ask: ['fair:licenseRef'],
  summary: 'A licence has an address, not only a name.',
  why: 'Programs that search for reusable data compare addresses, because the name of a licence is written in many ways.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: ['RDA-R1.1-03M'],
  needs: { licenses: hasLicense },
  examples: {
    bad: [
      {
        schema: { title: 'Persons', 'fair:license': 'CC-BY-4.0' },
        fixed: {
          title: 'Persons',
          'fair:license': 'CC-BY-4.0',
          'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
        },
      },
      { schema: { title: 'Persons', 'fair:license': 'Free for research, ask us' } },
    ],
    good: [
      {
        schema: {
          title: 'Persons',
          'fair:license': 'CC-BY-4.0',
          'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
        },
      },
      { schema: { title: 'Persons', 'fair:licenseRef': 'https://spdx.org/licenses/CC0-1.0' } },
    ],
  },
  applies: hasLicense,
  check: (dataset, context) => {
    const { words, refs } = licenseOf(dataset, context)!;
    const [first] = words;
    if (first === undefined || refs.length > 0) return undefined;
    if (isAttempted(dataset.subject, ['fair:licenseRef'], context)) return undefined;
    const meant = agreedOn(words, context);
    return {
      pointer: keywordPointer(first),
      on: 'value',
      message: `The licence ${quote(first.value)} has a name, but no address.`,
      help: meant
        ? `Add "fair:licenseRef": "${meant.iri}".`
        : 'Add "fair:licenseRef" with the address of the text of the licence.',
      ...(meant
        ? { fixes: [fixOf(words, meant)], params: { license: meant.id } }
        : { ask: askAt(referenceBeside(first)) }),
    };
  },
});

/** The licence that the words mean, unless those of two languages mean different ones. */
function agreedOn(words: Words, context: LintContext): License | undefined {
  const meant = words.flatMap(({ value }) => licenseMeant(value, context) ?? []);
  return meant.every(({ id }) => id === meant[0]?.id) ? meant[0] : undefined;
}

function fixOf(words: Words, license: License): Fix {
  const { iri } = license;
  const exact = [license.id.toLowerCase(), license.name.toLowerCase()];
  const pointer = referenceBeside(words[0]!);
  return {
    title: `Add "${split(pointer)[1]}": "${iri}"`,
    // Other spellings leave a doubt, such as which version is meant.
    safe: words.every(({ value }) => exact.includes(value.trim().toLowerCase())),
    edits: [{ op: 'insert', pointer, value: iri }],
  };
}

/** The place of the address of a licence beside its name; who writes `x-fair:` goes on doing so. */
function referenceBeside(word: Words[number]): string {
  const [object, keyword] = split(keywordPointer(word));
  return append(object, spelledLike(keyword, 'fair:licenseRef'));
}

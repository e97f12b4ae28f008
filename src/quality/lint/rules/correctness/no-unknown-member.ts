import { type JsonObject, oneOfWords, quote } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import type { Kind } from '../../../../schema/vocabulary/index.js';
import { holding, RECORDS, recordsIn } from '../../annotations/annotation-parts.js';
import { defineRule, type Found } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';
import { type UnknownMember, unknownMembers } from './members.js';

/** Contributors, versions, relations, periods and measurements have the members that the vocabulary gives them. */
export const noUnknownMember = defineRule({
  id: 'no-unknown-member',
  on: 'annotation',
  group: 'correctness',
  severity: 'warning',
  fix: 'safe',
  ask: 'look',
  summary: 'The objects inside annotations have only the members that the vocabulary defines.',
  why: 'A member that the vocabulary does not define is not read, so no export has its value.',
  targets: EVERY_TARGET,
  metrics: [],
  examples: {
    bad: [
      {
        schema: { 'fair:temporalCoverage': { startDate: '2020-01-01', end: '2020-12-31' } },
        fixed: { 'fair:temporalCoverage': { start: '2020-01-01', end: '2020-12-31' } },
      },
      { schema: { 'fair:contributors': [{ name: 'Ann Lee', desciption: 'Counted the trees.' }] } },
      { schema: { 'fair:contributors': [{ name: 'Ann Lee', affiliation: 'Parks Department' }] } },
    ],
    good: [
      { schema: { 'fair:version': { identifier: '1.0.0', date: '2024-05-01' } } },
      { schema: { 'fair:temporalCoverage': { start: '2020-01-01', end: '2020-12-31' } } },
      {
        schema: {
          'fair:contributors': [{ name: 'Ann Lee', contributorRef: 'https://orcid.org/0000-0002-1825-0097' }],
        },
      },
    ],
  },
  concerns: holding(RECORDS),
  applies: (annotation) => recordsIn(annotation).length > 0,
  check: (annotation, { budget }) =>
    recordsIn(annotation).flatMap(({ kind, value, pointer }) =>
      unknownMembers(kind, value, budget)
        .filter((unknown) => !standsForRequired(unknown, kind))
        .map((unknown) => finding(unknown, kind, value, pointer)),
    ),
});

/** A misspelled required member makes the whole value invalid: valid-keyword-value reports that. */
function standsForRequired({ meant, isSure }: UnknownMember, kind: Kind): boolean {
  return meant !== undefined && isSure && kind.members?.[meant]?.required === true;
}

function finding(
  { key, meant, isSure }: UnknownMember,
  kind: Kind,
  object: JsonObject,
  pointer: string,
): Found {
  const at = append(pointer, key);
  const fits = meant !== undefined && kind.members?.[meant]?.kind.check(object[key]!).length === 0;
  return {
    pointer: at,
    on: 'key',
    message: `A ${kind.name} has no member ${quote(key)}.`,
    help: meant
      ? `Did you mean ${quote(meant)}?`
      : `It is not read. A ${kind.name} may have ${oneOfWords(Object.keys(kind.members ?? {}))}.`,
    fixes:
      meant && fits
        ? [
            {
              title: `Rename it to ${quote(meant)}`,
              safe: isSure,
              edits: [{ op: 'rename', pointer: at, name: meant }],
            },
          ]
        : [],
    params: { member: key, ...(meant ? { suggestion: meant } : {}) },
  };
}

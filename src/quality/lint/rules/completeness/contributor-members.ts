import type { Contribution } from '../../../../schema/description/index.js';
import { type ContributorSubject, defineRule, type LintContext, type Rule } from '../../rule.js';
import { contributorName, entryOf } from './entry.js';

/** A rule that asks only whether a contributor has a member, as words or by reference. */
interface MemberRow
  extends Pick<Rule, 'id' | 'severity' | 'summary' | 'why' | 'targets' | 'metrics' | 'examples'> {
  readonly members: readonly [words: string, reference: string];
  readonly isSaid: (contribution: Contribution) => boolean;
  /** Goes on after the name of the contributor: "has no role". */
  readonly lacks: string;
  readonly help: string;
}

function memberRule({ members, isSaid, lacks, help, ...about }: MemberRow): Rule {
  const isThere = (contributor: ContributorSubject, context: LintContext) =>
    // A member with an invalid value is present: another rule reports it.
    isSaid(contributor.contribution) ||
    members.some((name) => Object.hasOwn(entryOf(contributor, context), name));
  return defineRule({
    ...about,
    on: 'contributor',
    group: 'completeness',
    fix: 'none',
    ask: [members[0]],
    check: (contributor, context) =>
      isThere(contributor, context)
        ? undefined
        : { message: `${contributorName(contributor)} ${lacks}.`, help },
  });
}

/** A contributor has a role. */
export const contributorRole = memberRule({
  id: 'contributor-role',
  severity: 'warning',
  summary: 'A contributor has a role.',
  why: 'The role decides who is cited as author and who is named as publisher. Without a role, everyone is only a contributor.',
  targets: { 'ro-crate': 'should', croissant: 'should' },
  metrics: ['FsF-R1.2-01M-1', 'RDA-R1.2-01M'],
  members: ['role', 'roleRef'],
  isSaid: ({ role }) => role !== '',
  lacks: 'has no role',
  help: 'Add "role": Producer, Provider, Curator, Distributor, Archive or Contributor.',
  examples: {
    bad: [{ schema: { 'fair:contributors': [{ name: 'Ida Nord', type: 'Individual' }] } }],
    good: [
      { schema: { 'fair:contributors': [{ name: 'Ida Nord', type: 'Individual', role: 'Curator' }] } },
      {
        schema: {
          'fair:contributors': [
            {
              name: 'Ida Nord',
              roleRef: 'https://highvaluedata.net/fair-data-schema/cv/contributor-roles-v1#Curator',
            },
          ],
        },
      },
    ],
  },
});

/** A contributor has a type. */
export const contributorType = memberRule({
  id: 'contributor-type',
  severity: 'warning',
  summary: 'A contributor has a type: a person, an organization, a project or a program.',
  why: 'Every export has to write a person or an organization. Without a type, it has to guess from the name.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: ['FsF-R1.2-01M-1'],
  members: ['type', 'typeRef'],
  // Another entry may say it of the same person.
  isSaid: ({ agent: { typeWords, typeRefs } }) => typeWords.length + typeRefs.length > 0,
  lacks: 'has no type',
  help: 'Add "type": Individual, Organization, Project, Software, Agent or Other.',
  examples: {
    bad: [{ schema: { 'fair:contributors': [{ name: 'Statistics Office', role: 'Producer' }] } }],
    good: [
      {
        schema: {
          'fair:contributors': [{ name: 'Statistics Office', type: 'Organization', role: 'Producer' }],
        },
      },
    ],
  },
});

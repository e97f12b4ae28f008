import { quote } from '../../../../base/json.js';
import { identifierOf } from '../../../../schema/vocabulary/index.js';
import { defineRule } from '../../rule.js';
import { contributorName, entryOf } from './entry.js';
import { isProgram } from './roles.js';

const SPELLINGS = ['entityRef', 'contributorRef'] as const;

/** A contributor has an identifier. */
export const contributorRef = defineRule({
  id: 'contributor-ref',
  on: 'contributor',
  group: 'completeness',
  severity: 'info',
  fix: 'none',
  ask: ['contributorRef'],
  summary: 'A contributor has an identifier, preferably an ORCID, ROR or ISNI.',
  why: 'Many people share a name, and organizations change theirs. An identifier shows exactly who contributed.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: ['RDA-R1.2-01M'],
  examples: {
    bad: [
      {
        schema: { 'fair:contributors': [{ name: 'Ida Nord', type: 'Individual', role: 'Producer' }] },
      },
      {
        schema: {
          'fair:contributors': [
            { name: 'Ida Nord', type: 'Individual', contributorRef: 'https://people.example.org/nord' },
          ],
        },
      },
    ],
    good: [
      {
        schema: {
          'fair:contributors': [
            {
              name: 'Ida Nord',
              type: 'Individual',
              contributorRef: 'https://orcid.org/0000-0002-1825-0097',
            },
          ],
        },
      },
      {
        schema: {
          'fair:contributors': [
            { name: 'Table maker', type: 'Software', contributorRef: 'https://code.example.org/table-maker' },
          ],
        },
      },
    ],
  },
  check: (contributor, context) => {
    const entry = entryOf(contributor, context);
    const spelling = SPELLINGS.find((name) => Object.hasOwn(entry, name));
    const { agent } = contributor.contribution;
    if (spelling === undefined) {
      return {
        message: `${contributorName(contributor)} has no identifier.`,
        help: isProgram(agent.type)
          ? 'Add "contributorRef" with the address of the program.'
          : 'Add "contributorRef": an ORCID for a person, a ROR or ISNI for an organization.',
      };
    }
    const pointer = `${contributor.pointer}/${spelling}`;
    const ref = agent.refs.find(
      (each) => each.pointer === pointer || each.twins?.some((twin) => twin.pointer === pointer),
    );
    // Another rule reports what is not an IRI, and programs have no register.
    if (ref === undefined || isProgram(agent.type) || identifierOf(ref.value)) return undefined;
    return {
      pointer,
      on: 'value',
      isMinor: true,
      message: `${quote(ref.value)} is not an ORCID, ROR or ISNI.`,
      help: 'Give people their ORCID and organizations their ROR or ISNI, if they have one.',
    };
  },
});

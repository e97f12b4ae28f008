import { defineRule } from '../../rule.js';
import { isWholeDataset } from './whole.js';
import { nameOf } from './wording.js';

/** What Google Dataset Search takes, in characters. */
const SHORTEST = 50;
const LONGEST = 5000;

/** The description of a dataset has a length that search engines take. */
export const descriptionLength = defineRule({
  id: 'description-length',
  on: 'dataset',
  group: 'completeness',
  severity: 'hint',
  fix: 'none',
  summary: `The description of a dataset has ${SHORTEST} to ${LONGEST} characters.`,
  why: 'Search engines for datasets pass over a description of a few words, and cut a very long one.',
  targets: {},
  metrics: [],
  examples: {
    bad: [{ schema: { title: 'Persons', description: 'All residents.' } }],
    good: [
      {
        schema: {
          title: 'Persons',
          description:
            'All residents of Ruritania on the day of the census of 2021, with age and place of birth.',
        },
      },
      { schema: { title: 'Persons' } },
    ],
  },
  applies: isWholeDataset,
  check: (dataset, context) => {
    const { description, richDescription } = dataset.subject;
    const texts = richDescription.length > 0 ? richDescription : description ? [description] : [];
    const lengths = texts.map(({ value }) => [...value.trim()].length).filter((length) => length > 0);
    // In one language that fits, the description is found.
    if (lengths.length === 0 || lengths.some((length) => length >= SHORTEST && length <= LONGEST))
      return undefined;
    const [first] = texts;
    if (first!.uri !== context.document.uri) return undefined;
    return {
      pointer: first!.pointer,
      on: 'value',
      message: `${nameOf(dataset, context)} has a description of ${lengths[0]} characters.`,
      help: `Search engines for datasets take ${SHORTEST} to ${LONGEST}: say what was observed, where, when, how and why.`,
    };
  },
});

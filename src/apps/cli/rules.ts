import { rules as allRules } from '../../quality/lint/index.js';
import { detailsOf, rules } from '../operations/rules/index.js';
import { type Command, formatFlag } from './command.js';
import { EXIT } from './exit.js';

/** `fairwright rules`. */
export const rulesCommand: Command = {
  name: rules.name,
  summary: rules.summary,
  operands: [],
  parameters: { format: formatFlag },
  examples: ['fairwright rules', 'fairwright rules --format json'],
  async run({ flags }, terminal) {
    if (flags.format === 'json') {
      terminal.data(`${JSON.stringify(allRules.map(detailsOf), null, 2)}\n`);
      return EXIT.clean;
    }
    const width = Math.max(...allRules.map(({ id }) => id.length));
    const groups = [...new Set(allRules.map(({ group }) => group))];
    for (const group of groups) {
      terminal.out(`${group}\n`);
      for (const { id, severity, fix, summary } of allRules.filter((each) => each.group === group)) {
        const repair = fix === 'none' ? '' : ` (${fix} fix)`;
        terminal.out(`  ${id.padEnd(width)}  ${severity.padEnd(7)}  ${summary}${repair}\n`);
      }
      terminal.out('\n');
    }
    return EXIT.clean;
  },
};

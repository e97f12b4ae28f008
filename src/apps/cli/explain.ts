import type { Json } from '../../base/json.js';
import type { ChangeFacts } from '../../quality/diff/index.js';
import { askSentence, type Rule } from '../../quality/lint/index.js';
import { NotFound } from '../operations/index.js';
import { rule, ruleNamed } from '../operations/rules/index.js';
import { type Command, formatFlag } from './command.js';
import { EXIT, wrongUsage } from './exit.js';
import { resultWriter } from './terminal.js';

/** `fairwright explain RULE`, or the class of a change. */
export const explainCommand: Command = {
  name: 'explain',
  summary: rule.summary,
  operands: ['rule'],
  parameters: {
    rule: {
      ...rule.parameters.id,
      about: 'The id of the rule, or the class of a change such as unit/changed.',
    },
    format: formatFlag,
  },
  examples: ['fairwright explain dataset-license', 'fairwright explain unit/changed --format json'],
  async run({ operands, flags }, terminal) {
    const id = operands.rule!;
    const change = await changeNamed(id);
    const found = change ?? named(id);
    const text = change ? changeExplanation(change) : explanation(found as Rule);
    resultWriter(
      terminal,
      flags.format,
    )(flags.format === 'json' ? `${JSON.stringify(found, null, 2)}\n` : text);
    return EXIT.clean;
  },
};

/** The class of change with a name, also as the code of its findings. */
async function changeNamed(id: string): Promise<ChangeFacts | undefined> {
  if (!id.includes('/')) return undefined;
  const { changeClasses, codeOf } = await import('../../quality/diff/index.js');
  return changeClasses.find((each) => each.id === id || codeOf(each.id) === id);
}

function changeExplanation({ id, severity, bump, summary, why, examples }: ChangeFacts): string {
  const pairs = [
    ...examples.changed.map((pair) => ({ title: 'A change of this class', ...pair })),
    ...examples.unchanged.map((pair) => ({ title: 'No change of this class', ...pair })),
  ];
  const rows = [
    `${id} (${severity}${bump ? `, ${bump} version` : ''})`,
    '',
    summary,
    why,
    ...pairs.flatMap(({ title, old, new: next }) => [
      '',
      `${title}, from`,
      indented(old),
      'to',
      indented(next),
    ]),
  ];
  return `${rows.join('\n')}\n`;
}

function named(id: string): Rule {
  try {
    return ruleNamed(id);
  } catch (fault) {
    throw fault instanceof NotFound ? wrongUsage(fault.message) : fault;
  }
}

function explanation(found: Rule): string {
  const { id, group, severity, fix, summary, why, targets, metrics, examples } = found;
  const question = askSentence(found);
  const asked = Object.entries(targets).map(([target, level]) => `${target} (${level})`);
  const rows = [
    `${id} (${group}, ${severity})`,
    '',
    summary,
    why,
    '',
    ...(asked.length > 0 ? [`Standards: ${asked.join(', ')}.`] : []),
    ...(metrics.length > 0 ? [`FAIR metrics: ${metrics.join(', ')}.`] : []),
    fix === 'none'
      ? 'It must be repaired by hand.'
      : `fairwright fix${fix === 'safe' ? '' : ' --unsafe'} repairs it.`,
    ...(question === undefined ? [] : [question]),
    ...examples.bad.flatMap(({ schema, fixed }) => [
      '',
      'Incorrect:',
      indented(schema),
      ...(fixed === undefined ? [] : ['', 'Repaired:', indented(fixed)]),
    ]),
    ...examples.good.flatMap(({ schema }) => ['', 'Correct:', indented(schema)]),
  ];
  return `${rows.join('\n')}\n`;
}

function indented(schema: Json): string {
  return JSON.stringify(schema, null, 2).replace(/^/gm, '  ');
}

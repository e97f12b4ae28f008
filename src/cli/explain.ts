import type { Json } from '../json.js';
import type { Rule } from '../lint/index.js';
import { NotFound, rule, ruleNamed } from '../operations/index.js';
import { type Command, formatFlag } from './command.js';
import { EXIT, wrongUsage } from './exit.js';

/** `fairwright explain RULE`. */
export const explainCommand: Command = {
  name: 'explain',
  summary: rule.summary,
  operands: ['rule'],
  parameters: { rule: { ...rule.parameters.id }, format: formatFlag },
  examples: ['fairwright explain dataset-license', 'fairwright explain numeric-unit --format json'],
  async run({ operands, flags }, terminal) {
    const found = named(operands.rule!);
    terminal.out(flags.format === 'json' ? `${JSON.stringify(found, null, 2)}\n` : explanation(found));
    return EXIT.clean;
  },
};

function named(id: string): Rule {
  try {
    return ruleNamed(id);
  } catch (fault) {
    throw fault instanceof NotFound ? wrongUsage(fault.message) : fault;
  }
}

function explanation({ id, group, severity, fix, summary, why, targets, metrics, examples }: Rule): string {
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

import { type KeywordEntry, vocabulary } from '../operations/vocabulary/index.js';
import { type Call, type Command, commandContext, formatFlag } from './command.js';
import { EXIT, wrongUsage } from './exit.js';
import type { Terminal } from './terminal.js';

/** `fairwright vocabulary [KEYWORD]`. */
export const vocabularyCommand: Command = {
  name: vocabulary.name,
  summary: vocabulary.summary,
  operands: ['keyword'],
  parameters: {
    ...vocabulary.parameters,
    format: formatFlag,
  },
  examples: [
    'fairwright vocabulary',
    'fairwright vocabulary fair:contributors',
    'fairwright vocabulary --format json',
  ],
  run,
};

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const { keyword } = operands;
  const { keywords, unknown } = await vocabulary.run(
    keyword === undefined ? {} : { keyword },
    commandContext(),
  );
  if (unknown) throw wrongUsage(unknown);
  if (flags.format === 'json') terminal.data(`${JSON.stringify(keywords, null, 2)}\n`);
  else terminal.out(keyword === undefined ? overview(keywords) : detail(keywords[0]!));
  return EXIT.clean;
}

function overview(entries: readonly KeywordEntry[]): string {
  const width = Math.max(...entries.map(({ name }) => name.length));
  return ['universal', 'dataset', 'variable']
    .map((scope) => {
      const rows = entries.filter(({ scopes }) => scopes[0] === scope);
      const lines = rows.map(
        ({ name, about, deprecated }) => `  ${name.padEnd(width)}  ${deprecated ?? about}`,
      );
      return `${scope}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

function detail(entry: KeywordEntry): string {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['value', entry.value],
    ['example', JSON.stringify(entry.example)],
    ['used on', entry.scopes.join(', ')],
    ['pairs with', entry.pair],
    ['terms', entry.terms?.join(', ')],
    ['editions', entry.editions.join(', ')],
    ['deprecated', entry.deprecated],
  ];
  const facts = rows.flatMap(([name, text]) => (text === undefined ? [] : [`  ${name.padEnd(10)}  ${text}`]));
  const members = entry.members?.map(
    ({ name, title, required }) => `    ${name.padEnd(28)}  ${title}${required ? ' (required)' : ''}`,
  );
  const parts = [`${entry.name}: ${entry.title}`, `  ${entry.about}`, '', ...facts];
  return `${[...parts, ...(members ? ['', '  members', ...members] : [])].join('\n')}\n`;
}

import { allOfWords, isObject } from '../../base/json.js';
import type { Parameter } from '../operations/index.js';
import { type Command, flagName, flagsOf, isRepeatable } from './command.js';

/** Help is at most as wide as people read, and at least as wide as it can be laid out. */
function widthOf(columns = 80): number {
  return Math.min(120, Math.max(50, columns));
}

/** What the program is, and its commands. */
export function programHelp(
  commands: readonly Command[],
  standards: readonly string[],
  columns?: number,
): string {
  const width = widthOf(columns);
  const about = `fairwright checks JSON Schemas that carry FAIR metadata, checks data against them, and converts them to ${allOfWords(standards)}, here or as a service.`;
  return `${wrapped(about, width).join('\n')}

Usage: fairwright COMMAND [ARGUMENTS] [FLAGS]

Commands:
${table(
  commands.map(({ name, summary }) => [name, summary]),
  width,
)}

Flags:
${table(
  [
    ['--help', 'Show this help, or the help of a command.'],
    ['--version', 'Show the version.'],
  ],
  width,
)}
`;
}

/** How to use one command. */
export function commandHelp(command: Command, columns?: number): string {
  const width = widthOf(columns);
  const { name, summary, operands, many, parameters, examples } = command;
  const given = [...operands, ...(many === undefined ? [] : [many])];
  const words = given.map((each) => {
    const word = each === many ? `${each.toUpperCase()}...` : each.toUpperCase();
    return parameters[each]?.required ? word : `[${word}]`;
  });
  return `${wrapped(summary, width).join('\n')}

Usage: fairwright ${[name, ...words].join(' ')} [FLAGS]

${
  given.length > 0
    ? `Arguments:\n${table(
        given.map((each) => [each.toUpperCase(), parameters[each]!.about]),
        width,
      )}\n\n`
    : ''
}Flags:
${table([...flagsOf(command).map(([flag, parameter]) => flagRow(command, flag, parameter)), ['--help', 'Show this help.']], width)}

Examples:
${examples.map((each) => `  ${each}`).join('\n')}
`;
}

function flagRow({ letters = {} }: Command, name: string, parameter: Parameter): readonly [string, string] {
  const { about, kind, usual } = parameter;
  const letter = Object.keys(letters).find((each) => letters[each] === name);
  const value = kind.schema.type === 'boolean' ? '' : ` ${valueWord(name, parameter)}`;
  const byDefault = usual === undefined || usual === false ? '' : ` Default: ${usual}.`;
  const again = isRepeatable(parameter) ? ' Can be repeated.' : '';
  const flag = `${letter ? `-${letter}, ` : ''}--${flagName(name)}`;
  return [`${flag}${value}`, `${about}${again}${byDefault}`];
}

/** The values that a parameter can have, if they are few. */
export function choicesOf({ kind }: Parameter): readonly string[] {
  const { items } = kind.schema;
  const choices = kind.schema.enum ?? (isObject(items) ? items.enum : undefined) ?? [];
  return (choices as readonly string[]).map(String);
}

/** Placeholders for the values of flags whose kind does not show them. */
const VALUE_WORDS: { readonly [parameter: string]: string } = {
  assume: 'NAME',
  baseline: 'FILE',
  config: 'FILE',
  data: 'FILE',
  docsUrl: 'URL',
  host: 'ADDRESS',
  options: 'FILE',
  output: 'FILE',
  prefix: 'PATH',
  schemas: 'DIR',
  to: 'DIR',
};

function valueWord(name: string, parameter: Parameter): string {
  const { kind, placeholder } = parameter;
  const choices = choicesOf(parameter).join('|');
  const byType = kind.types.includes('number') ? 'NUMBER' : 'TEXT';
  return choices || placeholder || VALUE_WORDS[name] || byType;
}

/** The widest left column: descriptions of longer ones begin below them. */
const WIDEST_LEFT = 24;

function table(rows: readonly (readonly [string, string])[], width: number): string {
  const left = Math.min(WIDEST_LEFT, Math.max(...rows.map(([name]) => name.length)));
  const indent = ' '.repeat(left + 4);
  return rows
    .map(([name, text]) => {
      const [first = '', ...others] = wrapped(text, width - indent.length);
      const start = name.length > left ? [`  ${name}`, indent + first] : [`  ${name.padEnd(left)}  ${first}`];
      return [...start, ...others.map((line) => indent + line)].join('\n');
    })
    .join('\n');
}

/** A text in lines of a width; lines that it has itself stay, and what follows one is indented. */
function wrapped(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const lines: string[] = [];
    const indent = index === 0 ? '' : '  ';
    for (const word of line.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push((lines.length === 0 ? indent : `${indent}${indent}`) + word);
    }
    return lines;
  });
}

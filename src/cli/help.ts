import { allOfWords, isObject } from '../json.js';
import type { Parameter } from '../operations/index.js';
import { type Command, flagName, flagsOf, isRepeatable } from './command.js';

/** What the program is, and its commands. */
export function programHelp(commands: readonly Command[], standards: readonly string[]): string {
  return `fairwright checks JSON Schemas that carry FAIR metadata, checks data against them, and converts
them to ${allOfWords(standards)}, here or as a service.

Usage: fairwright COMMAND [ARGUMENTS] [FLAGS]

Commands:
${table(commands.map(({ name, summary }) => [name, summary]))}

Flags:
${table([
  ['--help', 'Show this help, or the help of a command.'],
  ['--version', 'Show the version.'],
])}
`;
}

/** How to use one command. */
export function commandHelp(command: Command): string {
  const { name, summary, operands, many, parameters, examples } = command;
  const given = [...operands, ...(many === undefined ? [] : [many])];
  const words = given.map((each) => {
    const word = each === many ? `${each.toUpperCase()}...` : each.toUpperCase();
    return parameters[each]?.required ? word : `[${word}]`;
  });
  return `${summary}

Usage: fairwright ${[name, ...words].join(' ')} [FLAGS]

${given.length > 0 ? `Arguments:\n${table(given.map((each) => [each.toUpperCase(), parameters[each]!.about]))}\n\n` : ''}Flags:
${table([...flagsOf(command).map(([flag, parameter]) => flagRow(command, flag, parameter)), ['--help', 'Show this help.']])}

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

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

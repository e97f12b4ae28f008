import { parseArgs } from 'node:util';
import { quote } from '../../base/json.js';
import { closest } from '../../schema/vocabulary/index.js';
import type { Parameter } from '../operations/index.js';
import { type Call, type Command, type FlagValue, flagName, flagsOf, isRepeatable } from './command.js';
import { wrongUsage } from './exit.js';

/** Sorts the words of a call into operands and flags; throws a `Stop` that says what is wrong with it. */
export function sortArguments(command: Command, words: readonly string[]): Call {
  const flags = new Map(flagsOf(command).map(([name, parameter]) => [flagName(name), { name, parameter }]));
  const letters = new Map(
    Object.entries(command.letters ?? {}).map(([letter, name]) => [flagName(name), letter]),
  );
  const options = Object.fromEntries(
    [...flags].map(([flag, { parameter }]) => {
      const short = letters.get(flag);
      const type = isSwitch(parameter) ? 'boolean' : 'string';
      return [flag, { type, ...(short === undefined ? {} : { short }) } as const];
    }),
  );
  const { tokens } = parseArgs({
    args: [...words],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const call = { operands: {} as Record<string, string>, flags: {} as Record<string, FlagValue> };
  const positions = positionsOf(command, tokens.filter(({ kind }) => kind === 'positional').length);
  for (const token of tokens) {
    if (token.kind === 'option') {
      const known = flags.get(token.name);
      if (!known) throw wrongUsage(unknownFlag(token.rawName, [...flags.keys()]));
      const value = flagValue(token.rawName, known.parameter, token.value);
      refusePassword(known.name, value);
      call.flags[known.name] = isRepeatable(known.parameter)
        ? [
            ...((call.flags[known.name] as readonly string[] | undefined) ?? []),
            ...(value as readonly string[]),
          ]
        : value;
    } else if (token.kind === 'positional') {
      const name = positions.shift();
      if (name !== undefined) call.operands[name] = token.value;
      else if (command.many !== undefined) {
        const others = (call.flags[command.many] as readonly string[] | undefined) ?? [];
        call.flags[command.many] = [...others, token.value];
      } else if (command.rest !== undefined && call.flags[command.rest] !== undefined) {
        call.flags[command.rest] = [...(call.flags[command.rest] as readonly string[]), token.value];
      } else throw wrongUsage(`Unexpected argument ${quote(token.value)}.`);
    }
  }
  addEnvironment(command, call.flags);
  const wanted = [
    ...positions,
    ...(command.many !== undefined && call.flags[command.many] === undefined ? [command.many] : []),
  ];
  const missing = wanted.find((name) => command.parameters[name]?.required);
  if (missing) throw wrongUsage(`The argument ${missing.toUpperCase()} is missing.`);
  return call;
}

/** The operands in order; one that may be left out is, where a later one would have no word. */
function positionsOf({ operands, parameters }: Command, given: number): string[] {
  const positions = [...operands];
  const isNeeded = (name: string | undefined) => name !== undefined && parameters[name]?.required === true;
  while (positions.length > given && !isNeeded(positions[0]) && positions.slice(1).some(isNeeded))
    positions.shift();
  return positions;
}

/** Flags that were not typed but are set in the environment. */
function addEnvironment(command: Command, flags: Record<string, FlagValue>): void {
  const { environment = [] } = command;
  for (const [name, parameter] of flagsOf(command)) {
    if (name in flags || !(environment === 'all' || environment.includes(name))) continue;
    const variable = `FAIRWRIGHT_${flagName(name).replaceAll('-', '_').toUpperCase()}`;
    const value = process.env[variable];
    if (value === undefined || value === '') continue;
    if (!isSwitch(parameter)) flags[name] = flagValue(variable, parameter, value);
    else if (/^(?:1|true|yes|0|false|no)$/i.test(value)) flags[name] = /^(?:1|true|yes)$/i.test(value);
    else throw wrongUsage(`${variable} must be true or false, not ${quote(value)}.`);
  }
}

function isSwitch({ kind }: Parameter): boolean {
  return kind.schema.type === 'boolean';
}

/** A flag's value as its parameter wants it; throws a `Stop` that says what is wrong with it. */
export function flagValue(flag: string, parameter: Parameter, value: string | undefined): FlagValue {
  if (isSwitch(parameter)) {
    if (value !== undefined) throw wrongUsage(`${flag} takes no value.`);
    return true;
  }
  if (value === undefined) throw wrongUsage(`${flag} needs a value.`);
  const number = parameter.kind.types.includes('number') && /^-?\d+$/.test(value);
  const read = isRepeatable(parameter) ? [value] : number ? Number(value) : value;
  const [fault] = parameter.kind.check(read);
  if (fault && isRepeatable(parameter)) throw wrongUsage(`${flag}: ${fault.message}`);
  if (fault) throw wrongUsage(`${flag} must be ${parameter.kind.expected}, not ${quote(value)}.`);
  return read;
}

function unknownFlag(flag: string, known: readonly string[]): string {
  const meant = closest(flag.replace(/^-+/, ''), known);
  return `Unknown flag ${flag}.${meant ? ` Did you mean --${meant}?` : ''}`;
}

/** Flags that take the address of a database, and where its password goes instead. */
const ELSEWHERE: { readonly [flag: string]: string } = {
  server: 'PGPASSWORD (PostgreSQL) or FAIRWRIGHT_ENGINE_PASSWORD',
  registry: 'PGPASSWORD',
};

/** Refuses a flag whose value has a password in it. The environment is not shown to others: there it may be. */
function refusePassword(flag: string, value: unknown): void {
  const elsewhere = ELSEWHERE[flag];
  if (elsewhere === undefined || typeof value !== 'string' || !hasPassword(value)) return;
  throw wrongUsage(
    `--${flag} must not contain a password: others can see it in the list of processes. Put it into ${elsewhere}.`,
  );
}

function hasPassword(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^@]*:[^@]*@/i.test(address) || /[?&]password=/i.test(address);
}

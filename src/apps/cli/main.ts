import { printable } from '../../base/printable.js';
import { version } from '../../base/version.js';
import { EXIT, Stop, stopText } from './exit.js';
import { processStreams, quietTerminal, type Terminal, terminalOn } from './terminal.js';

/** Runs the command line and gives the exit code. */
export async function run(words: readonly string[], streams = processStreams()): Promise<number> {
  const terminal = terminalOn(streams);
  try {
    return await dispatch(words, terminal);
  } catch (fault) {
    const isExpected = fault instanceof Stop;
    terminal.err(isExpected ? stopText(fault) : `fairwright: ${printable(internalError(fault))}\n`);
    return isExpected ? fault.code : EXIT.fault;
  }
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = words;
  if (first === '--version' || first === '-v') {
    terminal.out(`${version}\n`);
    return EXIT.clean;
  }
  // Everything below is loaded only now, so that the quick answers stay quick.
  const [{ commands, allCommands, otherNames }, { programHelp, commandHelp }] = await Promise.all([
    import('./commands.js'),
    import('./help.js'),
  ]);
  const named = (given: string | undefined) => {
    const name = given !== undefined && Object.hasOwn(otherNames, given) ? otherNames[given]! : given;
    return name !== undefined && Object.hasOwn(commands, name)
      ? commands[name as keyof typeof commands]
      : undefined;
  };
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    const about = named(rest[0]);
    if (about) {
      terminal.out(commandHelp(await about(), terminal.columns));
      return EXIT.clean;
    }
    const { standardTitles } = await import('../../exchange/standards/list/index.js');
    terminal.out(programHelp(await allCommands(), standardTitles, terminal.columns));
    return EXIT.clean;
  }
  const load = named(first);
  if (load === undefined) {
    const { closest } = await import('../../schema/vocabulary/index.js');
    const meant = closest(first, Object.keys(commands));
    const hint = meant ? `Did you mean ${meant}?` : 'See fairwright --help.';
    throw new Stop(EXIT.usage, `Unknown command ${JSON.stringify(first)}. ${hint}`);
  }
  const command = await load();
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(commandHelp(command, terminal.columns));
    return EXIT.clean;
  }
  const { sortArguments } = await import('./arguments.js');
  const call = sortArguments(command, rest);
  return command.run(call, call.flags.quiet ? quietTerminal(terminal) : terminal);
}

function internalError(fault: unknown): string {
  const what = fault instanceof Error ? fault.message : String(fault);
  return `Internal error: ${what}. Please report it, with the command that you ran.`;
}

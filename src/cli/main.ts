import { version } from '../version.js';
import { EXIT, Stop } from './exit.js';
import { processTerminal, type Terminal } from './terminal.js';

/** Runs the command line and sets the exit code of the process. */
export async function run(words: readonly string[]): Promise<void> {
  const terminal = processTerminal();
  try {
    process.exitCode = await dispatch(words, terminal);
  } catch (fault) {
    const isExpected = fault instanceof Stop;
    process.exitCode = isExpected ? fault.code : EXIT.fault;
    terminal.err(`fairwright: ${isExpected ? fault.message : ourFault(fault)}\n`);
  }
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = words;
  if (first === '--version' || first === '-v') {
    terminal.out(`${version}\n`);
    return EXIT.clean;
  }
  // Everything below is loaded only now, so that the quick answers stay quick.
  const [{ commands }, { programHelp, commandHelp }] = await Promise.all([
    import('./commands.js'),
    import('./help.js'),
  ]);
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    const named = commands.find(({ name }) => name === rest[0]);
    terminal.out(named ? commandHelp(named) : programHelp(commands));
    return EXIT.clean;
  }
  const command = commands.find(({ name }) => name === first);
  if (command === undefined) {
    const { closest } = await import('../vocabulary/index.js');
    const meant = closest(
      first,
      commands.map(({ name }) => name),
    );
    const hint = meant ? `Did you mean ${meant}?` : 'See fairwright --help.';
    throw new Stop(EXIT.usage, `There is no command ${JSON.stringify(first)}. ${hint}`);
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(commandHelp(command));
    return EXIT.clean;
  }
  const { sortArguments } = await import('./arguments.js');
  return command.run(sortArguments(command, rest), terminal);
}

function ourFault(fault: unknown): string {
  const what = fault instanceof Error ? fault.message : String(fault);
  return `this should not have happened, and it is our fault: ${what}`;
}

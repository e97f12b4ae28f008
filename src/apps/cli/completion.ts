import { oneOf } from '../../schema/vocabulary/index.js';
import { type Command, flagName, flagsOf } from './command.js';
import { EXIT, wrongUsage } from './exit.js';
import { choicesOf } from './help.js';

/** What a shell can offer for one command. */
interface Offer {
  readonly name: string;
  readonly summary: string;
  /** The values of the first operand, where they are known. */
  readonly operands: readonly string[];
  readonly flags: readonly {
    readonly name: string;
    readonly about: string;
    readonly choices: readonly string[];
  }[];
}

type Script = (offers: readonly Offer[]) => string;

const bash: Script = (offers) => `# Add to ~/.bashrc: source <(fairwright completion bash)
_fairwright() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=''
  case "\${COMP_WORDS[1]} $before" in
${offers
  .flatMap(({ name, flags, operands }) => [
    ...flags
      .filter(({ choices }) => choices.length > 0)
      .map((flag) => `    '${name} --${flag.name}') words='${flag.choices.join(' ')}' ;;`),
    ...(operands.length > 0 ? [`    '${name} ${name}') words='${operands.join(' ')}' ;;`] : []),
  ])
  .join('\n')}
  esac
  if [[ $COMP_CWORD -eq 1 ]]; then words='${offers.map(({ name }) => name).join(' ')} --help --version'
  elif [[ -z $words && $word == -* ]]; then
    case "\${COMP_WORDS[1]}" in
${offers.map(({ name, flags }) => `      ${name}) words='${[...flags.map((flag) => flag.name), 'help'].map((each) => `--${each}`).join(' ')}' ;;`).join('\n')}
    esac
  fi
  # Without words, the shell offers files.
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _fairwright fairwright
`;

const fish: Script = (offers) => {
  const row = (condition: string, ...words: readonly string[]) =>
    `complete -c fairwright -n '${condition}' ${words.join(' ')}\n`;
  const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
  return `# Save as ~/.config/fish/completions/fairwright.fish\n${offers
    .map(({ name, summary, operands, flags }) => {
      const seen = `__fish_seen_subcommand_from ${name}`;
      return [
        row('__fish_use_subcommand', '-f', `-a ${name}`, `-d ${quoted(summary)}`),
        ...(operands.length > 0 ? [row(seen, `-a ${quoted(operands.join(' '))}`)] : []),
        ...flags.map((flag) =>
          row(
            seen,
            `-l ${flag.name}`,
            ...(flag.choices.length > 0 ? [`-xa ${quoted(flag.choices.join(' '))}`] : []),
            `-d ${quoted(flag.about)}`,
          ),
        ),
      ].join('');
    })
    .join('')}`;
};

const SCRIPTS: { readonly [shell: string]: Script } = {
  bash,
  // zsh runs functions that are written for bash.
  zsh: (offers) =>
    `#compdef fairwright\n${bash(offers).replace(/^# .*\n/, '# Add to ~/.zshrc: source <(fairwright completion zsh)\nautoload -U +X compinit bashcompinit && compinit && bashcompinit\n')}`,
  fish,
};

/** `fairwright completion SHELL`, for the commands that there are. */
export const completionCommand = (allCommands: () => Promise<readonly Command[]>): Command => ({
  name: 'completion',
  summary: 'Write a script that completes commands and flags in a shell.',
  operands: ['shell'],
  parameters: {
    shell: {
      about: `The shell: ${Object.keys(SCRIPTS).join(', ')}.`,
      kind: oneOf(...Object.keys(SCRIPTS)),
      required: true,
    },
  },
  examples: [
    'source <(fairwright completion bash)',
    'fairwright completion fish > ~/.config/fish/completions/fairwright.fish',
  ],
  async run({ operands }, terminal) {
    const shell = operands.shell!;
    if (!Object.hasOwn(SCRIPTS, shell))
      throw wrongUsage(
        `Unknown shell ${JSON.stringify(shell)}: choose one of ${Object.keys(SCRIPTS).join(', ')}.`,
      );
    terminal.data(SCRIPTS[shell]!((await allCommands()).map(offerOf)));
    return EXIT.clean;
  },
});

function offerOf(command: Command): Offer {
  const { name, summary, operands, parameters } = command;
  const [first] = operands;
  return {
    name,
    summary,
    operands: first === undefined ? [] : choicesOf(parameters[first]!),
    flags: flagsOf(command).map(([flag, parameter]) => ({
      name: flagName(flag),
      about: parameter.about,
      choices: choicesOf(parameter),
    })),
  };
}

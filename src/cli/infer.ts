import { type SchemaFormat, textOf } from '../draft/index.js';
import {
  type Answers,
  answersKind,
  differentNames,
  givenAnswers,
  inferText,
  NoTable,
  type Oddity,
  odditiesIn,
  type Profiled,
  type ProfiledTable,
  questionsOf,
  tableName,
} from '../infer/index.js';
import { textReport } from '../report/index.js';
import { list, string } from '../vocabulary/index.js';
import { type Call, type Command, flag } from './command.js';
import { dataFiles } from './data/data-files.js';
import { profileOf } from './data/profile-file.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { distributionsOf } from './export-data.js';
import { optionsFileOf, readChecked } from './options-file.js';
import type { Terminal } from './terminal.js';
import { isSameFile, replaceFiles } from './write-file.js';

/** `fairwright infer DATA...`. */
export const inferCommand: Command = {
  name: 'infer',
  summary: 'Make an annotated schema from data, with the evidence for each statement.',
  operands: [],
  many: 'data',
  parameters: {
    data: {
      about: 'The files: CSV, TSV, SSV, NDJSON, JSON or Parquet, also compressed with gzip.',
      kind: list(string, 'paths'),
    },
    output: flag('The schema file to write, YAML or JSON by its name. Default: standard output, as YAML.'),
    answers: {
      ...flag('A YAML or JSON file with what the data do not show: title, licence, creator, labels.'),
      placeholder: 'FILE',
    },
    questions: {
      ...flag('A YAML file to write, with what the data do not show; fill it in, and give it to --answers.'),
      placeholder: 'FILE',
    },
    evidence: { ...flag('A JSON file for all guesses, with the evidence for each.'), placeholder: 'FILE' },
  },
  letters: { o: 'output' },
  examples: ['fairwright infer towns.csv -o towns.schema.yaml', 'fairwright infer towns.csv status.csv'],
  run,
};

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  const { files, unreadable } = await dataFiles((flags.data as readonly string[] | undefined) ?? []);
  if (files.length === 0) throw wrongUsage('Name at least one file with data.');
  if (unreadable.length > 0) throw new Stop(EXIT.unreadable, `${unreadable[0]} cannot be read.`);
  const output = flags.output === undefined || flags.output === '-' ? undefined : String(flags.output);
  const read = [
    ...files.map(({ path }) => path),
    ...(flags.answers === undefined ? [] : [String(flags.answers)]),
  ];
  for (const written of [output, flags.questions, flags.evidence]) {
    if (typeof written === 'string' && read.some((path) => isSameFile(written, path)))
      throw wrongUsage(`${written} would be replaced, and it is read: choose another file.`);
  }
  const paths = files.map(({ path }) => path);
  const names = differentNames(paths.map(tableName));
  const tables: ProfiledTable[] = [];
  for (const [index, file] of files.entries()) {
    const profiled = await profileOf(file, (sentence) => terminal.note(`${sentence}\n`));
    for (const { message } of oddities(file.path, profiled)) terminal.err(`${file.path}: ${message}\n`);
    tables.push({ name: names[index]!, ...profiled });
  }
  const format: SchemaFormat = output?.endsWith('.json') ? 'json' : 'yaml';
  const inferred = await inferText(tables, { answers: await answersIn(flags.answers), format });
  const { text } = inferred;
  const { dialect, ...options } = inferred.options;
  const all = {
    ...options,
    distribution: await distributionsOf(paths, undefined, undefined),
    ...(dialect === undefined ? {} : { dialect }),
  };
  const evidence = `${JSON.stringify({ guesses: inferred.guesses }, null, 2)}\n`;
  const written = [
    ...(output === undefined
      ? []
      : [
          { path: output, content: text },
          { path: optionsFileOf(output), content: textOf(all, format), isNew: true },
        ]),
    ...(typeof flags.questions === 'string'
      ? [{ path: flags.questions, content: questionsOf(inferred.schema), isNew: true }]
      : []),
    ...(typeof flags.evidence === 'string' ? [{ path: flags.evidence, content: evidence }] : []),
  ];
  if (written.length > 0)
    await replaceFiles(written, 'Name other files with -o, --questions and --evidence.');
  if (output === undefined) terminal.out(text);
  if (inferred.diagnostics.length > 0) {
    terminal.err(
      textReport(
        inferred.diagnostics.map((each) => ({ ...each, at: { ...each.at, uri: output ?? 'schema' } })),
        { colour: terminal.colour, texts: new Map(), clean: '' },
      ),
    );
  }
  return EXIT.clean;
}

/** What a file of answers says. */
async function answersIn(path: Call['flags'][string] | undefined): Promise<Answers | undefined> {
  if (path === undefined) return undefined;
  return (await readChecked(String(path), answersKind, 'answers', givenAnswers)) as Answers;
}

/** What is odd about a table. */
function oddities(path: string, { profile }: Profiled): readonly Oddity[] {
  try {
    return odditiesIn(path, profile);
  } catch (fault) {
    if (fault instanceof NoTable) throw new Stop(EXIT.unreadable, fault.message);
    throw fault;
  }
}

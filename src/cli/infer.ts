import { basename } from 'node:path';
import { type SchemaFormat, textOf } from '../draft/index.js';
import {
  type Answers,
  answersKind,
  commentsOf,
  givenAnswers,
  infer,
  loadKnowledge,
  questionsOf,
  type SummarizedTable,
  summaryOf,
  TableProfile,
  type ValueProfile,
} from '../infer/index.js';
import { type Json, quote } from '../json.js';
import { summaryHtml, summaryText, textReport } from '../report/index.js';
import { boolean, list, loadLicenses, string } from '../vocabulary/index.js';
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
    summary: flag(
      'Print what each column has (missing values, range, most frequent values) instead of the schema.',
      boolean,
    ),
    summaryHtml: { ...flag('An HTML file for the same summary, with histograms.'), placeholder: 'FILE' },
  },
  letters: { o: 'output' },
  examples: [
    'fairwright infer towns.csv -o towns.schema.yaml',
    'fairwright infer towns.csv status.csv',
    'fairwright infer towns.csv --summary',
  ],
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
  if (flags.summary && flags.output === '-')
    throw wrongUsage('--summary and -o - both write to standard output: name a file with -o.');
  for (const written of [output, flags.questions, flags.evidence, flags.summaryHtml]) {
    if (typeof written === 'string' && read.some((path) => isSameFile(written, path)))
      throw wrongUsage(`${written} would be replaced, and it is read: choose another file.`);
  }
  const tables: SummarizedTable[] = [];
  const dialect: { [name: string]: Json } = {};
  for (const file of files) {
    const {
      profile,
      description,
      dialect: own,
    } = await profileOf(file, (sentence) => terminal.note(`${sentence}\n`));
    if (profile instanceof TableProfile && profile.names.some((name) => BINARY.test(name)))
      throw new Stop(EXIT.unreadable, `${file.path} is not a text: it seems to be a binary file.`);
    if (isEmpty(profile))
      throw new Stop(EXIT.unreadable, `${file.path} has no columns: it is empty, or no table.`);
    const oddities = [...odditiesIn(profile)];
    tables.push({ name: tableName(file.path), profile, description, file: file.path, oddities });
    Object.assign(dialect, own);
    if (!flags.summary) for (const sentence of oddities) terminal.err(`${file.path}: ${sentence}\n`);
  }
  const [knowledge, licenses] = await Promise.all([loadKnowledge(), loadLicenses()]);
  const inferred = infer(tables, { knowledge, licenses, answers: await answersIn(flags.answers) });
  const summary = flags.summary || flags.summaryHtml !== undefined ? summaryOf(tables, knowledge) : [];
  Object.assign(dialect, inferred.options.dialect);
  const format: SchemaFormat = output?.endsWith('.json') ? 'json' : 'yaml';
  const paths = files.map(({ path }) => path);
  const all = {
    ...inferred.options,
    distribution: await distributionsOf(paths, undefined, undefined),
    ...(Object.keys(dialect).length > 0 ? { dialect } : {}),
  };
  const text = textOf(inferred.schema, format, commentsOf(inferred.guesses));
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
    ...(typeof flags.summaryHtml === 'string'
      ? [{ path: flags.summaryHtml, content: summaryHtml(summary) }]
      : []),
  ];
  if (written.length > 0)
    await replaceFiles(written, 'Name other files with -o, --questions, --evidence and --summary-html.');
  if (flags.summary) terminal.out(summaryText(summary, { colour: terminal.colour }));
  else if (output === undefined) terminal.out(text);
  // Without a schema, the summary has them.
  const hasSchema = !flags.summary || output !== undefined;
  if (hasSchema && inferred.diagnostics.length > 0) {
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

function tableName(path: string): string {
  return basename(path).replace(/(?:\.[^.]*?)?(?:\.gz)?$/i, '') || 'data';
}

function isEmpty(profile: TableProfile | ValueProfile): boolean {
  return profile instanceof TableProfile ? profile.names.length === 0 : profile.members.size === 0;
}

/** Characters that no text has. */
const BINARY = /(?![\t\r\n])\p{Cc}/u;

/** What is odd about a table, in sentences for people. */
function* odditiesIn(profile: TableProfile | ValueProfile): Generator<string> {
  if (!(profile instanceof TableProfile)) {
    if (profile.unread > 0) yield `${rowsInWords(profile.unread)} cannot be read.`;
    return;
  }
  const { names, rows, unreadRows, firstUnread } = profile;
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) yield `The column ${quote(twice)} occurs twice: only the first is read.`;
  if (names.includes('')) yield 'A column has no name: write one into the header.';
  if (names.every((name) => /^[-+]?\d/.test(name)))
    yield 'The first line has only numbers and seems to be a row: write a header with the names of the columns.';
  if (rows === 0) yield 'There are no rows below the header: the schema has only the names of the columns.';
  const [first] = firstUnread;
  if (first)
    yield `${rowsInWords(unreadRows)} cannot be read, the first in line ${first.line}: ${first.reason}`;
}

function rowsInWords(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}

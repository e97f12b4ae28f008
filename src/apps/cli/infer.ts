import type { Diagnostic } from '../../base/diagnostic.js';
import { printable } from '../../base/printable.js';
import {
  commentsOf,
  type Inferred,
  infer,
  inferText,
  loadKnowledge,
  questionsOf,
  summaryOf,
} from '../../data/infer/index.js';
import type { DataFormat } from '../../data/tables/index.js';
import { summaryHtml, summaryText, textReport } from '../../exchange/report/index.js';
import { type SchemaFormat, textOf } from '../../schema/draft/index.js';
import { boolean, list, loadLicenses, string, wholeNumber } from '../../schema/vocabulary/index.js';
import { type Call, type Command, flag, schemasFlag } from './command.js';
import { dataFiles, dataFormatFlag, sheetFlag } from './data/data-files.js';
import { cellFlags } from './data/dialect.js';
import { type TableFile, tableFiles } from './data/table-files.js';
import { workersFlag } from './data/thread-count.js';
import { editFlags } from './edited-file.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { distributionsOfTables } from './infer-distributions.js';
import { answersFile, answersIn, askedAnswers, checkInterview } from './infer-interview.js';
import { readTables } from './infer-tables.js';
import { askedAbout, namedBySchema, statedSchema, update } from './infer-update.js';
import { optionsFileOf } from './options-file.js';
import { sampleNote, withSampleNote } from './sample-note.js';
import type { Terminal } from './terminal.js';
import { isSameFile, replaceFiles, type WrittenFile } from './write-file.js';

/** `fairwright infer DATA...`. */
export const inferCommand: Command = {
  name: 'infer',
  summary: 'Make an annotated schema from data, with the evidence for each statement.',
  operands: [],
  many: 'data',
  parameters: {
    data: {
      about:
        'The data: files, folders and globs; - is standard input. CSV, TSV, SSV, NDJSON, JSON and YAML, also compressed with gzip; Parquet, SPSS (.sav, .zsav) and Excel (.xlsx).',
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
    dataFormat: dataFormatFlag,
    sheet: sheetFlag,
    ...cellFlags,
    update: {
      ...flag(
        'A schema: add the columns and statements that it lacks, and keep what it states. If the data contradict it, that is reported, and the exit code is 1.',
      ),
      placeholder: 'SCHEMA',
    },
    ...editFlags,
    check: flag('Write nothing, and fail if --update would change something.', boolean),
    schemas: schemasFlag,
    interactive: flag(
      'Ask on the terminal what the data do not show, and keep each answer in the file of --answers. Default: NAME.answers.yaml beside the schema.',
      boolean,
    ),
    evidence: { ...flag('A JSON file for all guesses, with the evidence for each.'), placeholder: 'FILE' },
    sample: flag(
      'The number of rows to read of each file. Later rows may not fit the schema. Default: all.',
      wholeNumber(1, 1_000_000_000),
    ),
    workers: workersFlag('read'),
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
    "fairwright infer 'data/*.parquet' survey.sav",
    'curl https://example.org/towns.csv | fairwright infer - --data-format csv',
    'fairwright infer towns.csv --update towns.schema.yaml --dry-run',
    'fairwright infer towns.csv --summary',
  ],
  run,
};

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  const named = await filesIn(flags, terminal);
  const output = flags.output === undefined || flags.output === '-' ? undefined : String(flags.output);
  const answersPath = answersFile(flags);
  checkInterview(answersPath, flags, terminal);
  refuseToReplace(flags, output, [...named.map(({ path }) => path), ...(answersPath ? [answersPath] : [])]);
  const stated = await statedSchema(flags, named, terminal);
  const files = stated ? namedBySchema(named, stated) : named;
  const { tables, dialect: shared, cells, numbers, sampled } = await readTables(files, flags, terminal);
  const [knowledge, licenses] = await Promise.all([loadKnowledge(), loadLicenses()]);
  const names = tables.map(({ name }) => name);
  const about = (inferred: Inferred) => askedAbout(inferred, names, stated);
  const lists = { units: knowledge.units, licenses };
  const kept = await answersIn(answersPath, flags);
  const answers = flags.interactive
    ? await askedAnswers(
        answersPath!,
        about(infer(tables, { knowledge, licenses, numbers })),
        lists,
        terminal,
      )
    : kept;
  const format: SchemaFormat = output?.endsWith('.json') ? 'json' : 'yaml';
  const inferred = await inferText(tables, { answers, format, numbers, dialect: shared });
  const summary =
    flags.summary || flags.summaryHtml !== undefined ? summaryOf(tables, knowledge, numbers) : [];
  const evidence = { ...(sampled.length > 0 ? { sampled } : {}), guesses: inferred.guesses };
  const others: readonly WrittenFile[] = [
    ...(typeof flags.questions === 'string'
      ? [{ path: flags.questions, content: questionsOf(about(inferred)), isNew: true }]
      : []),
    ...(typeof flags.evidence === 'string'
      ? [{ path: flags.evidence, content: `${JSON.stringify(evidence, null, 2)}\n` }]
      : []),
    ...(typeof flags.summaryHtml === 'string'
      ? [{ path: flags.summaryHtml, content: summaryHtml(summary) }]
      : []),
  ];
  if (stated) {
    const data = { files, shown: { inferred, names }, inferred, units: knowledge.units, others };
    return update(stated, data, flags, terminal);
  }
  const { schema, comments } = withSampleNote(inferred.schema, commentsOf(inferred.guesses), sampled, format);
  const text = sampled.length > 0 ? textOf(schema, format, comments) : inferred.text;
  const written = [...others];
  if (output !== undefined) {
    // The checksum of a file takes time, and only the options have it.
    const distribution = await distributionsOfTables(files, cells);
    const { dialect, ...options } = inferred.options;
    const all = {
      ...options,
      ...(distribution.length > 0 ? { distribution } : {}),
      ...(dialect === undefined ? {} : { dialect }),
    };
    written.unshift(
      { path: output, content: text },
      { path: optionsFileOf(output), content: textOf(all, format), isNew: true },
    );
  }
  if (written.length > 0)
    await replaceFiles(written, 'Name other files with -o, --questions, --evidence and --summary-html.');
  if (flags.summary) terminal.out(summaryText(summary, { colour: terminal.colour }));
  else if (output === undefined) terminal.data(text);
  for (const each of sampled) terminal.note(`${sampleNote(each)}\n`);
  // Without a schema, the summary has them.
  if (!flags.summary || output !== undefined) report(inferred.diagnostics, output ?? 'schema', terminal);
  return EXIT.clean;
}

/** The files that a call names, as tables. */
async function filesIn(flags: Call['flags'], terminal: Terminal): Promise<readonly TableFile[]> {
  if (flags.summary && flags.output === '-')
    throw wrongUsage('--summary and -o - both write to standard output: name a file with -o.');
  const { files: named, unreadable } = await dataFiles(
    (flags.data as readonly string[] | undefined) ?? [],
    flags.dataFormat as DataFormat | undefined,
    flags.sheet as string | undefined,
  );
  const files = await tableFiles(named, (path, first) =>
    terminal.err(`${printable(`${path} is the same file as ${first}`)}: it is read once.\n`),
  );
  if (files.length === 0) throw wrongUsage('Name at least one file with data.');
  if (unreadable.length > 0) throw new Stop(EXIT.unreadable, `${unreadable[0]} cannot be read.`);
  return files;
}

/** Refuses to write over what is read. */
function refuseToReplace(flags: Call['flags'], output: string | undefined, read: readonly string[]): void {
  for (const written of [output, flags.questions, flags.evidence, flags.summaryHtml]) {
    const kept = written === output ? read : [...read, String(flags.update ?? '')];
    if (typeof written === 'string' && kept.some((path) => isSameFile(written, path)))
      throw wrongUsage(`${written} would be replaced, and it is read: choose another file.`);
  }
}

function report(diagnostics: readonly Diagnostic[], uri: string, terminal: Terminal): void {
  if (diagnostics.length === 0) return;
  const placed = diagnostics.map((each) => ({ ...each, at: { ...each.at, uri } }));
  terminal.err(textReport(placed, { colour: terminal.colour, texts: new Map(), clean: '' }));
}

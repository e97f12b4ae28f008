import { type SchemaFormat, textOf } from '../draft/index.js';
import {
  commentsOf,
  type Inferred,
  infer,
  inferText,
  loadKnowledge,
  type ProfiledTable,
  questionsOf,
} from '../infer/index.js';
import type { Json } from '../json.js';
import { textReport } from '../report/index.js';
import type { DataFormat } from '../tables/index.js';
import { boolean, list, loadLicenses, string, wholeNumber } from '../vocabulary/index.js';
import { type Call, type Command, flag, schemasFlag } from './command.js';
import { dataFiles, dataFormatFlag, sheetFlag } from './data/data-files.js';
import { cellFlags, dialectOf } from './data/dialect.js';
import { profilesOf } from './data/profile-files.js';
import { odditiesIn, refuseWithoutColumns } from './data/table-faults.js';
import { sharedDialect, tableFiles } from './data/table-files.js';
import { threadCountOf, workersFlag } from './data/thread-count.js';
import { editFlags } from './edited-file.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { distributionsOfTables } from './infer-distributions.js';
import { answersFile, answersIn, askedAnswers, checkInterview } from './infer-interview.js';
import { askedAbout, statedSchema, update } from './infer-update.js';
import { optionsFileOf } from './options-file.js';
import { type SampledFile, sampleNote, withSampleNote } from './sample-note.js';
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
  },
  letters: { o: 'output' },
  examples: [
    'fairwright infer towns.csv -o towns.schema.yaml',
    'fairwright infer towns.csv status.csv',
    "fairwright infer 'data/*.parquet' survey.sav",
    'curl https://example.org/towns.csv | fairwright infer - --data-format csv',
    'fairwright infer towns.csv --update towns.schema.yaml --dry-run',
  ],
  run,
};

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  const { files: named, unreadable } = await dataFiles(
    (flags.data as readonly string[] | undefined) ?? [],
    flags.dataFormat as DataFormat | undefined,
    flags.sheet as string | undefined,
  );
  const files = await tableFiles(named, (path, first) =>
    terminal.err(`${path} is the same file as ${first}: it is read once.\n`),
  );
  if (files.length === 0) throw wrongUsage('Name at least one file with data.');
  if (unreadable.length > 0) throw new Stop(EXIT.unreadable, `${unreadable[0]} cannot be read.`);
  const output = flags.output === undefined || flags.output === '-' ? undefined : String(flags.output);
  const answersPath = answersFile(flags);
  checkInterview(answersPath, flags, terminal);
  const read = [...files.map(({ path }) => path), ...(answersPath === undefined ? [] : [answersPath])];
  for (const written of [output, flags.questions, flags.evidence]) {
    const kept = written === output ? read : [...read, String(flags.update ?? '')];
    if (typeof written === 'string' && kept.some((path) => isSameFile(written, path)))
      throw wrongUsage(`${written} would be replaced, and it is read: choose another file.`);
  }
  const stated = await statedSchema(flags, files);
  const tables: ProfiledTable[] = [];
  const dialects: Parameters<typeof sharedDialect<Json>>[0][number][] = [];
  const sampled: SampledFile[] = [];
  const cells = dialectOf(flags);
  const most = flags.sample as number | undefined;
  const reading = { most, workers: threadCountOf(flags), flags: cells };
  for await (const { file, ...profiled } of profilesOf(files, reading, terminal)) {
    refuseWithoutColumns(file.uri, profiled.profile);
    tables.push({ name: file.name, ...profiled });
    dialects.push({ format: file.format, dialect: profiled.dialect });
    if (profiled.isSample) sampled.push({ file: file.uri, rows: most! });
    for (const sentence of odditiesIn(profiled.profile)) terminal.err(`${file.uri}: ${sentence}\n`);
  }
  const { decimal, thousands } = cells.dialect;
  const numbers = { ...(decimal ? { decimal } : {}), ...(thousands ? { thousands } : {}) };
  const [knowledge, licenses] = await Promise.all([loadKnowledge(), loadLicenses()]);
  const names = tables.map(({ name }) => name);
  const about = (inferred: Inferred) => askedAbout(inferred, names, stated);
  const kept = await answersIn(answersPath, flags);
  const lists = { units: knowledge.units, licenses };
  const answers = flags.interactive
    ? await askedAnswers(
        answersPath!,
        about(infer(tables, { knowledge, licenses, numbers })),
        lists,
        terminal,
      )
    : kept;
  const format: SchemaFormat = output?.endsWith('.json') ? 'json' : 'yaml';
  const inferred = await inferText(tables, {
    ...{ answers, format, numbers, dialect: sharedDialect(dialects) },
  });
  const { dialect, ...options } = inferred.options;
  // The checksum of a file takes time, and only the options have it.
  const distribution = output === undefined ? [] : await distributionsOfTables(files, cells);
  const all = {
    ...options,
    ...(distribution.length > 0 ? { distribution } : {}),
    ...(dialect === undefined ? {} : { dialect }),
  };
  const { schema, comments } = withSampleNote(inferred.schema, commentsOf(inferred.guesses), sampled, format);
  const text = sampled.length > 0 ? textOf(schema, format, comments) : inferred.text;
  const evidence = `${JSON.stringify({ ...(sampled.length > 0 ? { sampled } : {}), guesses: inferred.guesses }, null, 2)}\n`;
  const others = [
    ...(typeof flags.questions === 'string'
      ? [{ path: flags.questions, content: questionsOf(about(inferred)), isNew: true }]
      : []),
    ...(typeof flags.evidence === 'string' ? [{ path: flags.evidence, content: evidence }] : []),
  ];
  if (stated) {
    return update(
      stated,
      { files, shown: { inferred, names }, inferred, units: knowledge.units, others },
      flags,
      terminal,
    );
  }
  const written = [
    ...(output === undefined
      ? []
      : [
          { path: output, content: text },
          { path: optionsFileOf(output), content: textOf(all, format), isNew: true },
        ]),
    ...others,
  ];
  if (written.length > 0)
    await replaceFiles(written, 'Name other files with -o, --questions and --evidence.');
  if (output === undefined) terminal.out(text);
  for (const each of sampled) terminal.note(`${sampleNote(each)}\n`);
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

import { LimitExceeded } from '../budget.js';
import type { Diagnostic } from '../diagnostic.js';
import { append, parse } from '../document/index.js';
import type { SchemaFormat } from '../draft/index.js';
import type { Answers, InferredText, Profiled, ProfiledTable } from '../infer/index.js';
import type { JsonObject } from '../json.js';
import type { DataFormat, DialectOptions, Encoding, StatedDialect } from '../tables/index.js';
import { oneOf } from '../vocabulary/index.js';
import { diagnosticList } from './answers.js';
import { dialectFrom, dialectOptions } from './dialect-options.js';
import type { FilesLimits, FilesOperation, FilesWork } from './files.js';
import { type Context, InvalidInput } from './operation.js';
import { pushed } from './pushed.js';

/** How the files are written, and the schema is to be. */
export interface InferInput extends Pick<DialectOptions, 'encoding' | 'delimiter' | 'quote' | 'comment'> {
  readonly format?: SchemaFormat;
  readonly decimal?: '.' | ',';
  readonly skip_rows?: number;
}

/** The schema of data, with all that speaks for it. */
export type InferOutput = InferredText;

/** How many tables one request may have. */
const MOST_TABLES = 100;

/** How many columns its tables may have together. */
const MOST_COLUMNS = 10_000;

const STRING: JsonObject = { type: 'string' };

const ANSWER: JsonObject = {
  type: 'object',
  required: ['schema', 'text', 'options', 'guesses', 'diagnostics'],
  properties: {
    schema: { type: 'object', description: 'The annotated schema.' },
    text: {
      ...STRING,
      description: 'The schema as the text of a file; in YAML, with the reasons for what is not certain.',
    },
    options: { type: 'object', description: 'What no keyword can say: keys, and how the files are written.' },
    guesses: {
      type: 'array',
      description: 'What the data show, with the evidence.',
      items: {
        type: 'object',
        required: ['pointer', 'keyword', 'value', 'level', 'rule', 'because'],
        properties: {
          pointer: { ...STRING, description: 'JSON Pointer into the schema.' },
          keyword: STRING,
          value: {},
          level: { enum: ['certain', 'likely', 'possible'] },
          rule: STRING,
          because: { ...STRING, description: 'The evidence, one sentence.' },
        },
      },
    },
    diagnostics: {
      ...diagnosticList,
      description:
        'How files were read, what is odd about them, and which columns seem to have personal data.',
    },
  },
};

const { encoding, delimiter, quote, decimal, comment, skipRows } = dialectOptions;

const TOWNS =
  'id;name;area_km2;inhabitants\n1;Albury;12.5;5400\n2;Beeston;3.25;NA\n3;Corby;4;1900\n4;Denham;1.75;310\n5;Elstow;2;420\n6;Frome;5.5;2600\n';

/** Makes a schema from data. */
export const infer: FilesOperation<InferInput> = {
  name: 'infer',
  summary: 'Make an annotated schema from data, with the evidence for each statement.',
  dataFormats: [
    { name: 'csv', mediaTypes: ['text/csv'], endings: ['.csv'] },
    { name: 'tsv', mediaTypes: ['text/tab-separated-values'], endings: ['.tsv', '.tab'] },
    { name: 'ssv', mediaTypes: ['text/x-ssv'], endings: ['.ssv'] },
    {
      name: 'ndjson',
      mediaTypes: ['application/x-ndjson', 'application/ndjson', 'application/jsonl'],
      endings: ['.ndjson', '.jsonl'],
    },
    { name: 'json', mediaTypes: ['application/json'], endings: ['.json', '.geojson'] },
    {
      name: 'yaml',
      mediaTypes: ['application/yaml', 'application/x-yaml', 'text/yaml'],
      endings: ['.yaml', '.yml'],
    },
  ] satisfies readonly { readonly name: DataFormat; mediaTypes: string[]; endings: string[] }[],
  command: 'fairwright infer FILE',
  document: {
    name: 'answers',
    about: 'What the data do not show, in JSON or YAML: title, licence, creator, labels.',
  },
  parameters: {
    format: {
      about: 'How the text of the schema is written.',
      kind: oneOf('yaml', 'json'),
      usual: 'yaml',
    },
    encoding,
    delimiter,
    quote,
    decimal,
    comment,
    skip_rows: skipRows,
  },
  answer: {
    about: 'The schema, the options, and the evidence for each statement.',
    mediaType: 'application/json',
    schema: ANSWER,
  },
  examples: [
    {
      title: 'A table',
      query: {},
      files: [{ name: 'towns.csv', mediaType: 'text/csv', text: TOWNS }],
    },
    {
      title: 'Two tables, and what they do not show',
      query: { format: 'json' },
      files: [
        {
          name: 'towns.csv',
          mediaType: 'text/csv',
          text: 'id,name,region_id\n1,Albury,N\n2,Beeston,S\n3,Corby,N\n',
        },
        { name: 'regions.csv', mediaType: 'text/csv', text: 'id,name\nN,North\nS,South\n' },
      ],
      document: { title: 'Towns of Exampleland', license: 'CC-BY-4.0' },
    },
  ],
  open,
};

/** A file whose bytes are coming. */
interface Current {
  readonly name: string;
  readonly push: (bytes: Uint8Array) => Promise<void>;
  readonly end: () => void;
  readonly profiled: Promise<Profiled>;
}

async function open(input: InferInput, limits: FilesLimits, { budget }: Context): Promise<FilesWork> {
  // The readers of tables and the lists of meanings are large: who infers nothing never loads them.
  const { NoTable, differentNames, inferText, odditiesIn, profileOfData, tableName } = await import(
    '../infer/index.js'
  );
  const files: { readonly name: string; readonly profiled: Profiled }[] = [];
  const diagnostics: Diagnostic[] = [];
  const stated = statedIn(input);
  let rowsBefore = 0;
  let columnsBefore = 0;
  let current: Current | undefined;

  const note = (name: string, severity: 'info' | 'warning', code: string, message: string) =>
    diagnostics.push({ code, severity, message, at: { uri: name, pointer: '', on: 'object' } });

  /** What is wrong with data is wrong with the body. */
  const refused = (fault: unknown) =>
    fault instanceof NoTable ? new InvalidInput('', fault.message) : fault;

  async function finish(): Promise<void> {
    if (current === undefined) return;
    const { name, end, profiled: profiling } = current;
    end();
    const profiled = await profiling;
    const { profile } = profiled;
    for (const { code, message } of odditiesIn(name, profile)) note(name, 'warning', code, message);
    rowsBefore += rowsIn(profile);
    columnsBefore += 'names' in profile ? profile.names.length : profile.members.size;
    files.push({ name, profiled });
    current = undefined;
  }

  const work: FilesWork = {
    async file({ name, format, encoding: ofType }) {
      await finish();
      if (files.length === MOST_TABLES)
        throw new LimitExceeded(
          { name: 'tables', value: MOST_TABLES },
          `One request may have at most ${MOST_TABLES} tables.`,
        );
      const { bytes, push, end } = pushed();
      const profiled = profileOfData(
        {
          name,
          format: format as DataFormat,
          bytes,
          stated: ofType === undefined ? stated : { encoding: ofType as Encoding, ...stated },
        },
        (sentence) => note(name, 'info', 'infer/reading', `The file is ${sentence}.`),
        {
          longestRow: limits.longestRow,
          columns: MOST_COLUMNS - columnsBefore,
          document: limits.document,
          onRows(rows) {
            if (rowsBefore + rows > limits.rows)
              throw new LimitExceeded(
                { name: 'rows', value: limits.rows },
                `The work was stopped: the limit for one request is ${limits.rows} rows.`,
              );
          },
        },
      );
      // Whoever pushes gets its error.
      profiled.catch(() => undefined);
      current = { name, push, end, profiled };
    },
    async take(bytes) {
      await Promise.race([current!.push(bytes), current!.profiled]);
    },
    async end(document) {
      await finish();
      if (files.length === 0) throw new InvalidInput('', 'The body has no file with data.');
      const answers = document === undefined ? undefined : await answersIn(document);
      const names = differentNames(files.map(({ name }) => tableName(name)));
      const tables = files.map(
        ({ profiled }, index): ProfiledTable => ({ name: names[index]!, ...profiled }),
      );
      const inferred = await inferText(tables, { answers, format: input.format ?? 'yaml', budget });
      const { schema, text, options, guesses } = inferred;
      return {
        schema,
        text,
        options,
        guesses,
        diagnostics: [...diagnostics, ...inferred.diagnostics],
      } satisfies InferOutput;
    },
  };
  const refusing =
    <Given extends readonly unknown[], Result>(run: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> =>
      run(...given).catch((fault: unknown) => {
        throw refused(fault);
      });
  return { file: refusing(work.file), take: refusing(work.take), end: refusing(work.end) };
}

function rowsIn(profile: Profiled['profile']): number {
  return 'names' in profile ? profile.rows + profile.unreadRows : profile.count + profile.unread;
}

function statedIn({ encoding: given, skip_rows, format: _format, ...dialect }: InferInput): StatedDialect {
  return {
    dialect: dialectFrom({ ...dialect, ...(skip_rows === undefined ? {} : { skipRows: skip_rows }) }),
    ...(given === undefined ? {} : { encoding: given }),
  };
}

async function answersIn(text: string): Promise<Answers> {
  const { answersKind, givenAnswers } = await import('../infer/index.js');
  const { document, diagnostics } = await parse(text, 'answers');
  if (document === undefined) throw new InvalidInput('/answers', diagnostics[0]!.message);
  const value = givenAnswers(document.value);
  const [fault] = answersKind.check(value);
  if (fault) throw new InvalidInput(append('/answers', ...fault.path), fault.message);
  return value as Answers;
}

import { LimitExceeded } from '../../../base/budget.js';
import type { Diagnostic } from '../../../base/diagnostic.js';
import type { JsonObject } from '../../../base/json.js';
import {
  type Answers,
  answersKind,
  type Guess,
  givenAnswers,
  inferText,
  NoTable,
  noColumnsIn,
  odditiesIn,
  type Profiled,
  profileOfData,
  TableProfile,
} from '../../../data/infer/index.js';
import {
  type DataFormat,
  type DialectOptions,
  formatOfName,
  type StatedDialect,
  tableNames,
} from '../../../data/tables/index.js';
import { dialectFrom } from '../../../exchange/options/index.js';
import { append, type Encoding, parse } from '../../../schema/document/index.js';
import type { SchemaFormat } from '../../../schema/draft/index.js';
import type { FileStart, FilesLimits, FilesWork } from '../files.js';
import { type Context, InvalidInput } from '../operation.js';
import { type Pushed, pushed } from './pushed.js';

/** How the files are written, and the schema is to be. */
export interface InferInput extends Pick<DialectOptions, 'encoding' | 'delimiter' | 'quote' | 'comment'> {
  readonly format?: SchemaFormat;
  readonly decimal?: '.' | ',';
  readonly skip_rows?: number;
}

/** The schema of data, and the evidence for each statement. */
export interface InferOutput {
  readonly schema: JsonObject;
  /** The schema as the text of a file; in YAML, with the reasons for what is not certain. */
  readonly text: string;
  /** What no keyword can say: keys, and how the files are written. */
  readonly options: JsonObject;
  readonly guesses: readonly Guess[];
  /** How files were read, what is odd about them, and which columns seem to have personal data. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes a schema from files that come one after the other. */
export function inferFiles(input: InferInput, limits: FilesLimits, { budget }: Context): FilesWork {
  const stated = statedIn(input);
  const files: { readonly name: string; readonly profiled: Profiled }[] = [];
  const diagnostics: Diagnostic[] = [];
  let rowsBefore = 0;
  let columnsBefore = 0;
  let current: (Pushed & { readonly name: string; readonly profiled: Promise<Profiled> }) | undefined;

  const note = (uri: string, severity: 'info' | 'warning', code: string, message: string) =>
    diagnostics.push({ code, severity, message, at: { uri, pointer: '', on: 'object' } });

  function within(name: 'rows' | 'columns' | 'tables', count: number): void {
    const value = limits[name];
    if (count > value)
      throw new LimitExceeded({ name, value }, `The limit for one request is ${value} ${name}.`);
  }

  function begin({ name, format, encoding }: FileStart): void {
    within('tables', files.length + 1);
    const stream = pushed();
    const profiled = profileOfData(
      {
        name,
        format: (format as DataFormat | undefined) ?? formatOfName(name),
        bytes: stream.bytes,
        stated: encoding === undefined ? stated : { encoding: encoding as Encoding, ...stated },
      },
      (sentence) => note(name, 'info', 'infer/reading', `The file is ${sentence}.`),
      {
        longestRow: limits.longestRow,
        document: limits.document,
        onColumns: (columns) => within('columns', columnsBefore + columns),
        onRows: (rows) => within('rows', rowsBefore + rows),
      },
    );
    profiled.then(() => stream.close(), stream.close);
    current = { ...stream, name, profiled };
  }

  async function finish(): Promise<void> {
    if (current === undefined) return;
    const { name, end, profiled: profiling } = current;
    end();
    const profiled = await profiling;
    const { profile } = profiled;
    const fault = noColumnsIn(profile);
    if (fault) throw new NoTable(name, fault.message);
    for (const { code, message } of odditiesIn(profile)) note(name, 'warning', code, message);
    rowsBefore +=
      profile instanceof TableProfile ? profile.rows + profile.unreadRows : profile.count + profile.unread;
    columnsBefore += profile instanceof TableProfile ? profile.names.length : profile.places;
    within('columns', columnsBefore);
    files.push({ name, profiled });
    current = undefined;
  }

  return {
    file: (start) => withoutNoTable(finish().then(() => begin(start))),
    take: (bytes) => withoutNoTable(current!.push(bytes)),
    async end(document) {
      await withoutNoTable(finish());
      if (files.length === 0) throw new InvalidInput('', 'The body has no file with data.');
      const answers = document === undefined ? undefined : await answersIn(document);
      const names = tableNames(files.map(({ name }) => name));
      const tables = files.map(({ profiled }, index) => ({ name: names[index]!, ...profiled }));
      const found = await inferText(tables, { answers, format: input.format ?? 'yaml', budget });
      return {
        schema: found.schema as JsonObject,
        text: found.text,
        options: found.options,
        guesses: found.guesses,
        diagnostics: [...diagnostics, ...found.diagnostics],
      } satisfies InferOutput;
    },
  };
}

/** Data of which no schema can be made are a fault of the input. */
async function withoutNoTable(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (fault) {
    throw fault instanceof NoTable ? new InvalidInput('', fault.message) : fault;
  }
}

function statedIn({ encoding, skip_rows, format: _format, ...dialect }: InferInput): StatedDialect {
  return {
    dialect: dialectFrom({ ...dialect, ...(skip_rows === undefined ? {} : { skipRows: skip_rows }) }),
    ...(encoding === undefined ? {} : { encoding }),
  };
}

async function answersIn(text: string): Promise<Answers> {
  const { document, diagnostics } = await parse(text, 'answers');
  if (document === undefined) throw new InvalidInput('/answers', diagnostics[0]!.message);
  const value = givenAnswers(document.value);
  const [fault] = answersKind.check(value);
  if (fault) throw new InvalidInput(append('/answers', ...fault.path), fault.message);
  return value as Answers;
}

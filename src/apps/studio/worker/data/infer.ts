import { type Json, type JsonObject, member } from '../../../../base/json.js';
import {
  type Answers,
  type Asked,
  answersKind,
  givenAnswers,
  type Inferred,
  inferText,
  questionsAbout,
  sharedDialect,
} from '../../../../data/infer/index.js';
import { formatOfName, tableNames } from '../../../../data/tables/index.js';
import { date } from '../../../../schema/vocabulary/index.js';
import type { DataQuestion, Widget } from '../../protocol.js';
import { type Answerer, NoAnswer } from '../answerer.js';
import { type ProfiledFile, profileOfFile } from './profiles.js';
import { progressOf } from './progress.js';

/** Makes a schema from data: the text is that of `fairwright infer`. */
export const inferSchema: Answerer<'infer'> = async (
  { files: given, format, answers },
  { progress: say, signal },
) => {
  const files = [...new Set(given)];
  if (files.length === 0) throw new NoAnswer('There is no file with data.');
  const checked = answers === undefined ? undefined : answersIn(answers);
  const progress = progressOf(files, say);
  const reader = {
    signal,
    passed: (bytes: number) => progress.passed({ bytes }),
    rows: (rows: number) => progress.passed({ rows }),
  };
  const profiled: ProfiledFile[] = [];
  for (const file of files) profiled.push(await profileOfFile(file, reader));
  progress.end();
  const names = tableNames(files.map(({ name }) => name));
  const tables = profiled.map((each, index) => ({ ...each, name: names[index]! }));
  const dialect = sharedDialect<Json>(
    files.map(({ name }, index) => ({ format: formatOfName(name), dialect: profiled[index]!.dialect })),
  );
  const plain = await inferText(tables, { format, dialect });
  const found = checked ? await inferText(tables, { format, dialect, answers: checked }) : plain;
  const sum = (count: (file: ProfiledFile) => number) =>
    profiled.reduce((total, each) => total + count(each), 0);
  return {
    text: found.text,
    format,
    options: found.options,
    rows: sum(({ rows }) => rows),
    columns: sum(({ columns }) => columns),
    // Those that were answered stay, so that a person can answer again.
    questions: dataQuestions(plain),
    notes: [...profiled.flatMap(({ notes }) => notes), ...found.diagnostics],
  };
};

function answersIn(answers: JsonObject): Answers {
  const value = givenAnswers(answers);
  const [fault] = answersKind.check(value);
  if (fault) throw new NoAnswer(`${fault.path.join(' › ')}: ${fault.message}`);
  return value as Answers;
}

/** The widgets of answers with a look-up of their own, by keyword. */
const BY_KEYWORD: { readonly [keyword: string]: Widget } = {
  'fair:license': 'license',
  'fair:measurementUnit': 'unit',
  $id: 'iri',
};

/** The questions about data, those that earn most first. */
function dataQuestions(inferred: Pick<Inferred, 'schema' | 'guesses'>): readonly DataQuestion[] {
  const { schema, guesses } = inferred;
  return questionsAbout({ schema: schema as Json, guesses, asksLikely: true }).map(questionOf);
}

function questionOf({ path, question, about, evidence, assumed, gain }: Asked): DataQuestion {
  const choices = member(question.kind.schema, 'enum') as readonly string[] | undefined;
  const isList = question.kind.types.includes('array');
  return {
    path,
    ask: question.ask,
    ...(about === undefined ? {} : { about }),
    ...(evidence === undefined ? {} : { evidence }),
    widget: choices ? 'choice' : isList ? 'list' : widgetOf(question, path.at(-1)),
    ...(choices ? { choices: choices.map((value) => ({ value, label: value })) } : {}),
    ...(assumed === undefined ? {} : { assumed }),
    points: gain,
  };
}

function widgetOf({ keyword, kind }: Asked['question'], name: string | number | undefined): Widget {
  if (kind === date) return 'date';
  if (name === 'identifier') return 'iri';
  return BY_KEYWORD[keyword ?? ''] ?? 'line';
}

import { isObject, type Json, quote } from '../../base/json.js';
import { criteria } from '../../quality/readiness/index.js';
import {
  type Dataset,
  type Description,
  describe,
  type Subject,
  type Variable,
} from '../../schema/description/index.js';
import { append, documentOf } from '../../schema/document/index.js';
import { textOf } from '../../schema/draft/index.js';
import { createRegistry } from '../../schema/references/index.js';
import type { Guess } from './guess.js';
import { isStated } from './lacking.js';
import type { Pair } from './pairs.js';
import {
  agentQuestions,
  datasetQuestions,
  type Question,
  type Questions,
  tableQuestions,
  variableQuestions,
} from './question.js';

/** A question about a dataset, a table or a column that neither its schema nor its data answer. */
export interface Asked {
  /** Where the answer is in a file of answers. */
  readonly path: readonly (string | number)[];
  readonly question: Question;
  /** What it is about, if that is not the dataset as a whole. */
  readonly about?: string;
  /** Why it is asked. */
  readonly evidence?: string;
  /** What the schema says without an answer. */
  readonly assumed?: Json;
  /** The points of readiness that an answer earns, at most. */
  readonly gain: number;
}

/** What questions are about. */
export interface AskedAbout {
  readonly schema: Json;
  readonly guesses: readonly Guess[];
  /** What a schema states already, for an update of it. */
  readonly stated?: { readonly description: Description; readonly pairs: readonly Pair[] };
  /** Whether it is also asked which numbers mean that there is no value where the data show it. */
  readonly asksLikely?: boolean;
}

/** Questions that stay together. */
type Group = readonly Asked[];

/** The questions about a schema that was made from data, those that earn most first. */
export function questionsAbout(about: AskedAbout): readonly Asked[] {
  const { whole, parts } = groupsOf(about);
  return byGain([...whole, ...parts]).flat();
}

function byGain(groups: readonly Group[]): readonly Group[] {
  const gain = (group: Group) => group.reduce((sum, each) => sum + each.gain, 0);
  return groups.toSorted((one, other) => gain(other) - gain(one));
}

/** The questions about the dataset as a whole, and about its tables and columns in the order of the data. */
function groupsOf({ schema, guesses, stated, asksLikely = false }: AskedAbout) {
  const data = describe(documentOf(schema, 'data'), createRegistry());
  const isSingle = data.datasets.length === 1 && data.datasets[0]!.isRoot;
  const columns = data.datasets.reduce((sum, { variables }) => sum + variables.length, 0);
  const whole: readonly Group[] = open(datasetQuestions, stated ? [data, stated.description] : [data]).map(
    ([name, question]) => withParts({ path: [name], question, gain: gainOf(question, columns) }),
  );
  const parts = data.datasets.flatMap((dataset): readonly Group[] => {
    const other = stated?.pairs.find((each) => each.shown.name === dataset.name)?.stated;
    const base = isSingle ? [] : ['tables', dataset.path.at(-1)!];
    return [
      ...(isSingle ? [] : [aboutTable(dataset, other, base)]),
      ...dataset.variables.map((variable) => {
        const own = other?.variables.find(({ name }) => name === variable.name);
        return aboutColumn(variable, own, [...base, 'variables', variable.name], {
          guesses,
          columns,
          asksLikely,
        });
      }),
    ];
  });
  return { whole, parts };
}

/** The questions that nothing states an answer to. */
function open(questions: Questions, subjects: readonly Subject[]): readonly (readonly [string, Question])[] {
  return Object.entries(questions).filter(
    ([, { keyword, isRare }]) =>
      !isRare && !(keyword !== undefined && subjects.some((each) => hasKeyword(each, keyword))),
  );
}

function hasKeyword(subject: Subject, keyword: string): boolean {
  return keyword === '$id' ? subject.schema?.$id !== undefined : isStated(subject, keyword);
}

function aboutTable(
  dataset: Dataset,
  stated: Dataset | undefined,
  path: readonly string[],
): readonly Asked[] {
  const about = `The table ${quote(dataset.name)}`;
  return open(tableQuestions, stated ? [dataset, stated] : [dataset]).map(([name, question]) => ({
    path: [...path, name],
    question,
    about,
    gain: 0,
  }));
}

function aboutColumn(
  variable: Variable,
  stated: Variable | undefined,
  path: readonly string[],
  {
    guesses,
    columns,
    asksLikely,
  }: { readonly guesses: readonly Guess[]; readonly columns: number; readonly asksLikely: boolean },
): readonly Asked[] {
  const about = `The column ${quote(variable.name)}`;
  const own = guesses.filter(({ pointer, level }) => pointer === variable.pointer && level === 'possible');
  const isKey = guesses.some(({ pointer, rule }) => pointer === variable.pointer && rule === 'key');
  const isMeasured = !isKey && variable.types.some((type) => type === 'integer' || type === 'number');
  const asked = (name: string, evidence?: string): Asked => {
    const question = variableQuestions[name]!;
    return {
      path: [...path, name],
      question,
      about,
      gain: gainOf(question, columns),
      ...(evidence ? { evidence } : {}),
    };
  };
  const because = (rule: string) =>
    own
      .filter((each) => each.rule === rule)
      .map((each) => each.because)
      .join(' ');
  const plain = open(variableQuestions, stated ? [variable, stated] : [variable]).flatMap(([name]) =>
    name === 'codes' || (name === 'unit' && !isMeasured) ? [] : [asked(name)],
  );
  const numbers = guesses.filter(
    ({ pointer, rule }) => pointer === variable.pointer && rule === 'numeric-code',
  );
  const shown = numbers.filter(({ level }) => level === 'likely').map(({ value }) => value);
  const isOpen = numbers.length > shown.length || (asksLikely && numbers.length > 0);
  const missing =
    stated?.codes || !isOpen
      ? []
      : [{ ...asked('missing', numbers.map((each) => each.because).join(' ')), assumed: shown }];
  return [
    ...plain,
    ...missing,
    ...aboutCodes(asked('codes', because('integer-codes')), codes(variable, stated, own)),
  ];
}

/** One question for each code; the evidence is shown once. */
function aboutCodes({ evidence, ...asked }: Asked, texts: readonly string[]): readonly Asked[] {
  return texts.map((code, index) => ({
    ...asked,
    ...(index === 0 && evidence ? { evidence } : {}),
    path: [...asked.path, code],
    question: { ...variableQuestions.label!, ask: `What does the code ${quote(code)} mean?` },
    gain: asked.gain / texts.length,
  }));
}

/** The codes that have no words: those of a list, or numbers that may be codes. */
function codes(variable: Variable, stated: Variable | undefined, own: readonly Guess[]): readonly string[] {
  const possible = own.find(({ rule }) => rule === 'integer-codes')?.value as readonly number[] | undefined;
  const list = (stated?.codes ?? variable.codes)?.codes ?? [];
  if (list.length === 0) return (possible ?? []).map(String);
  return list.filter((code) => !isStated(code, 'title')).map(({ value }) => String(value));
}

/** The parts of an answer that is not one text: those of a contributor. */
function withParts(asked: Asked): readonly Asked[] {
  const [name] = asked.path as readonly [string];
  const base = name === 'creator' ? [name, 0] : [name];
  if (name !== 'creator' && name !== 'publisher') return [asked];
  return Object.entries(agentQuestions).map(([part, question], index) => ({
    ...asked,
    path: [...base, part],
    question: index === 0 ? { ...question, ask: asked.question.ask.replace(/\?.*$/, '?') } : question,
    gain: index === 0 ? asked.gain : 0,
  }));
}

/** The points that an answer can earn, by what is asked for; columns share theirs. */
function gainOf({ earns = [] }: Question, columns: number): number {
  return criteria
    .flatMap(({ points, of, asks }) =>
      asks
        .filter(({ id }) => earns.includes(id))
        .map(() => points / asks.length / (of === 'dataset' ? 1 : Math.max(1, columns))),
    )
    .reduce((sum, points) => sum + points, 0);
}

/** The questions about a schema that was made from data, as a file to fill in. */
export function questionsOf(about: AskedAbout): string {
  const { whole, parts } = groupsOf(about);
  const root: { [name: string]: Json } = {};
  const comments = new Map<string, readonly string[]>();
  for (const { path, evidence, about: subject } of [...byGain(whole), ...parts].flat()) {
    put(root, path);
    const [name] = path as readonly [string];
    if (subject === undefined) comments.set(append('', name), [datasetQuestions[name]!.ask]);
    else if (evidence) comments.set(append('', ...path.slice(0, path.indexOf('variables') + 3)), [evidence]);
  }
  return `${HEADING}\n${textOf(root, 'yaml', comments).replace(/: null$/gm, ':')}`;
}

const HEADING = '# Answer what you know, and give the file to --answers. What stays empty is left out.';

/** Puts an empty answer at a path. */
function put(root: { [name: string]: Json }, path: readonly (string | number)[]): void {
  let holder: Json = root;
  path.forEach((step, index) => {
    const object = holder as { [name: string]: Json };
    const next = path[index + 1];
    if (!Object.hasOwn(object, step))
      Object.defineProperty(object, step, {
        value: next === undefined ? null : typeof next === 'number' ? [] : {},
        enumerable: true,
        writable: true,
        configurable: true,
      });
    holder = object[step]!;
  });
}

/** Whether a file of answers has one at a path. */
export function isAnswered(answers: Json, path: readonly (string | number)[]): boolean {
  let value: Json | undefined = answers;
  for (const step of path) {
    value =
      Array.isArray(value) || isObject(value)
        ? Object.entries(value).find(([name]) => name === String(step))?.[1]
        : undefined;
  }
  return value !== undefined && value !== null && value !== '';
}

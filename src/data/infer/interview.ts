import type { Edit } from '../../base/diagnostic.js';
import { isObject, type Json, setMember } from '../../base/json.js';
import { append, changesOf, type Document } from '../../schema/document/index.js';
import type { Fault, Lists } from './question.js';
import { type Asked, isAnswered } from './questions.js';

/** Asks a person. */
export interface Interviewer {
  /** A line, without the blanks around it; none if the person leaves. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  readonly say: (text: string) => void;
  /** Keeps the answers so far. */
  readonly save: (text: string) => Promise<void>;
}

/** What came of an interview. */
export interface Interviewed {
  readonly answers: Document;
  /** Whether the person left before the end. */
  readonly isLeft: boolean;
}

/** Asks all questions that a file of answers leaves open; each answer is checked, and kept at once. */
export async function interview(
  asked: readonly Asked[],
  answers: Document,
  lists: Lists,
  { ask, say, save }: Interviewer,
): Promise<Interviewed> {
  const open = asked.filter(({ path }) => !isAnswered(answers.value, path));
  let document = answers;
  let subject: string | undefined;
  for (const [index, each] of open.entries()) {
    if (!isWanted(each, document.value)) continue;
    if (each.about !== subject && each.about !== undefined) say(`\n${each.about}\n`);
    subject = each.about;
    let doubted: string | undefined;
    for (;;) {
      const line = await ask(promptOf(each, index + 1, open.length));
      if (line === undefined || line === 'q') return { answers: document, isLeft: true };
      if (line === '') break;
      const found = answerOf(each, line, lists);
      if ('fault' in found && !(found.fault.isDoubt && line === doubted)) {
        say(`${found.fault.message}\n`);
        doubted = line;
        continue;
      }
      document = await withAnswer(document, each.path, 'fault' in found ? line : found.value);
      await save(document.source!.text);
      break;
    }
  }
  return { answers: document, isLeft: false };
}

/** The type and the identifier of a contributor are asked once there is a name. */
function isWanted({ path }: Asked, answers: Json): boolean {
  const part = path.at(-1);
  return !(part === 'type' || part === 'identifier') || isAnswered(answers, [...path.slice(0, -1), 'name']);
}

function promptOf({ question, evidence }: Asked, number: number, count: number): string {
  return `${evidence ? `${evidence}\n` : ''}[${number}/${count}] ${question.ask}\n> `;
}

/** An answer as it is kept, or what is wrong with it. */
function answerOf(
  { question }: Asked,
  line: string,
  lists: Lists,
): { readonly value: Json } | { readonly fault: Fault } {
  if (question.kind.types.includes('array')) return { value: listOf(line) };
  const checked = question.check?.(line, lists) ?? line;
  if (typeof checked !== 'string') return { fault: checked };
  const [problem] = question.kind.check(checked);
  if (problem) return { fault: { message: [problem.message, problem.help].filter(Boolean).join(' ') } };
  return { value: checked };
}

/** Values that are separated by commas; numbers are numbers. */
function listOf(line: string): Json {
  if (line.toLowerCase() === 'none') return [];
  return line
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (Number.isFinite(Number(text)) ? Number(text) : text));
}

/** A file of answers with one more. */
async function withAnswer(
  document: Document,
  path: readonly (string | number)[],
  value: Json,
): Promise<Document> {
  return (await changesOf(document, [editFor(document.value, path, value)])).document;
}

/** The edit that puts an answer at a path, with all that is missing on the way. */
function editFor(root: Json, path: readonly (string | number)[], value: Json): Edit {
  let holder: Json = root;
  for (const [index, step] of path.entries()) {
    const pointer = append('', ...path.slice(0, index + 1));
    const rest = nested(path.slice(index + 1), value);
    const isArray = Array.isArray(holder);
    const next: Json | undefined = Object.entries(holder as object).find(
      ([name]) => name === String(step),
    )?.[1];
    if (next === undefined)
      return {
        op: 'insert',
        pointer: isArray ? append('', ...path.slice(0, index), '-') : pointer,
        value: rest,
      };
    if (index === path.length - 1 || !(isObject(next) || Array.isArray(next)))
      return { op: 'set', pointer, value: rest };
    holder = next;
  }
  return { op: 'set', pointer: '', value };
}

function nested(path: readonly (string | number)[], value: Json): Json {
  return path.reduceRight<Json>((inner, step) => {
    if (typeof step === 'number') return [inner];
    const object: { [name: string]: Json } = {};
    setMember(object, step, inner);
    return object;
  }, value);
}

import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { isObject } from '../../base/json.js';
import {
  type Answers,
  type AskedAbout,
  answersKind,
  givenAnswers,
  interview,
  isAnswered,
  type Lists,
  questionsAbout,
  questionsOf,
} from '../../data/infer/index.js';
import { type Document, parse } from '../../schema/document/index.js';
import type { Call } from './command.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { readDocument } from './files.js';
import { readChecked } from './options-file.js';
import type { Terminal } from './terminal.js';
import { replaceFile } from './write-file.js';

/** The file of answers that a call names; for an interview, the one beside its schema by default. */
export function answersFile({ answers, output, update, interactive }: Call['flags']): string | undefined {
  if (answers !== undefined) return String(answers);
  const schema = [output, update].find((each) => each !== undefined && each !== '-');
  if (!interactive || schema === undefined) return undefined;
  const name = String(schema);
  return `${name.slice(0, name.length - extname(name).length).replace(/\.schema$/, '')}.answers.yaml`;
}

/** What a file of answers says; an interview may begin without one. */
export async function answersIn(
  path: string | undefined,
  flags: Call['flags'],
): Promise<Answers | undefined> {
  if (path === undefined || (flags.interactive && !exists(path))) return undefined;
  return (await readChecked(path, answersKind, 'answers', givenAnswers)) as Answers;
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Refuses an interview that cannot be held. */
export function checkInterview(
  path: string | undefined,
  { interactive }: Call['flags'],
  terminal: Terminal,
): void {
  if (!interactive) return;
  if (terminal.prompter === undefined)
    throw wrongUsage(
      '--interactive needs a terminal: write the questions with --questions FILE, and give the file to --answers.',
    );
  if (path === undefined)
    throw wrongUsage(
      '--interactive keeps the answers in a file: name it with --answers, or name the schema with -o.',
    );
}

/** Asks what data do not show, and keeps each answer in the file of answers. */
export async function askedAnswers(
  path: string,
  about: AskedAbout,
  lists: Lists,
  terminal: Terminal,
): Promise<Answers> {
  const document = await openAnswers(path, about);
  const asked = questionsAbout(about);
  const count = asked.filter((each) => !isAnswered(document.value, each.path)).length;
  const prompter = await terminal.prompter!();
  if (count > 0)
    terminal.err(
      `${count} ${count === 1 ? 'question' : 'questions'}. Enter skips one, q stops. Answers are kept in ${path}.\n\n`,
    );
  try {
    const { answers, isLeft } = await interview(asked, document, lists, {
      ask: prompter.ask,
      say: terminal.err,
      save: (text) => replaceFile({ path, content: text }, 'Name another file with --answers.'),
    });
    if (isLeft) {
      const rest = `Run the command again to go on, or without --interactive and with --answers ${path} to write the schema.`;
      const code = prompter.isInterrupted() ? EXIT.interrupted : EXIT.clean;
      throw new Stop(
        code,
        exists(path) ? `Stopped: the answers are kept in ${path}. ${rest}` : 'Stopped: nothing was answered.',
      );
    }
    return givenAnswers(answers.value) as Answers;
  } finally {
    prompter.close();
  }
}

/** The answers so far, or the questions to fill in. */
async function openAnswers(path: string, about: AskedAbout): Promise<Document> {
  const document = exists(path) ? (await readDocument(path)).document : undefined;
  if (document && isObject(document.value)) return document;
  const isJson = path.endsWith('.json');
  return (await parse(isJson ? '{}\n' : questionsOf(about), path, isJson ? 'json' : 'yaml')).document!;
}

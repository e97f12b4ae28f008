import type { DataProgress, QuestionName, Questions } from '../protocol.js';

/** What surrounds a question. */
export interface Surroundings {
  /** The day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Says how far the work has come. */
  readonly progress: (progress: DataProgress) => void;
  /** Is aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal;
}

/** Answers a question. What it throws as `NoAnswer` is a sentence for the person. */
export type Answerer<Name extends QuestionName> = (
  ask: Questions[Name]['ask'],
  surroundings: Surroundings,
) => Questions[Name]['answer'] | Promise<Questions[Name]['answer']>;

/** Answers to several questions. */
export type Answerers<Names extends QuestionName = QuestionName> = {
  readonly [Name in Names]: Answerer<Name>;
};

/** Why there is no answer, in a sentence for the person. */
export class NoAnswer extends Error {}

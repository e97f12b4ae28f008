export { type Answers, answersKind, givenAnswers } from './answers.js';
export type { Guess, Level } from './guess.js';
export { commentsOf, type Inferred, type InferTable, infer } from './infer.js';
export { TableProfile } from './profile.js';
export { ValueProfile } from './values.js';

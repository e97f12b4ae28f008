import type { TruthTable } from './truth.mjs';

export interface Measure {
  readonly id: string;
  readonly title: string;
  readonly precision?: number;
  readonly recall?: number;
}
export const MEASURES: readonly Measure[];

export class Score {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  readonly faults: readonly string[];
  readonly precision: number;
  readonly recall: number;
  add(said: string | undefined, wanted: string | undefined, what: string): void;
}
export function inWords(score: Score): string;

export interface Said {
  readonly columns: { readonly [name: string]: object };
  readonly key?: string;
}
export function saidBy(guesses: readonly object[]): Said;
export function relationsBy(guesses: readonly object[]): readonly (readonly string[])[];
export function scoresOfTables(
  tables: readonly TruthTable[],
  said: { readonly [file: string]: Said },
): { readonly [id: string]: Score };
export function scoreOfRelations(
  packages: readonly (readonly TruthTable[])[],
  said: readonly (readonly (readonly string[])[])[],
): Score;
export function scoreOfDelimiters(
  dialects: readonly { readonly file: string; readonly delimiter: string }[],
  said: { readonly [file: string]: string },
): Score;

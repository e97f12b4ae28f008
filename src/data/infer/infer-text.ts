import type { Budget } from '../../base/budget.js';
import type { JsonObject } from '../../base/json.js';
import { type SchemaFormat, textOf } from '../../schema/draft/index.js';
import { loadLicenses } from '../../schema/vocabulary/index.js';
import type { Answers } from './answers.js';
import type { InferTable } from './decided-table.js';
import { commentsOf, type Inferred, infer } from './infer.js';
import type { NumberStyle } from './number-style.js';
import type { Profiled } from './profile-data.js';
import { loadKnowledge } from './understand.js';

/** A table by name, with its profile. */
export type ProfiledTable = InferTable & Profiled;

/** How a schema is made from tables. */
export interface InferTextSettings {
  readonly answers?: Answers | undefined;
  readonly format: SchemaFormat;
  readonly budget?: Budget | undefined;
  /** How numbers are written in files of cells. Default: as their values show it. */
  readonly numbers?: Partial<NumberStyle> | undefined;
  /** What holds for the dialects of all files. Default: what one of them says. */
  readonly dialect?: JsonObject | undefined;
}

/** A schema that was made from data, and its text. */
export interface InferredText extends Inferred {
  readonly text: string;
}

/** The schema that tables show, as text with the reasons for what is not certain, and options with the dialect. */
export async function inferText(
  tables: readonly ProfiledTable[],
  { answers, format, budget, numbers, dialect: shared }: InferTextSettings,
): Promise<InferredText> {
  const [knowledge, licenses] = await Promise.all([loadKnowledge(), loadLicenses()]);
  const inferred = infer(tables, { knowledge, licenses, answers, budget, numbers });
  const dialect: JsonObject = Object.assign(
    {},
    ...(shared ? [shared] : tables.map((each) => each.dialect)),
    inferred.options.dialect,
  );
  return {
    ...inferred,
    text: textOf(inferred.schema, format, commentsOf(inferred.guesses)),
    options: { ...inferred.options, ...(Object.keys(dialect).length > 0 ? { dialect } : {}) },
  };
}

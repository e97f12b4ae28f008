import { type Json, member } from '../../../../base/json.js';
import { type Asked, type Inferred, questionsAbout } from '../../../../data/infer/index.js';
import { date } from '../../../../schema/vocabulary/index.js';
import type { DataQuestion, Widget } from '../../protocol.js';

/** The widgets of answers with a look-up of their own, by keyword. */
const BY_KEYWORD: { readonly [keyword: string]: Widget } = {
  'fair:license': 'license',
  'fair:measurementUnit': 'unit',
  $id: 'iri',
};

/** The questions about data, those that earn most first. */
export function dataQuestions(inferred: Pick<Inferred, 'schema' | 'guesses'>): readonly DataQuestion[] {
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

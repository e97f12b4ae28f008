import type { Edit } from '../../diagnostic.js';
import type { Json } from '../../json.js';
import type { PlacedFinding } from './findings.js';
import { Refusal } from './refusal.js';

/** The edits that write the answer to the question of a finding into the schema. */
export function answerEditsOf(_root: Json, { diagnostic }: PlacedFinding, _answer: Json): readonly Edit[] {
  throw new Refusal(`The finding "${diagnostic.message}" asks no question: change the schema by hand.`);
}

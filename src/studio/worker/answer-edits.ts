import type { Edit } from '../../diagnostic.js';
import type { Json } from '../../json.js';
import { answerEdits } from '../../lint/index.js';
import type { PlacedFinding } from './findings.js';
import { Refusal } from './refusal.js';

/** The edits that write the answer to the question of a finding into the schema. */
export function answerEditsOf(root: Json, { diagnostic }: PlacedFinding, answer: Json): readonly Edit[] {
  if (diagnostic.ask === undefined)
    throw new Refusal(`The finding "${diagnostic.message}" asks no question: change the schema by hand.`);
  const edits = answerEdits(root, diagnostic.ask, answer);
  if (typeof edits === 'string') throw new Refusal(edits);
  return edits;
}

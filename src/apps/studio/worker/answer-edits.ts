import type { Edit } from '../../../base/diagnostic.js';
import type { Json } from '../../../base/json.js';
import { answerEdits } from '../../../quality/lint/index.js';
import type { PlacedFinding } from './findings.js';
import { Refusal } from './refusal.js';

/** The edits that write the answer to the question of a finding into the schema. */
export function answerEditsOf(root: Json, { diagnostic }: PlacedFinding, answer: Json): readonly Edit[] {
  const { ask } = diagnostic;
  if (ask === undefined) throw new Refusal('This finding asks for nothing: use one of its fixes.');
  const edits = answerEdits(root, ask, answer);
  if (typeof edits === 'string') throw new Refusal(edits);
  return edits;
}

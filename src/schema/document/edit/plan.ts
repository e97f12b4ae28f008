import type { Edit } from '../../../base/diagnostic.js';
import type { Span } from '../source.js';
import { joinPieces, type Patch, type Pieces, patchPieces } from './pieces.js';

export type { Patch } from './pieces.js';

/** An edit that cannot be applied. */
export class EditError extends Error {
  override readonly name = 'EditError';
}

/** What one edit does to a text, and the stretch of text that this was worked out from. */
export interface Plan {
  readonly patches: readonly Patch[];
  readonly region: Span;
  /** The array or object that it only adds to behind the last entry; others can add theirs in a row with it. */
  readonly appendsTo?: object | undefined;
}

/** Works out what an edit does to one text; throws an EditError if it cannot be done. */
export type Planner = (edit: Edit) => Plan;

/** What edits make of a text, each applied to the result of the ones before it; `open` gives the planner of a text. */
export function editPieces(text: string, edits: readonly Edit[], open: (text: string) => Planner): Pieces {
  let pieces: Pieces = [{ start: 0, end: text.length }];
  let left = edits;
  while (left.length > 0) {
    const round = planRound(open(joinPieces(text, pieces)), left);
    const patches = round.plans.flatMap((each) => each.patches);
    pieces = patchPieces(
      pieces,
      patches.sort((one, other) => one.start - other.start),
    );
    left = round.left;
  }
  return pieces;
}

/**
 * Plans as many edits as one reading of the text allows, since reading costs far more than an edit.
 * An edit has to wait for the next reading if it saw text that an edit before it changes or waits to change.
 */
function planRound(plan: Planner, edits: readonly Edit[]): { plans: readonly Plan[]; left: readonly Edit[] } {
  const plans: Plan[] = [];
  const left: Edit[] = [];
  const seen: Plan[] = [];
  // Many edits come in the order of the text: those behind all others need not be compared with each.
  let reach = -1;
  for (const [at, edit] of edits.entries()) {
    const planned = at === 0 ? plan(edit) : planIfPossible(plan, edit);
    // Its place does not exist yet: where it will be, and so what may overtake it, is unknown.
    if (planned === undefined) return { plans, left: [...left, ...edits.slice(at)] };
    const { start, end } = planned.region;
    if (start <= reach && seen.some((earlier) => isInTheWay(earlier, planned))) left.push(edit);
    else plans.push(planned);
    seen.push(planned);
    reach = Math.max(reach, end);
  }
  return { plans, left };
}

/** The plan of an edit, or nothing if it needs the edits before it to be done first. */
function planIfPossible(plan: Planner, edit: Edit): Plan | undefined {
  try {
    return plan(edit);
  } catch (fault) {
    if (fault instanceof EditError) return undefined;
    throw fault;
  }
}

function isInTheWay(earlier: Plan, later: Plan): boolean {
  const one = earlier.region;
  const other = later.region;
  if (one.end < other.start || other.end < one.start) return false;
  return earlier.appendsTo === undefined || earlier.appendsTo !== later.appendsTo;
}

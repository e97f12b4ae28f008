import { type Budget, unlimited } from '../../base/budget.js';
import type { Diagnostic, Edit, Fix } from '../../base/diagnostic.js';
import { areEqual, type Json, quote } from '../../base/json.js';
import { once } from '../../base/once.js';
import {
  changesOf,
  type Document,
  documentOf,
  EditError,
  editValue,
  lostByEdits,
  tokens,
  valueAt,
} from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { validateSchema } from '../validate/index.js';
import { claimsOn, isRemovalOfItem } from './claims.js';
import { weightOf } from './weight.js';

/** What decides what is repaired. */
export interface FixOptions {
  readonly registry: Registry;
  /** Finds what there is to repair; it is called again after each run. It spends from the same budget by itself. */
  readonly examine: (document: Document) => Promise<readonly Diagnostic[]>;
  /** Whether fixes that may change what the document means are applied, too. */
  readonly unsafe?: boolean | undefined;
  /** The steps that may be taken. Default: any number. */
  readonly budget?: Budget | undefined;
}

/** A fix that was applied; the pointer is that of the finding before the fix. */
export interface AppliedFix {
  /** The code of the finding. */
  readonly code: string;
  readonly title: string;
  readonly pointer: string;
}

/** A fix that was not applied. */
export interface RefusedFix extends AppliedFix {
  /** Why, one sentence. */
  readonly reason: string;
}

/** What became of a document. */
export interface Fixed {
  /** The document after the fixes; the very same if there were none. */
  readonly document: Document;
  readonly applied: readonly AppliedFix[];
  /** What the applied fixes changed, in order. */
  readonly edits: readonly Edit[];
  readonly refused: readonly RefusedFix[];
  /** What is still wrong with it. */
  readonly left: readonly Diagnostic[];
}

const MOST_ROUNDS = 20;
/** How often a run may try on the value, and on the text: each fix that cannot be applied costs some. */
const MOST_TRIALS = { value: 512, text: 64 } as const;

const STEPS_A_CANDIDATE = 8;
/** Steps for a character of a text that is edited and read again, as measured. */
const STEPS_A_CHARACTER = { json: 0.5, yaml: 14 } as const;

const RESTLESS = 'Fixes of other rules would undo it.';

/** Applies the fixes of what is found in a document, run by run until nothing more can be repaired. */
export async function fixDocument(document: Document, options: FixOptions): Promise<Fixed> {
  const untrusted = new Set<string>();
  for (;;) {
    const { restless, ...fixed } = await settle(document, options, untrusted);
    if (restless.length === 0) return fixed;
    // To stop halfway would leave more work for the next run: rules whose fixes never end are left out from the start.
    for (const code of restless) untrusted.add(code);
  }
}

/** A document with the errors that it has, counted. */
interface State {
  readonly document: Document;
  /** Computed on first use: most documents have nothing to repair. */
  readonly errors: () => ReadonlyMap<string, number>;
}

/** What trials use. */
interface Means {
  readonly registry: Registry;
  readonly budget: Budget;
}

/** A fix with the finding that it belongs to. */
interface Candidate extends AppliedFix {
  readonly edits: readonly Edit[];
}

/** What came of fixes, as they are tried. */
interface Outcome {
  readonly applied: Candidate[];
  readonly refused: RefusedFix[];
  /** Fixes that there were no trials left for. */
  readonly untried: Candidate[];
  trials: number;
}

async function settle(
  document: Document,
  options: FixOptions,
  untrusted: ReadonlySet<string>,
): Promise<Fixed & { readonly restless: readonly string[] }> {
  const { registry, examine, unsafe = false, budget = unlimited() } = options;
  const means: Means = { registry, budget };
  let state: State = { document, errors: once(() => errorsOf(document, means)) };
  const applied: AppliedFix[] = [];
  const edits: Edit[] = [];
  const late = new Set<string>();
  for (let number = 1; ; number++) {
    const left = await examine(state.document);
    const candidates = left.flatMap((each) => candidateOf(each, state.document, unsafe));
    const trusted = candidates.filter(({ code }) => !untrusted.has(code));
    const { next, round } = await runRound(state, trusted, means);
    const restless = round.untried.map(({ code }) => code);
    const unrest = candidates
      .filter(({ code }) => untrusted.has(code))
      .map((each) => ({ ...namesOf(each), reason: RESTLESS }));
    const refused = [...round.refused, ...unrest];
    if (round.applied.length === 0 || restless.length > 0) {
      return { document: state.document, applied, edits, refused, left, restless };
    }
    // The runs of the second half are those that never end.
    if (number > MOST_ROUNDS / 2) for (const { code } of round.applied) late.add(code);
    if (number === MOST_ROUNDS) {
      return { document: state.document, applied, edits, refused, left, restless: [...late] };
    }
    applied.push(...round.applied.map(namesOf));
    edits.push(...round.applied.flatMap((each) => each.edits));
    state = next;
  }
}

/** The fix of a finding that may be applied: the best of those that are allowed. */
function candidateOf(diagnostic: Diagnostic, document: Document, unsafe: boolean): readonly Candidate[] {
  const { code, at, fixes = [] } = diagnostic;
  if (at.uri !== document.uri) return [];
  const fix = fixes.find(({ safe }) => safe || unsafe);
  if (fix === undefined || !changesSomething(fix, document.value)) return [];
  return [{ code, title: fix.title, pointer: at.pointer, edits: fix.edits }];
}

function changesSomething({ edits }: Fix, root: Json): boolean {
  return edits.some((edit) => {
    if (edit.op !== 'set') return true;
    const present = valueAt(root, edit.pointer);
    return present === undefined || !areEqual(present, edit.value);
  });
}

function namesOf({ code, title, pointer }: AppliedFix): AppliedFix {
  return { code, title, pointer };
}

/** Applies fixes that do not touch each other; the others wait, unless nothing came of those before them. */
async function runRound(
  state: State,
  candidates: readonly Candidate[],
  means: Means,
): Promise<{ readonly next: State; readonly round: Outcome }> {
  const { document } = state;
  const onValue = noOutcome(MOST_TRIALS.value);
  const round = noOutcome(document.source === undefined ? MOST_TRIALS.value : MOST_TRIALS.text);
  let next = state;
  let waiting = candidates;
  while (waiting.length > 0 && round.applied.length === 0 && round.untried.length === 0) {
    const claims = claimsOn(document.value);
    for (const { pointer } of waiting) means.budget.spend(STEPS_A_CANDIDATE + (pointer.length >> 4));
    const chosen: Candidate[] = [];
    const others: Candidate[] = [];
    for (const each of waiting) (claims.claim(each.edits) ? chosen : others).push(each);
    const ordered = inSafeOrder(chosen, document.value);
    if (document.source === undefined) {
      next = await applyAll(state, ordered, means, round);
    } else {
      // To find out what does harm, the value is enough, and trials cost far less than on the text.
      const done = onValue.applied.length;
      const valueOnly = { ...state, document: documentOf(document.value, document.uri) };
      await applyAll(valueOnly, ordered, means, onValue);
      round.untried.push(...onValue.untried);
      next = await applyAll(state, onValue.applied.slice(done), means, round);
    }
    waiting = others;
  }
  return { next, round: { ...round, refused: [...onValue.refused, ...round.refused] } };
}

function noOutcome(trials: number): Outcome {
  return { applied: [], refused: [], untried: [], trials };
}

/** Items are taken out of arrays last, and from the end to the start, so that all pointers stay correct. */
function inSafeOrder(candidates: readonly Candidate[], root: Json): readonly Candidate[] {
  const isLate = ({ edits }: Candidate) => edits.length === 1 && isRemovalOfItem(edits[0]!, root);
  const late = candidates
    .filter(isLate)
    .map((each) => ({ each, steps: tokens(each.edits[0]!.pointer) }))
    .sort((one, other) => backwards(one.steps, other.steps))
    .map(({ each }) => each);
  return [...candidates.filter((each) => !isLate(each)), ...late];
}

function backwards(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  if (at === -1) return 0;
  const mine = one[at]!;
  const theirs = other[at] ?? '';
  // Orders indices as numbers, and names somehow.
  return theirs.length - mine.length || (mine < theirs ? 1 : -1);
}

/** Applies all fixes that can be; where some cannot, halves are tried, then halves of these. */
async function applyAll(
  state: State,
  fixes: readonly Candidate[],
  means: Means,
  outcome: Outcome,
): Promise<State> {
  if (fixes.length === 0) return state;
  if (outcome.trials === 0) {
    outcome.untried.push(...fixes);
    return state;
  }
  outcome.trials--;
  const after = await attempt(state, fixes, means);
  if (typeof after !== 'string') {
    outcome.applied.push(...fixes);
    return after;
  }
  if (fixes.length === 1) {
    outcome.refused.push({ ...namesOf(fixes[0]!), reason: after });
    return state;
  }
  const middle = Math.ceil(fixes.length / 2);
  const halfway = await applyAll(state, fixes.slice(0, middle), means, outcome);
  return applyAll(halfway, fixes.slice(middle), means, outcome);
}

/** The document after some fixes, or why it cannot be had. */
async function attempt(
  { document, errors }: State,
  fixes: readonly Candidate[],
  means: Means,
): Promise<State | string> {
  try {
    means.budget.spend(STEPS_A_CANDIDATE * fixes.length + stepsToRead(document));
    const edits = fixes.flatMap((each) => each.edits);
    const after = await edited(document, edits);
    if (areEqual(after.value, document.value)) return 'It would change nothing.';
    const found = errorsOf(after, means);
    for (const [message, count] of found) {
      if (count > (errors().get(message) ?? 0)) return `It would cause an error: ${message}`;
    }
    return { document: after, errors: () => found };
  } catch (fault) {
    if (fault instanceof EditError) return fault.message;
    throw fault;
  }
}

async function edited(document: Document, edits: readonly Edit[]): Promise<Document> {
  const { uri, value, source } = document;
  if (source === undefined) return documentOf(editValue(value, edits), uri);
  const { document: after, text } = await changesOf(document, edits);
  const lost = await lostByEdits(document, text);
  if (lost !== undefined)
    throw new EditError(`The text ${quote(lost)} would be lost: make this change by hand.`);
  return after;
}

/** The steps that it takes to edit a document and to read it again. */
function stepsToRead({ value, source }: Document): number {
  return source === undefined
    ? weightOf(value)
    : Math.ceil(source.text.length * STEPS_A_CHARACTER[source.format]);
}

/** How many times each error occurs; not where, since places move when something before them is repaired. */
function errorsOf(document: Document, { registry, budget }: Means): ReadonlyMap<string, number> {
  budget.spend(2 * weightOf(document.value));
  const counts = new Map<string, number>();
  for (const { severity, message } of validateSchema(document, { registry })) {
    if (severity === 'error') counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return counts;
}

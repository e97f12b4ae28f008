import type { Budget } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import { type Json, quote } from '../../base/json.js';
import type { Variable } from '../../schema/description/index.js';
import type { SchemaParts } from '../validate/parts/index.js';
import type { Change, ChangeFacts } from './change.js';
import { type StructureId, structureClasses } from './classes/index.js';
import { type Comparison, capital, type Pair } from './compare.js';
import { Alikeness } from './contain/alike.js';
import { type Containment, containmentOf, type SchemaPart } from './contain/contain.js';

/** Two versions of a schema, ready to be compared. */
export interface Sides {
  readonly old: SchemaParts;
  readonly new: SchemaParts;
  readonly budget?: Budget | undefined;
}

/** Whether one version accepts all data of the other. */
export type Compared = Containment & {
  /** Why it refuses the instance. */
  readonly refusal?: Diagnostic;
  /** The table that the instance is for, if a data product has its tables side by side and not in one document. */
  readonly table?: string;
  /** The new columns and tables that data of the old version must not have had. */
  readonly without?: readonly string[];
};

/** Whether the new version accepts all data of the old one, and the other way round. */
export interface Compatibility {
  readonly backward: Compared;
  readonly forward: Compared;
}

/** The classes with their names. */
const classes = new Map<StructureId, ChangeFacts>(structureClasses.map((each) => [each.id, each]));

/** A version: all of it, and its tables by their names. */
export interface Version {
  readonly parts: SchemaParts;
  readonly tables: ReadonlyMap<string, Json>;
}

/**
 * Whether a version accepts all data of another, as a whole and table by table: the root of a data product may say
 * nothing of tables that are definitions.
 */
export function comparedAsWhole(inner: Version, outer: Version, budget?: Budget): Compared {
  const whole = explained({ parts: inner.parts }, { parts: outer.parts }, budget);
  if (whole.verdict !== 'yes') return whole;
  let unknown: Compared | undefined;
  for (const [table, schema] of inner.tables) {
    const other = outer.tables.get(table);
    if (other === undefined) continue;
    const found = explained({ parts: inner.parts, schema }, { parts: outer.parts, schema: other }, budget);
    if (found.verdict === 'no') return { ...found, table };
    if (found.verdict === 'unknown') unknown ??= found;
  }
  return unknown ?? whole;
}

/** Whether one accepts all of the other, and why it refuses the instance if it does not. */
export function explained(inner: SchemaPart, outer: SchemaPart, budget?: Budget): Compared {
  const found = containmentOf(inner, outer, budget);
  if (found.verdict !== 'no') return found;
  const refusal = outer.parts.refusalOf(outer.schema ?? outer.parts.root, found.instance);
  return { ...found, ...(refusal ? { refusal } : {}) };
}

/** The changes of what data are accepted, by variable; what no variable explains is said of the whole. */
export function structureChanges(
  comparison: Comparison,
  sides: Sides,
  { backward, forward }: Compatibility,
): readonly Change[] {
  const { variables } = comparison;
  const found: Change[] = [];
  const { budget } = sides;
  // It takes no longer than reading both: where no steps are left, searches end, and this goes on.
  const alikeness = new Alikeness(sides.old, sides.new, (steps) =>
    budget?.spend(Math.min(steps, budget.left)),
  );
  for (const pair of variables.pairs) {
    const hasInner = pair.old.variables.length + pair.new.variables.length > 0;
    found.push(...(hasInner ? presence(pair) : [...presence(pair), ...valuesOf(pair, sides, alikeness)]));
  }
  for (const { value, name } of variables.gone)
    found.push(change('variable/removed', { message: `${capital(name)} is gone.`, old: value.pointer }));
  for (const { value, name } of variables.added) {
    const isRequired = value.isRequired && value.path.length === 1;
    found.push(
      change(
        'variable/added',
        { message: `${capital(name)} is new${isRequired ? ', and required' : ''}.`, new: value.pointer },
        isRequired ? { severity: 'breaking', bump: 'major' } : {},
      ),
    );
  }
  const whole = verdictClass(backward, forward);
  const isExplained = found.some(({ severity, bump }) =>
    whole === 'structure/widened' ? bump !== 'patch' : severity === 'breaking' || bump === 'major',
  );
  if (whole !== undefined && !isExplained)
    found.push(
      change(whole, {
        message: wholeSentence(whole),
        old: '',
        new: '',
        ...evidence(whole, backward, forward),
      }),
    );
  return found;
}

/** Whether a value must be there. */
function presence({ old, new: next, name }: Pair<Variable>): readonly Change[] {
  if (old.isRequired === next.isRequired) return [];
  const places = { old: old.pointer, new: next.pointer };
  return next.isRequired
    ? [change('structure/narrowed', { message: `${capital(name)} is required now.`, ...places })]
    : [change('structure/widened', { message: `${capital(name)} is no longer required.`, ...places })];
}

/** Which values a variable may have. */
function valuesOf(
  { old, new: next, name }: Pair<Variable>,
  sides: Sides,
  alikeness: Alikeness,
): readonly Change[] {
  if (old.schema === undefined || next.schema === undefined) return [];
  const places = { old: old.pointer, new: next.pointer };
  const formats: readonly Change[] =
    old.format === next.format
      ? []
      : [
          change('structure/format', {
            message: formatSentence(name, old.format, next.format),
            ...places,
          }),
        ];
  const [one, other] = [
    { parts: sides.old, schema: old.schema },
    { parts: sides.new, schema: next.schema },
  ];
  const { budget } = sides;
  if (alikeness.are(old.schema, next.schema)) return formats;
  const [backward, forward] = [explained(one, other, budget), explained(other, one, budget)];
  const id = verdictClass(backward, forward);
  if (id === undefined) {
    const message = `The definition of ${name} changed, and accepts the same values.`;
    return formats.length > 0 ? formats : [change('structure/equivalent', { message, ...places })];
  }
  const message = `${capital(name)} ${SENTENCES[id]}`;
  return [...formats, change(id, { message, ...places, ...evidence(id, backward, forward) })];
}

function formatSentence(name: string, old: string | undefined, next: string | undefined): string {
  if (old === undefined) return `${capital(name)} has the format ${quote(next!)} now.`;
  if (next === undefined) return `${capital(name)} no longer has the format ${quote(old)}.`;
  return `The format of ${name} changed from ${quote(old)} to ${quote(next)}.`;
}

const SENTENCES = {
  'structure/narrowed': 'refuses values that it accepted before.',
  'structure/widened': 'accepts values that it refused before.',
  'structure/incomparable': 'refuses values that it accepted before, and accepts others.',
  'structure/unknown': 'may accept other values than before. No proof was found that it does not.',
} as const;

function wholeSentence(id: keyof typeof SENTENCES): string {
  return `The schema ${SENTENCES[id].replaceAll('values', 'data')}`;
}

function verdictClass(backward: Compared, forward: Compared): keyof typeof SENTENCES | undefined {
  const [one, other] = [backward.verdict, forward.verdict];
  if (one === 'yes' && other === 'yes') return undefined;
  if (one === 'no') return other === 'no' ? 'structure/incomparable' : 'structure/narrowed';
  if (one === 'unknown') return 'structure/unknown';
  return other === 'no' ? 'structure/widened' : 'structure/unknown';
}

/** The instance that shows a change, or what kept the proof from an end. */
function evidence(id: StructureId, backward: Compared, forward: Compared): Partial<Change> {
  const shown = id === 'structure/widened' ? forward : backward;
  if (shown.verdict === 'no')
    return { instance: shown.instance, ...(shown.refusal ? { refusal: shown.refusal } : {}) };
  const stopped = [backward, forward].find((each) => each.verdict === 'unknown');
  return stopped?.verdict === 'unknown' && stopped.hindrance ? { params: { ...stopped.hindrance } } : {};
}

function change(
  id: StructureId,
  found: Omit<Change, 'class' | 'severity'>,
  grave: Partial<Change> = {},
): Change {
  const { severity, bump } = classes.get(id)!;
  return { class: id, severity, ...(bump ? { bump } : {}), ...found, ...grave };
}

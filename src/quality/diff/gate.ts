import type { Change, ChangeFacts } from './change.js';
import { versionClasses } from './classes/index.js';
import type { Diff } from './diff.js';
import type { ChangeId, CompatibilityMode } from './list/index.js';

/** What a new version must be like. */
export interface GateOptions {
  /** Which data must fit. */
  readonly compat?: CompatibilityMode;
  /** The least grave change that is not allowed. */
  readonly failOn?: 'breaking' | 'risky' | 'none';
  /** Whether a compatibility that is not proven is allowed. */
  readonly unknown?: 'fail' | 'pass';
}

const facts = new Map<ChangeId, ChangeFacts>(versionClasses.map((each) => [each.id, each]));

/** The changes that can keep data of one version from fitting the other. */
const STRUCTURE: readonly ChangeId[] = [
  'structure/narrowed',
  'structure/widened',
  'structure/incomparable',
  'structure/unknown',
  'variable/added',
  'variable/removed',
  'table/removed',
];

const SENTENCES = {
  backward: {
    no: 'The new version refuses data of the old one.',
    unknown: 'It is not proven that the new version accepts all data of the old one.',
  },
  forward: {
    no: 'The old version refuses data of the new one.',
    unknown: 'It is not proven that the old version accepts all data of the new one.',
  },
} as const;

/** Why a new version may not be published. */
export interface Objection {
  /** A direction in which data do not fit, changes that are too grave, or the number. */
  readonly about: 'backward' | 'forward' | 'changes' | 'number';
  readonly message: string;
}

/** Why a new version may not be published; nothing if it may. */
export function objections(diff: Diff, options: GateOptions = {}): readonly Objection[] {
  const { compat = 'backward', failOn = 'breaking', unknown = 'fail' } = options;
  const found: Objection[] = [];
  for (const direction of ['backward', 'forward'] as const) {
    if (compat !== direction && compat !== 'full') continue;
    const { verdict } = diff[direction];
    if (verdict === 'yes' || (verdict === 'unknown' && unknown === 'pass')) continue;
    // A change that people accepted explains the verdict, unless others that they did not accept do as well.
    const explains = ({ class: id, bump }: Change) =>
      STRUCTURE.includes(id) && (direction === 'forward' ? id !== 'structure/narrowed' : bump === 'major');
    if (diff.accepted.some(explains) && !diff.changes.some(explains)) continue;
    found.push({ about: direction, message: SENTENCES[direction][verdict] });
  }
  const grave = failOn === 'none' ? [] : failOn === 'risky' ? ['breaking', 'risky'] : ['breaking'];
  const isAboutNumber = ({ class: id }: Change) => id.startsWith('version/');
  const count = diff.changes.filter((each) => grave.includes(each.severity) && !isAboutNumber(each)).length;
  const what = failOn === 'risky' ? 'breaking or risky' : 'breaking';
  if (count > 0)
    found.push({
      about: 'changes',
      message: count === 1 ? `One change is ${what}.` : `${count} changes are ${what}.`,
    });
  const aboutNumber = diff.changes.filter((each) => each.severity === 'breaking' && isAboutNumber(each));
  return [
    ...found,
    ...aboutNumber.map(({ class: id }) => ({ about: 'number' as const, message: facts.get(id)!.summary })),
  ];
}

import type { Change, Places } from './change.js';
import { type VersionId, versionClasses } from './classes/index.js';
import { type Bump, bumps } from './list/index.js';

/** What the versions of two schemas say, and what the changes ask for. */
export interface VersionVerdict {
  readonly old?: string;
  readonly new?: string;
  /** The part of the number that the changes ask to be raised; none if nothing changed. */
  readonly bump?: Bump;
  /** The number that the new version should have at least, if the old one is a number of three parts. */
  readonly suggested?: string;
  /** Whether the new number is at least that; not known if a number is missing or is no such number. */
  readonly isEnough?: boolean;
}

const NUMBER = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:[-+].*)?$/;

/** The greatest part that some change asks to be raised. */
export function bumpOf(changes: readonly Pick<Change, 'bump'>[]): Bump | undefined {
  return bumps.find((bump) => changes.some((each) => each.bump === bump));
}

/** Holds the numbers of two versions against what changed between them. */
export function versionVerdict(
  old: string | undefined,
  next: string | undefined,
  bump: Bump | undefined,
): VersionVerdict {
  const [before, after] = [old, next].map((each) => (each === undefined ? undefined : partsOf(each)));
  const wanted = before && bump ? raised(before, bump) : before;
  return {
    ...(old === undefined ? {} : { old }),
    ...(next === undefined ? {} : { new: next }),
    ...(bump ? { bump } : {}),
    ...(wanted ? { suggested: wanted.join('.') } : {}),
    ...(wanted && after ? { isEnough: compared(after, wanted) >= 0 } : {}),
  };
}

/** What is wrong with the number of the new version. */
export function versionChanges(verdict: VersionVerdict, places: Places): readonly Change[] {
  const { old, new: next, suggested, bump, isEnough } = verdict;
  if (isEnough !== false || old === undefined || next === undefined) return [];
  const order = compared(partsOf(next)!, partsOf(old)!);
  const id: VersionId = order < 0 ? 'version/back' : order === 0 ? 'version/unchanged' : 'version/too-small';
  const asked = bump ? `, and the changes ask for ${suggested}` : '';
  const messages: { readonly [I in VersionId]: string } = {
    'version/back': `The number of the new version, ${next}, is smaller than that of the old one, ${old}${asked}.`,
    'version/unchanged': `The new version has the number of the old one, ${old}${asked}.`,
    'version/too-small': `The number of the new version, ${next}, is too small: the changes ask for ${suggested} after ${old}.`,
  };
  const { severity } = versionClasses.find((each) => each.id === id)!;
  return [
    {
      class: id,
      severity,
      message: messages[id],
      params: { old, new: next, suggested: suggested! },
      ...places,
    },
  ];
}

function partsOf(version: string): readonly number[] | undefined {
  const found = NUMBER.exec(version.trim());
  return found ? [1, 2, 3].map((part) => Number(found[part] ?? 0)) : undefined;
}

function raised([major = 0, minor = 0, patch = 0]: readonly number[], bump: Bump): readonly number[] {
  if (bump === 'major') return [major + 1, 0, 0];
  return bump === 'minor' ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

function compared(one: readonly number[], other: readonly number[]): number {
  for (const [index, part] of one.entries()) if (part !== other[index]) return part - other[index]!;
  return 0;
}

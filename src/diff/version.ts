import type { Change } from './change.js';
import type { Bump } from './list/index.js';
import { bumps } from './list/index.js';

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

import type { Change, Places } from './change.js';
import { type VersionId, versionClasses } from './classes/index.js';
import { type Bump, bumps } from './list/index.js';

/** What the versions of two schemas say, and what the changes ask for. */
export interface VersionVerdict {
  readonly old?: string;
  readonly new?: string;
  /** The part of the number that the changes ask to be raised; none if nothing changed. */
  readonly bump?: Bump;
  /** The number that the new version should have at least, if the old one is a number. */
  readonly suggested?: string;
  /** Whether the new number is at least that, or the new date is later; not known if they cannot be compared. */
  readonly isEnough?: boolean;
}

/** A version, read as a number (SemVer, perhaps with fewer parts), or as a date. */
interface Version {
  readonly kind: 'number' | 'date';
  readonly prefix: string;
  readonly parts: readonly number[];
  /** Identifiers after a hyphen, as in `1.0.0-rc.1`; none for a release. */
  readonly preRelease: readonly string[];
  readonly build: string;
}

const DATE = /^((?:19|20)\d\d)([-.]?)(0[1-9]|1[0-2])(?:\2(0[1-9]|[12]\d|3[01]))?$/;
const NUMBER = /^(v?)(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([^+]*))?(?:\+(.*))?$/;

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
  const before = old === undefined ? undefined : read(old);
  const suggested = before?.kind === 'number' ? suggestedAfter(before, bump) : undefined;
  const isEnough = old === undefined || next === undefined ? undefined : isEnoughAfter(old, next, bump);
  return {
    ...(old === undefined ? {} : { old }),
    ...(next === undefined ? {} : { new: next }),
    ...(bump ? { bump } : {}),
    ...(suggested === undefined ? {} : { suggested }),
    ...(isEnough === undefined ? {} : { isEnough }),
  };
}

/** What is wrong with the number of the new version. */
export function versionChanges(verdict: VersionVerdict, places: Places): readonly Change[] {
  const { old, new: next, suggested, bump, isEnough } = verdict;
  if (old === undefined) return [];
  if (next === undefined)
    return [change('version/removed', `The version is no longer stated: it was ${old}.`, { old }, places)];
  if (isEnough !== false) return [];
  const kind = read(old)?.kind ?? 'name';
  const asked = suggested ? `the changes ask for ${suggested}` : 'something changed';
  const also = bump ? `, and ${asked}` : '';
  const messages = {
    'version/back': `The ${kind} of the new version, ${next}, is ${kind === 'date' ? 'earlier' : 'smaller'} than that of the old one, ${old}${also}.`,
    'version/unchanged': `The new version has the ${kind} of the old one, ${old}${also}.`,
    'version/too-small': `The number of the new version, ${next}, is too small: ${asked} after ${old}.`,
  };
  const id = isSame(old, next)
    ? 'version/unchanged'
    : (orderOf(old, next) ?? 0) < 0
      ? 'version/back'
      : 'version/too-small';
  return [change(id, messages[id], { old, new: next, ...(suggested ? { suggested } : {}) }, places)];
}

function change(id: VersionId, message: string, params: Change['params'] & object, places: Places): Change {
  const { severity } = versionClasses.find((each) => each.id === id)!;
  return { class: id, severity, message, params, ...places };
}

function read(version: string): Version | undefined {
  const date = DATE.exec(version.trim());
  if (date) {
    const parts = [date[1], date[3], date[4]].map((part) => Number(part ?? 0));
    return { kind: 'date', prefix: '', parts, preRelease: [], build: '' };
  }
  const number = NUMBER.exec(version.trim());
  if (!number) return undefined;
  const [, prefix = '', major, minor, patch, preRelease = '', build = ''] = number;
  const parts = [major, minor, patch].flatMap((part) => (part === undefined ? [] : [Number(part)]));
  return { kind: 'number', prefix, parts, preRelease: preRelease ? preRelease.split('.') : [], build };
}

/** The least number after an old one, with as many parts, or one more if that is the one to raise. */
function suggestedAfter(old: Version, bump: Bump | undefined): string {
  const { prefix, parts, preRelease } = old;
  if (bump === undefined)
    return `${prefix}${parts.join('.')}${preRelease.length > 0 ? `-${preRelease.join('.')}` : ''}`;
  const wanted = wantedAfter(old, bump);
  const length = Math.max(parts.length, wanted.findLastIndex((part) => part > 0) + 1);
  return `${prefix}${wanted.slice(0, length).join('.')}`;
}

/** The parts of the least number after an old one. A pre-release promises nothing: its release may change anything. */
function wantedAfter({ parts, preRelease }: Version, bump: Bump): readonly number[] {
  const [major = 0, minor = 0, patch = 0] = parts;
  if (preRelease.length > 0) return [major, minor, patch];
  // Before 1.0.0, each part stands for what the part above it stands for later.
  const raised = major > 0 ? bump : bump === 'major' ? 'minor' : 'patch';
  if (raised === 'major') return [major + 1, 0, 0];
  return raised === 'minor' ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

function isEnoughAfter(old: string, next: string, bump: Bump | undefined): boolean | undefined {
  if (isSame(old, next)) return bump === undefined;
  const order = orderOf(old, next);
  const [before, after] = [read(old), read(next)];
  if (order === undefined || !before || !after) return undefined;
  if (bump === undefined) return order >= 0;
  if (before.kind === 'date' || before.preRelease.length > 0) return order > 0;
  return order > 0 && compared(after.parts, wantedAfter(before, bump)) >= 0;
}

/** Whether two versions are the same; what differs only after a plus sign is not. */
function isSame(old: string, next: string): boolean {
  return old.trim() === next.trim() || (orderOf(old, next) === 0 && read(old)?.build === read(next)?.build);
}

/** Greater than 0 if the new version is the later one, by the precedence of SemVer; none if they cannot be compared. */
function orderOf(old: string, next: string): number | undefined {
  const [before, after] = [read(old), read(next)];
  if (!before || !after || before.kind !== after.kind) return undefined;
  return compared(after.parts, before.parts) || comparedPreReleases(after.preRelease, before.preRelease);
}

function compared(one: readonly number[], other: readonly number[]): number {
  for (const index of [0, 1, 2]) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function comparedPreReleases(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  for (const [index, each] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 1;
    if (each === against) continue;
    const [isNumber, isOtherNumber] = [each, against].map((part) => /^\d+$/.test(part));
    if (isNumber && isOtherNumber) return Number(each) - Number(against);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return each < against ? -1 : 1;
  }
  return one.length - other.length;
}

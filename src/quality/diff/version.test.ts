import { expect, test } from 'vitest';
import type { Bump } from './list/index.js';
import { versionChanges, versionVerdict } from './version.js';

type Case = readonly [old: string, next: string, bump: Bump | undefined, suggested: string | undefined];

function classesOf([old, next, bump]: Case) {
  return versionChanges(versionVerdict(old, next, bump), {}).map((each) => each.class);
}

test.each<Case>([
  ['1.2.3', '2.0.0', 'major', '2.0.0'],
  ['1.2.3', '2.0.0-rc.1', 'major', '2.0.0'],
  ['1.2', '2.0', 'major', '2.0'],
  ['1.2', '1.3', 'minor', '1.3'],
  ['1.2', '1.2.1', 'patch', '1.2.1'],
  ['v1', 'v2', 'major', 'v2'],
  ['v1', 'v1.1', 'minor', 'v1.1'],
  ['0.3.1', '0.4.0', 'major', '0.4.0'],
  ['0.3.1', '0.3.2', 'minor', '0.3.2'],
  ['0.3', '0.4', 'major', '0.4'],
  ['0.3.1', '1.0.0', 'major', '0.4.0'],
  ['1.0.0-rc.1', '1.0.0-rc.2', 'major', '1.0.0'],
  ['1.0.0-rc.9', '1.0.0-rc.10', 'major', '1.0.0'],
  ['1.0.0-alpha', '1.0.0-alpha.1', 'major', '1.0.0'],
  ['1.0.0-alpha.1', '1.0.0-beta', 'major', '1.0.0'],
  ['1.0.0-rc.1', '1.0.0', 'major', '1.0.0'],
  ['1.0.0', '1.0.0+build2', undefined, '1.0.0'],
  ['2024-05', '2024-06', 'major', undefined],
  ['2024-05', '2024-05-01', 'major', undefined],
  ['2024.12', '2025.01', 'major', undefined],
  ['20241231', '20250101', 'major', undefined],
  ['1.0.0', '1.0.0', undefined, '1.0.0'],
])('%s to %s is enough for %s', (...given) => {
  const [old, next, bump, suggested] = given;
  const verdict = versionVerdict(old, next, bump);
  expect([verdict.isEnough, verdict.suggested]).toEqual([true, suggested]);
  expect(classesOf(given)).toEqual([]);
});

test.each<readonly [string, ...Case]>([
  ['version/unchanged', '1.0.0', '1.0.0', 'patch', '1.0.1'],
  ['version/unchanged', '1.0.0', 'v1.0', 'patch', '1.0.1'],
  ['version/unchanged', '1.0.0-rc.1', '1.0.0-rc.1', 'patch', '1.0.0'],
  ['version/unchanged', '2024-05', '2024-05', 'patch', undefined],
  ['version/unchanged', 'first', 'first', 'patch', undefined],
  ['version/too-small', '1.0.0', '1.0.0+build2', 'patch', '1.0.1'],
  ['version/too-small', '1.0.0', '1.1.0-rc.1', 'major', '2.0.0'],
  ['version/too-small', '0.3.1', '0.3.2', 'major', '0.4.0'],
  ['version/back', '1.0.0', '1.0.0-rc.1', undefined, '1.0.0'],
  ['version/back', '1.0.0-rc.2', '1.0.0-rc.1', 'major', '1.0.0'],
  ['version/back', '2024-05', '2024-04', 'patch', undefined],
])('%s: %s to %s for %s', (id, ...given) => {
  expect(classesOf(given)).toEqual([id]);
  expect(versionVerdict(...(given.slice(0, 3) as [string, string, Bump])).suggested).toBe(given[3]);
});

test.each([
  ['first', 'second'],
  ['1.0.0', '2024-05'],
])('%s and %s cannot be compared', (old, next) => {
  expect(versionVerdict(old, next, 'major').isEnough).toBeUndefined();
  expect(classesOf([old, next, 'major', undefined])).toEqual([]);
});

test.each([
  [
    '1.0.0',
    '0.9.0',
    'The number of the new version, 0.9.0, is smaller than that of the old one, 1.0.0, and the changes ask for 2.0.0.',
  ],
  [
    '2024-05',
    '2024-04',
    'The date of the new version, 2024-04, is earlier than that of the old one, 2024-05, and something changed.',
  ],
  ['first', 'first', 'The new version has the name of the old one, first, and something changed.'],
  [
    '1.0.0',
    '1.0.0+2',
    'The number of the new version, 1.0.0+2, is too small: the changes ask for 2.0.0 after 1.0.0.',
  ],
])('%s to %s in words', (old, next, message) => {
  expect(versionChanges(versionVerdict(old, next, 'major'), {})).toMatchObject([{ message }]);
});

test('a version that is no longer stated is reported, even if nothing else changed', () => {
  expect(versionChanges(versionVerdict('1.0.0', undefined, undefined), { old: '/fair:version' })).toEqual([
    {
      class: 'version/removed',
      severity: 'breaking',
      message: 'The version is no longer stated: it was 1.0.0.',
      params: { old: '1.0.0' },
      old: '/fair:version',
    },
  ]);
});

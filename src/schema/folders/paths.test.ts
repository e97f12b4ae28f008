import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isBelow, turningsOf } from './paths.js';

describe('a path below a folder', () => {
  test.each([
    ['/a/b', '/a', true],
    ['/a', '/a', true],
    ['/a/..b', '/a', true],
    ['/ab', '/a', false],
    ['/', '/a', false],
    ['/b/a', '/a', false],
  ])('%s in %s: %s', (path, folder, isIn) => {
    expect(isBelow(path, folder)).toBe(isIn);
  });
});

test('the folders that decide where a path leads are its parent and those with links', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'turnings-')));
  afterAll(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'releases/1/schemas'), { recursive: true });
  symlinkSync('releases/1', join(root, 'current'));
  symlinkSync('ring', join(root, 'ring'));
  const shown = async (name: string) =>
    Object.fromEntries(
      [...(await turningsOf(join(root, name)))].map(([folder, names]) => [folder, [...names]]),
    );
  expect(await shown('current/schemas')).toEqual({
    [root]: ['current'],
    [join(root, 'releases/1')]: ['schemas'],
  });
  expect(await shown('releases')).toEqual({ [root]: ['releases'] });
  expect(await shown('ring')).toMatchObject({ [root]: ['ring'] });
});

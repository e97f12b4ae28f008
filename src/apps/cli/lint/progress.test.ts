import { expect, test } from 'vitest';
import { fileProgress } from './progress.js';

/** What a screen shows of steps that are done at some times. */
function shown(isWatched: boolean, times: readonly number[]): readonly string[] {
  const written: string[] = [];
  let time = 0;
  const screen = isWatched ? { status: (line: string) => void written.push(line) } : {};
  const progress = fileProgress(times.length, screen, () => time);
  times.forEach((at, index) => {
    time = at;
    progress.show(index + 1);
  });
  progress.end();
  return written;
}

test('what takes long is shown now and then, and erased at the end', () => {
  expect(shown(true, [10, 1000, 1050, 1100])).toEqual(['2 of 4 files', '4 of 4 files', '']);
});

test('what is done soon is not shown', () => {
  expect(shown(true, [10, 500, 999])).toEqual([]);
});

test('only a person is shown anything', () => {
  expect(shown(false, [10, 1000, 2000])).toEqual([]);
});

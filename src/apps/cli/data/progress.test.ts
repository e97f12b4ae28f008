import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Terminal } from '../terminal.js';
import { progressOn } from './progress.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const lines: string[] = [];
  const terminal: Terminal = {
    out: () => undefined,
    err: () => undefined,
    note: () => undefined,
    data: () => undefined,
    colour: false,
    isHeard: () => true,
    status: (line) => void lines.push(line),
  };
  return { lines, terminal };
}

test('rows, rate and percent, after a second, erased at the end', () => {
  const { lines, terminal } = watched();
  const progress = progressOn(terminal, 1000);
  progress.passed({ rows: 3000, bytes: 250 });
  vi.advanceTimersByTime(900);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1100);
  expect(lines.at(-1)).toBe('3,000 rows, 1,500 a second, 25 %');
  progress.end();
  expect(lines.at(-1)).toBe('');
  vi.advanceTimersByTime(1000);
  expect(lines.at(-1)).toBe('');
});

test('no percent where nobody knows how much there is', () => {
  const { lines, terminal } = watched();
  progressOn(terminal, undefined).passed({ rows: 10 });
  vi.advanceTimersByTime(2000);
  expect(lines.at(-1)).toBe('10 rows, 5 a second');
});

test('short work says nothing', () => {
  const { lines, terminal } = watched();
  const progress = progressOn(terminal, 10);
  vi.advanceTimersByTime(500);
  progress.clear();
  progress.end();
  expect(lines).toEqual([]);
});

import { expect, test } from 'vitest';
import { ByteBudget } from './byte-budget.js';

test('bytes are refused when others hold too many, until these are given back', () => {
  const budget = new ByteBudget(100);
  const first = budget.reserve(60);
  expect(() => budget.reserve(41)).toThrow('send the request again later');
  const second = budget.reserve(40);
  expect(() => second.add(1)).toThrow();
  expect(budget.size).toBe(100);
  first.release();
  first.release();
  second.add(60);
  expect(budget.size).toBe(100);
  second.release();
  expect(budget.size).toBe(0);
});

test('one that is alone may hold any number of bytes', () => {
  const budget = new ByteBudget(100);
  const large = budget.reserve(60);
  large.add(1000);
  expect(() => budget.reserve(1)).toThrow();
  large.release();
  expect(budget.reserve(1)).toBeDefined();
});

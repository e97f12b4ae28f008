import { describe, expect, test } from 'vitest';
import type { Json } from '../json.js';
import { isLight } from './lightness.js';

function many(count: number, each: (index: number) => Json): Json {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, each(index)]));
}

describe('a schema is light', () => {
  test.each<[string, Json]>([
    ['that is small', { properties: many(20, () => ({ type: 'string', title: 'T' })) }],
    [
      'that has some references',
      { $id: 'x', properties: many(20, (at) => (at % 7 ? {} : { $ref: '#/$defs/a' })) },
    ],
    ['that has a word of its own', { 'fair:unknown': 1 }],
    ['that is no object', true],
  ])('%s', (_name, schema) => expect(isLight(schema)).toBe(true));
});

describe('a schema is heavy', () => {
  test.each<[string, Json]>([
    ['that is long', { description: 'x'.repeat(10_000) }],
    ['that has many parts', { properties: many(2000, () => ({})) }],
    [
      'in which much leads to much',
      { $defs: many(100, () => ({})), properties: many(100, () => ({ $ref: '#/$defs/v0' })) },
    ],
    [
      'that links by address',
      { properties: many(100, () => ({ 'fair:variableRef': 'https://example.org/x#y' })) },
    ],
    ['that calls parts by address', { $defs: many(100, (at) => ({ $id: `https://example.org/${at}` })) }],
    [
      'of words that nobody knows',
      Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`fair:x${at}`, 1])),
    ],
  ])('%s', (_name, schema) => expect(isLight(schema)).toBe(false));
});

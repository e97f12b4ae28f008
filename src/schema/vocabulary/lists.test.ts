import { describe, expect, test } from 'vitest';
import { readTerm } from './lists.js';

describe('controlled lists are read leniently', () => {
  test.each([
    ['contributor-types-v1', 'Individual', 'Individual'],
    ['contributor-types-v1', 'person', 'Individual'],
    ['contributor-types-v1', 'ORGANISATION', 'Organization'],
    ['contributor-types-v1', 'Agent', 'Agent'],
    ['contributor-types-v1', 'Software Agent', 'Software'],
    [
      'contributor-types-v1',
      'https://highvaluedata.net/fair-data-schema/cv/contributor-types-v1#Project',
      'Project',
    ],
    ['contributor-roles-v1', 'Data Curator', 'Curator'],
    ['contributor-roles-v1', 'Conservateur de données', 'Curator'],
    [
      'contributor-roles-v1',
      'https://highvaluedata.net/fair-data-schema/cv/contributor-roles-v1#provider',
      'Provider',
    ],
    ['contributor-roles-v1', 'Funder', undefined],
    ['measurement-scales-v1', ' Ratio ', 'ratio'],
    ['measurement-scales-v1', 'categorical', 'nominal'],
    ['measurement-scales-v1', 'constructor', undefined],
  ] as const)('%s: %j is %s', (list, words, term) => {
    expect(readTerm(list, words)).toBe(term);
  });
});

import { describe, expect, test } from 'vitest';
import { looksLikeOurs, suggest } from './suggest.js';

describe('suggest', () => {
  test.each([
    ['fair:creator', 'fair:contributors', 'synonym'],
    ['fair:publisher', 'fair:contributors', 'synonym'],
    ['fair:licence', 'fair:license', 'synonym'],
    ['fair:licenceRef', 'fair:licenseRef', 'synonym'],
    ['fair:licenseUri', 'fair:licenseRef', 'synonym'],
    ['fair:unitUri', 'fair:measurementUnitRef', 'synonym'],
    ['fair:units', 'fair:measurementUnit', 'synonym'],
    ['fair:cohort', 'fair:population', 'synonym'],
    ['fair:keyword', undefined, undefined],
    ['fair:lable', 'fair:label', 'similar'],
    ['fair:labels', 'fair:label', 'synonym'],
    ['fair:conceptref', 'fair:conceptRef', 'spelling'],
    ['FAIR:label', 'fair:label', 'spelling'],
    ['fair_spatial_coverage', 'fair:spatialCoverage', 'spelling'],
    ['fair.measurementScale', 'fair:measurementScale', 'spelling'],
    ['x-fair:contributer', 'fair:contributors', 'similar'],
    ['fair:zzzzzzzzzz', undefined, undefined],
    ['fair:', undefined, undefined],
  ])('%s means %s (%s)', (name, meant, because) => {
    expect(suggest(name)).toEqual(meant === undefined ? undefined : { name: meant, because });
  });

  test.each([
    ['fair:x', true],
    ['x-fair:x', true],
    ['FAIR:x', true],
    ['fair_x', true],
    ['fairness', false],
    ['title', false],
    ['unfair:x', false],
  ])('%s looks like ours: %s', (name, is) => {
    expect(looksLikeOurs(name)).toBe(is);
  });
});

import type { Rule } from '../../rule.js';

/** What all exports need in the same way. */
export const EVERY_TARGET: Rule['targets'] = { 'ro-crate': 'should', cdif: 'should', croissant: 'should' };

import { ofVariable } from './example.js';
import { termClass } from './term-class.js';

export const quantityChanged = termClass({
  id: 'quantity/changed',
  severity: 'breaking',
  bump: 'major',
  terms: { quantity: 'the quantity', measurementScale: 'the measurement scale' },
  summary: 'A variable measures another quantity, or on another scale.',
  why: 'Values of the two versions cannot be compared, though they look alike.',
  examples: {
    changed: [
      ofVariable(
        { 'fair:quantityRef': 'http://qudt.org/vocab/quantitykind/Mass' },
        { 'fair:quantityRef': 'http://qudt.org/vocab/quantitykind/Weight' },
      ),
      ofVariable({ 'fair:measurementScale': 'ordinal' }, { 'fair:measurementScale': 'interval' }),
    ],
    unchanged: [
      ofVariable({ 'fair:measurementScale': 'ordinal' }, { 'fair:measurementScale': 'Ordinal' }),
      ofVariable(
        { 'fair:quantity': 'Mass' },
        { 'fair:quantityRef': 'http://qudt.org/vocab/quantitykind/Mass' },
      ),
    ],
  },
});

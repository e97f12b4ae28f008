import { ofDataset } from './example.js';
import { termClass } from './term-class.js';

export const populationChanged = termClass({
  id: 'population/changed',
  severity: 'breaking',
  bump: 'major',
  terms: { population: 'the population', universe: 'the universe', unitType: 'the unit type' },
  summary: 'The data are about other things or people than before.',
  why: 'Other things are counted: totals and shares of the two versions cannot be compared.',
  examples: {
    changed: [
      ofDataset({ 'fair:population': 'All residents' }, { 'fair:population': 'Residents over 15' }),
      ofDataset({ 'fair:unitType': 'Person' }, { 'fair:unitType': 'Household' }),
    ],
    unchanged: [
      ofDataset({ 'fair:population': 'All residents' }, { 'fair:population': 'all residents.' }),
      ofDataset(
        { 'fair:unitType': 'Person' },
        { 'fair:unitType': 'Person', 'fair:unitTypeRef': 'http://xmlns.com/foaf/0.1/Person' },
      ),
    ],
  },
});

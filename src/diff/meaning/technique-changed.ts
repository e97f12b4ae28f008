import { ofVariable } from './example.js';
import { termClass } from './term-class.js';

export const techniqueChanged = termClass({
  id: 'technique/changed',
  severity: 'risky',
  bump: 'minor',
  terms: { measurementTechnique: 'the technique of measurement' },
  on: 'changed',
  summary: 'Values are measured or collected in another way.',
  why: 'There may be a break in the series.',
  examples: {
    changed: [
      ofVariable({ 'fair:measurementTechnique': 'Survey' }, { 'fair:measurementTechnique': 'Register' }),
    ],
    unchanged: [
      ofVariable({ 'fair:measurementTechnique': 'Survey' }, { 'fair:measurementTechnique': 'survey' }),
    ],
  },
});

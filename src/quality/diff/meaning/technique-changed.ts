import { ofVariable } from './example.js';
import { termClass } from './term-class.js';

export const techniqueChanged = termClass({
  id: 'technique/changed',
  severity: 'risky',
  bump: 'minor',
  terms: { measurementTechnique: 'the measurement technique' },
  summary: 'Values are measured or collected in another way.',
  why: 'There may be a break in the series.',
  examples: {
    changed: [
      ofVariable({ 'fair:measurementTechnique': 'Survey' }, { 'fair:measurementTechnique': 'Register' }),
      ofVariable(
        { 'fair:measurementTechniqueRef': 'https://example.org/telephone' },
        { 'fair:measurementTechniqueRef': 'https://example.org/web' },
      ),
    ],
    unchanged: [
      ofVariable({ 'fair:measurementTechnique': 'Survey' }, { 'fair:measurementTechnique': 'survey' }),
      ofVariable({}, { 'fair:measurementTechnique': 'Survey' }),
    ],
  },
});

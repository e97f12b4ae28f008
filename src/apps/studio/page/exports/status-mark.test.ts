import { expect, test } from 'vitest';
import type { ExportReport } from '../../protocol.js';
import { en } from '../../words/en.js';
import { statusOf } from './status-mark.js';

const missing = (...levels: ('must' | 'should' | 'may')[]): ExportReport['missing'] =>
  levels.map((level) => ({ term: 'name', level, help: '' }));

test.each([
  ['complete', [], [], 'check', 'complete', 'Has all that it must and should have'],
  ['complete', missing('may', 'may'), [], 'check', 'complete', 'Has all that it must and should have'],
  ['should', missing('should', 'may'), [], 'half', '1 recommended missing', '1 recommended value is missing'],
  [
    'must',
    missing('must', 'should', 'must'),
    [],
    'error',
    '2 required missing',
    '2 required values are missing',
  ],
  ['must', [], ['No title.'], 'error', 'not possible yet', 'The schema has errors'],
] as const)('%s with %j missing and the errors %j', (status, lacks, errors, icon, brief, sentence) => {
  expect(statusOf({ status, missing: lacks, errors }, en)).toMatchObject({ icon, brief, sentence });
});

// CSV files of others whose dialects people have noted: the delimiter is detected without a schema.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detectDialect, detectEncoding, plainDialect } from '../../src/tables/index.js';
import { folder, readJson } from './material.js';

interface Noted {
  readonly file: string;
  readonly delimiter: string;
}

/** As much as the command looks at. */
const SAMPLE = 64 * 1024;

test('the delimiters of messy files', (context) => {
  const truth = join(folder, 'data', 'truth');
  if (!existsSync(truth)) return context.skip('there are no such files in the folder');
  const noted = readJson('truth', 'dialects.json') as unknown as readonly Noted[];
  const wrong = noted.filter(({ file, delimiter }) => {
    const bytes = readFileSync(join(truth, file));
    const start = bytes.subarray(0, SAMPLE);
    const isAll = bytes.length <= SAMPLE;
    const text = new TextDecoder(detectEncoding(start, isAll)).decode(start);
    const whole = isAll ? text : text.slice(0, text.lastIndexOf('\n') + 1);
    return detectDialect(whole, plainDialect('csv'), {}, { columns: [] }).delimiter !== delimiter;
  });
  console.log(`${noted.length - wrong.length} of ${noted.length} delimiters are detected`);
  expect(noted.length).toBeGreaterThan(50);
  expect(1 - wrong.length / noted.length).toBeGreaterThanOrEqual(0.95);
});

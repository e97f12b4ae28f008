// The crate that a steward makes with the page alone: the official validator accepts it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { stewardsCrate } from '../browser/studio/steward-steps.js';
import { useStudio } from '../browser/studio/studio.js';
import { judgeCrates } from './validators.js';

const crate = mkdtempSync(join(tmpdir(), 'crate-'));
afterAll(() => rmSync(crate, { recursive: true }));

const use = useStudio();

test('the crate of a steward is accepted', async () => {
  const studio = await use.open();
  const files = unzipSync(await stewardsCrate(studio));
  await studio.close();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(crate, name)), { recursive: true });
    writeFileSync(join(crate, name), content);
  }
  const verdicts = await judgeCrates([crate]);
  expect(verdicts).toHaveLength(1);
  const [{ issues, extra }] = verdicts as [(typeof verdicts)[number]];
  expect(issues.filter(({ severity }) => severity === 'REQUIRED')).toEqual([]);
  expect(extra).toEqual([]);
});

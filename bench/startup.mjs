// How long the command takes to start, beside a bare Node.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median, report } from './measure.mjs';

const COMMAND = resolve(import.meta.dirname, '../bin/fairwright.js');
const ROUNDS = 25;

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const schema = join(folder, 'small.json');
  writeFileSync(
    schema,
    JSON.stringify({ type: 'object', properties: { a: { 'fair:label': 'A' } } }, null, 2),
  );
  const contenders = {
    node: ['-e', '0'],
    version: [COMMAND, '--version'],
    validate: [COMMAND, 'validate', schema],
  };
  const samples = { node: [], version: [], validate: [] };
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, words] of Object.entries(contenders)) {
      const start = process.hrtime.bigint();
      const { status } = spawnSync(process.execPath, words, { stdio: 'ignore' });
      if (status !== 0) throw new Error(`${name} ended with ${status}`);
      if (round >= 0) samples[name].push(Number(process.hrtime.bigint() - start) / 1e6);
    }
  }
  rmSync(folder, { recursive: true });
  const node = median(samples.node);
  console.log('startup: wall clock as a multiple of `node -e 0`');
  report('fairwright --version', median(samples.version) / node, { atMost: 2 });
  report('fairwright validate SMALL', median(samples.validate) / node, { atMost: 4 });
}

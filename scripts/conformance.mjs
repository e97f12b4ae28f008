// Runs the checks that need the outside test material: npm run conformance -- FOLDER
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { installValidators } from './validators.mjs';

const [folder, ...rest] = process.argv.slice(2);
if (!folder || !existsSync(resolve(folder, 'data'))) {
  console.error('Usage: npm run conformance -- FOLDER   (the folder that holds data/)');
  process.exit(2);
}
const validators = await installValidators(resolve(folder));
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'test/conformance/vitest.config.ts', ...rest],
  {
    stdio: 'inherit',
    env: { ...process.env, CONFORMANCE_FOLDER: resolve(folder), VALIDATORS: validators },
  },
);
process.exit(status ?? 1);

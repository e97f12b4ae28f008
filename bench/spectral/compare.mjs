// Spectral with a small ruleset beside our command with all rules, on the same files. It is installed for the occasion.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median, report } from '../measure.mjs';

const COMMAND = resolve(import.meta.dirname, '../../bin/fairwright.js');
const RULESET = resolve(import.meta.dirname, 'ruleset.json');
const PACKAGE = '@stoplight/spectral-cli@6.16.3';
const ROUNDS = 3;
const FEW = 50;
const TICKS_PER_SECOND = 100;

/** Reports how many more files per CPU second ours checks; the time to start is not counted for either. */
export function compareWithSpectral(folder, paths) {
  console.log(`lint: files per CPU second, as a multiple of ${PACKAGE} with ten rules`);
  const home = join(folder, 'spectral');
  const words = ['install', '--prefix', home, '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE];
  if (spawnSync('npm', words).status !== 0) {
    console.log('  left out: it could not be installed');
    return;
  }
  const spectral = join(home, 'node_modules/@stoplight/spectral-cli/dist/index.js');
  const contenders = {
    ours: (files) => [COMMAND, 'lint', '--workers', '1', '--format', 'json', ...files],
    spectral: (files) => [spectral, 'lint', '--ruleset', RULESET, '--format', 'json', '--quiet', ...files],
  };
  const times = { ours: [], spectral: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, call] of Object.entries(contenders)) {
      const few = cpuSecondsOf(call(paths.slice(0, FEW)), home);
      times[name].push((cpuSecondsOf(call(paths), home) - few) / (paths.length - FEW));
    }
  }
  const ratio = median(times.spectral) / median(times.ours);
  report(`${paths.length} generated schemas, all our rules`, ratio, { atLeast: 10 });
}

/** The CPU seconds that a call takes, with all its threads. */
function cpuSecondsOf(words, cwd) {
  const before = childSeconds();
  const { status, stderr } = spawnSync(process.execPath, words, { cwd, maxBuffer: 1 << 30 });
  // Both end with 1 when there are findings, and there are.
  if (status !== 1 && status !== 0) throw new Error(`${words[0]} failed: ${stderr}`);
  return childSeconds() - before;
}

/** The CPU seconds of all children that have ended. */
function childSeconds() {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

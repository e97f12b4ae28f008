// Adds up the counts of all test runs in a folder, names what failed, and fails when a test failed or none ran.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const runs = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
const sum = (member) => runs.reduce((total, run) => total + run[member], 0);
const passed = sum('numPassedTests');
const failed = sum('numFailedTests');
for (const { name, status, message, assertionResults } of runs.flatMap(({ testResults }) => testResults)) {
  if (status !== 'failed') continue;
  console.log(`failed: ${name.replace(`${process.cwd()}/`, '')}${message ? `: ${message}` : ''}`);
  for (const { status: state, fullName, failureMessages } of assertionResults)
    if (state === 'failed') console.log(`  ${fullName}\n${failureMessages.join('\n').slice(0, 2000)}`);
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exit(1);

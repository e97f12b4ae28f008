// Runs all tests with other versions of Node, which it installs in a temporary folder.
// Versions can be named: `npm run nodes -- 22`.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const named = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
// Some tests run the command as another user.
chmodSync(folder, 0o755);
try {
  for (const version of named.length > 0 ? named : ['22', '24']) {
    const bin = install(version);
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
    const node = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
    if (!node.startsWith(`v${version}`)) throw new Error(`Node ${node} runs instead of ${version}.`);
    console.log(`Node ${node}`);
    const { status } = spawnSync('npm', ['test'], { cwd: root, env, stdio: 'inherit' });
    if (status !== 0) {
      console.error(`The tests fail with Node ${node}.`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Installs a version of Node; gives the folder of its program. */
function install(version) {
  const prefix = join(folder, version);
  mkdirSync(prefix);
  const name = `node-${process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--silent', '--prefix', prefix, `${name}@${version}`]);
  return join(prefix, 'node_modules', name, 'bin');
}

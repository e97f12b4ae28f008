// Builds dist/ after an install in a checkout. An install without the development dependencies (`npm ci --omit=dev`, `npm install -g`
// of a git address) has no build tools: they are installed in a temporary folder, and only the result is kept.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'src',
  'scripts',
  'tsconfig.json',
  'tsconfig.build.json',
];
// The flags of the install around this one arrive as environment variables: flags of its own come first.
const INSTALL = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-global',
  '--location=project',
  '--no-dry-run',
];

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const hasTools = Object.keys(devDependencies).every((name) => existsSync(join(root, 'node_modules', name)));
if (hasTools) build(root);
else if (!existsSync(join(root, 'dist/apps/cli/main.js'))) buildElsewhere();

if (process.env.npm_config_global === 'true' && basename(root).startsWith('git-clone')) unlinkClone();

/**
 * `npm install -g` of a git address prepares a temporary clone by an install that is global, too, by mistake: it puts a link to the
 * clone where the package belongs, and the clone is removed at the end. An empty folder in its place gets the package.
 */
function unlinkClone() {
  const { npm_config_prefix: prefix = '', npm_package_name: name = '' } = process.env;
  for (const modules of ['lib/node_modules', 'node_modules']) {
    const path = join(prefix, modules, name);
    if (
      !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ||
      realpathSync(path) !== realpathSync(root)
    )
      continue;
    rmSync(path);
    mkdirSync(path);
  }
}

function build(folder) {
  execFileSync(process.execPath, [join(folder, 'scripts/build.mjs')], { cwd: folder, stdio: 'inherit' });
}

function buildElsewhere() {
  const folder = mkdtempSync(join(tmpdir(), 'fairwright-build-'));
  try {
    for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
    execFileSync('npm', [...INSTALL, '--prefix', folder], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    build(folder);
    cpSync(join(folder, 'dist'), join(root, 'dist'), { recursive: true });
  } catch (fault) {
    console.error(`The build tools could not be installed (${fault.message}). Run: npm ci && npm run build`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

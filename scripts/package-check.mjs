// Packs the package, and checks its size by part. Installs it in a new strict TypeScript project that uses every public name, compiles
// that and runs it; and again without optional dependencies, for the commands that need none.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicNames } from './api-reference.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

const main = join(root, 'test/package/main.ts');
const used = readFileSync(main, 'utf8');
const names = publicNames(root).map(({ name }) => name);
const unused = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(used));
if (unused.length > 0) throw new Error(`test/package/main.ts does not use ${unused.join(', ')}.`);

/** The most MB that a part of the package may have, by the first pattern that its files match. */
const BUDGETS = [
  ['types', /^dist\/.*\.d\.ts$/, 0.7],
  ['API pages', /^dist\/apps\/http\/assets\//, 3.1],
  ['studio', /^dist\/studio\//, 3],
  ['command, service and library', /^(?:bin|dist)\//, 5],
  ['documentation', /^(?:docs\/|[A-Z]+(?:\.md)?$|package\.json$)/, 2.2],
];

/** What the tarball has: every file belongs to a part, and no part is larger than its budget. */
function checkSizes({ files }) {
  const sizes = new Map();
  for (const { path, size } of files) {
    const [part] = BUDGETS.find(([, pattern]) => pattern.test(path)) ?? [];
    if (part === undefined) throw new Error(`${path} should not be in the package.`);
    sizes.set(part, (sizes.get(part) ?? 0) + size / 1e6);
  }
  for (const [part, , most] of BUDGETS) {
    const size = sizes.get(part) ?? 0;
    console.log(`${part}: ${size.toFixed(2)} MB, at most ${most}`);
    if (size > most) throw new Error(`The package has more than ${most} MB for ${part}.`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const run = (program, ...words) =>
  execFileSync(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
try {
  const packed = execFileSync(
    'npm',
    ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', folder],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  checkSizes(JSON.parse(packed)[0]);
  const [tarball] = readdirSync(folder);
  const manifest = { private: true, type: 'module', dependencies: { fairwright: `file:${tarball}` } };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      ...manifest,
      devDependencies: { '@types/node': devDependencies['@types/node'], fastify: devDependencies.fastify },
    }),
  );
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: 'NodeNext',
    target: 'ES2023',
    types: ['node'],
    skipLibCheck: false,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }));
  copyFileSync(main, join(folder, 'main.ts'));
  run('npm', 'install', '--silent', '--no-audit', '--no-fund');
  run(process.execPath, tsc, '-p', '.');
  run(process.execPath, 'main.js');
  for (const path of ['lint', 'operations', 'document', 'dist/apps/library/index.js']) {
    const import_ = `import('fairwright/${path}').then(() => process.exit(1), ({ code }) => process.exit(code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' ? 0 : 2))`;
    run(process.execPath, '--input-type=module', '-e', import_);
  }
  run('npm', 'install', '--silent', '--no-audit', '--no-fund', '--omit=optional');
  const example = (name) => join(root, 'examples', name);
  for (const words of [
    ['validate', example('towns.schema.yaml'), example('towns.csv')],
    ['lint', example('towns.schema.yaml')],
    ['export', 'croissant', example('towns.schema.yaml')],
    ['infer', example('towns.csv')],
  ])
    run(process.execPath, join('node_modules', 'fairwright', 'bin', 'fairwright.js'), ...words);
  console.log(`A strict project uses all ${names.length} public names of ${tarball}.`);
} finally {
  rmSync(folder, { recursive: true });
}

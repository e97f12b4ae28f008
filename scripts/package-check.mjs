// Packs the package, installs it in a new strict TypeScript project that uses every public name, compiles that and runs it.
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

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const run = (program, ...words) =>
  execFileSync(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
try {
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
    stdio: 'ignore',
  });
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
  console.log(`A strict project uses all ${names.length} public names of ${tarball}.`);
} finally {
  rmSync(folder, { recursive: true });
}

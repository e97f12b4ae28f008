// Bundles src/ into dist/: one entry for each public folder, shared chunks, types beside them.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { dependencies, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folders = readdirSync(join(root, 'src')).filter((name) =>
  existsSync(join(root, 'src', name, 'index.ts')),
);

rmSync(join(root, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: [...folders.map((name) => `src/${name}/index.ts`), 'src/cli/main.ts'],
  outdir: 'dist',
  outbase: 'src',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Small libraries become part of the bundle, which starts faster; what is a dependency stays outside.
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  mainFields: ['module', 'main'],
  define: { PACKAGE_VERSION: JSON.stringify(version), BUILD_TIME: JSON.stringify(new Date().toISOString()) },
  logLevel: 'warning',
});

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

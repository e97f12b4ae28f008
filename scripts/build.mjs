// Bundles src/ into dist/: one entry for each room and operation, shared chunks, types beside them (not with --no-types).
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundledPackages, noticesOf } from './notices.mjs';
import { buildStudio } from './studio-build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { version, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const below = (folder) => readdirSync(join(root, 'src', folder)).map((name) => join(folder, name));
const doors = [...below('').flatMap(below), ...below('apps/operations')].filter((folder) =>
  existsSync(join(root, 'src', folder, 'index.ts')),
);

const define = {
  PACKAGE_VERSION: JSON.stringify(version),
  BUILD_TIME: JSON.stringify(new Date().toISOString()),
};

rmSync(join(root, 'dist'), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  metafile: true,
  entryPoints: [
    ...doors.map((name) => `src/${name}/index.ts`),
    'src/apps/cli/main.ts',
    'src/apps/cli/lint/worker.ts',
    'src/apps/cli/data/worker.ts',
    'src/apps/cli/data/profile-worker.ts',
    'src/apps/http/worker.ts',
    'src/apps/http/registry/worker.ts',
  ],
  outdir: 'dist',
  outbase: 'src',
  bundle: true,
  splitting: true,
  format: 'esm',
  // Libraries with a build for Node and another for all engines give the second: the library of this package runs in browsers, too.
  platform: 'neutral',
  target: 'node20',
  // Optional dependencies are loaded when a registry is opened, engines when a table is checked there; some have binaries.
  external: [...Object.keys(optionalDependencies), '@duckdb/node-api', 'hive-driver'],
  // All libraries become part of the bundle: it starts faster, and an install gets exactly the versions that were tested.
  mainFields: ['module', 'main'],
  plugins: [
    { name: 'builtins', setup: loadBuiltins },
    { name: 'unused', setup: leaveOut },
  ],
  // Names stay, as logs and stacks show them.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  define,
  logLevel: 'warning',
});

copyAssets();
const studio = await buildStudio(root, define);
const bundled = bundledPackages({ inputs: { ...metafile.inputs, ...studio.inputs } });
writeFileSync(join(root, 'dist/NOTICES.txt'), noticesOf(root, bundled));

if (!process.argv.includes('--no-types')) {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  keepPublicTypes();
}

/** Removes the types that neither public entry refers to. */
function keepPublicTypes() {
  const dist = join(root, 'dist');
  const kept = new Set(['apps/library/index.d.ts', 'apps/http/index.d.ts'].map((path) => join(dist, path)));
  for (const path of kept)
    for (const [, target] of readFileSync(path, 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g))
      kept.add(`${join(dirname(path), target)}.d.ts`);
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.d.ts') && !kept.has(join(dist, name))) rmSync(join(dist, name));
}

/**
 * Parts of libraries that nothing here uses. No document is fetched, so that jsonld needs no HTTP client; no route has a
 * schema of Fastify, so that it needs no compilers. What is called all the same fails at once.
 */
function leaveOut({ onResolve, onLoad }) {
  const unused = [
    '@digitalbazaar/http-client',
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
  ];
  const filter = new RegExp(`^(?:${unused.join('|')})$`);
  onResolve({ filter }, ({ path }) => ({ path, namespace: 'unused' }));
  onLoad({ filter: /./, namespace: 'unused' }, ({ path }) => ({
    contents: `module.exports = () => () => { throw new Error(${JSON.stringify(`${path} is not part of the build.`)}); };`,
  }));
}

/** CommonJS libraries load parts of Node by `require`, which ES modules do not have. */
function loadBuiltins({ onResolve, onLoad }) {
  onResolve({ filter: /^[a-z0-9_:/]+$/ }, ({ path, kind }) =>
    !isBuiltin(path)
      ? undefined
      : kind === 'require-call'
        ? { path, namespace: 'builtin' }
        : { path, external: true },
  );
  onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
    contents: `module.exports = process.getBuiltinModule('${path}')`,
  }));
}

/** The files that the pages of the service load: our own, and those of the two documentation viewers. */
function copyAssets() {
  const assets = join(root, 'dist/apps/http/assets');
  cpSync(join(root, 'src/apps/http/assets'), assets, { recursive: true });
  const module = (path) => join(root, 'node_modules', path);
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    cpSync(module(`swagger-ui-dist/${name}`), join(assets, name));
  // Redoc shows a logo from a content delivery network; nothing may leave the machine.
  const logo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
  const redoc = readFileSync(module('redoc/bundles/redoc.standalone.js'), 'utf8');
  if (!redoc.includes(logo)) throw new Error('Redoc has changed: look for what it loads from outside.');
  writeFileSync(
    join(assets, 'redoc.standalone.js'),
    redoc.replaceAll(logo, 'data:,').replace(/^\/\/# sourceMappingURL=.*$/m, ''),
  );
}

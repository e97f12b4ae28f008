// Bundles the studio for browsers into dist/studio/, for a web server.
// By itself, writes the file of a release that works from a disk: node scripts/studio-build.mjs FILE.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PAGE = 'src/apps/studio/page/main.tsx';
const WORKER = 'src/apps/studio/worker/entry.ts';
const STYLES = 'src/apps/studio/page/styles/main.css';
const ENTRIES = [PAGE, WORKER, STYLES];
const TEMPLATE = 'src/apps/studio/page/index.html';

/** What the page may do when it comes from a web server. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'studio',
};

/** Directives that only a header can have. */
const HEADER_ONLY = ['frame-ancestors'];

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const options = (root) => ({
  absWorkingDir: root,
  outdir: 'dist/studio',
  chunkNames: '[name]-[hash]',
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2023',
  legalComments: 'none',
  // A page that is one script has no address of a module; connection.ts does not ask for one there.
  logOverride: { 'empty-import-meta': 'silent' },
  logLevel: 'warning',
  write: false,
});

/** Writes dist/studio/, with a list of its files; gives the metafile of the bundle. */
export async function buildStudio(root, define) {
  const { outputFiles, metafile } = await build({
    ...options(root),
    entryPoints: [
      { in: PAGE, out: 'studio' },
      { in: WORKER, out: 'worker' },
      { in: STYLES, out: 'studio' },
    ],
    format: 'esm',
    splitting: true,
    metafile: true,
    define: { ...define, WORKER_TEXT: 'undefined' },
  });
  const folder = join(root, 'dist/studio');
  mkdirSync(folder, { recursive: true });
  const used = reachable(metafile.outputs);
  const files = outputFiles
    .filter(({ path }) => used.has(relative(root, path)))
    .map(({ path, contents }) => {
      writeFileSync(path, contents);
      return basename(path);
    });
  const template = readFileSync(join(root, TEMPLATE), 'utf8');
  writeFileSync(join(folder, 'index.html'), filledIn(template, { POLICY: inPage(POLICY) }));
  const entries = new Set(['studio.js', 'studio.css', 'worker.js', 'index.html']);
  const list = {
    policy: written(POLICY),
    files: [...files, 'index.html'].sort().map((name) => ({
      name,
      type: TYPES[name.split('.').at(-1)],
      // The name of a chunk changes with its content.
      isImmutable: !entries.has(name),
    })),
  };
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(list, null, 2)}\n`);
  return metafile;
}

/** The studio as one page that works from a disk. */
export async function studioFile(root, define) {
  const text = async (entry, more = {}) => {
    const { outputFiles } = await build({
      ...options(root),
      entryPoints: [entry],
      format: 'iife',
      define: { ...define, ...more },
    });
    return outputFiles[0].text;
  };
  const [worker, styles] = await Promise.all([text(WORKER), text(STYLES)]);
  const page = await text(PAGE, { WORKER_TEXT: JSON.stringify(worker) });
  return singleFile(readFileSync(join(root, TEMPLATE), 'utf8'), styles, page);
}

/** The files that the entry points load, at once or later. The bundler also writes some that only unused code would load. */
function reachable(outputs) {
  const found = new Set(Object.keys(outputs).filter((path) => ENTRIES.includes(outputs[path].entryPoint)));
  for (const path of found) for (const { path: other } of outputs[path].imports) found.add(other);
  return found;
}

/** One page with everything in it: browsers load no modules from a disk. */
function singleFile(template, styles, script) {
  const style = styles.trim();
  if (/<\/style/i.test(style)) throw new Error('The styles of the studio contain "</style".');
  const code = inElement(script.trim());
  return filledIn(
    template
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
      .replace(/<script type="module"[^>]*><\/script>/, () => `<script>${code}</script>`),
    {
      POLICY: inPage({
        ...POLICY,
        'script-src': hashOf(code),
        'style-src': hashOf(style),
        'img-src': 'data:',
        'font-src': "'none'",
        'connect-src': "'none'",
        'worker-src': 'blob:',
      }),
    },
  );
}

/** Code in a page: neither text ends the script, or keeps its end from being found. Both are only in strings and patterns. */
function inElement(code) {
  return code.replace(/<!--/g, '\\x3c!--').replace(/<\/(script)/gi, '<\\/$1');
}

function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function filledIn(template, values) {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);
}

function inPage(policy) {
  return written(Object.fromEntries(Object.entries(policy).filter(([name]) => !HEADER_ONLY.includes(name))));
}

function written(policy) {
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const define = {
    PACKAGE_VERSION: JSON.stringify(version),
    BUILD_TIME: JSON.stringify(new Date().toISOString()),
  };
  writeFileSync(process.argv[2] ?? 'studio.html', await studioFile(root, define));
}

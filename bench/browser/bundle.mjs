// Bundles a module for browsers, serves the bundle, and opens pages that use it.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

const ROOT = join(import.meta.dirname, '../..');
const ENTRY = 'entry.js';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A minified bundle of a module: the files by name, and which of them belong together. */
export async function bundle(module) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [module],
    entryNames: 'entry',
    chunkNames: '[name]-[hash]',
    outdir: 'out',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    define: { PACKAGE_VERSION: '"browser"', BUILD_TIME: '""' },
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  /** A file and all that it imports statically. */
  const withImports = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const { path, kind } of outputs.get(name).imports)
      if (kind === 'import-statement') withImports(basename(path), found);
    return found;
  };
  const first = withImports(ENTRY);
  const loadedLater = [...outputs].filter(([name, { entryPoint }]) => entryPoint && name !== ENTRY);
  return {
    files,
    /** What a page loads when it imports the bundle. */
    first: [...first],
    /** What is loaded when it is needed: the module, and the files that it takes beside the first ones. */
    parts: loadedLater.map(([name, { entryPoint }]) => ({
      module: entryPoint.replace(/^.*node_modules\//, ''),
      files: [...withImports(name)].filter((each) => !first.has(each)),
    })),
    /** The size of some files after gzip, each compressed alone as a server sends it. */
    gzipped: (names) => names.reduce((sum, name) => sum + gzipSync(files.get(name), { level: 9 }).length, 0),
  };
}

/** Serves an empty page and the files of a bundle from this machine. */
export async function serve(files, headers = {}) {
  const server = createServer(({ url }, response) => {
    const file = files.get(url.slice(1));
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html', ...headers });
      response.end('<!doctype html><link rel="icon" href="data:,"><title>Operations</title>');
    } else {
      response.writeHead(file ? 200 : 404, { 'content-type': 'text/javascript' });
      response.end(file);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A Chromium with a profile of its own; `CHROMIUM` names another than the usual one. */
export async function openChromium(options = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    executablePath,
    args: FLAGS,
  });
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A page of a served bundle: runs functions that the bundle exports, and knows which files were loaded for that. */
export async function openPage(context, origin) {
  const page = await context.newPage();
  const loaded = [];
  const faults = [];
  page.on('request', (request) => loaded.push(request.url()));
  page.on('pageerror', (fault) => faults.push(String(fault)));
  await page.goto(origin);
  return {
    /** What was loaded beside the page itself, by name. */
    loaded: () =>
      loaded
        .filter((url) => url.startsWith(`${origin}/`))
        .map((url) => url.slice(origin.length + 1))
        .filter((name) => name !== ''),
    faults,
    /** The result of a function of the bundle, as JSON carries it. */
    call: (name, ...given) =>
      page.evaluate(
        `import('/${ENTRY}').then((all) => all.${name}(...${JSON.stringify(given)})).then((result) => JSON.parse(JSON.stringify(result)))`,
      ),
    close: () => page.close(),
  };
}

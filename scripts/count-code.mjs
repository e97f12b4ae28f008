// Counts the product: npm run count. Lines of code by wing, files, modules that a command loads, and names that several files declare.
// Tests and generated files are not counted, nor are blank lines and comments.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Whose modules are counted: the command that most people run. */
const COMMAND = /\/cli\/validate\.ts$/;

const root = process.argv[2] ?? '.';
const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.generated\.ts$|\.d\.ts$/.test(path))
  .sort();
const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** The lines with code: the formatter puts comments on lines of their own. */
function codeIn(text) {
  return text
    .replaceAll(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|$)/.test(line));
}

const IMPORT = /^(?:import|export)\s(?!type\s)(?:([^'";]*?)\sfrom\s)?['"](\.[^'"]*)['"]/gm;

/** The modules that are loaded with one: not those of which only types are used, or which are loaded later. */
function loadedWith(path) {
  const isValue = (names = '') => {
    const [, listed] = /^\{([^}]*)\}$/.exec(names.trim()) ?? [];
    return listed === undefined || /(?:^|,)\s*(?!type\s)\w/.test(listed);
  };
  return [...codeIn(texts.get(path)).join('\n').matchAll(IMPORT)]
    .filter(([, names]) => isValue(names))
    .map(([, , target]) => {
      const module = posix.join(posix.dirname(path), target).replace(/\.js$/, '.ts');
      return texts.has(module) ? module : `${module}x`;
    });
}

function loadedFrom(start) {
  const loaded = new Set();
  const visit = (path) => {
    if (loaded.has(path) || !texts.has(path)) return;
    loaded.add(path);
    for (const next of loadedWith(path)) visit(next);
  };
  visit(start);
  return loaded;
}

/** The names of functions, classes and types on the first level of files, and how many files declare each. */
function declaredNames() {
  const counts = new Map();
  for (const text of texts.values())
    for (const [, name] of text.matchAll(
      /^(?:export )?(?:async )?(?:function\*?|class|abstract class|interface|type) (\w+)/gm,
    ))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

const wings = new Map();
for (const [path, text] of texts) {
  const [, first, rest] = path.split('/');
  const wing = rest ? first : 'files of src';
  const { files = 0, lines = 0 } = wings.get(wing) ?? {};
  wings.set(wing, { files: files + 1, lines: lines + codeIn(text).length });
}
const row = (name, files, lines) =>
  console.log(`${name.padEnd(16)}${String(files).padStart(8)}${String(lines).padStart(9)}`);
row('', 'files', 'lines');
for (const [wing, { files, lines }] of [...wings].sort()) row(wing, files, lines);
const all = [...wings.values()].reduce((sum, { lines }) => sum + lines, 0);
row('all', texts.size, all);

const start = paths.find((path) => COMMAND.test(path));
console.log(`\nModules that are loaded with ${start}: ${loadedFrom(start).size} of ${texts.size}`);
const shared = declaredNames()
  .filter(([, count]) => count > 1)
  .sort(([, one], [, other]) => other - one);
const most = shared.slice(0, 8).map(([name, count]) => `${name} ${count}`);
console.log(`Names that several files declare: ${shared.length}, most often ${most.join(', ')}`);

// npm run bench [-- NAME...] [--corpus FOLDER] [--table MB] [--spark]: what is measured, against whom, in one run. Needs a build.
import { readdirSync } from 'node:fs';

const words = process.argv.slice(2);
const folder = optionOf('--corpus');
const size = optionOf('--table');
if (size !== undefined && !(Number(size) > 0)) {
  console.error('--table is a number: megabytes of a file, or millions of rows.');
  process.exit(2);
}
const hasSpark = flagOf('--spark');
const all = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.replace(/\.mjs$/, ''))
  .filter((name) => !['run', 'measure'].includes(name));
const unknown = words.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}: there are ${all.join(', ')}.`);
  process.exit(2);
}
for (const name of words.length > 0 ? words : all) {
  const { run } = await import(`./${name}.mjs`);
  await run(folder, size && Number(size), { hasSpark });
}

/** Takes an option with its value out of the words. */
function optionOf(name) {
  const at = words.indexOf(name);
  const [, value] = at === -1 ? [] : words.splice(at, 2);
  return value;
}

/** Takes an option without a value out of the words. */
function flagOf(name) {
  const at = words.indexOf(name);
  if (at !== -1) words.splice(at, 1);
  return at !== -1;
}

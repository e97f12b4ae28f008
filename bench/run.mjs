// npm run bench [-- NAME...] [--corpus FOLDER]: what is measured, against whom, in one run. Needs a build.
import { readdirSync } from 'node:fs';

const words = process.argv.slice(2);
const at = words.indexOf('--corpus');
const [, folder] = at === -1 ? [] : words.splice(at, 2);
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
  await run(folder);
}

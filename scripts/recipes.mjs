// Follows the recipes of CONTRIBUTING.md, each in a copy of the repository: makes the edits in test/recipes/NAME/ to
// the files that the recipe names, and no others, checks that the new thing works in a build, and that it fails when
// any one step is left out (not with --works, which takes a fraction of the time). Arguments are the names of recipes; without
// any, all are followed.
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences, documentedRecipes } from './documented-recipes.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = join(root, 'test/recipes');
const bin = (name) => join(realpathSync(join(root, 'node_modules')), '.bin', name);

const CHECKS = {
  types: () => [bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', '.types.json'],
  build: () => [process.execPath, 'scripts/build.mjs', '--no-types'],
  works: (name) => [process.execPath, `test/recipes/${name}/works.mjs`],
  format: (_name, files) => [bin('biome'), 'check', '--vcs-enabled=false', '--error-on-warnings', ...files],
  tests: (_name, files) => [bin('vitest'), 'run', '--maxWorkers=1', ...files],
};

/** The scenarios that show lists of what recipes add; all of them would take minutes. */
const SCENARIOS = [
  'test/scenarios.test.ts',
  '-t',
  '^(?:help|vocabulary|other-dialect|export-unknown-format)\\b',
];

/** The commands that recipes name, and how each shows that it was forgotten. */
const COMMANDS = {
  'npm run generate': {
    run: [process.execPath, 'scripts/generate.mjs'],
    check: [process.execPath, 'scripts/generate.mjs', '--check'],
  },
  'UPDATE_GOLDEN=1 npx vitest run test/standards': {
    env: { UPDATE_GOLDEN: '1' },
    run: CHECKS.tests('', ['test/standards/exports.test.ts', '-t', 'golden']),
    check: CHECKS.tests('', ['test/standards/exports.test.ts', '-t', 'golden']),
  },
  'UPDATE_SCENARIOS=1 npx vitest run test/scenarios.test.ts': {
    env: { UPDATE_SCENARIOS: '1' },
    run: CHECKS.tests('', SCENARIOS),
    check: CHECKS.tests('', SCENARIOS),
  },
};

/** A copy of the repository in which one recipe is followed. */
class Copy {
  constructor(name, steps) {
    this.name = name;
    this.steps = steps;
    this.folder = mkdtempSync(join(tmpdir(), `recipe-${name}-`));
    for (const path of TRACKED) cpSync(join(root, path), join(this.folder, path));
    symlinkSync(realpathSync(join(root, 'node_modules')), join(this.folder, 'node_modules'));
  }

  /** Carries out all steps, or all but one. */
  apply(leftOut) {
    for (const file of new Set(this.steps.map((step) => step.file))) {
      const steps = this.steps.filter((step) => step.file === file && step !== leftOut);
      const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
      const after = steps.reduce((text, step) => this.edited(text, step), before);
      const path = join(this.folder, file);
      if (after === undefined) rmSync(path, { force: true });
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, after);
      }
    }
  }

  edited(text, { file, from, edits = [] }) {
    if (from !== undefined) return readFileSync(join(FOLDER, this.name, from), 'utf8');
    return edits.reduce((current, [find, replacement]) => {
      const parts = current.split(find);
      if (parts.length < 2) throw new Error(`${file} has no ${find}`);
      if (parts.length > 2 && typeof find === 'string') throw new Error(`${file} has several ${find}`);
      return parts.join(replacement);
    }, text);
  }

  /** Runs a program in the copy: whether it succeeded, and what it printed. */
  run([program, ...words], env = {}) {
    return new Promise((resolve) => {
      const options = {
        cwd: this.folder,
        env: { ...process.env, NO_COLOR: '1', ...env },
        maxBuffer: 1 << 26,
      };
      execFile(program, words, options, (fault, stdout, stderr) =>
        resolve({ isFine: fault === null, output: `${stdout}${stderr}` }),
      );
    });
  }

  async mustSucceed(what, words, env) {
    const { isFine, output } = await this.run(words, env);
    if (!isFine) throw new Error(`${what} failed.\n${output.split('\n').slice(-60).join('\n')}`);
  }

  /** The check that a step names must fail without it, and say what is missing. */
  async mustBeNeeded(step, number) {
    const { by, says } = step.needed;
    this.apply(step);
    const words = CHECKS[by]?.(this.name) ?? CHECKS.tests(this.name, [by]);
    const built = by === 'works' ? await this.run(CHECKS.build()) : { isFine: true };
    const { isFine, output } = built.isFine ? await this.run(words) : built;
    if (isFine) throw new Error(`Step ${number} (${step.file}) is not needed: without it, ${by} succeeds.`);
    if (!says.test(output)) {
      throw new Error(
        `Without step ${number} (${step.file}), ${by} does not say ${says}:\n${output.slice(-3000)}`,
      );
    }
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Follows a recipe; throws what is wrong with it. */
async function follow(name, recipe) {
  const { title, steps, commands = [], tests } = recipe;
  const found = documented.get(title);
  if (found === undefined) throw new Error(`CONTRIBUTING.md has no recipe "${title}".`);
  const different = differences(recipe, found, TRACKED);
  if (different.length > 0) throw new Error(different.join('\n'));
  const copy = new Copy(name, steps);
  try {
    copy.apply();
    await copy.mustSucceed('The build', [process.execPath, 'scripts/build.mjs']);
    for (const each of commands) {
      const { env, run, check } = COMMANDS[each];
      if ((await copy.run(check)).isFine) throw new Error(`The command "${each}" is not needed.`);
      await copy.mustSucceed(each, run, env);
      await copy.mustSucceed(`The check after ${each}`, check);
    }
    const files = [...new Set(steps.map(({ file }) => file))];
    await copy.mustSucceed('The type check', CHECKS.types());
    await copy.mustSucceed('The format check', CHECKS.format(name, files));
    await copy.mustSucceed('A test', CHECKS.tests(name, ['test/architecture.test.ts', ...tests]));
    await copy.mustSucceed('The new thing', CHECKS.works(name));
    if (!onlyWorks) for (const [index, step] of steps.entries()) await copy.mustBeNeeded(step, index + 1);
  } finally {
    copy.remove();
  }
}

const TRACKED = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const documented = documentedRecipes(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
const names = readdirSync(FOLDER, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? each.name : [],
);
const recipes = await Promise.all(
  names.map(async (name) => [name, (await import(join(FOLDER, name, 'recipe.mjs'))).default]),
);
const broken = [...documented.keys()]
  .filter((title) => !recipes.some(([, recipe]) => recipe.title === title))
  .map((title) => `No folder of test/recipes follows the recipe "${title}".`);
const onlyWorks = process.argv.includes('--works');
const wanted = process.argv.slice(2).filter((each) => each !== '--works');
for (const name of wanted) if (!names.includes(name)) broken.push(`There is no folder test/recipes/${name}.`);
// Those with many steps take longest, and come first.
const queue = recipes
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .sort(([, one], [, other]) => other.steps.length - one.steps.length);

async function followNext() {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [name, recipe] = next;
    const start = performance.now();
    try {
      await follow(name, recipe);
      const seconds = Math.round((performance.now() - start) / 1000);
      const proof = onlyWorks ? '' : `, and each of its ${recipe.steps.length} steps is needed`;
      console.log(`${name}: works${proof} (${seconds} s).`);
    } catch (fault) {
      broken.push(`${name}: ${fault.message}`);
    }
  }
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, followNext));
for (const each of broken) console.error(each);
if (broken.length > 0) process.exitCode = 1;

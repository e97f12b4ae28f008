// The recipes of CONTRIBUTING name the files that are needed, and no others. `npm run recipes` follows them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { differences, documentedRecipes, type Recipe } from '../scripts/documented-recipes.mjs';

const FOLDER = join(import.meta.dirname, 'recipes');
const names = readdirSync(FOLDER, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? each.name : [],
);
const recipes: readonly Recipe[] = await Promise.all(
  names.map(
    async (name) => ((await import(join(FOLDER, name, 'recipe.mjs'))) as { default: Recipe }).default,
  ),
);
const documented = documentedRecipes(readFileSync('CONTRIBUTING.md', 'utf8'));
const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));

describe('CONTRIBUTING', () => {
  test('has the recipes that are followed, and no others', () => {
    expect([...documented.keys()].sort()).toEqual(recipes.map(({ title }) => title).sort());
  });

  test.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
    'names what is needed to: %s',
    (title, recipe) => {
      expect(differences(recipe, documented.get(title)!, paths)).toEqual([]);
    },
  );
});

describe('the comparison', () => {
  const text = `## Recipes

**Add a thing.** Words.

1. \`src/things/NAME.ts\`: the thing.
2. \`src/things/index.ts\`: its place.
3. \`src/*/map.ts\`: where it goes.

Then run \`npm run generate\`.

**Add another.** Words.
`;
  const thing = documentedRecipes(text).get('Add a thing')!;
  const files = ['src/things/cup.ts', 'src/things/index.ts', 'src/a/map.ts', 'src/b/map.ts'];
  const recipe = (changed: readonly string[], commands: readonly string[] = ['npm run generate']) => ({
    steps: changed.map((file) => ({ file })),
    commands,
  });

  test('reads files and commands', () => {
    expect(thing.files).toEqual(['src/things/NAME.ts', 'src/things/index.ts', 'src/*/map.ts']);
    expect(thing.commands).toEqual(['npm run generate']);
    expect(documentedRecipes(text).get('Add another')).toEqual({ files: [], commands: [] });
  });

  test.each<[string, ReturnType<typeof recipe>, readonly string[]]>([
    ['nothing in a recipe that fits', recipe(files), []],
    ['a file that is not named', recipe([...files, 'src/x.ts']), ['The recipe does not name src/x.ts.']],
    [
      'a file that no step edits',
      recipe(files.filter((file) => file !== 'src/things/index.ts')),
      ['The recipe names src/things/index.ts, which no step edits.'],
    ],
    [
      'one of many files that no step edits',
      recipe(files.filter((file) => file !== 'src/b/map.ts')),
      ['The recipe names src/b/map.ts, which no step edits.'],
    ],
    [
      'a command that is not needed',
      recipe(files, []),
      ['The recipe names the commands "npm run generate", the steps need "".'],
    ],
  ])('finds %s', (_name, followed, found) => {
    expect(differences(followed, thing, files)).toEqual(found);
  });
});

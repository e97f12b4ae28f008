// The recipes of CONTRIBUTING.md: a title in bold, numbered steps that begin with a file, and commands to run at the end.

/** The recipes by title, each with the files and the commands that it names. */
export function documentedRecipes(text) {
  const [, section = ''] = text.split(/^## Recipes$/m);
  const recipes = section.split(/^(?=\*\*)/m).slice(1);
  return new Map(
    recipes.map((recipe) => {
      const [, title] = /^\*\*(.+?)\.\*\*/.exec(recipe) ?? [];
      const files = [...recipe.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file);
      const [, last = ''] = /^Then run ([\s\S]*)/m.exec(recipe) ?? [];
      const commands = [...last.matchAll(/`((?:npm|npx|[A-Z_]+=)[^`]*)`/g)].map(([, command]) => command);
      return [title, { files, commands }];
    }),
  );
}

const ANY_NAME = /\b[A-Z]{2,}\b|\*/g;

/** What a named file stands for: words in capitals and stars are any name. */
function patternOf(named) {
  const escaped = named.replace(/[.()[\]{}+?^$|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(ANY_NAME, '[^/]+')}$`);
}

/** The names that a recipe has for a file; one with fewer words in capitals comes before others. */
function closestNames(names, file) {
  const openness = (named) => named.match(ANY_NAME)?.length ?? 0;
  const fitting = names.filter((named) => patternOf(named).test(file));
  const least = Math.min(...fitting.map(openness));
  return fitting.filter((named) => openness(named) === least);
}

/** What a recipe and the steps that follow it do not have in common; `paths` are the files of the repository. */
export function differences({ steps, commands = [] }, documented, paths) {
  const files = [...new Set(steps.map(({ file }) => file))];
  const namesOf = new Map(files.map((file) => [file, closestNames(documented.files, file)]));
  const used = new Set([...namesOf.values()].flat());
  const all = documented.files.filter((named) => named.includes('*'));
  const skipped = paths.filter(
    (path) => !files.includes(path) && all.some((named) => patternOf(named).test(path)),
  );
  const isSame = commands.join() === documented.commands.join();
  return [
    ...files
      .filter((file) => namesOf.get(file).length === 0)
      .map((file) => `The recipe does not name ${file}.`),
    ...files.filter((file) => namesOf.get(file).length > 1).map((file) => `The recipe names ${file} twice.`),
    ...documented.files
      .filter((named) => !used.has(named))
      .map((named) => `The recipe names ${named}, which no step edits.`),
    ...skipped.map((path) => `The recipe names ${path}, which no step edits.`),
    ...(isSame
      ? []
      : [`The recipe names the commands "${documented.commands}", the steps need "${commands}".`]),
  ];
}

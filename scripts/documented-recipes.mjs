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
export function patternOf(named) {
  const escaped = named.replace(/[.()[\]{}+?^$|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(ANY_NAME, '[^/]+')}$`);
}

/** The names that a recipe has for a file; one with fewer words in capitals comes before others. */
export function closestNames(names, file) {
  const openness = (named) => named.match(ANY_NAME)?.length ?? 0;
  const fitting = names.filter((named) => patternOf(named).test(file));
  const least = Math.min(...fitting.map(openness));
  return fitting.filter((named) => openness(named) === least);
}

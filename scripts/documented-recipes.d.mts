/** The files and commands that a recipe names. */
export interface DocumentedRecipe {
  readonly files: readonly string[];
  readonly commands: readonly string[];
}

/** The steps that follow a recipe. */
export interface Recipe {
  readonly title: string;
  readonly steps: readonly { readonly file: string }[];
  readonly commands?: readonly string[];
}

export function documentedRecipes(text: string): ReadonlyMap<string, DocumentedRecipe>;
export function differences(
  recipe: Pick<Recipe, 'steps' | 'commands'>,
  documented: DocumentedRecipe,
  paths: readonly string[],
): readonly string[];

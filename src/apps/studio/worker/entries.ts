import type { Code, CodeList, Dataset, Description, Variable } from '../../../schema/description/index.js';

/** A variable with its place in the tree of its table. */
export interface Entry {
  readonly table: Dataset;
  readonly variable: Variable;
  readonly depth: number;
}

/** All variables of all tables, each before those inside it. */
export function entriesOf({ datasets }: Description): readonly Entry[] {
  const found: Entry[] = [];
  const add = (variables: readonly Variable[], table: Dataset, depth: number) => {
    for (const variable of variables) {
      found.push({ table, variable, depth });
      add(variable.variables, table, depth + 1);
    }
  };
  for (const table of datasets) add(table.variables, table, 0);
  return found;
}

/** A list of codes and the variables that use it. */
export interface UsedList {
  readonly list: CodeList;
  readonly variables: readonly Variable[];
}

/** The lists of codes, in the order of their first variables. */
export function listsOf(entries: readonly Entry[]): readonly UsedList[] {
  const found = new Map<string, { list: CodeList; variables: Variable[] }>();
  for (const { variable } of entries) {
    const { codes: list } = variable;
    if (list === undefined) continue;
    const key = `${list.uri} ${list.pointer}`;
    const known = found.get(key);
    if (known) known.variables.push(variable);
    else found.set(key, { list, variables: [variable] });
  }
  return [...found.values()];
}

/** All codes of a list. */
export function codesOf({ codes, sentinels }: CodeList): readonly Code[] {
  return [...codes, ...sentinels];
}

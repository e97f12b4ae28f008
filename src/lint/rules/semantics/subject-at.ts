import type { Description, Subject, Variable } from '../../../description/index.js';

const known = new WeakMap<Description, ReadonlyMap<string, Subject>>();

/** What is described at a place of the document, with all that references and shared definitions add to it. */
export function subjectAt(description: Description, pointer: string): Subject | undefined {
  let subjects = known.get(description);
  if (subjects === undefined) {
    subjects = new Map([...subjectsIn(description)].reverse().map((each) => [each.pointer, each] as const));
    known.set(description, subjects);
  }
  return subjects.get(pointer);
}

function* subjectsIn(description: Description): Generator<Subject> {
  const isHere = ({ uri }: Subject) => uri === description.uri;
  yield description;
  for (const table of description.datasets) {
    if (isHere(table)) yield table;
    for (const variable of withParts(table.variables)) {
      if (isHere(variable)) yield variable;
    }
  }
}

function* withParts(variables: readonly Variable[]): Generator<Variable> {
  for (const variable of variables) {
    yield variable;
    yield* withParts(variable.variables);
  }
}

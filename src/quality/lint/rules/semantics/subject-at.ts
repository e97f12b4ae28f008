import type { Description, Subject, Variable } from '../../../../schema/description/index.js';
import { perDocument } from '../../per-document.js';
import type { LintContext } from '../../rule.js';

const subjectsByPointer = perDocument(
  ({ description }): ReadonlyMap<string, Subject> =>
    new Map([...subjectsIn(description)].reverse().map((each) => [each.pointer, each] as const)),
);

/** What is described at a place of the document, with all that references and shared definitions add to it. */
export function subjectAt(context: LintContext, pointer: string): Subject | undefined {
  return subjectsByPointer(context).get(pointer);
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

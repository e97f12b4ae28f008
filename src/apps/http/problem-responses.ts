import type { JsonObject } from '../../base/json.js';
import { PROBLEM_TYPE, type ProblemName, problemKinds } from './problems.js';

/** The answers with problems of a path, by their status, for the interface description. */
export function problemResponses(names: readonly ProblemName[]): JsonObject {
  return Object.fromEntries(
    [...byStatus(names)]
      .sort(([a], [b]) => a - b)
      .map(([status, kinds]) => [
        String(status),
        {
          description: kinds.map((name) => problemKinds[name].title).join('; or: '),
          content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
  );
}

function byStatus(names: readonly ProblemName[]): Map<number, ProblemName[]> {
  const groups = new Map<number, ProblemName[]>();
  for (const name of names) {
    const { status } = problemKinds[name];
    groups.set(status, [...(groups.get(status) ?? []), name]);
  }
  return groups;
}

import type { JsonObject } from '../../src/base/json.js';
import { exporters } from '../../src/exchange/standards/index.js';

/** The violations of the rules of a standard that can be checked without its validator. */
type Rules = (document: JsonObject) => readonly string[];

const rules: ReadonlyMap<string, Rules> = new Map(
  await Promise.all(
    exporters.map(async ({ id }) => {
      const { violations } = (await import(`./${id}-rules.ts`)) as { violations: Rules };
      return [id, violations] as const;
    }),
  ),
);

/** The rules of a standard, from the file that is named after it. */
export function rulesOf(id: string): Rules {
  return rules.get(id)!;
}

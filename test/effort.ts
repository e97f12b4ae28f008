// Tests that import this module run twice: shortened in `npm test`, in full in `npm run conformance`.
type Effort = 'test' | 'conformance' | 'nightly';
const effort = (process.env.TEST_EFFORT ?? 'test') as Effort;
const isFull = effort !== 'test';

/** A number of runs, rows or steps: small in `npm test`, large in `npm run conformance`, larger yet in `npm run nightly`. */
export function runs({
  test,
  conformance,
  nightly = conformance,
}: {
  readonly test: number;
  readonly conformance: number;
  readonly nightly?: number;
}): number {
  return { test, conformance, nightly }[effort];
}

/** All entries of a list in `npm run conformance`; in `npm test` only those for which `isKept` is true. */
export function sample<T>(all: readonly T[], isKept: (entry: T, index: number) => boolean): readonly T[] {
  return isFull ? all : all.filter(isKept);
}

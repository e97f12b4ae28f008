// Tests that import this module run twice: shortened in `npm test`, in full in `npm run conformance`.
const isFull = process.env.TEST_EFFORT === 'full';

/** A number of runs, rows or steps: small in `npm test`, large in `npm run conformance`. */
export function runs({ test, conformance }: { readonly test: number; readonly conformance: number }): number {
  return isFull ? conformance : test;
}

/** All entries of a list in `npm run conformance`; in `npm test` only those for which `isKept` is true. */
export function sample<T>(all: readonly T[], isKept: (entry: T, index: number) => boolean): readonly T[] {
  return isFull ? all : all.filter(isKept);
}

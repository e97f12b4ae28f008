/** When keys are fetched, in milliseconds. */
export const TIMES = {
  /** Between two attempts to fetch them, whatever tokens name. */
  pause: 30_000,
  /** How old keys may be before they are fetched again. */
  fresh: 600_000,
  /** How old they may be while their issuer does not answer. */
  longest: 3_600_000,
};

/** What is kept of something that another service may change. */
export interface Kept<T> {
  /** What is known; fetched again if it is old. Nothing if there is none. */
  readonly get: () => Promise<T | undefined>;
  /** Something newer than that, if it may be asked for again already. */
  readonly newer: (than: T) => Promise<T | undefined>;
}

/** Keeps what is fetched: however many requests ask for it, there is one attempt at a time, and a pause after each. */
export function kept<T>(
  fetchIt: () => Promise<T>,
  failed: (fault: Error) => void,
  now: () => number = () => performance.now(),
): Kept<T> {
  let known: { readonly value: T; readonly at: number } | undefined;
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let attempt: Promise<void> | undefined;
  const tryIt = async (): Promise<void> => {
    try {
      known = { value: await fetchIt(), at: now() };
    } catch (fault) {
      failed(fault as Error);
    } finally {
      attempt = undefined;
    }
  };
  const refresh = async (): Promise<void> => {
    if (attempt === undefined && now() - attemptedAt >= TIMES.pause) {
      attemptedAt = now();
      attempt = tryIt();
    }
    await attempt;
  };
  const usable = (): T | undefined =>
    known !== undefined && now() - known.at < TIMES.longest ? known.value : undefined;
  return {
    async get() {
      if (known === undefined || now() - known.at >= TIMES.fresh) await refresh();
      return usable();
    },
    async newer(than) {
      await refresh();
      const value = usable();
      return value === than ? undefined : value;
    },
  };
}

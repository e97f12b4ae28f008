/** Ends work that goes beyond a limit. */
export class LimitExceeded extends Error {
  constructor(
    readonly limit: { readonly name: string; readonly value: number },
    message: string,
  ) {
    super(message);
  }
}

/**
 * The steps that a piece of work may take. The work counts them down itself, so the same input has the same outcome on
 * every machine and under every load. One step is a small, fixed amount of work, such as evaluating one keyword
 * (about 0.25 microseconds on a current core); work that costs more spends more steps.
 */
export class Budget {
  /** The steps that are left. */
  left: number;

  constructor(readonly steps: number) {
    this.left = steps;
  }

  /** Spends steps; throws `LimitExceeded` when none are left. */
  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw this.exceeded();
  }

  /** Adds steps, up to the number that there were at the beginning. */
  refill(steps: number): void {
    this.left = Math.min(this.steps, this.left + steps);
  }

  /** As many steps again, for work that must not take those of other work. */
  again(): Budget {
    return new Budget(this.steps);
  }

  /** What is thrown when the steps are used up. */
  exceeded(): LimitExceeded {
    const message = `The work takes more than ${this.steps} steps, the limit of this service for one request.`;
    return new LimitExceeded({ name: 'steps', value: this.steps }, message);
  }
}

/** A budget that is never used up. */
export function unlimited(): Budget {
  return new Budget(Number.POSITIVE_INFINITY);
}

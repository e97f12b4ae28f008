/** Points of a score as people read them: rounded down, so that only what is complete is shown as 100. */
export function wholePoints(value: number | undefined): string {
  return value === undefined ? 'not checked' : String(Math.floor(bounded(value)));
}

/** Points within 0 and 100, with one decimal. */
export function bounded(value: number): number {
  return Math.floor(Math.min(100, Math.max(0, value)) * 10) / 10;
}

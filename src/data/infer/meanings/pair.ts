const PAIR = /^[[(]?(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)[\])]?$/;

/** Whether a value is two numbers, neither of them farther from zero than its limit. */
export function isPairWithin(most: readonly [number, number]): (value: string) => boolean {
  return (value) => {
    const [, first, second] = PAIR.exec(value) ?? [];
    return Math.abs(Number(first)) <= most[0] && Math.abs(Number(second)) <= most[1];
  };
}

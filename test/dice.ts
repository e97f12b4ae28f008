/** Choices that a source of random numbers makes. */
export interface Dice {
  readonly chance: (probability: number) => boolean;
  /** A whole number from 0 to `most`. */
  readonly upTo: (most: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** Some of a list, at most so many, none of them twice. */
  readonly some: <T>(from: readonly T[], most: number) => readonly T[];
  readonly times: <T>(count: number, make: (index: number) => T) => readonly T[];
}

/** Dice that fall as a source of numbers from 0 to 1 says. */
export function diceOf(random: () => number): Dice {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  return {
    chance: (probability) => random() < probability,
    upTo,
    pick: (from) => from[upTo(from.length - 1)]!,
    some(from, most) {
      const left = [...from];
      return Array.from(
        { length: Math.min(upTo(most), left.length) },
        () => left.splice(upTo(left.length - 1), 1)[0]!,
      );
    },
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  };
}

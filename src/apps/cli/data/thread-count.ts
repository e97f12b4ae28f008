import { availableParallelism } from 'node:os';
import { plainKind } from '../../../schema/vocabulary/index.js';
import { type Call, flag } from '../command.js';

/** The flag that says how many threads do something with rows. */
export function workersFlag(does: string) {
  return {
    ...flag(
      `The number of threads that ${does} rows; all or 0 is one per core.`,
      plainKind('threads', 'a number of threads up to 256, or all', ['number', 'string'], {}, isThreadCount),
      1,
    ),
    placeholder: 'NUMBER|all',
  };
}

function isThreadCount(value: unknown): boolean {
  return value === 'all' || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 256);
}

/** How many threads the flag asks for. */
export function threadCountOf({ workers = 1 }: Call['flags']): number {
  return workers === 'all' || workers === 0 ? availableParallelism() : Number(workers);
}

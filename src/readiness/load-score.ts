import type { Score, Totals } from './score.js';

type Scoring = typeof import('./score.js');

/** How ready the metadata of a schema is to be published. What counts is loaded when it is first asked for. */
export async function scoreOf(...given: Parameters<Scoring['scoreOf']>): Promise<Score> {
  return (await import('./score.js')).scoreOf(...given);
}

/** The points alone. */
export async function totalsOf(...given: Parameters<Scoring['totalsOf']>): Promise<Totals> {
  return (await import('./score.js')).totalsOf(...given);
}

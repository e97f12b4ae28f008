import type { Diagnostic } from '../../../base/diagnostic.js';
import type { JsonObject } from '../../../base/json.js';
import { publishedAs } from '../../../exchange/assessment/index.js';
import type { Checked } from '../../../quality/lint/index.js';
import { type Score, scoreOf } from '../../../quality/readiness/index.js';
import type { Readiness } from '../protocol.js';
import { type PlacedFinding, ruleOf } from './findings.js';

/** How ready a schema is to be published. */
export interface Assessed {
  readonly readiness: Readiness;
  /** The points that each finding costs, by its number. */
  readonly points: readonly number[];
}

/** What readiness is computed from. */
export interface ToAssess {
  readonly checked: Checked;
  readonly diagnostics: readonly Diagnostic[];
  readonly findings: readonly PlacedFinding[];
  /** What no keyword can say, for exports. */
  readonly options: JsonObject;
  readonly today: string;
}

/** Says how ready a schema is to be published, with the options of its exports. */
export async function assessedFrom({
  checked,
  diagnostics,
  findings,
  options,
  today,
}: ToAssess): Promise<Assessed> {
  const published = await publishedAs(checked, { diagnostics }, options, { today });
  const score = await scoreOf(checked, published);
  return { readiness: readinessOf(score), points: pointsOf(findings, score) };
}

function readinessOf({ total, principles }: Score): Readiness {
  return {
    total,
    principles: principles.map(({ principle, title, score }) => ({ principle, title, score })),
  };
}

/** The points of losses by rule and place; the first finding there has them all. */
function pointsOf(findings: readonly PlacedFinding[], { metrics }: Score): readonly number[] {
  const known = new Map<string, Map<string, number>>();
  for (const { losses } of metrics) {
    for (const { rule, pointer, points } of losses) {
      if (rule === undefined || points === 0) continue;
      let places = known.get(rule);
      if (!places) {
        places = new Map();
        known.set(rule, places);
      }
      places.set(pointer, (places.get(pointer) ?? 0) + points);
    }
  }
  return findings.map(({ diagnostic }) => {
    const places = known.get(ruleOf(diagnostic) ?? '');
    const { pointer } = diagnostic.at;
    const points = places?.get(pointer) ?? 0;
    if (points > 0) places!.delete(pointer);
    return points;
  });
}

import type { Location } from '../diagnostic.js';
import type { Finding, Judged } from './judge.js';
import {
  type Metric,
  metricNamed,
  metrics,
  type OpenMetric,
  openMetrics,
  type Principle,
  principles,
} from './metrics.js';
import type { Rule } from './rule.js';

/** The points that a finding costs in one metric, and what to do to gain them. */
export interface Loss {
  readonly points: number;
  /** The id of the rule. */
  readonly rule: string;
  /** The ids of the metric, as the rule names it; at least one of F-UJI and one of RDA where there are both. */
  readonly metrics: readonly string[];
  /** Where. */
  readonly pointer: string;
  readonly on: Location['on'];
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly help?: string;
  /** What the best fix does. */
  readonly fix?: string;
}

/** A metric that counts: what it is worth in this document, and what was lost. */
export interface MetricScore extends Metric {
  /** How many judgements there were, one for each rule and subject; none where exports fulfil it. */
  readonly applicable: number;
  readonly passed: number;
  /** Its share of the 100 points. */
  readonly worth: number;
  readonly lost: number;
  readonly losses: readonly Loss[];
}

/** The part of the score that belongs to one principle. */
export interface PrincipleScore {
  readonly principle: Principle;
  readonly title: string;
  /** From 0 to 100; none if nothing in this document can be judged by it. */
  readonly score?: number;
  /** Its share of the 100 points. */
  readonly worth: number;
  readonly lost: number;
}

/** How FAIR a schema is; the points of all losses sum to 100 minus the total, to the last of three decimals. */
export interface Score {
  /** From 0 to 100. */
  readonly total: number;
  readonly principles: readonly PrincipleScore[];
  /** The metrics that count. */
  readonly metrics: readonly MetricScore[];
  /** The metrics that have nothing to judge in this document; they do not count. */
  readonly notApplicable: readonly Metric[];
  /** The metrics that no schema can answer; they never count. */
  readonly notJudgeable: readonly OpenMetric[];
}

// All sums are of whole thousandths, because only whole numbers sum exactly.
const THOUSANDTHS = 1000;
const WHOLE = 100 * THOUSANDTHS;

/**
 * Scores what rules judged, whatever their severities are and whether findings are suppressed: these are choices of
 * what to be told, and a good reason not to hear of a gap does not close it.
 */
export function scoreOf(judged: readonly Judged[]): Score {
  const answers = answersOf(judged);
  const counted = metrics.filter((metric) => metric.by === 'exports' || answers.has(metric));
  const worths = portions(
    WHOLE,
    counted.map(({ weight }) => weight),
  );
  const scored = counted.map((metric, index) =>
    metricScore(metric, answers.get(metric) ?? [], worths[index]!),
  );
  return {
    total: points(WHOLE - sumOf(scored.map(({ lost }) => lost))),
    principles: (Object.keys(principles) as Principle[]).map((each) => principleScore(each, scored)),
    metrics: scored.map(inPoints),
    notApplicable: metrics.filter((metric) => !counted.includes(metric)),
    notJudgeable: openMetrics,
  };
}

/** What answers each metric: the rules that name it and had something to judge. */
function answersOf(judged: readonly Judged[]): ReadonlyMap<Metric, readonly Judged[]> {
  const answers = new Map<Metric, Judged[]>();
  for (const each of judged) {
    if (each.applicable === 0) continue;
    for (const metric of new Set(each.rule.metrics.map(metricNamed))) {
      if (metric === undefined || !('by' in metric) || metric.by !== 'rules') continue;
      const known = answers.get(metric);
      if (known) known.push(each);
      else answers.set(metric, [each]);
    }
  }
  return answers;
}

/**
 * Scores a metric in thousandths. Its rules share it equally, and so do the subjects of a rule: a missing title of the
 * dataset does not weigh less because there are many variables.
 */
function metricScore(metric: Metric, answers: readonly Judged[], worth: number): MetricScore {
  const shares = equalPortions(worth, answers.length);
  const results = answers.map((each, index) => ruleScore(metric, each, shares[index]!));
  const losses = results.flatMap((each) => each.losses);
  const applicable = sumOf(answers.map((each) => each.applicable));
  const passed = applicable - sumOf(results.map(({ failed }) => failed));
  return { ...metric, applicable, passed, worth, lost: sumOf(losses.map((each) => each.points)), losses };
}

interface RuleScore {
  readonly failed: number;
  readonly losses: readonly Loss[];
}

function ruleScore(metric: Metric, { rule, applicable, findings }: Judged, share: number): RuleScore {
  const subjects = bySubject(findings);
  const failed = Math.min(subjects.length, applicable);
  // Rounded up, so that no fault is free: 100 means that nothing was found.
  const costs = equalPortions(Math.ceil((share * failed) / applicable), subjects.length);
  const ids = idsIn(metric, rule);
  const losses = subjects.flatMap((found, index) => {
    const parts = equalPortions(costs[index]!, found.length);
    return found.map((finding, part) => lossOf(finding, ids, parts[part]!));
  });
  return { failed, losses };
}

function bySubject(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.subject);
    if (group) group.push(finding);
    else groups.set(finding.subject, [finding]);
  }
  return [...groups.values()];
}

/** The ids by which a rule names a metric; where it names none of F-UJI or none of RDA, all of those. */
function idsIn(metric: Metric, rule: Rule): readonly string[] {
  const named = rule.metrics.filter((id) => metricNamed(id) === metric);
  return [metric.fuji, metric.rda].flatMap((ids) => {
    const own = ids.filter((id) => named.some((each) => each === id || each.startsWith(`${id}-`)));
    return own.length > 0 ? own : ids;
  });
}

function lossOf(finding: Finding, ids: readonly string[], cost: number): Loss {
  const { rule, pointer, on = 'object', message, help, fixes } = finding;
  const fix = fixes?.[0]?.title;
  return {
    points: cost,
    rule: rule.id,
    metrics: ids,
    pointer,
    on,
    message,
    ...(help === undefined ? {} : { help }),
    ...(fix === undefined ? {} : { fix }),
  };
}

function principleScore(principle: Principle, scored: readonly MetricScore[]): PrincipleScore {
  const own = scored.filter((each) => each.principle === principle);
  const worth = sumOf(own.map((each) => each.worth));
  const lost = sumOf(own.map((each) => each.lost));
  return {
    principle,
    title: principles[principle],
    ...(worth === 0 ? {} : { score: points(Math.floor((WHOLE * (worth - lost)) / worth)) }),
    worth: points(worth),
    lost: points(lost),
  };
}

function inPoints(score: MetricScore): MetricScore {
  return {
    ...score,
    worth: points(score.worth),
    lost: points(score.lost),
    losses: score.losses.map((loss) => ({ ...loss, points: points(loss.points) })),
  };
}

function points(thousandths: number): number {
  return thousandths / THOUSANDTHS;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Divides a whole number by weights into whole numbers that sum to it: each ends where its weights so far end. */
function portions(whole: number, weights: readonly number[]): readonly number[] {
  const all = sumOf(weights);
  let weight = 0;
  let given = 0;
  return weights.map((own) => {
    weight += own;
    const portion = Math.floor((whole * weight) / all) - given;
    given += portion;
    return portion;
  });
}

function equalPortions(whole: number, count: number): readonly number[] {
  return portions(whole, Array<number>(count).fill(1));
}

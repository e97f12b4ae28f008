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

/** A metric that a rule answers, and the ids by which to name it. */
interface Answered {
  readonly metric: Metric;
  readonly ids: readonly string[];
}

/** The metrics of each rule: they are the same for every document. */
const answered = new WeakMap<Rule, readonly Answered[]>();

function answeredBy(rule: Rule): readonly Answered[] {
  let known = answered.get(rule);
  if (known === undefined) {
    const named = [...new Set(rule.metrics.map(metricNamed))];
    known = named.flatMap((metric) =>
      metric !== undefined && 'by' in metric && metric.by === 'rules'
        ? [{ metric, ids: idsIn(metric, rule) }]
        : [],
    );
    answered.set(rule, known);
  }
  return known;
}

/** What a rule had to say about a metric. */
interface Answer {
  readonly judged: Judged;
  readonly ids: readonly string[];
}

/** What answers each metric: the rules that name it and had something to judge. */
function answersOf(judged: readonly Judged[]): ReadonlyMap<Metric, readonly Answer[]> {
  const answers = new Map<Metric, Answer[]>();
  for (const each of judged) {
    if (each.applicable === 0) continue;
    for (const { metric, ids } of answeredBy(each.rule)) {
      const known = answers.get(metric);
      if (known) known.push({ judged: each, ids });
      else answers.set(metric, [{ judged: each, ids }]);
    }
  }
  return answers;
}

/**
 * Scores a metric in thousandths, its losses in points. Its rules share it equally, and so do the subjects of a rule: a missing title of the
 * dataset does not weigh less because there are many variables.
 */
function metricScore(metric: Metric, answers: readonly Answer[], worth: number): MetricScore {
  const shares = equalPortions(worth, answers.length);
  const losses: Loss[] = [];
  let [applicable, passed, lost] = [0, 0, 0];
  answers.forEach(({ judged, ids }, index) => {
    const subjects = bySubject(judged.findings);
    const failed = Math.min(subjects.length, judged.applicable);
    // Rounded up, so that no fault is free: 100 means that nothing was found.
    const cost = Math.ceil((shares[index]! * failed) / judged.applicable);
    const costs = equalPortions(cost, subjects.length);
    for (const [at, found] of subjects.entries()) addLosses(found, ids, costs[at]!, losses);
    applicable += judged.applicable;
    passed += judged.applicable - failed;
    lost += cost;
  });
  // A spread of so many members takes many times as long.
  return Object.assign({}, metric, { applicable, passed, worth, lost, losses });
}

/** The losses of one subject, which share what it costs. */
function addLosses(findings: readonly Finding[], ids: readonly string[], cost: number, losses: Loss[]): void {
  const parts = equalPortions(cost, findings.length);
  for (const [index, finding] of findings.entries()) losses.push(lossOf(finding, ids, points(parts[index]!)));
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
  // There are very many of these, and spreading objects would take longer than all the rest.
  const loss: { -readonly [Part in keyof Loss]: Loss[Part] } = {
    points: cost,
    rule: rule.id,
    metrics: ids,
    pointer,
    on,
    message,
  };
  if (help !== undefined) loss.help = help;
  if (fix !== undefined) loss.fix = fix;
  return loss;
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
  return Object.assign({}, score, { worth: points(score.worth), lost: points(score.lost) });
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
  return count === 1 ? [whole] : portions(whole, Array<number>(count).fill(1));
}

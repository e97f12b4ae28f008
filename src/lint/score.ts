import { type Budget, unlimited } from '../budget.js';
import type { Location } from '../diagnostic.js';
import type { Evaluated, Finding } from './evaluate.js';
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
  /** How many checks there were, one for each rule and subject; none where exports fulfil it. */
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
  /** From 0 to 100; none if it applies to nothing in this document. */
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
  /** The metrics that apply to nothing in this document; they do not count. */
  readonly notApplicable: readonly Metric[];
  /** The metrics that no schema can answer; they never count. */
  readonly notJudgeable: readonly OpenMetric[];
}

// All sums are of whole thousandths, because only whole numbers sum exactly.
const THOUSANDTHS = 1000;
const WHOLE = 100 * THOUSANDTHS;
const STEPS_A_LOSS = 2;

/**
 * Scores what rules evaluated, whatever their severities are and whether findings are suppressed: these are choices of
 * what to report, and a good reason to ignore a gap does not close it.
 */
export function scoreOf(evaluated: readonly Evaluated[], budget: Budget = unlimited()): Score {
  const weighed = weigh(evaluated);
  return {
    ...totals(weighed),
    metrics: weighed.map((each) => metricScore(each, budget)),
    notApplicable: metrics.filter((metric) => !weighed.some((each) => each.metric === metric)),
    notJudgeable: openMetrics,
  };
}

/** The numbers of a score alone. */
export function totalsOf(evaluated: readonly Evaluated[]): Pick<Score, 'total' | 'principles'> {
  return totals(weigh(evaluated));
}

function totals(weighed: readonly Weighed[]): Pick<Score, 'total' | 'principles'> {
  return {
    total: points(WHOLE - sumOf(weighed.map(({ lost }) => lost))),
    principles: (Object.keys(principles) as Principle[]).map((each) => principleScore(each, weighed)),
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

/** The findings of a rule for a metric. */
interface Answer {
  readonly applicable: number;
  /** The findings of each subject that did not pass. */
  readonly failed: readonly (readonly Finding[])[];
  readonly ids: readonly string[];
}

/** What answers each metric: the rules that name it and applied to something. */
function answersOf(evaluated: readonly Evaluated[]): ReadonlyMap<Metric, readonly Answer[]> {
  const answers = new Map<Metric, Answer[]>();
  for (const { rule, applicable, findings } of evaluated) {
    if (applicable === 0) continue;
    const failed = bySubject(findings);
    for (const { metric, ids } of answeredBy(rule)) {
      const answer = { applicable, failed, ids };
      const known = answers.get(metric);
      if (known) known.push(answer);
      else answers.set(metric, [answer]);
    }
  }
  return answers;
}

function bySubject(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  if (findings.length === 0) return NOBODY;
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.subject);
    if (group) group.push(finding);
    else groups.set(finding.subject, [finding]);
  }
  return [...groups.values()];
}

const NOBODY: readonly never[] = [];

/** A metric that counts in a document, with what it is worth and what was lost of it, in thousandths. */
interface Weighed {
  readonly metric: Metric;
  readonly worth: number;
  readonly lost: number;
  readonly answers: readonly Answer[];
  /** What each answer costs. */
  readonly costs: readonly number[];
}

function weigh(evaluated: readonly Evaluated[]): readonly Weighed[] {
  const answers = answersOf(evaluated);
  const counted = metrics.filter((metric) => metric.by === 'exports' || answers.has(metric));
  const worths = portions(
    WHOLE,
    counted.map(({ weight }) => weight),
  );
  return counted.map((metric, index) => weighOne(metric, worths[index]!, answers.get(metric) ?? []));
}

/**
 * The rules of a metric share it equally, and so do the subjects of a rule: a missing title of the dataset does not
 * weigh less because there are many variables.
 */
function weighOne(metric: Metric, worth: number, answers: readonly Answer[]): Weighed {
  // Rounded up, so that every finding costs points: 100 means that nothing was found.
  const costs = answers.map((answer, index) =>
    Math.ceil((equalPortion(worth, answers.length, index) * failuresIn(answer)) / answer.applicable),
  );
  return { metric, worth, lost: sumOf(costs), answers, costs };
}

function failuresIn({ failed, applicable }: Answer): number {
  return Math.min(failed.length, applicable);
}

function metricScore({ metric, worth, lost, answers, costs }: Weighed, budget: Budget): MetricScore {
  const losses: Loss[] = [];
  answers.forEach(({ failed, ids }, index) => {
    failed.forEach((findings, at) => {
      budget.spend(STEPS_A_LOSS * findings.length);
      addLosses(findings, ids, equalPortion(costs[index]!, failed.length, at), losses);
    });
  });
  const applicable = sumOf(answers.map((answer) => answer.applicable));
  const passed = applicable - sumOf(answers.map(failuresIn));
  // A spread of so many members takes many times as long.
  return {
    principle: metric.principle,
    fuji: metric.fuji,
    rda: metric.rda,
    about: metric.about,
    weight: metric.weight,
    by: metric.by,
    applicable,
    passed,
    worth: points(worth),
    lost: points(lost),
    losses,
  };
}

/** The losses of one subject, which share what it costs. */
function addLosses(findings: readonly Finding[], ids: readonly string[], cost: number, losses: Loss[]): void {
  findings.forEach((finding, index) => {
    losses.push(lossOf(finding, ids, points(equalPortion(cost, findings.length, index))));
  });
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

function principleScore(principle: Principle, weighed: readonly Weighed[]): PrincipleScore {
  const own = weighed.filter(({ metric }) => metric.principle === principle);
  const worth = sumOf(own.map((each) => each.worth));
  const lost = sumOf(own.map((each) => each.lost));
  const title = principles[principle];
  if (worth === 0) return { principle, title, worth: 0, lost: 0 };
  const score = points(Math.floor((WHOLE * (worth - lost)) / worth));
  return { principle, title, score, worth: points(worth), lost: points(lost) };
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

/** One of the portions that a whole number is divided into, all of the same weight. */
function equalPortion(whole: number, count: number, index: number): number {
  return Math.floor((whole * (index + 1)) / count) - Math.floor((whole * index) / count);
}

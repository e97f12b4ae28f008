import { type Budget, unlimited } from '../../base/budget.js';
import type { Location } from '../../base/diagnostic.js';
import { quote } from '../../base/json.js';
import type { Fact } from '../../schema/description/index.js';
import {
  type Checked,
  type Evaluated,
  type Finding,
  isForExamples,
  type LintContext,
  loadLicenseList,
  type Rule,
} from '../lint/index.js';
import {
  type Ask,
  type Assessed,
  type Conformance,
  type Criterion,
  criteria,
  type Given,
  isLeaf,
  namesLicense,
  type Part,
  partsOf,
  unusedPartsOf,
} from './criteria.js';
import {
  idsOf,
  type Metric,
  metricNamed,
  metrics,
  type Principle,
  principles,
  type WebMetric,
  webMetrics,
} from './metrics.js';

/** Points that are missing, why, and what to do to gain them. */
export interface Loss {
  /** With one decimal; 0 where many parts share few points. */
  readonly points: number;
  /** What is asked for. */
  readonly criterion: string;
  /** The id of the rule that found it; none where no rule did. */
  readonly rule?: string;
  /** The ids of the metric. */
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

/** A metric, how many of its points are missing, and why. */
export interface MetricScore extends Omit<Metric, 'points'> {
  /** How many things are asked for, in all parts of the schema. */
  readonly applicable: number;
  /** How many of them are there. */
  readonly passed: number;
  /** Its part of the 100 points: the same for every schema. */
  readonly worth: number;
  readonly lost: number;
  readonly losses: readonly Loss[];
}

/** The part of readiness that belongs to one principle. */
export interface PrincipleScore {
  readonly principle: Principle;
  readonly title: string;
  /** The share of its points that is earned: a whole number from 0 to 100, rounded down. */
  readonly score: number;
  /** Its part of the 100 points: the same for every schema. */
  readonly worth: number;
  readonly lost: number;
}

/** How ready the metadata of a schema is to be published. What is absent counts as missing. */
export interface Score {
  /** A whole number from 0 to 100: 100 without the points of all losses, rounded down. */
  readonly total: number;
  readonly principles: readonly PrincipleScore[];
  readonly metrics: readonly MetricScore[];
  /** What only an assessor on the web can see; it never counts. */
  readonly onlyOnTheWeb: readonly WebMetric[];
}

/** The numbers alone. */
export type Totals = Pick<Score, 'total' | 'principles'>;

/** What is known beside the schema: options of exports, and to what its exports conform. */
export interface Published {
  readonly given?: Given;
  readonly conformance?: Conformance;
}

const ALL = 100;
const TENTHS = 10;
const STEPS_A_LOSS = 2;
const STEPS_A_PART = 20;
const STEPS_A_TEXT = 4;
/** Sums of shares are not exact; this is far more than they are off, and far less than any share. */
const EPSILON = 1e-9;

/**
 * The readiness of a document, whatever the severities of rules are and whether findings are suppressed: a good reason not to
 * hear of a gap does not close it.
 */
export async function scoreOf(
  checked: Checked,
  published: Published = {},
  budget: Budget = unlimited(),
): Promise<Score> {
  const weighed = await weigh(checked, published, budget);
  const findings = findingsIn(checked.evaluated);
  return {
    ...totals(weighed),
    metrics: metrics.map((metric) => metricScore(metric, weighed, findings, budget)),
    onlyOnTheWeb: webMetrics,
  };
}

/** The numbers of a score alone. */
export async function totalsOf(
  checked: Checked,
  published: Published = {},
  budget: Budget = unlimited(),
): Promise<Totals> {
  return totals(await weigh(checked, published, budget));
}

/** A criterion in a document: how many of its points are missing, and what is not fulfilled. */
interface Weighed {
  readonly criterion: Criterion;
  readonly metric: Metric;
  /** In tenths. */
  readonly lost: number;
  readonly applicable: number;
  readonly unmet: readonly Unmet[];
  readonly assessed: Assessed;
}

/** Something that a part of the document does not have, or has only partly. */
interface Unmet {
  readonly ask: Ask;
  readonly part: Part;
  /** How much of it is missing, from 0 to 1. */
  readonly share: number;
}

async function weigh(
  { context, evaluated }: Checked,
  { given = {}, conformance = {} }: Published,
  budget: Budget,
): Promise<readonly Weighed[]> {
  const { description } = context;
  if (namesLicense(description, given)) await loadLicenseList();
  const isSound = soundness(evaluated, context);
  const assessed: Assessed = {
    context,
    given,
    conformance,
    isSound,
    labelled: new Map(),
    unitless: new Map(),
  };
  const described = partsOf(description);
  const parts = [...described, ...unusedPartsOf(context, described)];
  for (const { subject } of parts) {
    budget.spend(STEPS_A_PART + STEPS_A_TEXT * (subject.label.length + subject.richDescription.length));
  }
  const whole: Part = { uri: description.uri, pointer: '', name: '', subject: description };
  const groups = { dataset: [whole], parts, variables: parts.filter(isLeaf) };
  let exact = 0;
  let tenths = 0;
  return criteria.map((criterion) => {
    const { points, asks } = criterion;
    const own = groups[criterion.of];
    const unmet: Unmet[] = [];
    for (const part of own) addUnmet(part, asks, assessed, unmet);
    const applicable = own.length * asks.length;
    exact += applicable === 0 ? points : (points * sharesOf(unmet)) / applicable;
    // Rounded as a running sum, so that the losses of all criteria sum to what is missing from 100.
    const lost = Math.ceil(exact * TENTHS - EPSILON) - tenths;
    tenths += lost;
    return { criterion, metric: metricOf(criterion), lost, applicable, unmet, assessed };
  });
}

/** Adds what a part does not have. There are very many parts, and short lists for each would take longer than all the rest. */
function addUnmet(part: Part, asks: readonly Ask[], assessed: Assessed, unmet: Unmet[]): void {
  for (const ask of asks) {
    const share = part.isUnused ? 1 : 1 - Number(ask.share(part, assessed));
    if (share > 0) unmet.push({ ask, part, share });
  }
}

/** The rules that find out that a reference does not lead to what it should. */
const REFERENCE_RULES: readonly string[] = [
  'known-prefix',
  'local-ref-resolves',
  'valid-orcid',
  'unit-exists',
];

function soundness(evaluated: readonly Evaluated[], { document, at }: LintContext): Assessed['isSound'] {
  const broken = new Set(
    evaluated.flatMap(({ rule, findings }) =>
      REFERENCE_RULES.includes(rule.id) ? findings.map(({ pointer }) => pointer) : [],
    ),
  );
  return ({ value, uri, pointer }: Fact) => {
    const isHere = uri === document.uri;
    if (value.trim() === '' || (isHere && broken.has(pointer))) return false;
    // A link inside the document is in full an address below its "$id", whatever that is.
    return !isForExamples(value) || (isHere && String(at(pointer)).startsWith('#'));
  };
}

function metricOf({ metric }: Criterion): Metric {
  return metricNamed(metric) as Metric;
}

function totals(weighed: readonly Weighed[]): Totals {
  const lost = sumOf(weighed.map((each) => each.lost));
  return {
    total: Math.floor((ALL * TENTHS - lost) / TENTHS),
    principles: (Object.keys(principles) as Principle[]).map((each) => principleScore(each, weighed)),
  };
}

function principleScore(principle: Principle, weighed: readonly Weighed[]): PrincipleScore {
  const own = weighed.filter(({ metric }) => metric.principle === principle);
  const worth = sumOf(own.map(({ criterion }) => criterion.points));
  const lost = sumOf(own.map((each) => each.lost));
  const score = Math.floor((ALL * (worth * TENTHS - lost)) / (worth * TENTHS));
  return { principle, title: principles[principle], score, worth, lost: lost / TENTHS };
}

function metricScore(
  metric: Metric,
  weighed: readonly Weighed[],
  findings: Findings,
  budget: Budget,
): MetricScore {
  const own = weighed.filter((each) => each.metric === metric);
  const applicable = sumOf(own.map((each) => each.applicable));
  const lost = sumOf(own.map((each) => each.lost));
  const { principle, fuji, rda, about, by } = metric;
  return {
    principle,
    fuji,
    rda,
    about,
    by,
    applicable,
    passed: applicable - sumOf(own.map(({ unmet }) => unmet.length)),
    worth: metric.points,
    lost: lost / TENTHS,
    losses: own.flatMap((each) => lossesOf(each, findings, budget)),
  };
}

function lossesOf(weighed: Weighed, findings: Findings, budget: Budget): readonly Loss[] {
  const { criterion, metric, lost, applicable, unmet, assessed } = weighed;
  if (applicable === 0) return [noPart(criterion, metric, lost, findings)];
  budget.spend(STEPS_A_LOSS * unmet.length);
  const all = sharesOf(unmet);
  let share = 0;
  let given = 0;
  return unmet.map((each) => {
    share += each.share;
    const tenths = Math.floor((lost * share) / all + EPSILON) - given;
    given += tenths;
    return lossOf(each, idsOf(metric), tenths / TENTHS, findings, assessed);
  });
}

/** The loss of all points of parts that there are none of. */
function noPart({ of }: Criterion, metric: Metric, lost: number, findings: Findings): Loss {
  const found = findings('dataset-variables', '');
  return {
    points: lost / TENTHS,
    criterion: 'variables',
    rule: 'dataset-variables',
    metrics: idsOf(metric),
    pointer: found?.pointer ?? '',
    on: 'object',
    message:
      found?.message ?? `The dataset has no ${of === 'parts' ? 'variables' : 'variables with values'}.`,
    help: found?.help ?? 'Describe the columns under "properties", in "items" if the rows are in an array.',
  };
}

function lossOf(
  { ask, part }: Unmet,
  ids: readonly string[],
  points: number,
  findings: Findings,
  assessed: Assessed,
): Loss {
  const isHere = part.uri === assessed.context.document.uri;
  if (part.isUnused) return { points, criterion: ask.id, metrics: ids, ...unused(part) };
  const found = isHere ? firstOf(ask.rules, (rule) => findings(rule, part.pointer)) : undefined;
  const help = found ? found.help : typeof ask.help === 'string' ? ask.help : ask.help(part, assessed);
  const fix = found?.fixes?.[0]?.title;
  // There are very many of these, and spreading objects would take longer than all the rest.
  const loss: { -readonly [Member in keyof Loss]: Loss[Member] } = {
    points,
    criterion: ask.id,
    metrics: ids,
    pointer: found?.pointer ?? (isHere ? part.pointer : ''),
    on: found?.on ?? 'object',
    message: found?.message ?? ask.message(part, assessed),
  };
  if (found) loss.rule = found.rule.id;
  if (help) loss.help = help;
  if (fix !== undefined) loss.fix = fix;
  return loss;
}

function unused({ pointer, name }: Part): Pick<Loss, 'pointer' | 'on' | 'message' | 'help'> {
  return {
    pointer,
    on: 'object',
    message: `${quote(name)} is in a definition that nothing refers to and that is not marked as a table.`,
    help: 'Refer to the definition by "$ref", or add "fair:resourceType": "dataset" to it if it is a table.',
  };
}

/** The first finding of a rule on a part, by the id of the rule and the pointer of the part. */
type Findings = (rule: string, pointer: string) => Finding | undefined;

/** The first findings of each rule, by the parts that they are about. */
function findingsIn(evaluated: readonly Evaluated[]): Findings {
  const known = new Map<string, ReadonlyMap<string, Finding>>();
  for (const { rule, findings } of evaluated) {
    const first = new Map<string, Finding>();
    for (const finding of findings) {
      const owner = ownerOf(finding.subject, rule);
      if (!first.has(owner)) first.set(owner, finding);
    }
    known.set(rule.id, first);
  }
  return (rule, pointer) => known.get(rule)?.get(pointer);
}

/** The pointer of the part that a finding is about: what stands before the keyword of an annotation, or around a code. */
function ownerOf(pointer: string, { on }: Rule): string {
  if (on === 'code') return pointer.replace(/\/(?:oneOf|anyOf|enum)\/\d+$/, '');
  if (on !== 'contributor' && on !== 'annotation') return pointer;
  return pointer.slice(0, Math.max(0, pointer.search(/\/(?:x-)?fair:/)));
}

function firstOf<T, R>(list: readonly T[], find: (each: T) => R | undefined): R | undefined {
  for (const each of list) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sharesOf(unmet: readonly Unmet[]): number {
  return unmet.reduce((sum, { share }) => sum + share, 0);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

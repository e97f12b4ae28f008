import type { Score } from '../lint/index.js';
import { coloured, type Paint, plain, type Tone } from './paint.js';

type PrincipleScore = Score['principles'][number];
type MetricScore = Score['metrics'][number];
type Loss = MetricScore['losses'][number];

/** What the report of a score may use. */
export interface ScoreOptions {
  readonly colour?: boolean;
  /** What the schema is called. */
  readonly name?: string;
  /** How the place of a loss is shown; by its pointer by default. */
  readonly placeOf?: (loss: Loss) => string;
}

const BAR = 25;
const MOST_PLACES = 3;

/** A score for people: a bar for each principle, how to gain the lost points, and what is not counted. */
export function scoreReport(score: Score, options: ScoreOptions = {}): string {
  const paint = options.colour ? coloured : plain;
  const ofName = options.name === undefined ? '' : ` of ${options.name}`;
  const sections = [
    `FAIR score${ofName}: ${paint(toneOf(score.total), decimal(score.total))} of 100`,
    score.principles.map((each) => barOf(each, paint)).join('\n'),
    gains(score, options, paint),
    section(
      'Fulfilled by the exports, whatever the schema says:',
      score.metrics.filter(({ by }) => by === 'exports').map((each) => `${idsOf(each)}: ${each.about}`),
    ),
    section(
      'Not counted, because this schema has nothing to assess:',
      score.notApplicable.map((each) => `${idsOf(each)}: ${each.about}`),
    ),
    section(
      'Not counted, because no schema can answer it:',
      score.notJudgeable.map((each) => `${idsOf(each)}: ${each.about} ${each.reason}`),
    ),
  ];
  return `${sections.filter((each) => each !== '').join('\n\n')}\n`;
}

function barOf({ principle, title, score, worth }: PrincipleScore, paint: Paint): string {
  const name = `  ${principle}  ${title.padEnd(13)}`;
  if (score === undefined) return `${name}  ${paint('quiet', 'nothing to assess')}`;
  // Rounded down, so that only a perfect score fills its bar.
  const filled = Math.floor((score / 100) * BAR);
  const bar = `${paint(toneOf(score), '█'.repeat(filled))}${paint('quiet', '░'.repeat(BAR - filled))}`;
  return `${name}  ${bar}  ${decimal(score).padStart(6)}  ${paint('quiet', `worth ${decimal(worth)} points`)}`;
}

const TONES: readonly (readonly [number, Tone])[] = [
  [90, 'good'],
  [50, 'warning'],
  [0, 'error'],
];

function toneOf(score: number): Tone {
  return TONES.find(([least]) => score >= least)![1];
}

/** What can be gained by satisfying one rule, over all metrics that it answers. */
interface Gain {
  readonly rule: string;
  readonly thousandths: number;
  readonly metrics: readonly string[];
  /** One for each place and message. */
  readonly losses: readonly Loss[];
}

function gains({ metrics, total }: Score, { placeOf = byPointer }: ScoreOptions, paint: Paint): string {
  const found = gainsOf(metrics);
  if (metrics.every(({ by }) => by === 'exports')) {
    return paint(
      'warning',
      'Nothing in this schema can be checked: only what the exports fulfil is counted.',
    );
  }
  if (found.length === 0) return paint('good', 'Nothing that a schema can say is missing.');
  const lost = 100_000 - Math.round(total * 1000);
  const rows = found.map((gain) => gainOf(gain, placeOf, paint));
  return `${decimal(lost / 1000)} points to gain:\n\n${rows.join('\n\n')}`;
}

function gainsOf(metrics: readonly MetricScore[]): readonly Gain[] {
  const rules = new Map<string, Loss[]>();
  for (const loss of metrics.flatMap(({ losses }) => losses)) {
    const known = rules.get(loss.rule);
    if (known) known.push(loss);
    else rules.set(loss.rule, [loss]);
  }
  return [...rules]
    .map(([rule, losses]) => ({
      rule,
      // Thousandths, because only whole numbers sum exactly.
      thousandths: losses.reduce((sum, { points }) => sum + Math.round(points * 1000), 0),
      metrics: [...new Set(losses.flatMap((each) => each.metrics))],
      losses: [...new Map(losses.map((each) => [`${each.pointer} ${each.message}`, each])).values()],
    }))
    .sort((a, b) => b.thousandths - a.thousandths);
}

function gainOf(gain: Gain, placeOf: (loss: Loss) => string, paint: Paint): string {
  const { rule, thousandths, metrics, losses } = gain;
  const [first] = losses;
  const { message, help, fix } = first!;
  const rest = losses.length - MOST_PLACES;
  const places = [...new Set(losses.slice(0, MOST_PLACES).map(placeOf))].map((each) => paint('place', each));
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['at', `${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`],
    ['help', help],
    ['fix', fix],
  ];
  const points = paint('warning', `−${decimal(thousandths / 1000)}`);
  return [
    `${points} ${rule} ${paint('quiet', `(${metrics.join(', ')})`)}: ${message}`,
    ...facts.flatMap(([name, text]) =>
      text === undefined ? [] : [`  ${paint('quiet', `${name}:`)} ${text}`],
    ),
  ].join('\n');
}

function byPointer({ pointer }: Loss): string {
  return `#${pointer}`;
}

/** All decimals that there are, at least one: the points that are shown sum to what is shown. */
function decimal(points: number): string {
  return Number.isInteger(points) ? points.toFixed(1) : String(points);
}

function idsOf({ fuji, rda }: { readonly fuji: readonly string[]; readonly rda: readonly string[] }): string {
  return [...fuji, ...rda].join(', ');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

import { printable } from '../../base/printable.js';
import type { Score } from '../../quality/readiness/index.js';
import { coloured, type Paint, plain, type Tone } from './paint.js';

type PrincipleScore = Score['principles'][number];
type MetricScore = Score['metrics'][number];
type Loss = MetricScore['losses'][number];

/** What the report of readiness may use. */
export interface ScoreOptions {
  readonly colour?: boolean;
  /** What the schema is called. */
  readonly name?: string;
  /** How the place of a loss is shown; by its pointer by default. */
  readonly placeOf?: (loss: Loss) => string;
}

const BAR = 25;
const MOST_PLACES = 3;

/** Readiness for people: a bar for each principle, how to gain the missing points, and what is not counted. */
export function scoreReport(score: Score, options: ScoreOptions = {}): string {
  const paint = options.colour ? coloured : plain;
  const ofName = options.name === undefined ? '' : ` of ${printable(options.name)}`;
  const sections = [
    `Readiness${ofName}: ${paint(toneOf(score.total), String(score.total))} of 100`,
    score.principles.map((each) => barOf(each, paint)).join('\n'),
    gains(score, options, paint),
    section(
      'Not counted, because only an assessor on the web can see it:',
      score.onlyOnTheWeb.map((each) => `${idsOf(each)}: ${each.about} ${each.reason}`),
    ),
  ];
  return `${sections.filter((each) => each !== '').join('\n\n')}\n`;
}

function barOf({ principle, title, score, worth, lost }: PrincipleScore, paint: Paint): string {
  // Rounded down, so that only a perfect score fills its bar.
  const filled = Math.floor((score / 100) * BAR);
  const bar = `${paint(toneOf(score), '█'.repeat(filled))}${paint('quiet', '░'.repeat(BAR - filled))}`;
  const points = `${decimal(worth - lost)} of ${worth} points`;
  return `  ${principle}  ${title.padEnd(13)}  ${bar}  ${String(score).padStart(3)} %  ${paint('quiet', points)}`;
}

const TONES: readonly (readonly [number, Tone])[] = [
  [90, 'good'],
  [50, 'warning'],
  [0, 'error'],
];

function toneOf(score: number): Tone {
  return TONES.find(([least]) => score >= least)![1];
}

/** What can be gained by doing one thing, over all metrics that ask for it. */
interface Gain {
  /** The rule that found it missing, or what is asked for. */
  readonly name: string;
  readonly tenths: number;
  readonly metrics: readonly string[];
  /** One for each place and message. */
  readonly losses: readonly Loss[];
}

function gains({ metrics }: Score, { placeOf = byPointer }: ScoreOptions, paint: Paint): string {
  const found = gainsOf(metrics);
  if (found.length === 0) return paint('good', 'Nothing is missing that a schema and its options can say.');
  const lost = found.reduce((sum, { tenths }) => sum + tenths, 0);
  const rows = found.map((gain) => gainOf(gain, placeOf, paint));
  return `${decimal(lost / 10)} points to gain:\n\n${rows.join('\n\n')}`;
}

function gainsOf(metrics: readonly MetricScore[]): readonly Gain[] {
  const known = new Map<string, { readonly name: string; readonly losses: Loss[] }>();
  for (const loss of metrics.flatMap(({ losses }) => losses)) {
    const name = loss.rule ?? loss.criterion;
    // What no rule found may have several reasons, each with a remedy of its own.
    const key = loss.rule ?? loss.help ?? loss.criterion;
    const group = known.get(key);
    if (group) group.losses.push(loss);
    else known.set(key, { name, losses: [loss] });
  }
  return [...known.values()]
    .map(({ name, losses }) => ({
      name,
      // Tenths, because only whole numbers sum exactly.
      tenths: losses.reduce((sum, { points }) => sum + Math.round(points * 10), 0),
      metrics: [...new Set(losses.flatMap((each) => each.metrics))],
      losses: [...new Map(losses.map((each) => [`${each.pointer} ${each.message}`, each])).values()],
    }))
    .sort((a, b) => b.tenths - a.tenths);
}

function gainOf(gain: Gain, placeOf: (loss: Loss) => string, paint: Paint): string {
  const { name, tenths, metrics, losses } = gain;
  const [first] = losses;
  const { message, help, fix } = first!;
  const rest = losses.length - MOST_PLACES;
  const places = [...new Set(losses.slice(0, MOST_PLACES).map(placeOf))].map((each) =>
    paint('place', printable(each)),
  );
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['at', `${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`],
    ['help', help && printable(help)],
    ['fix', fix && printable(fix)],
  ];
  const points = paint('warning', `−${decimal(tenths / 10)}`);
  return [
    `${points} ${name} ${paint('quiet', `(${metrics.join(', ')})`)}: ${printable(message)}`,
    ...facts.flatMap(([name, text]) =>
      text === undefined ? [] : [`  ${paint('quiet', `${name}:`)} ${text}`],
    ),
  ].join('\n');
}

function byPointer({ pointer }: Loss): string {
  return `#${pointer}`;
}

function decimal(points: number): string {
  return points.toFixed(1);
}

function idsOf({ fuji, rda }: { readonly fuji: readonly string[]; readonly rda: readonly string[] }): string {
  return [...fuji, ...rda].join(', ');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

import type { Json } from '../../../base/json.js';
import { printable } from '../../../base/printable.js';
import {
  type AcceptedChange,
  type Change,
  type ChangeSeverity,
  type Compared,
  type Diff,
  instanceText,
  type Objection,
} from '../../../quality/diff/index.js';
import { coloured, type Paint, plain, type Tone } from '../paint.js';

/** How changes are shown. */
export interface ChangesOptions {
  readonly colour?: boolean;
  /** Where a pointer of the old or the new version is, such as `towns.yaml:12:5`. */
  readonly placeOf: (side: 'old' | 'new', pointer: string) => string;
  /** Why the new version does not pass; nothing if it does. */
  readonly objections: readonly Objection[];
  /** What to do about that. */
  readonly help?: string;
}

const TONES: { readonly [S in ChangeSeverity]: Tone } = {
  breaking: 'error',
  risky: 'warning',
  safe: 'info',
  editorial: 'hint',
};

/** What changed, for people: the two verdicts, the changes, the number of the version, and whether it passes. */
export function changesReport(diff: Diff, { colour, placeOf, objections, help }: ChangesOptions): string {
  const paint = colour ? coloured : plain;
  const result =
    objections.length === 0
      ? `${paint('good', 'Passed.')}`
      : [
          `${paint('error', 'Not passed.')} ${printable(objections.map(({ message }) => message).join(' '))}`,
          ...(help ? [`  ${paint('quiet', 'help:')} ${help}`] : []),
        ].join('\n');
  const sections = [
    verdicts(diff, paint).join('\n'),
    [
      ...diff.changes.map((each) => changeText(each, each.severity, placeOf, paint)),
      ...diff.accepted.flatMap((each) => acceptedText(each, placeOf, paint)),
      ...diff.unused.map(unusedText),
    ].join('\n'),
    `${versionText(diff)}\n${result}`,
  ];
  return `${sections.filter((each) => each !== '').join('\n\n')}\n`;
}

/** Whether data of each version fit the other, a sentence each. */
export function verdicts(
  { backward, forward, ignoresFormats }: Diff,
  paint: Paint = plain,
): readonly string[] {
  return [
    verdict('Backward compatible', backward, 'The new version refuses data that the old one accepts', paint),
    verdict('Forward compatible', forward, 'The old version refuses data that the new one accepts', paint),
    ...(ignoresFormats ? ['Formats such as "date" count as annotations: --formats assert checks them.'] : []),
  ];
}

function verdict(name: string, found: Compared, sentence: string, paint: Paint): string {
  if (found.verdict === 'yes') {
    const which = found.without ? 'all data without the new columns' : 'all data';
    return `${name}: ${paint('good', 'yes')}, for ${which}.`;
  }
  if (found.verdict === 'no') {
    const where = found.table === undefined ? '' : ` in the table "${printable(found.table)}"`;
    const why = found.refusal ? ` ${printable(found.refusal.message)}` : '';
    return `${name}: ${paint('error', 'no')}. ${sentence}, such as ${shown(found.instance)}${where}.${why}`;
  }
  const { hindrance } = found;
  const why = hindrance
    ? ` The keyword "${hindrance.keyword}" at "${printable(hindrance.pointer)}" stopped the proof.`
    : ' Neither a proof nor an example was found.';
  return `${name}: ${paint('warning', 'not known')}.${why}`;
}

/** An instance on one line. */
function shown(instance: Json): string {
  return printable(instanceText(instance));
}

function changeText(
  { class: id, message, instance, old, new: next }: Change,
  word: ChangeSeverity | 'accepted',
  placeOf: ChangesOptions['placeOf'],
  paint: Paint,
): string {
  const place = printable(next === undefined ? placeOf('old', old ?? '') : placeOf('new', next));
  const example = instance === undefined ? '' : ` Example: ${shown(instance)}.`;
  const tone = word === 'accepted' ? 'quiet' : TONES[word];
  return `${paint('place', place)} ${paint(tone, word)} ${printable(message)}${example} ${paint('quiet', `(${id})`)}`;
}

function acceptedText(
  change: AcceptedChange,
  placeOf: ChangesOptions['placeOf'],
  paint: Paint,
): readonly string[] {
  if (change.reason === undefined) return [];
  return [`${changeText(change, 'accepted', placeOf, paint)} Reason: ${printable(change.reason)}`];
}

function unusedText({ class: id, pointer }: Diff['unused'][number]): string {
  return `The suppression of ${id} at "${printable(pointer)}" matches no change. Remove it from the configuration.`;
}

/** What the number of the new version should be. */
export function versionText({ version, changes, accepted }: Diff): string {
  const { old, new: next, bump, suggested, isEnough } = version;
  if (bump === undefined)
    return changes.length + accepted.length === 0
      ? 'Nothing changed.'
      : 'No change asks for another version number.';
  const asked = `The changes ask for a ${bump} version`;
  if (suggested === undefined) {
    if (isEnough === undefined) return `${asked}. The old version states no number of the form 1.2.3.`;
    const which = isEnough
      ? `${printable(next!)} after ${printable(old!)} is enough`
      : `one after ${printable(old!)}`;
    return `${asked}: ${which}.`;
  }
  if (next === undefined || isEnough === undefined)
    return `${asked}: ${suggested} after ${printable(old!)}. The new version states no such number.`;
  return isEnough
    ? `${asked}: ${printable(next)} after ${printable(old!)} is enough.`
    : `${asked}: ${suggested} after ${printable(old!)}.`;
}

/** The changes as a part of a change log, in Markdown. */
export function changesMarkdown(diff: Diff): string {
  const { changes, version } = diff;
  const heading = `## ${escaped(version.new ?? version.suggested ?? 'Changes')}`;
  const groups = (Object.keys(TITLES) as ChangeSeverity[]).flatMap((severity) => {
    const found = changes.filter((each) => each.severity === severity);
    if (found.length === 0) return [];
    const lines = found.map(
      ({ message, instance }) =>
        `- ${escaped(message)}${instance === undefined ? '' : ` Example: ${code(instance)}.`}`,
    );
    return [`### ${TITLES[severity]}\n\n${lines.join('\n')}`];
  });
  const accepted = diff.accepted.flatMap(({ message, reason }) =>
    reason === undefined ? [] : [`- ${escaped(message)} ${escaped(reason)}`],
  );
  const others = accepted.length === 0 ? [] : [`### Accepted\n\n${accepted.join('\n')}`];
  return `${[heading, ...groups, ...others, escaped(versionText(diff))].join('\n\n')}\n`;
}

const TITLES: { readonly [S in ChangeSeverity]: string } = {
  breaking: 'Breaking',
  risky: 'To be checked',
  safe: 'Compatible',
  editorial: 'Wording',
};

/** An instance between as many backticks as it needs. */
function code(instance: Json): string {
  const text = shown(instance);
  const fence = '`'.repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([all]) => all.length)));
  return `${fence}${text}${fence}`;
}

function escaped(text: string): string {
  return printable(text).replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
}

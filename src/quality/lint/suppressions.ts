import { type Budget, unlimited } from '../../base/budget.js';
import type { Fix } from '../../base/diagnostic.js';
import { inWords, isObject, type Json, member, quote } from '../../base/json.js';
import { append, type SchemaIndex } from '../../schema/document/index.js';
import { closest } from '../../schema/vocabulary/index.js';
import type { Finding } from './evaluate.js';
import type { Found, Rule } from './rule.js';
import { unusedSuppression } from './rules/hygiene/unused-suppression.js';

/** `{"rule": "reason"}`: for the schema object that it is in and all below. */
const IGNORE = 'x-lint-ignore';

/** An entry that ignores findings of a rule. */
interface Suppression {
  /** The place of the entry. */
  readonly pointer: string;
  readonly rule: string;
  /** How to take it away. */
  readonly removal: Fix;
  isUsed: boolean;
}

/** Steps for an entry and what is reported about it, and for a finding that may be ignored. */
const STEPS_AN_ENTRY = 24;
const STEPS_A_FINDING = 2;

/** What schema objects ignore: the entries by their rules, by the pointer of the object. */
type Holders = ReadonlyMap<string, ReadonlyMap<string, Suppression>>;

/** Whether a document ignores findings. */
export function hasSuppressions({ objects }: Pick<SchemaIndex, 'objects'>): boolean {
  return objects.some(ignoresSomething);
}

/**
 * Takes away the findings that the document ignores, and adds those about the entries that ignore nothing.
 * Findings have no severity yet: an entry is also used if the current settings switch its rule off.
 */
export function withoutSuppressed(
  findings: readonly Finding[],
  schemaIndex: Pick<SchemaIndex, 'objects'>,
  rules: readonly Rule[],
  budget: Budget = unlimited(),
): readonly Finding[] {
  const objects = schemaIndex.objects.filter(ignoresSomething);
  if (objects.length === 0) return findings;
  const ids = new Set(rules.map(({ id }) => id));
  const faults: Found[] = [];
  const holders = holdersIn(objects, ids, faults, budget);

  const placeAt = placesIn(holders, budget);
  const isShown = ({ pointer, subject, rule }: Finding) =>
    !suppress(placeAt(pointer), rule.id) && (subject === pointer || !suppress(placeAt(subject), rule.id));
  const shown = findings.filter((each) => {
    budget.spend(STEPS_A_FINDING + (each.pointer.length >> 4));
    return isShown(each);
  });

  const entries = [...holders.values()].flatMap((ignored) => [...ignored.values()]);
  const isAboutEntries = ({ rule }: Suppression) => rule === unusedSuppression.id;
  const unused = entries.filter((each) => !each.isUsed && !isAboutEntries(each)).map(unusedEntry);
  const aboutEntries = [...faults, ...unused].map(findingOf).filter(isShown);
  // Only now is it known whether the entries about entries are used; nothing can ignore findings about them.
  const last = entries.filter((each) => !each.isUsed && isAboutEntries(each)).map(unusedEntry);
  return [...shown, ...aboutEntries, ...last.map(findingOf)];
}

/** A place in the document, seen from below. */
interface Place {
  readonly ignored: ReadonlyMap<string, Suppression> | undefined;
  readonly parent: Place | undefined;
}

/** The places of a document, each looked up once however much is found there. */
function placesIn(holders: Holders, budget: Budget): (pointer: string) => Place {
  const known = new Map<string, Place>();
  const placeAt = (pointer: string): Place => {
    let place = known.get(pointer);
    if (place === undefined) {
      budget.spend(1 + (pointer.length >> 5));
      place = {
        ignored: holders.get(pointer),
        parent: pointer === '' ? undefined : placeAt(pointer.slice(0, pointer.lastIndexOf('/'))),
      };
      known.set(pointer, place);
    }
    return place;
  };
  return placeAt;
}

/** Whether a schema object at or above a place ignores a rule; the nearest that does is used. */
function suppress(start: Place, rule: string): boolean {
  for (let place: Place | undefined = start; place !== undefined; place = place.parent) {
    const entry = place.ignored?.get(rule);
    if (entry) {
      entry.isUsed = true;
      return true;
    }
  }
  return false;
}

function ignoresSomething({ value }: SchemaIndex['objects'][number]): boolean {
  return member(value, IGNORE) !== undefined;
}

/** Finds what schema objects ignore, and notes what is wrong with it. */
function holdersIn(
  objects: SchemaIndex['objects'],
  ids: ReadonlySet<string>,
  faults: Found[],
  budget: Budget,
): Holders {
  const holders = new Map<string, ReadonlyMap<string, Suppression>>();
  for (const { pointer, value } of objects) {
    // A schema object may be reached on several ways.
    if (holders.has(pointer)) continue;
    holders.set(pointer, ignoredBy(member(value, IGNORE)!, append(pointer, IGNORE), ids, faults, budget));
  }
  return holders;
}

function ignoredBy(
  value: Json,
  pointer: string,
  ids: ReadonlySet<string>,
  faults: Found[],
  budget: Budget,
): Map<string, Suppression> {
  const ignored = new Map<string, Suppression>();
  if (!isObject(value)) {
    const message = `${quote(IGNORE)} must be an object that maps rules to reasons, found ${inWords(value)}.`;
    faults.push({
      pointer,
      on: 'value',
      message,
      help: 'Write for example {"numeric-unit": "An index has no unit."}.',
    });
    return ignored;
  }
  const names = Object.keys(value);
  if (names.length === 0) {
    const message = `${quote(IGNORE)} is empty and ignores nothing.`;
    faults.push({
      pointer,
      on: 'key',
      message,
      help: 'Remove it.',
      fixes: [removalOf(pointer, quote(IGNORE))],
    });
  }
  for (const rule of names) {
    budget.spend(STEPS_AN_ENTRY + (pointer.length >> 4));
    const entry = append(pointer, rule);
    const reason = value[rule]!;
    if (!ids.has(rule)) faults.push(unknownRule(rule, entry, ids, budget));
    else if (typeof reason !== 'string' || reason.trim() === '') faults.push(noReason(rule, entry));
    else {
      const removal = removalOf(names.length === 1 ? pointer : entry, `the entry ${quote(rule)}`);
      ignored.set(rule, { pointer: entry, rule, removal, isUsed: false });
    }
  }
  return ignored;
}

function removalOf(pointer: string, what: string): Fix {
  return { title: `Remove ${what}`, safe: true, edits: [{ op: 'remove', pointer }] };
}

function unknownRule(rule: string, pointer: string, ids: ReadonlySet<string>, budget: Budget): Found {
  const meant = closest(rule, ids, budget);
  const message = `Unknown rule ${quote(rule)}: nothing is ignored.`;
  const params = { entry: rule, because: 'unknown' };
  if (meant === undefined) return { pointer, on: 'key', message, help: 'Remove the entry.', params };
  // What the other name ignores is for people to decide.
  const fix = {
    title: `Write ${quote(meant)}`,
    safe: false,
    edits: [{ op: 'rename', pointer, name: meant }],
  } as const;
  return { pointer, on: 'key', message, help: `Did you mean ${quote(meant)}?`, params, fixes: [fix] };
}

function noReason(rule: string, pointer: string): Found {
  return {
    pointer,
    on: 'value',
    message: `The rule ${quote(rule)} is ignored without a reason, so its findings are shown.`,
    help: 'State in a few words why the finding can be ignored here.',
    ask: { kind: 'line', title: 'Reason', pointer },
    params: { entry: rule, because: 'reason' },
  };
}

function unusedEntry({ pointer, rule, removal }: Suppression): Found {
  return {
    pointer,
    on: 'key',
    message: `The entry ignores nothing: the rule ${quote(rule)} finds nothing here.`,
    help: 'Remove the entry.',
    params: { entry: rule, because: 'unused' },
    fixes: [removal],
  };
}

function findingOf(found: Found): Finding {
  const pointer = found.pointer ?? '';
  return { ...found, rule: unusedSuppression, pointer, subject: pointer };
}

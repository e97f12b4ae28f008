import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, type JsonObject } from '../../base/json.js';
import { split, valueAt } from '../../schema/document/index.js';
import type { Failure } from './evaluation.js';
import { described, faultCounts, messages, refusals, type Seen, type Words } from './messages.js';
import type { Reading } from './reading.js';

/** Inside so many choices it is no longer reported which alternative is nearest: finding that out is recursive. */
const MOST_CHOICES = 20;

/** What to say about a failure: the keyword's own message, or that of its causes. */
export function diagnosticsOf(failure: Failure, uri: string, reading: Reading): readonly Diagnostic[] {
  return speakersOf(failure).flatMap((speaker) => {
    const value = described(speaker.found, reading);
    return wordsOf(speaker, reading).map((words) => diagnosticOf(speaker, words, value, uri));
  });
}

/** The failures that have words of their own, in place of those that only hand on what their subschemas say. */
function speakersOf(failure: Failure): readonly Failure[] {
  const found: Failure[] = [];
  // A list instead of recursion: failures are nested as deep as evaluations.
  const left = [failure];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (isChoice(next) || next.keyword === 'false' || Object.hasOwn(messages, next.keyword)) found.push(next);
    else for (const cause of next.causes.toReversed()) left.push(cause);
  }
  return found;
}

function isChoice({ keyword }: Failure): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** The words of a failure itself; none where a keyword only hands on what its subschemas say. */
export function wordsOf(failure: Failure, reading: Reading, choices = 0): readonly Words[] {
  const { keyword } = failure;
  if (isChoice(failure)) return [choiceWords(failure, reading, choices)];
  if (keyword === 'false') return [refusalWords(failure, reading)];
  if (!Object.hasOwn(messages, keyword)) return [];
  return [messages[keyword]!(seenBy(failure, reading))].flat();
}

/** How many words a failure has, without their texts: of all alternatives of a choice, few are reported. */
function faultsIn(failure: Failure, reading: Reading): number {
  return Object.hasOwn(faultCounts, failure.keyword)
    ? faultCounts[failure.keyword]!(seenBy(failure, reading))
    : 1;
}

function diagnosticOf(failure: Failure, words: Words, value: string, uri: string): Diagnostic {
  const keyword = failure.keyword === 'false' ? holdingKeyword(failure.location) : failure.keyword;
  const at = words.on ?? failure.on;
  return {
    code: `instance/${keyword}`,
    severity: 'error',
    message: words.message,
    ...(words.help ? { help: words.help } : {}),
    params: {
      keyword,
      keywordLocation: failure.location,
      absoluteKeywordLocation: failure.absoluteLocation,
      found: value,
      ...(words.member === undefined ? {} : { member: words.member }),
    },
    at: { uri, pointer: failure.pointer, on: at },
    related: [
      {
        message: 'The schema requires it here.',
        at: { uri: failure.schemaIndex.document.uri, pointer: failure.schemaPointer, on: 'value' },
      },
    ],
  };
}

function seenBy({ schemaIndex, schemaPointer, found }: Failure, reading: Reading): Seen {
  return {
    reading,
    expected: valueAt(schemaIndex.document.value, schemaPointer),
    schema: holderOf({ schemaIndex, schemaPointer }),
    found,
  };
}

/** The schema object that a keyword, or a schema `false`, is in. */
function holderOf({
  schemaIndex,
  schemaPointer,
}: Pick<Failure, 'schemaIndex' | 'schemaPointer'>): JsonObject {
  const holder =
    schemaPointer === '' ? undefined : valueAt(schemaIndex.document.value, split(schemaPointer)[0]);
  return isObject(holder) ? holder : {};
}

function refusalWords(failure: Failure, reading: Reading): Words {
  const [, name] = split(failure.pointer);
  const keyword = holdingKeyword(failure.location);
  if (Object.hasOwn(refusals, keyword)) return refusals[keyword]!(name, holderOf(failure), reading);
  return {
    message:
      failure.pointer === '' ? 'No value is allowed here.' : `${JSON.stringify(name)} is not allowed here.`,
  };
}

/** For a choice: whether none or several alternatives match, and what the nearest one asks for. */
function choiceWords(failure: Failure, reading: Reading, choices: number): Words {
  const { expected } = seenBy(failure, reading);
  const count = Array.isArray(expected) ? expected.length : 0;
  const branches: Failure[][] = Array.from({ length: count }, () => []);
  for (const cause of failure.causes) {
    branches[Number.parseInt(cause.location.slice(failure.location.length + 1), 10)]?.push(cause);
  }
  const matching = branches.flatMap((causes, index) => (causes.length === 0 ? [index + 1] : []));
  if (matching.length > 1) {
    return { message: `Alternatives ${matching.join(', ')} of "oneOf" match, but only one may match.` };
  }
  const found = described(failure.found, reading);
  const none = `None of the ${count} alternatives of "${failure.keyword}" matches ${found}.`;
  if (choices === MOST_CHOICES) return { message: none };
  const speakers = branches.map((causes) => causes.flatMap(speakersOf));
  const consts = speakers.every((each) => each.length === 1 && each[0]!.keyword === 'const');
  if (consts && Array.isArray(expected)) {
    const values = expected.map((each) => (isObject(each) ? (each.const ?? null) : null));
    return messages.enum!({ expected: values, schema: {}, found: failure.found, reading }) as Words;
  }
  const weights = speakers.map((each) => weight(each, reading));
  const nearest = weights.reduce((best, each, index) => (each < weights[best]! ? index : best), 0);
  const closest = speakers[nearest]?.[0];
  return {
    message: none,
    ...(closest
      ? {
          help: `The closest is alternative ${nearest + 1}: ${wordsOf(closest, reading, choices + 1)[0]!.message}`,
        }
      : {}),
  };
}

/** A wrong type says that another alternative was meant; otherwise the fewest faults win. */
function weight(speakers: readonly Failure[], reading: Reading): number {
  const faults = speakers.map((each) => faultsIn(each, reading));
  const isOtherType = speakers.some(
    (each) => each.keyword === 'type' && each.pointer === speakers[0]!.pointer,
  );
  return faults.reduce((sum, each) => sum + each, isOtherType ? 1000 : 0);
}

/** Keywords that hold a schema themselves, where others hold schemas by name or index. */
const HOLDERS: ReadonlySet<string> = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'unevaluatedItems',
  'prefixItems',
  'not',
]);

/** The keyword that holds a schema `false` at a location: the last name on the way that is no name of a member or index. */
export function holdingKeyword(location: string): string {
  const [parent, last] = split(location);
  return HOLDERS.has(last) || parent === '' ? last : split(parent)[1];
}

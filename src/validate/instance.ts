import type { Diagnostic } from '../diagnostic.js';
import { append, type Document, frameOf, split, valueAt } from '../document/index.js';
import { inWords, isObject, type JsonObject } from '../json.js';
import { createRegistry, type Registry } from '../registry/index.js';
import { documentPlace, Endless, type Evaluator, evaluatorOf, type Failure } from './engine.js';
import { messages, refusals, type Words } from './messages.js';

/** How instances are judged. */
export interface InstanceOptions {
  /** Whether `format` is only an annotation, as Draft 2020-12 has it, or an assertion. */
  readonly formats?: 'annotate' | 'assert';
  readonly registry?: Registry;
}

/** Judges one instance. */
export type InstanceValidator = (instance: Document) => readonly Diagnostic[];

/** Makes a validator of a schema document that is valid and whose references all resolve. */
export async function instanceValidator(
  schema: Document,
  options: InstanceOptions = {},
): Promise<InstanceValidator> {
  const evaluator = await evaluatorOf(frameOf(schema), options.registry ?? createRegistry());
  const assertFormats = options.formats === 'assert';
  return (instance) => {
    try {
      const failures = evaluator.evaluate(instance.value, assertFormats);
      return failures.flatMap((failure) => [...diagnosticsOf(failure, evaluator, instance.uri)]);
    } catch (fault) {
      if (fault instanceof Endless) return [endless(schema)];
      throw fault;
    }
  };
}

function endless(schema: Document): Diagnostic {
  return {
    code: 'instance/endless',
    severity: 'error',
    message: 'The schema refers to itself without end: the instance cannot be judged.',
    help: 'Look for a $ref that leads back to its own schema object without going into the data.',
    at: { uri: schema.uri, pointer: '', on: 'object' },
  };
}

/** What to say about a failure: the keyword's own words, or those of what failed behind it. */
function* diagnosticsOf(failure: Failure, evaluator: Evaluator, uri: string): Generator<Diagnostic> {
  const { keyword, causes } = failure;
  if (keyword === 'anyOf' || keyword === 'oneOf') {
    yield diagnosticOf(failure, choiceWords(failure, evaluator, uri), evaluator, uri);
  } else if (keyword === 'false') {
    yield diagnosticOf(failure, refusalWords(failure, evaluator), evaluator, uri);
  } else if (Object.hasOwn(messages, keyword)) {
    const spoken = messages[keyword]!(seenBy(failure, evaluator));
    for (const words of Array.isArray(spoken) ? spoken : [spoken])
      yield diagnosticOf(failure, words, evaluator, uri);
  } else {
    for (const cause of causes) yield* diagnosticsOf(cause, evaluator, uri);
  }
}

function diagnosticOf(failure: Failure, words: Words, { frames }: Evaluator, uri: string): Diagnostic {
  const place = documentPlace(failure.absoluteLocation, frames);
  const keyword = failure.keyword === 'false' ? holderOf(failure).keyword : failure.keyword;
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
      found: inWords(failure.found),
      ...(words.member === undefined ? {} : { member: words.member }),
    },
    at: { uri, pointer: failure.pointer, on: at },
    ...(place
      ? {
          related: [
            {
              message: 'The schema asks for it here.',
              at: { uri: place.frame.document.uri, pointer: place.pointer, on: 'value' },
            },
          ],
        }
      : {}),
  };
}

function seenBy({ absoluteLocation, found }: Failure, { frames }: Evaluator) {
  const place = documentPlace(absoluteLocation, frames);
  const root = place?.frame.document.value ?? null;
  const schema = place ? valueAt(root, split(place.pointer)[0]) : undefined;
  return {
    expected: place ? valueAt(root, place.pointer) : undefined,
    schema: isObject(schema) ? schema : {},
    found,
  };
}

/** The keyword that holds a schema `false`: the last name on the way that is no name of a member or index. */
function holderOf({ location }: Failure): { keyword: string; pointer: string } {
  const [parent, last] = split(location);
  if (last in refusals || last === 'not' || parent === '') return { keyword: last, pointer: location };
  return { keyword: split(parent)[1], pointer: parent };
}

function refusalWords(failure: Failure, { frames }: Evaluator): Words {
  const [, name] = split(failure.pointer);
  const { keyword } = holderOf(failure);
  const place = documentPlace(failure.absoluteLocation, frames);
  const schema = place ? valueAt(place.frame.document.value, split(place.pointer)[0]) : undefined;
  const speak = Object.hasOwn(refusals, keyword) ? refusals[keyword] : undefined;
  if (speak) return speak(name, isObject(schema) ? schema : ({} as JsonObject));
  return {
    message:
      failure.pointer === '' ? 'No value is allowed here.' : `${JSON.stringify(name)} is not allowed here.`,
  };
}

/** For a choice: whether none or several alternatives match, and what the nearest one asks for. */
function choiceWords(failure: Failure, evaluator: Evaluator, uri: string): Words {
  const { expected } = seenBy(failure, evaluator);
  const count = Array.isArray(expected) ? expected.length : 0;
  const branches = Array.from({ length: count }, (_, index) => {
    const start = append(failure.location, index);
    return failure.causes.filter(({ location }) => location === start || location.startsWith(`${start}/`));
  });
  const matching = branches.flatMap((causes, index) => (causes.length === 0 ? [index + 1] : []));
  if (matching.length > 1) {
    return { message: `Alternatives ${matching.join(', ')} of "oneOf" match, and only one may.` };
  }
  const described = branches.map((causes) =>
    causes.flatMap((cause) => [...diagnosticsOf(cause, evaluator, uri)]),
  );
  const codes = described.map((each) =>
    each.length === 1 && each[0]!.code === 'instance/const' ? each[0]! : undefined,
  );
  const consts = Array.isArray(expected) && codes.every((each) => each !== undefined);
  if (consts) {
    const values = expected.map((each) => (isObject(each) ? (each.const ?? null) : null));
    return messages.enum!({ expected: values, schema: {}, found: failure.found }) as Words;
  }
  const nearest = described.reduce(
    (best, each, index) => (weight(each) < weight(described[best]!) ? index : best),
    0,
  );
  const closest = described[nearest]?.[0];
  return {
    message: `None of the ${count} alternatives of "${failure.keyword}" matches ${inWords(failure.found)}.`,
    ...(closest ? { help: `Nearest is alternative ${nearest + 1}: ${closest.message}` } : {}),
  };
}

/** A wrong type says that another alternative was meant; otherwise the fewest faults win. */
function weight(faults: readonly Diagnostic[]): number {
  const isOtherType = faults.some(
    (each) => each.code === 'instance/type' && each.at.pointer === faults[0]?.at.pointer,
  );
  return faults.length + (isOtherType ? 1000 : 0);
}

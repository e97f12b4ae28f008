import type { Diagnostic } from '../diagnostic.js';
import { type Document, type Frame, split, valueAt } from '../document/index.js';
import { inWords, isObject, type Json, type JsonObject } from '../json.js';
import { createRegistry, type Registry } from '../registry/index.js';
import { Endless, Evaluation } from './evaluation.js';
import type { Failure, Run } from './meeting.js';
import { messages, refusals, type Words } from './messages.js';
import { patternsIn, preparePatterns, TextTooLong } from './patterns/index.js';
import { Program, reachable } from './program.js';

/** How instances are judged. */
export interface InstanceOptions {
  /** Whether `format` is only an annotation, as Draft 2020-12 has it, or an assertion. */
  readonly formats?: 'annotate' | 'assert';
  readonly registry?: Registry;
  /** The schema object that judges, by pointer, if it is not the whole schema. */
  readonly entry?: string;
  /** Whether there is no time left; it is asked now and then, and ends the work with `OutOfTime`. */
  readonly isOver?: () => boolean;
}

/** Judges one instance, and tells what is wrong with it. */
export type InstanceValidator = (instance: Document) => readonly Diagnostic[];

/** Judges a value and tells nothing but whether it is valid. */
export type Acceptor = (value: Json) => boolean;

/** A schema that is ready to judge instances. */
export interface InstanceJudges {
  readonly judge: InstanceValidator;
  /** Made for many values: taking it out costs something, using it next to nothing. */
  readonly acceptor: () => Acceptor;
}

/** Makes a schema ready that is valid and whose references all resolve. */
export async function instanceJudges(frame: Frame, options: InstanceOptions = {}): Promise<InstanceJudges> {
  const registry = options.registry ?? createRegistry();
  const schema = frame.document;
  const program = new Program(reachable(frame, registry), registry);
  // The grammars of the formats are large, and mostly not wanted.
  const formats = options.formats === 'assert' ? (await import('./formats.js')).formats : undefined;
  await preparePatterns(patternsIn(program.frames));
  const entry = valueAt(schema.value, options.entry ?? '')!;
  return {
    judge(instance) {
      try {
        const failures = failuresOf(program, entry, instance.value, formats, options.isOver);
        return failures.flatMap((failure) => [...diagnosticsOf(failure, instance.uri)]);
      } catch (fault) {
        if (fault instanceof Endless) return [endless(schema)];
        if (fault instanceof TextTooLong) return [tooLong(fault, instance)];
        throw fault;
      }
    },
    acceptor: () => (value) =>
      isObject(entry) ? new Evaluation(program, formats, false).judge(entry, value) : entry !== false,
  };
}

/** Most instances are valid: only when one is not are its failures looked for. */
function failuresOf(
  program: Program,
  schema: Json,
  value: Json,
  formats: Run['formats'],
  isOver: InstanceOptions['isOver'],
): readonly Failure[] {
  if (!isObject(schema)) return schema === false ? [nothingAllowed(program, value)] : [];
  if (new Evaluation(program, formats, false, isOver).judge(schema, value)) return [];
  const failures: Failure[] = [];
  new Evaluation(program, formats, true, isOver).judge(schema, value, failures);
  return failures;
}

function nothingAllowed(program: Program, found: Json): Failure {
  const [frame] = program.frames;
  const places = {
    frame: frame!,
    schemaPointer: '',
    absoluteLocation: `${frame!.root.uri}#`,
    location: '',
    pointer: '',
  };
  return { keyword: 'false', ...places, on: 'value', found, causes: [] };
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

function tooLong({ message }: TextTooLong, { uri }: Document): Diagnostic {
  return {
    code: 'instance/text-too-long',
    severity: 'error',
    message: `${message} The instance cannot be judged.`,
    help: 'Write the pattern without look-around and back references.',
    at: { uri, pointer: '', on: 'object' },
  };
}

/** What to say about a failure: the keyword's own words, or those of what failed behind it. */
function* diagnosticsOf(failure: Failure, uri: string): Generator<Diagnostic> {
  const { keyword, causes } = failure;
  if (keyword === 'anyOf' || keyword === 'oneOf') {
    yield diagnosticOf(failure, choiceWords(failure, uri), uri);
  } else if (keyword === 'false') {
    yield diagnosticOf(failure, refusalWords(failure), uri);
  } else if (Object.hasOwn(messages, keyword)) {
    const spoken = messages[keyword]!(seenBy(failure));
    for (const words of Array.isArray(spoken) ? spoken : [spoken]) yield diagnosticOf(failure, words, uri);
  } else {
    for (const cause of causes) yield* diagnosticsOf(cause, uri);
  }
}

function diagnosticOf(failure: Failure, words: Words, uri: string): Diagnostic {
  const keyword = failure.keyword === 'false' ? holdingKeyword(failure) : failure.keyword;
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
    related: [
      {
        message: 'The schema asks for it here.',
        at: { uri: failure.frame.document.uri, pointer: failure.schemaPointer, on: 'value' },
      },
    ],
  };
}

function seenBy({ frame, schemaPointer, found }: Failure) {
  return {
    expected: valueAt(frame.document.value, schemaPointer),
    schema: holderOf({ frame, schemaPointer }),
    found,
  };
}

/** The schema object that a keyword, or a schema `false`, stands in. */
function holderOf({ frame, schemaPointer }: Pick<Failure, 'frame' | 'schemaPointer'>): JsonObject {
  const holder = schemaPointer === '' ? undefined : valueAt(frame.document.value, split(schemaPointer)[0]);
  return isObject(holder) ? holder : {};
}

/** The keyword that holds a schema `false`: the last name on the way that is no name of a member or index. */
function holdingKeyword({ location }: Failure): string {
  const [parent, last] = split(location);
  return last in refusals || last === 'not' || parent === '' ? last : split(parent)[1];
}

function refusalWords(failure: Failure): Words {
  const [, name] = split(failure.pointer);
  const keyword = holdingKeyword(failure);
  if (Object.hasOwn(refusals, keyword)) return refusals[keyword]!(name, holderOf(failure));
  return {
    message:
      failure.pointer === '' ? 'No value is allowed here.' : `${JSON.stringify(name)} is not allowed here.`,
  };
}

/** For a choice: whether none or several alternatives match, and what the nearest one asks for. */
function choiceWords(failure: Failure, uri: string): Words {
  const { expected } = seenBy(failure);
  const count = Array.isArray(expected) ? expected.length : 0;
  const branches: Failure[][] = Array.from({ length: count }, () => []);
  for (const cause of failure.causes) {
    branches[Number.parseInt(cause.location.slice(failure.location.length + 1), 10)]?.push(cause);
  }
  const matching = branches.flatMap((causes, index) => (causes.length === 0 ? [index + 1] : []));
  if (matching.length > 1) {
    return { message: `Alternatives ${matching.join(', ')} of "oneOf" match, and only one may.` };
  }
  const described = branches.map((causes) => causes.flatMap((cause) => [...diagnosticsOf(cause, uri)]));
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

import type { Annotation } from './annotations.js';
import type { Failure } from './evaluation.js';
import { wordsOf } from './findings.js';
import type { Output, OutputShape, OutputUnit } from './output-shapes.js';
import type { Reading } from './reading.js';

/** The location of the result for the whole instance. */
export const ROOT = { keywordLocation: '', instanceLocation: '' } as const;

/** Writes a result in an output format, given all failures, or a function for the annotations of a valid instance. */
export function shapeOutput(
  shape: OutputShape,
  failures: readonly Failure[],
  annotations: () => readonly Annotation[],
  reading: Reading,
): Output {
  const valid = failures.length === 0;
  if (shape === 'flag') return { valid };
  if (valid) {
    const told = annotations().map(annotationUnit);
    return { valid, ...ROOT, ...(told.length > 0 ? { annotations: told } : {}) };
  }
  const errors =
    shape === 'basic'
      ? failures.flatMap((each) => listed(each, reading))
      : failures.map((each) => nested(each, reading));
  return { valid, ...ROOT, errors };
}

function annotationUnit(annotation: Annotation): OutputUnit {
  return {
    valid: true,
    keywordLocation: annotation.keywordLocation,
    absoluteKeywordLocation: asciiOf(annotation.absoluteKeywordLocation),
    instanceLocation: annotation.instancePointer,
    annotation: annotation.value,
  };
}

/** A failure and all behind it, one after the other. */
function listed(failure: Failure, reading: Reading): readonly OutputUnit[] {
  const error = errorOf(failure, reading) ?? `"${failure.keyword}" is not satisfied.`;
  return [{ ...unitOf(failure), error }, ...failure.causes.flatMap((each) => listed(each, reading))];
}

/** A failure with all behind it inside; one that only hands on a single other gives way to it. */
function nested(failure: Failure, reading: Reading): OutputUnit {
  const [cause, ...others] = failure.causes;
  const error = errorOf(failure, reading);
  if (error === undefined && cause && others.length === 0) return nested(cause, reading);
  return {
    ...unitOf(failure),
    ...(error === undefined ? {} : { error }),
    ...(cause ? { errors: failure.causes.map((each) => nested(each, reading)) } : {}),
  };
}

function unitOf(failure: Failure): Omit<OutputUnit, 'error' | 'errors'> {
  return {
    valid: false,
    keywordLocation: failure.location,
    absoluteKeywordLocation: asciiOf(failure.absoluteLocation),
    instanceLocation: failure.pointer,
  };
}

/** The words of a failure itself; a keyword without a message has causes, which have one. */
function errorOf(failure: Failure, reading: Reading): string | undefined {
  const words = wordsOf(failure, reading).map(({ message }) => message);
  return words.length > 0 ? words.join(' ') : undefined;
}

/** An address as a URI: the standard asks for one where schemas may have an IRI. */
function asciiOf(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside of ASCII is meant.
  return address.toWellFormed().replace(/[^\x00-\x7f]+/gu, encodeURIComponent);
}

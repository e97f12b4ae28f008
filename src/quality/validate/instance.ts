import type { Budget } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, type Json } from '../../base/json.js';
import { type Document, type SchemaIndex, valueAt } from '../../schema/document/index.js';
import { createRegistry, type Registry } from '../../schema/references/index.js';
import { Annotating, type Annotation } from './annotations.js';
import type { Failure, Run } from './evaluation.js';
import { Endless, Evaluator, MAX_DEPTH, TooDeep } from './evaluator.js';
import { compile, patiently } from './fast/index.js';
import { diagnosticsOf } from './findings.js';
import { ROOT, shapeOutput } from './output.js';
import type { Output, OutputShape } from './output-shapes.js';
import { PatternTooExpensive, patternsIn, preparePatterns } from './patterns/index.js';
import { Program } from './program.js';
import { InstanceReading } from './reading.js';
import { DIAGNOSTIC_STEPS } from './weight.js';

/** How instances are checked. */
export interface InstanceOptions {
  /** Whether `format` is only an annotation, as Draft 2020-12 has it, or an assertion. */
  readonly formats?: 'annotate' | 'assert';
  readonly registry?: Registry;
  /** The schema object that checks, by pointer, if it is not the whole schema. */
  readonly entry?: string;
  /** The steps that all evaluations by the schema may take together. */
  readonly budget?: Budget;
  /** Whether functions may be made of texts, which is faster for many values; a page whose policy forbids it says so. Default: true. */
  readonly compiles?: boolean;
}

/** Checks one instance, and reports what is wrong with it. */
export type InstanceValidator = (instance: Document) => readonly Diagnostic[];

/** Checks only whether a value is valid. */
export type Acceptor = (value: Json) => boolean;

/** A schema that is ready to check instances. */
export interface InstanceChecker {
  readonly check: InstanceValidator;
  /** What the schema says about an instance and its parts; nothing if it is not valid. */
  readonly annotate: (instance: Document) => readonly Annotation[];
  /** The verdict in one of the shapes that the standard gives it. */
  readonly output: (shape: OutputShape, instance: Document) => Output;
  /** Made for many values: how many, if that is known, decides whether to compile the schema at once or later. */
  readonly acceptor: (expected?: number) => Acceptor;
  /** Whether the digits of a number matter that has a fraction and is rounded to a double with one. */
  readonly comparesFractions: () => boolean;
}

/** Makes a schema ready, given with all that it refers to; all of it is valid, and the references resolve. */
export async function instanceChecker(
  schemaIndexes: ReadonlySet<SchemaIndex>,
  options: InstanceOptions = {},
): Promise<InstanceChecker> {
  const [{ document: schema }] = schemaIndexes as Iterable<SchemaIndex> as readonly [SchemaIndex];
  const registry = options.registry ?? createRegistry();
  const program = new Program(schemaIndexes, registry, options.formats);
  // The grammars of the formats are large, and mostly not needed.
  const formats = program.assertsFormats ? (await import('./formats.js')).formats : undefined;
  await preparePatterns(patternsIn(program.schemaIndexes), options.budget);
  const entry = valueAt(schema.value, options.entry ?? '')!;
  const failures = ({ value }: Document) => failuresOf(program, entry, value, formats, options.budget);
  const annotate = ({ value }: Document) =>
    isObject(entry) ? new Annotating(program, formats, options.budget).annotate(entry, value) : [];
  return {
    comparesFractions: () => program.comparesFractions,
    check: (instance) =>
      attempt(
        () => {
          const reading = new InstanceReading(options.budget);
          return failures(instance).flatMap((failure) => {
            const diagnostics = diagnosticsOf(failure, instance.uri, reading);
            options.budget?.spend(diagnostics.length * DIAGNOSTIC_STEPS);
            return diagnostics;
          });
        },
        (hindrance) => [diagnosticFor(hindrance, schema, instance)],
      ),
    annotate: (instance) =>
      attempt(
        () => annotate(instance),
        () => [],
      ),
    output: (shape, instance) =>
      attempt(
        () => {
          const found = failures(instance);
          options.budget?.spend(countOf(found) * DIAGNOSTIC_STEPS);
          return shapeOutput(shape, found, () => annotate(instance), new InstanceReading(options.budget));
        },
        (hindrance) => ({
          valid: false,
          ...ROOT,
          error: diagnosticFor(hindrance, schema, instance).message,
        }),
      ),
    acceptor(expected) {
      if (!isObject(entry)) return () => entry !== false;
      const interpret = (value: Json) =>
        new Evaluator(program, formats, false, options.budget).evaluate(entry, value);
      const accepts =
        options.compiles === false
          ? interpret
          : patiently(interpret, () => compile(program, entry, formats, undefined, options.budget), expected);
      return (value) => {
        try {
          return accepts(value);
        } catch (fault) {
          // The code that explains why a value is refused reports it.
          if (isHindrance(fault)) return false;
          throw fault;
        }
      };
    },
  };
}

/** What can keep an evaluation from coming to an end. */
type Hindrance = Endless | TooDeep | PatternTooExpensive;

function isHindrance(fault: unknown): fault is Hindrance {
  return fault instanceof Endless || fault instanceof TooDeep || fault instanceof PatternTooExpensive;
}

function attempt<T>(run: () => T, otherwise: (hindrance: Hindrance) => T): T {
  try {
    return run();
  } catch (fault) {
    if (isHindrance(fault)) return otherwise(fault);
    throw fault;
  }
}

function diagnosticFor(hindrance: Hindrance, schema: Document, instance: Document): Diagnostic {
  if (hindrance instanceof PatternTooExpensive) return tooExpensive(hindrance, instance);
  return hindrance instanceof TooDeep ? tooDeep(instance) : endless(schema);
}

/** Most instances are valid: only when one is not are its failures looked for. */
export function failuresOf(
  program: Program,
  schema: Json,
  value: Json,
  formats: Run['formats'],
  budget: Budget | undefined,
): readonly Failure[] {
  if (!isObject(schema)) return schema === false ? [nothingAllowed(program, value)] : [];
  if (new Evaluator(program, formats, false, budget).evaluate(schema, value)) return [];
  const failures: Failure[] = [];
  new Evaluator(program, formats, true, budget).evaluate(schema, value, failures);
  return failures;
}

/** All failures, with those behind them. */
function countOf(failures: readonly Failure[]): number {
  return failures.reduce((sum, { causes }) => sum + 1 + countOf(causes), 0);
}

function nothingAllowed(program: Program, found: Json): Failure {
  const [schemaIndex] = program.schemaIndexes;
  const places = {
    schemaIndex: schemaIndex!,
    schemaPointer: '',
    absoluteLocation: `${schemaIndex!.root.uri}#`,
    location: '',
    pointer: '',
  };
  return { keyword: 'false', ...places, on: 'value', found, causes: [] };
}

function endless(schema: Document): Diagnostic {
  return {
    code: 'instance/endless',
    severity: 'error',
    message: 'The schema refers to itself endlessly: the instance cannot be checked.',
    help: 'Look for a $ref that refers back to its own schema object without descending into the data.',
    at: { uri: schema.uri, pointer: '', on: 'object' },
  };
}

function tooDeep({ uri }: Document): Diagnostic {
  return {
    code: 'instance/too-deep',
    severity: 'error',
    message: `The instance cannot be checked: that takes more than ${MAX_DEPTH} nested schema evaluations.`,
    help: 'Nest the data less deeply, or use fewer $ref, allOf, anyOf and similar keywords for each of its levels.',
    params: { limit: MAX_DEPTH },
    at: { uri, pointer: '', on: 'object' },
  };
}

function tooExpensive({ message }: PatternTooExpensive, { uri }: Document): Diagnostic {
  return {
    code: 'instance/pattern-too-expensive',
    severity: 'error',
    message: `${message} The instance cannot be validated.`,
    help: 'Write the pattern without look-around, back references, counts over 1000 and deeply nested groups.',
    at: { uri, pointer: '', on: 'object' },
  };
}

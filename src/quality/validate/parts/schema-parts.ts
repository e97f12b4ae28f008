import type { Budget } from '../../../base/budget.js';
import { type Diagnostic, isValid } from '../../../base/diagnostic.js';
import { isObject, type Json, type JsonObject } from '../../../base/json.js';
import type { Document } from '../../../schema/document/index.js';
import { createRegistry } from '../../../schema/references/index.js';
import { Endless, Evaluator, TooDeep } from '../evaluator.js';
import { diagnosticsOf } from '../findings.js';
import { failuresOf } from '../instance.js';
import { PatternTooExpensive, patternsIn, preparePatterns } from '../patterns/index.js';
import { parsePattern } from '../patterns/parse.js';
import type { Tree } from '../patterns/tree.js';
import { Program } from '../program.js';
import { faultsBehind, hindrances, reachable } from '../reachable.js';
import { InstanceReading } from '../reading.js';
import { checkDocument } from '../schema.js';
import type { ValidateOptions } from '../validate.js';

/** A schema whose parts can be read and used by themselves. */
export interface SchemaParts {
  readonly root: Json;
  /** Whether a part may mean something else by itself than inside the whole: `$dynamicRef` depends on the way to it. */
  readonly isDynamic: boolean;
  readonly assertsFormats: boolean;
  /** The keywords of a schema object that count. */
  readonly keywordsOf: (schema: JsonObject) => JsonObject;
  readonly pointerOf: (schema: JsonObject) => string;
  /** What the `$ref` of a schema object leads to. */
  readonly targetOf: (schema: JsonObject) => Json;
  /** What its `$dynamicRef` leads to, if that is the same on every way to it. */
  readonly dynamicTargetOf: (schema: JsonObject) => Json | undefined;
  /** Whether a value meets a part; throws what keeps the check from coming to an end. */
  readonly accepts: (schema: Json, value: Json, budget?: Budget) => boolean;
  /** Why a part refuses a value: what is wrong first; nothing if it accepts it. */
  readonly refusalOf: (schema: Json, value: Json) => Diagnostic | undefined;
  readonly matches: (pattern: string, text: string, budget?: Budget) => boolean;
}

/** A schema that was checked, with its parts if it is sound. */
export interface OpenedSchema {
  readonly diagnostics: readonly Diagnostic[];
  readonly parts?: SchemaParts;
}

/** What the instances are called in findings. */
const INSTANCE = 'instance';

/** Checks a schema and, if it is sound, opens it. */
export async function openSchema(document: Document, options: ValidateOptions = {}): Promise<OpenedSchema> {
  const registry = options.registry ?? createRegistry();
  const { schemaIndex, diagnostics: found } = checkDocument(document, { ...options, registry });
  const own = hindrances(found);
  if (!isValid(own)) return { diagnostics: own };
  const schemaIndexes = reachable(schemaIndex, registry);
  const diagnostics = [...own, ...faultsBehind(schemaIndexes, registry)];
  if (!isValid(diagnostics)) return { diagnostics };
  const program = new Program(schemaIndexes, registry, options.formats);
  const formats = program.assertsFormats ? (await import('../formats.js')).formats : undefined;
  await preparePatterns(patternsIn(schemaIndexes), options.budget);
  const dynamicTargetOf = (schema: JsonObject): Json | undefined => {
    const { schema: target, anchor } = program.target(program.nodeOf(schema), '$dynamicRef');
    if (anchor === undefined) return target;
    let places = 0;
    for (const { resources } of schemaIndexes)
      for (const { dynamicAnchors } of resources.values()) if (dynamicAnchors.has(anchor)) places++;
    return places === 1 ? target : undefined;
  };
  const isDynamic = [...schemaIndexes].some(({ references }) =>
    references.some(
      ({ keyword, from }) => keyword === '$dynamicRef' && dynamicTargetOf(from.value) === undefined,
    ),
  );
  return {
    diagnostics,
    parts: {
      root: document.value,
      isDynamic,
      assertsFormats: program.assertsFormats,
      keywordsOf: (schema) => program.nodeOf(schema).keywords,
      pointerOf: (schema) => program.nodeOf(schema).object.pointer,
      targetOf: (schema) => program.target(program.nodeOf(schema), '$ref').schema,
      dynamicTargetOf,
      accepts: (schema, value, budget = options.budget) =>
        isObject(schema)
          ? new Evaluator(program, formats, false, budget).evaluate(schema, value)
          : schema === true,
      refusalOf(schema, value) {
        const [failure] = failuresOf(program, schema, value, formats, options.budget);
        return failure && diagnosticsOf(failure, INSTANCE, new InstanceReading(options.budget))[0];
      },
      matches: (pattern, text, budget = options.budget) => program.pattern(pattern).test(text, budget),
    },
  };
}

/** Whether a fault is one that keeps a check from coming to an end. */
export function isHindrance(fault: unknown): boolean {
  return fault instanceof Endless || fault instanceof TooDeep || fault instanceof PatternTooExpensive;
}

/** The parts of a pattern; none if it is too deep, or has syntax that only newer engines know. */
export function patternTree(pattern: string): Tree | undefined {
  return parsePattern(pattern);
}

export type { Tree } from '../patterns/tree.js';

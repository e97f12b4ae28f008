import type { Budget } from '../../base/budget.js';
import type { Json, JsonObject } from '../../base/json.js';
import type { Resource, SchemaObject } from '../../schema/document/index.js';
import {
  Evaluated,
  type Evaluation,
  type Failure,
  type Run,
  type SchemaNode,
  type Way,
} from './evaluation.js';
import type { Program } from './program.js';
import { InstanceReading } from './reading.js';

/** Says that an evaluation came back to the same schema object at the same place of the instance: it would never end. */
export class Endless extends Error {}

/** Says that an evaluation would go deeper than the stack allows. */
export class TooDeep extends Error {}

/** A cycle is found when the chain of schema objects at one place of the instance is a multiple of this long. */
const BETWEEN_CYCLE_CHECKS = 32;

/**
 * How many evaluations may be in progress inside each other. The largest of eleven schemas with different applicators took
 * 770 bytes of the stack for each (Node 20), so this many take almost four fifths of the 984 KB of a main thread; threads
 * of the service have 4 MB. The rest is for callers and for V8, which aborts the process if the stack ends while it
 * compiles a regular expression.
 */
export const MAX_DEPTH = 1000;

/** Collecting failures builds paths and objects, which takes longer. */
const TELLING_STEPS = 16;

/** Checks one instance by a program. */
export class Evaluator extends InstanceReading implements Run {
  readonly scope: Resource[] = [];
  readonly isThorough: boolean;
  private depth = 0;
  /** How deep the evaluation was when it came to the present place of the instance. */
  private arrival = 0;
  /** The schema objects whose evaluation is in progress, by depth from 1; what is beyond the present depth is over. */
  private readonly trail: SchemaNode[] = [];

  constructor(
    readonly program: Program,
    readonly formats: Run['formats'],
    readonly tells: boolean,
    budget?: Budget | undefined,
  ) {
    super(budget);
    this.isThorough = program.tracks;
  }

  /** Whether a value meets the schema at the root. */
  evaluate(schema: JsonObject, value: Json, failures?: Failure[]): boolean {
    const node = this.program.nodeOf(schema);
    const own = this.program.tracks ? new Evaluated() : undefined;
    return this.evaluateHere({ node, value, at: '', path: '', on: 'value', own }, undefined, failures);
  }

  apply(from: Evaluation, schema: Json, value: Json, way: Way): boolean {
    if (schema === true) return true;
    const evaluation = this.evaluationOf(from, schema, value, way);
    if (evaluation === undefined) return false;
    const isInPlace = way.step === undefined;
    const { arrival } = this;
    if (!isInPlace) this.arrival = this.depth;
    // What is evaluated of a part of the value is no business of the schema that checks the whole.
    const isMet = this.evaluateHere(evaluation, isInPlace ? from.own : undefined, way.failures);
    this.arrival = arrival;
    return isMet;
  }

  /** The evaluation that a subschema leads to; none if the subschema is `false`, which fails at once. */
  private evaluationOf(from: Evaluation, schema: Json, value: Json, way: Way): Evaluation | undefined {
    const { sub, step, on = 'value', failures } = way;
    const at = this.tells && step !== undefined ? from.at + step : from.at;
    const path = this.tells ? from.path + sub : '';
    if (schema === false) {
      failures?.push(failureOf('false', from.node, sub, path, { value, at, on }, []));
      return undefined;
    }
    const own = this.program.tracks ? new Evaluated() : undefined;
    return { node: this.program.nodeOf(schema as JsonObject), value, at, path, on, own };
  }

  protected evaluateHere(
    evaluation: Evaluation,
    track: Evaluated | undefined,
    failures: Failure[] | undefined,
  ): boolean {
    this.enter(evaluation.node);
    const { resource } = evaluation.node.object;
    const isEntering = this.scope.at(-1) !== resource;
    if (isEntering) this.scope.push(resource);
    const { steps } = evaluation.node;
    let isMet = true;
    // An iterator would take several times as much of the stack.
    for (let index = 0; index < steps.length; index++) {
      const step = steps[index]!;
      const causes: Failure[] | undefined = failures ? [] : undefined;
      if (step.evaluate(this, evaluation, step.held, causes)) continue;
      isMet = false;
      if (failures === undefined) break;
      failures.push(failureOfKeyword(step.keyword, evaluation, causes!));
    }
    if (isEntering) this.scope.pop();
    this.depth--;
    if (isMet && track && evaluation.own) {
      this.budget?.spend((evaluation.own.members.size + evaluation.own.items.size) / 8);
      track.add(evaluation.own);
    }
    return isMet;
  }

  private enter(node: SchemaNode): void {
    if (++this.depth > MAX_DEPTH) throw new TooDeep();
    this.trail[this.depth] = node;
    if ((this.depth - this.arrival) % BETWEEN_CYCLE_CHECKS === 0) this.refuseCycle(node);
    this.budget?.spend(this.tells ? TELLING_STEPS : 1);
  }

  /**
   * Throws if this schema object is being evaluated already at the same place of the instance. If its evaluation has
   * since entered a resource for the first time, a `$dynamicRef` may lead elsewhere than before: that is no cycle yet.
   */
  private refuseCycle(node: SchemaNode): void {
    const { trail, depth, arrival } = this;
    let before = depth - 1;
    while (before > arrival && trail[before] !== node) before--;
    if (before <= arrival) return;
    const resourceAt = (at: number) => trail[at]!.object.resource;
    const entered = new Set<Resource>();
    for (let at = 1; at <= before; at++) entered.add(resourceAt(at));
    for (let at = before + 1; at < depth; at++) if (!entered.has(resourceAt(at))) return;
    throw new Endless();
  }
}

function failureOfKeyword(
  keyword: string,
  { node, value, at, path, on }: Evaluation,
  causes: readonly Failure[],
): Failure {
  return failureOf(keyword, node, `/${keyword}`, `${path}/${keyword}`, { value, at, on }, causes);
}

function failureOf(
  keyword: string,
  { object, schemaIndex }: SchemaNode,
  sub: string,
  location: string,
  { value, at, on }: { value: Json; at: string; on: 'key' | 'value' },
  causes: readonly Failure[],
): Failure {
  return {
    keyword,
    schemaIndex,
    // Of all failures behind a choice, few are reported.
    get schemaPointer() {
      return object.pointer + sub;
    },
    get absoluteLocation() {
      return addressOf(object, sub);
    },
    location,
    pointer: at,
    on,
    found: value,
    causes,
  };
}

/** The full address of a part of a schema object. */
export function addressOf({ resource, pointer }: SchemaObject, sub: string): string {
  const inResource = (pointer.slice(resource.pointer.length) + sub).toWellFormed();
  return `${resource.uri}#${encodeURI(inResource).replaceAll('#', '%23')}`;
}

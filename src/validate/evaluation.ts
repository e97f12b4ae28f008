import type { Budget } from '../budget.js';
import type { Resource, SchemaObject } from '../document/index.js';
import type { Json, JsonObject } from '../json.js';
import { Evaluated, type Failure, type Meeting, type Run, type SchemaNode, type Way } from './meeting.js';
import type { Program } from './program.js';

/** Says that an evaluation went so deep that it will hardly end. */
export class Endless extends Error {}

// Far from the end of the stack, which it could be fatal to run into: V8 dies when it happens to compile a regular
// expression there.
export const MAX_DEPTH = 1000;

/** Collecting failures builds paths and objects, which takes longer. */
const TELLING_STEPS = 4;

/** Judges one instance by a program. */
export class Evaluation implements Run {
  readonly scope: Resource[] = [];
  readonly isThorough: boolean;
  private depth = 0;

  constructor(
    readonly program: Program,
    readonly formats: Run['formats'],
    readonly tells: boolean,
    readonly budget?: Budget | undefined,
  ) {
    this.isThorough = program.tracks;
  }

  /** Whether a value meets the schema at the root. */
  judge(schema: JsonObject, value: Json, failures?: Failure[]): boolean {
    return this.meet(this.program.nodeOf(schema), value, '', '', 'value', undefined, failures);
  }

  apply(from: Meeting, schema: Json, value: Json, { sub, step, on, failures }: Way): boolean {
    if (schema === true) return true;
    const at = this.tells && step !== undefined ? from.at + step : from.at;
    const path = this.tells ? from.path + sub : '';
    if (schema === false) {
      failures?.push(failureOf('false', from.node, sub, path, { value, at, on: on ?? 'value' }, []));
      return false;
    }
    // What is evaluated of a part of the value is no business of the schema that judges the whole.
    const track = step === undefined ? from.own : undefined;
    return this.meet(
      this.program.nodeOf(schema as JsonObject),
      value,
      at,
      path,
      on ?? 'value',
      track,
      failures,
    );
  }

  protected meet(
    node: SchemaNode,
    value: Json,
    at: string,
    path: string,
    on: 'key' | 'value',
    track: Evaluated | undefined,
    failures: Failure[] | undefined,
  ): boolean {
    if (++this.depth > MAX_DEPTH) throw new Endless();
    this.budget?.spend(this.tells ? TELLING_STEPS : 1);
    const { resource } = node.object;
    const isEntering = this.scope.at(-1) !== resource;
    if (isEntering) this.scope.push(resource);
    const own = this.program.tracks ? new Evaluated() : undefined;
    const meeting: Meeting = { node, value, at, path, own };
    let isMet = true;
    for (const { keyword, held, judge } of node.steps) {
      const causes: Failure[] | undefined = failures ? [] : undefined;
      if (judge(this, meeting, held, causes)) continue;
      isMet = false;
      if (failures === undefined) break;
      failures.push(
        failureOf(keyword, node, `/${keyword}`, `${path}/${keyword}`, { value, at, on }, causes!),
      );
    }
    if (isEntering) this.scope.pop();
    this.depth--;
    if (isMet && track && own) {
      this.budget?.spend((own.members.size + own.items.size) / 8);
      track.add(own);
    }
    return isMet;
  }
}

function failureOf(
  keyword: string,
  { object, frame }: SchemaNode,
  sub: string,
  location: string,
  { value, at, on }: { value: Json; at: string; on: 'key' | 'value' },
  causes: readonly Failure[],
): Failure {
  return {
    keyword,
    frame,
    schemaPointer: object.pointer + sub,
    absoluteLocation: addressOf(object, sub),
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

import type { Json, JsonObject } from '../../../base/json.js';
import type { SchemaNode } from '../evaluation.js';
import type { Program } from '../program.js';
import type { Source } from './source.js';

/** What is the same for all emitters of a schema. */
export interface Setting {
  readonly program: Program;
  readonly formats: { readonly [name: string]: (text: string) => boolean } | undefined;
  readonly source: Source;
  /** The schema objects that are too large to be written where they are used. */
  readonly large: ReadonlySet<JsonObject>;
  /** The code by which a schema object checks at an emitter. */
  write(emitter: Emitter): string;
}

/** The place in generated code where one schema object checks one variable. */
export class Emitter {
  constructor(
    readonly setting: Setting,
    readonly node: SchemaNode,
    /** The variable that holds the value. */
    readonly value: string,
    /** The statement that runs when the value is refused. */
    readonly fail: string,
    /** How many schema objects of this function are around this one. */
    readonly level = 0,
  ) {}

  get source(): Source {
    return this.setting.source;
  }

  /** What a keyword holds, if it is there and counts. */
  held(keyword: string): Json | undefined {
    return this.node.steps.find((step) => step.keyword === keyword)?.held;
  }

  local(letter: string): string {
    return this.source.local(letter, this.level);
  }

  /** The variable for a part of the value. */
  part(): string {
    return this.source.local('x', this.level + 1);
  }

  test(pattern: string, variable: string): string {
    const engine = this.setting.program.pattern(pattern);
    return `${this.source.named('pattern', pattern, engine)}.test(${variable},meter.budget)`;
  }

  /** The condition that an object has a member. What objects inherit must not be taken for their own. */
  has(name: string): string {
    const key = this.source.member(name);
    return name in Object.prototype ? `hasOwn(${this.value},${key})` : `${this.value}[${key}]!==undefined`;
  }

  /** The code by which a subschema checks a variable. */
  sub(schema: Json, value = this.value, fail = this.fail): string {
    if (this.acceptsAll(schema)) return '';
    if (schema === false) return fail;
    const object = schema as JsonObject;
    if (this.setting.large.has(object)) return this.call(object, value, fail);
    const node = this.setting.program.nodeOf(object);
    return this.setting.write(new Emitter(this.setting, node, value, fail, this.level + 1));
  }

  /** The code by which the target of a reference checks the value. */
  reference(schema: Json): string {
    if (this.acceptsAll(schema)) return '';
    return schema === false ? this.fail : this.call(schema as JsonObject, this.value, this.fail);
  }

  /** Whether a schema has no assertions. */
  acceptsAll(schema: Json): boolean {
    return (
      schema !== false &&
      (schema === true || this.setting.program.nodeOf(schema as JsonObject).steps.length === 0)
    );
  }

  private call(schema: JsonObject, value: string, fail: string): string {
    return `if(!${this.source.functionOf(schema)}(${value},d+${this.level + 1}))${fail}`;
  }
}

import { append, type Frame, type Reference, type SchemaObject } from '../document/index.js';
import type { Json, JsonObject } from '../json.js';
import { type Cursor, cursorAt, type Home } from './cursor.js';
import type { Leaf } from './description.js';
import { type Reading, roleOf } from './keyword-roles.js';
import type { Topic } from './topics.js';

/** What is found in all schema objects of a document. */
export interface Findings {
  readonly frame: Frame;
  /** Every `fair:` value, down to its scalars. */
  readonly leaves: Leaf[];
  /** Pointers at parts that are not as the vocabulary wants them, and what is wrong. */
  readonly faults: Map<string, string>;
  readonly urn: () => string;
}

/** A schema object that says something about a subject. It is sorted out once, however often it is asked. */
export class Layer {
  readonly value: JsonObject;
  /** The bits of what its `fair:` keywords speak of. */
  readonly topics: number;
  /** Whether it gives values parts or alternatives; most do not, and nobody has to look for any. */
  readonly isShaping: boolean;
  /** Whether it limits values. */
  readonly isLimiting: boolean;
  /** The references in it. */
  references: readonly Reference[] = NO_REFERENCES;
  private at: string | undefined;

  constructor(
    private readonly object: SchemaObject,
    readonly frame: Frame,
    /** Its known `fair:` keywords, each in one spelling. */
    private readonly statements: readonly Cursor[],
    is: Pick<Layer, 'topics' | 'isShaping' | 'isLimiting'>,
    /** Whether it only lends its annotations: it is linked to as a shared definition, and says nothing about values. */
    readonly isLent = false,
  ) {
    this.value = object.value;
    this.topics = is.topics;
    this.isShaping = is.isShaping;
    this.isLimiting = is.isLimiting;
  }

  get pointer(): string {
    this.at ??= this.object.pointer;
    return this.at;
  }

  /** The document that it stands in. */
  get uri(): string {
    return this.frame.document.uri;
  }

  /** What references in it are relative to. */
  get base(): string {
    return this.object.resource.uri;
  }

  /** The value of a keyword, unless it is faulty. */
  statement(topic: Topic): Cursor | undefined {
    const found = this.find(topic);
    return found?.isFaulty ? undefined : found;
  }

  /** The value of a keyword as it is written, faulty or not. */
  asWritten(topic: Topic): Json | undefined {
    return this.find(topic)?.value;
  }

  private find({ keyword, bit }: Topic): Cursor | undefined {
    if ((this.topics & bit) === 0) return undefined;
    for (const each of this.statements) if (each.keyword === keyword) return each;
    return undefined;
  }

  /** The same schema object where it only lends its annotations. */
  lent(): Layer {
    const layer = new Layer(this.object, this.frame, this.statements, this, true);
    layer.references = this.references;
    return layer;
  }
}

const NO_REFERENCES: readonly Reference[] = [];
const NO_STATEMENTS: readonly Cursor[] = [];

/** Sorts a schema object out, and judges its `fair:` values. */
export function layerOf(object: SchemaObject, findings: Findings): Layer {
  const schema = object.value;
  let statements: Cursor[] | undefined;
  let topics = 0;
  let isShaping = false;
  let isLimiting = false;
  for (const keyword in schema) {
    const role = roleOf(keyword);
    if (role === 'other') continue;
    if (role === 'shape') isShaping = true;
    else if (role === 'limit') isLimiting = true;
    else {
      const cursor = statementOf(object, keyword, role, findings);
      if (role.bit === 0) continue;
      topics |= role.bit;
      statements ??= [];
      state(statements, cursor, keyword === role.name);
    }
  }
  return new Layer(object, findings.frame, statements ?? NO_STATEMENTS, { topics, isShaping, isLimiting });
}

function statementOf(
  { value, pointer, resource }: SchemaObject,
  spelling: string,
  { name, kind }: Reading,
  { frame, leaves, faults, urn }: Findings,
): Cursor {
  const stated = value[spelling]!;
  const at = append(pointer, spelling);
  const problems = kind?.check(stated) ?? [];
  for (const { on, path, message } of problems) {
    // What a part lacks is no reason to leave out what it has.
    if (on !== 'object') faults.set(append(at, ...path), message);
  }
  const home: Home = { keyword: name, spelling, uri: frame.document.uri, base: resource.uri, urn, faults };
  return cursorAt(home, spelling, stated, at, leaves);
}

/** Adds a statement; the plain spelling of a keyword wins over others that mean the same. */
function state(statements: Cursor[], cursor: Cursor, isPlain: boolean): void {
  const other = statements.findIndex((each) => each.keyword === cursor.keyword);
  if (other === -1) statements.push(cursor);
  else if (isPlain) statements[other] = cursor;
}

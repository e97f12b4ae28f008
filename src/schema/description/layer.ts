import { type Json, type JsonObject, member } from '../../base/json.js';
import { append, type Reference, type SchemaIndex, type SchemaObject } from '../document/index.js';
import type { Problem } from '../vocabulary/index.js';
import { type Cursor, cursorAt, type Home, type LeafBook } from './cursor.js';
import type { Fact } from './description.js';
import { type Reading, roleOf } from './keyword-roles.js';
import { type Shape, shapeOf } from './shape.js';
import type { Topic } from './topics.js';

/** What is found in all schema objects of a document. */
export interface Findings extends LeafBook {
  readonly schemaIndex: SchemaIndex;
  /** Pointers at parts that are not as the vocabulary wants them, and what is wrong. */
  readonly faults: Map<string, string>;
  /** All that is wrong with `fair:` values, by the pointers of the values. */
  readonly problems: Map<string, readonly Problem[]>;
  readonly urn: () => string;
}

/** A schema object that describes a subject. Its keywords are sorted once, however many subjects it describes. */
export class Layer {
  readonly value: JsonObject;
  /** The bits of the topics of its `fair:` keywords. */
  readonly topics: number;
  /** Whether it gives values parts or alternatives; most do not, and need no search. */
  readonly isShaping: boolean;
  /** Whether it limits values. */
  readonly isLimiting: boolean;
  /** How many leaves its `fair:` keywords have. */
  readonly size: number;
  /** The references in it. */
  references: readonly Reference[] = NO_REFERENCES;
  private knownShape: Shape | undefined;

  constructor(
    private readonly object: SchemaObject,
    private readonly findings: Findings,
    /** Its place, once it is known: most are never needed, and a text for each would be expensive. */
    private at: string | undefined,
    /** Its known `fair:` keywords, each in one spelling. */
    private readonly statements: readonly Cursor[],
    is: Pick<Layer, 'topics' | 'isShaping' | 'isLimiting' | 'size'>,
    /** Whether it only lends its annotations: it is linked to as a shared definition, and says nothing about values. */
    readonly isLent = false,
  ) {
    this.value = object.value;
    this.topics = is.topics;
    this.isShaping = is.isShaping;
    this.isLimiting = is.isLimiting;
    this.size = is.size;
  }

  get pointer(): string {
    this.at ??= this.object.pointer;
    return this.at;
  }

  /** What its parts, alternatives and constants show about its values, if it has any. */
  get shape(): Shape | undefined {
    if (!this.isShaping && !this.isLimiting) return undefined;
    this.knownShape ??= shapeOf(this.value);
    return this.knownShape;
  }

  get schemaIndex(): SchemaIndex {
    return this.findings.schemaIndex;
  }

  /** The document that it is in. */
  get uri(): string {
    return this.findings.schemaIndex.document.uri;
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

  /** A plain text of JSON Schema; where the schema object is inside an annotation, it is a leaf too. */
  plain(keyword: 'title' | 'description'): Fact | undefined {
    const value = member(this.value, keyword);
    if (typeof value !== 'string') return undefined;
    const pointer = `${this.pointer}/${keyword}`;
    return { value, keyword, uri: this.uri, pointer, leaf: this.findings.numbers?.get(pointer) };
  }

  private find({ keyword, bit }: Topic): Cursor | undefined {
    if ((this.topics & bit) === 0) return undefined;
    for (const each of this.statements) if (each.keyword === keyword) return each;
    return undefined;
  }

  /** The same schema object where it only lends its annotations. */
  lent(): Layer {
    const layer = new Layer(this.object, this.findings, this.at, this.statements, this, true);
    layer.references = this.references;
    return layer;
  }
}

const NO_REFERENCES: readonly Reference[] = [];
const NO_STATEMENTS: readonly Cursor[] = [];
const STEPS_AN_OBJECT = 2;
const STEPS_A_PROBLEM = 24;

/** Sorts the keywords of a schema object, and checks its `fair:` values. */
export function layerOf(object: SchemaObject, findings: Findings): Layer {
  const schema = object.value;
  const before = findings.leaves.length;
  let at: string | undefined;
  let statements: Cursor[] | undefined;
  let topics = 0;
  let isShaping = false;
  let isLimiting = false;
  let keywords = 0;
  for (const keyword in schema) {
    keywords++;
    const role = roleOf(keyword);
    if (role === 'other') continue;
    if (role === 'shape') isShaping = true;
    else if (role === 'limit') isLimiting = true;
    else {
      at ??= object.pointer;
      const cursor = statementOf(schema[keyword]!, at, object.resource.uri, role, findings);
      if (role.bit === 0) continue;
      statements ??= [];
      if ((topics & role.bit) === 0) statements.push(cursor);
      else addStatement(statements, cursor, keyword === role.name);
      topics |= role.bit;
    }
  }
  findings.budget.spend(STEPS_AN_OBJECT + (keywords >> 1));
  const properties = { topics, isShaping, isLimiting, size: findings.leaves.length - before };
  return new Layer(object, findings, at, statements ?? NO_STATEMENTS, properties);
}

function statementOf(value: Json, at: string, base: string, reading: Reading, findings: Findings): Cursor {
  const { schemaIndex, faults, urn } = findings;
  const pointer = at + reading.step;
  const problems = reading.kind?.check(value);
  if (problems !== undefined && problems.length > 0) {
    findings.budget.spend(STEPS_A_PROBLEM * problems.length);
    findings.problems.set(pointer, problems);
    noteFaults(problems, pointer, faults);
  }
  const home: Home = { reading, uri: schemaIndex.document.uri, base, urn, faults };
  return cursorAt(home, reading.spelling, value, pointer, findings);
}

function noteFaults(problems: readonly Problem[], pointer: string, faults: Map<string, string>): void {
  for (const { on, path, message } of problems) {
    // What a part lacks is no reason to leave out what it has.
    if (on !== 'object') faults.set(append(pointer, ...path), message);
  }
}

/** Adds a statement to others about the same; the plain spelling of a keyword wins over others that mean the same. */
function addStatement(statements: Cursor[], cursor: Cursor, isPlain: boolean): void {
  const other = statements.findIndex((each) => each.keyword === cursor.keyword);
  if (other === -1) statements.push(cursor);
  else if (isPlain) statements[other] = cursor;
}

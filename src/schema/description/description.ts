import type { Json, JsonObject } from '../../base/json.js';
import type { SchemaObject } from '../document/index.js';
import { type Keyword, type KeywordName, keywords, type Problem, type ValueOf } from '../vocabulary/index.js';

/** A value that a document states, and where. */
export interface Fact<T = string> {
  readonly value: T;
  /** The keyword that states it, in its spelling of the current edition. */
  readonly keyword: string;
  /** The document, and the place of the value in it. */
  readonly uri: string;
  readonly pointer: string;
  /** The number of the leaf that it is, if it is the value of a `fair:` keyword. */
  readonly leaf?: number | undefined;
  /** Other facts that state the same about the same subject. */
  readonly twins?: readonly Fact[];
}

/** A text in one language. A plain string has no language. */
export interface Wording extends Fact {
  readonly language?: string;
}

/** A text in all its languages, in the order of the document. */
export type Words = readonly Wording[];

/** Something that is named in words, by reference, or both: a concept, a licence, a unit. */
export interface Term {
  readonly words: Words;
  /** Absolute IRIs: CURIEs are expanded, local pointers resolved. */
  readonly refs: readonly Fact[];
}

type Rows = typeof keywords;

/** The name of a term: of a keyword that has a reference form and is in use. */
export type TermName = {
  [K in KeywordName]: Rows[K] extends { readonly ref: string }
    ? Rows[K] extends { readonly deprecated: unknown } | { readonly renamed: unknown }
      ? never
      : NameOf<K>
    : never;
}[KeywordName];

type NameOf<K extends KeywordName> = K extends `fair:${infer Name}` ? Name : never;

/** The terms that a subject may carry; each comes from a keyword and its reference form. */
export const termNames = Object.entries<Keyword>(keywords).flatMap(([name, { ref, deprecated, renamed }]) =>
  ref && !deprecated && !renamed ? [name.slice('fair:'.length)] : [],
) as readonly TermName[];

/** The name of a keyword whose value is one of a few words. */
export type FactName = {
  [K in KeywordName]: ValueOf<Rows[K]['kind']> extends infer Value
    ? [Value] extends [string]
      ? string extends Value
        ? never
        : NameOf<K>
      : never
    : never;
}[KeywordName];

/** The keywords of one word each that a subject may carry. */
export const factNames = Object.entries<Keyword>(keywords).flatMap(([name, { kind }]) =>
  kind.schema.enum === undefined ? [] : [name.slice('fair:'.length)],
) as readonly FactName[];

/** The links of the variable cascade, from the most concrete to the most general. */
export const linkNames = [
  'variableRef',
  'instanceVariableRef',
  'representedVariableRef',
  'conceptualVariableRef',
] as const;

/** The name of a link. */
export type LinkName = (typeof linkNames)[number];

/** The types of contributors, as the controlled list names them. */
export type AgentType = 'Individual' | 'Organization' | 'Project' | 'Software' | 'Agent' | 'Other';

/** A person, organization or program. It appears once, however many contributions it made. */
export interface Agent {
  /** The number of the agent in the description, from 1. */
  readonly number: number;
  /** All its references, without duplicates. */
  readonly refs: readonly Fact[];
  readonly names: Words;
  readonly type: AgentType;
  /** Its type as written. */
  readonly typeWords: Words;
  readonly typeRefs: readonly Fact[];
}

/** Where an entry of a list, or an object, is in its document. */
export interface Placed {
  readonly uri: string;
  readonly pointer: string;
}

/** What an agent did for a subject. */
export interface Contribution extends Placed {
  /** The number of the contribution in the description, from 1. */
  readonly number: number;
  readonly agent: Agent;
  /** The term of the controlled list, or the role as written in English or the first language; '' by default. */
  readonly role: string;
  readonly roleWords: Words;
  readonly roleRefs: readonly Fact[];
  readonly start?: Fact | undefined;
  readonly end?: Fact | undefined;
  readonly description: Words;
}

/** A version with its date and notes. */
export interface VersionFacts extends Placed {
  readonly identifier?: Fact | undefined;
  readonly date?: Fact | undefined;
  readonly notes: Words;
}

/** A period of time. */
export interface PeriodFacts extends Placed {
  readonly start?: Fact | undefined;
  readonly end?: Fact | undefined;
  readonly words: Words;
}

/** A relation of a dataset to another. */
export interface RelationFacts extends Placed {
  readonly type: Fact;
  /** The IRI of the target; a local pointer is resolved. */
  readonly target: Fact;
  /** The table of this description that the target is, if it is one. */
  readonly table?: string;
  readonly sourceVariables: readonly Fact[];
  readonly targetVariables: readonly Fact[];
  readonly cardinality?: Fact | undefined;
  readonly description: Words;
}

/** A measurement of quality. */
export interface QualityFacts extends Placed {
  readonly metric: Words;
  readonly metricRefs: readonly Fact[];
  /** A number, or the value in words. */
  readonly value?: Fact<number> | undefined;
  readonly valueWords: Words;
  readonly description: Words;
}

/** The keywords of one word, none of them left out: a copy that forgets one does not compile. */
type Facts = { readonly [name in FactName]: Fact | undefined };

/** The annotations of any subject; every keyword is allowed at every level. */
export interface Subject extends Facts {
  /** The place of its schema object. */
  readonly uri: string;
  readonly pointer: string;
  /** Its schema object; none for a schema `true` or `false` and for a value of an `enum`. */
  readonly schema: JsonObject | undefined;
  /** `fair:label` in all languages, and the plain `title`. */
  readonly label: Words;
  readonly title?: Fact | undefined;
  /** `fair:description` in all languages, and the plain `description`. */
  readonly richDescription: Words;
  readonly description?: Fact | undefined;
  /** The terms and links that the schema states, in the order of the names above. */
  readonly terms: { readonly [name in TermName]?: Term };
  readonly links: { readonly [name in LinkName]?: Fact };
  readonly period?: PeriodFacts | undefined;
  readonly version?: VersionFacts | undefined;
  readonly contributions: readonly Contribution[];
  readonly relations: readonly RelationFacts[];
  readonly quality: readonly QualityFacts[];
}

/** A value that a variable may have, with its meaning. */
export interface Code extends Subject {
  readonly value: Json;
  /** The schema object whose alternatives or enumeration it is one of. */
  readonly holder: JsonObject;
  readonly isSentinel: boolean;
  readonly sentinel?: Fact<boolean> | undefined;
}

/** The codes of a variable; variables that share a definition share the list. */
export interface CodeList {
  /** Where it is defined. */
  readonly uri: string;
  readonly pointer: string;
  /** The subject that defines it: its title names the list. */
  readonly name?: string | undefined;
  /** The codes that are values. */
  readonly codes: readonly Code[];
  /** The codes that say why there is no value. */
  readonly sentinels: readonly Code[];
}

/** The types of JSON Schema, without null. */
export type ValueType = 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** What a schema says about values, as it is written. */
export interface Constraints {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: Json;
  readonly const?: Json;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
}

/** A column of a table, or a part of one. */
export interface Variable extends Subject {
  /** As in the data; the place in a tuple is a number. */
  readonly name: string;
  /** The names from the row down to it, itself included; tuple places are numbers in text. */
  readonly path: readonly string[];
  /** Without null; empty when the schema does not say. */
  readonly types: readonly ValueType[];
  readonly isNullable: boolean;
  readonly format?: string | undefined;
  readonly constraints: Constraints;
  readonly isRequired: boolean;
  /** Whether its values are arrays; then `depth` lists the nested arrays, and types and format are those of the innermost items. */
  readonly isArray: boolean;
  /** The nested arrays, each with its number of items if that is fixed, otherwise -1. */
  readonly shape: readonly number[];
  /** The members of an object, or of the objects in an array; the places of a tuple. */
  readonly variables: readonly Variable[];
  readonly isTuple: boolean;
  readonly codes?: CodeList | undefined;
}

/** A table: rows with the same variables. */
export interface Dataset extends Subject {
  /** Unique in the description: the names of the properties on the path to it, joined by "/"; "data" for the root. */
  readonly name: string;
  /** Whether it is what the document as a whole describes; its annotations are then those of the product. */
  readonly isRoot: boolean;
  /** The properties on the path from the root of the data to the rows. */
  readonly path: readonly string[];
  /** Whether the rows are in an array; otherwise there is one row. */
  readonly isArray: boolean;
  /** How many arrays are around the array of rows: at least one for a table nested in the rows of another. */
  readonly isNested: boolean;
  /** The schema objects that describe a row, the nearest first. */
  readonly rows: readonly Placed[];
  readonly variables: readonly Variable[];
}

/** What a document describes: Product > Dataset > Variable > Code, every fact with its place. */
export interface Description extends Subject {
  /** Its `$id`, if it is an absolute IRI. */
  readonly id?: Fact | undefined;
  /** Whether it is a data product: several tables side by side. */
  readonly isProduct: boolean;
  readonly datasets: readonly Dataset[];
  readonly agents: readonly Agent[];
  /** A `urn:uuid` derived from the content of the document, for a document without an `$id`. */
  readonly urn: () => string;
  /** Whether the document has more than a description may contain: then nested parts are omitted. */
  readonly isCut: boolean;
  /** Every `fair:` value of the document, down to its scalars, whether it describes something or not. */
  readonly leaves: readonly Leaf[];
  /** Visits all schema objects of the document, for what their other keywords say. */
  readonly visitPlain: (visit: PlainVisitor) => void;
  /** What is wrong with `fair:` values of the document, by the pointers of the values. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
}

/**
 * Gets a schema object with what it describes (nothing if that is a condition, or a definition that nothing refers to),
 * and the names of its keywords that a nearer schema object says otherwise.
 */
export type PlainVisitor = (
  object: SchemaObject,
  about: 'table' | 'variable' | 'code' | undefined,
  hidden: ReadonlySet<string> | undefined,
) => void;

/** A scalar inside the value of a `fair:` keyword. */
export interface Leaf {
  /** Its number in its document, from 0; the same if two paths lead to it. */
  readonly number: number;
  /** The keyword as written. */
  readonly keyword: string;
  readonly pointer: string;
  readonly value: null | boolean | number | string;
  /** What is wrong with it, if something is. */
  readonly fault?: string;
}

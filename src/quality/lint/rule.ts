import type { Budget } from '../../base/budget.js';
import type { Ask, Fix, Severity } from '../../base/diagnostic.js';
import type { Json, JsonObject } from '../../base/json.js';
import type {
  Code,
  Contribution,
  Dataset,
  Description,
  Subject,
  Variable,
} from '../../schema/description/index.js';
import type { Document, SchemaIndex } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import type {
  Edition,
  Keyword,
  Kind,
  Licenses,
  Problem,
  Suggestion,
  Units,
} from '../../schema/vocabulary/index.js';

/** What kind of fault a rule finds. */
export type Group = 'correctness' | 'completeness' | 'semantics' | 'hygiene';

/** The community standards that a rule can protect, with the names that people know them by. */
export const targetTitles = { 'ro-crate': 'RO-Crate', cdif: 'CDIF', croissant: 'Croissant' } as const;

/** The id of such a standard. */
export type Target = keyof typeof targetTitles;

/** The ids of these standards. */
export const targets = Object.keys(targetTitles) as readonly Target[];

/** The choices of rules that people can make by name. */
export const presets = ['recommended', 'strict', 'publish'] as const;

/** The name of a preset. */
export type Preset = (typeof presets)[number];

/** A severity, or that a rule is not used. */
export type RuleSeverity = Severity | 'off';

/** What a schema object is, in the description: which keywords are usual on it depends on that. */
export type Place = 'product' | 'dataset' | 'variable' | 'code' | 'other';

/** A part of the value of an annotation, and the kind that it should be of; it may be faulty. */
export interface Part {
  readonly kind: Kind;
  readonly value: Json;
  readonly pointer: string;
}

/** A `fair:` keyword (known or not, in any spelling), its value and its place. */
export interface Annotation {
  /** As it is written. */
  readonly keyword: string;
  /** Its name in the current edition, if it is known. */
  readonly name: string | undefined;
  readonly row: Keyword | undefined;
  readonly value: Json;
  /** The place of the value. */
  readonly pointer: string;
  /** The schema object that it is in, and what that is. */
  readonly object: JsonObject;
  readonly objectPointer: string;
  readonly place: Place;
  /** What is wrong with the value. */
  readonly problems: readonly Problem[];
  /** The value and all its parts. */
  readonly parts: readonly Part[];
}

/** A dataset: the whole that the document describes, or one of its tables. */
export interface DatasetSubject {
  readonly pointer: string;
  readonly subject: Subject;
  /** Its table; none for a product without rows of its own. */
  readonly table: Dataset | undefined;
  /** Whether it is what the document as a whole describes. */
  readonly isWhole: boolean;
}

/** A variable, with the table that it is a column of, or of which it is a part. */
export interface VariableSubject {
  readonly pointer: string;
  readonly variable: Variable;
  readonly table: Dataset;
}

/** A code of a code list. */
export interface CodeSubject {
  readonly pointer: string;
  readonly code: Code;
  /** A variable that has it. */
  readonly variable: Variable;
}

/** An entry of `fair:contributors`. */
export interface ContributorSubject {
  readonly pointer: string;
  readonly contribution: Contribution;
}

/** The document as a whole. */
export interface DocumentSubject {
  readonly pointer: '';
  readonly root: JsonObject;
}

/** What a rule can check. */
export interface Subjects {
  readonly document: DocumentSubject;
  /** Every dataset: the whole, and each table that is a dataset of its own. */
  readonly dataset: DatasetSubject;
  /** Every variable in this document, including nested ones. */
  readonly variable: VariableSubject;
  readonly code: CodeSubject;
  readonly contributor: ContributorSubject;
  /** Every `fair:` keyword of every schema object. */
  readonly annotation: Annotation;
}

/** The name of a kind of subject. */
export type SubjectName = keyof Subjects;

/** All that rules check, by kind. What is in another document is checked with that document. */
export type SubjectLists = { readonly [N in SubjectName]: readonly Subjects[N][] };

/** The lists that a rule may look things up in; they are loaded only when a rule needs them for a subject. */
export interface Lists {
  readonly licenses: Licenses;
  readonly units: Units;
}

/** What all checks may use. */
export interface LintContext {
  readonly document: Document;
  readonly schemaIndex: SchemaIndex;
  /** The edition that the document is written in: the one its `$schema` names, else the current one. */
  readonly edition: Edition;
  readonly description: Description;
  readonly registry: Registry;
  readonly lists: Lists;
  /** All that rules check, by kind. */
  readonly subjects: SubjectLists;
  /** The steps that rules may take; what depends on the size of a subject spends from it. */
  readonly budget: Budget;
  /** What checks share, by what makes it; `perDocument` fills it. */
  readonly shared: Map<unknown, unknown>;
  /** The value in the document at a pointer. */
  readonly at: (pointer: string) => Json | undefined;
  /** The most likely keyword for a name that no edition has. */
  readonly suggest: (keyword: string) => Suggestion | undefined;
}

/** Something that a rule found. */
export interface Found {
  /** Where. Default: the subject itself. */
  readonly pointer?: string | undefined;
  readonly on?: 'key' | 'value' | 'object' | undefined;
  /** What is wrong, one sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly help?: string | undefined;
  /** Ways to repair it, the best first. */
  readonly fixes?: readonly Fix[] | undefined;
  /** What to ask a person for if there is no fix: the missing members of the object at its place, or another value. */
  readonly ask?: readonly string[] | Ask | undefined;
  /** Whether it is only a hint, below the severity of the rule. */
  readonly isMinor?: true | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** A schema that shows what a rule means; each is a test, and part of the page of the rule. */
export interface BadExample {
  readonly schema: Json;
  /** The schema after its first fix. */
  readonly fixed?: Json;
}

/** A rule: what it finds, why that matters, which standards require it, and examples. */
export interface Rule<On extends SubjectName = SubjectName> {
  readonly id: string;
  readonly on: On;
  readonly group: Group;
  readonly severity: RuleSeverity;
  /** The presets in which it has another severity. */
  readonly presets?: { readonly [P in Exclude<Preset, 'recommended'>]?: RuleSeverity };
  /** The best fix that it can offer. */
  readonly fix: 'safe' | 'unsafe' | 'none';
  /**
   * What a person is asked for where there is no fix: the members that are missing from the object of a finding, or
   * nothing but to look at the place. Default: the value at the place of the finding, whose kind the vocabulary knows.
   */
  readonly ask?: readonly string[] | 'look';
  /** The same in words, to complete "A person is asked for …", if that does not follow from `ask`. */
  readonly askedFor?: string;
  /** What must be true, in one sentence. */
  readonly summary: string;
  /** Why that matters, one or two sentences. */
  readonly why: string;
  /** The level of the requirement in each standard: with `for`, a must is an error and a should a warning. */
  readonly targets: { readonly [T in Target]?: 'must' | 'should' | 'may' };
  /** The FAIR metrics that it contributes to: ids of F-UJI (`FsF-…`) and of RDA (`RDA-…`). */
  readonly metrics: readonly string[];
  readonly examples: {
    readonly bad: readonly BadExample[];
    readonly good: readonly { readonly schema: Json }[];
  };
  /** The lists that it looks things up in, each with a test of the subjects for which it may do so. */
  readonly needs?: {
    readonly [L in keyof Lists]?: (subject: Subjects[On], context: LintContext) => boolean;
  };
  /**
   * The keywords that a rule on annotations concerns: annotations with others are not checked, nor are those whose
   * keyword no edition has. Default: all annotations.
   */
  readonly concerns?: (row: Keyword, name: string) => boolean;
  /** Whether the rule applies to a subject. Default: it applies to all. */
  readonly applies?: (subject: Subjects[On], context: LintContext) => boolean;
  /** All that is wrong with a subject. */
  readonly check: (subject: Subjects[On], context: LintContext) => readonly Found[] | Found | undefined;
}

/** Declares a rule. All rules have the same members in the same order: objects of many shapes are slow to read. */
export function defineRule<const On extends SubjectName>(rule: Rule<On>): Rule {
  return {
    id: rule.id,
    on: rule.on,
    group: rule.group,
    severity: rule.severity,
    presets: rule.presets,
    fix: rule.fix,
    ask: rule.ask,
    askedFor: rule.askedFor,
    summary: rule.summary,
    why: rule.why,
    targets: rule.targets,
    metrics: rule.metrics,
    examples: rule.examples,
    needs: rule.needs,
    concerns: rule.concerns,
    applies: rule.applies,
    check: rule.check,
  } as Rule;
}

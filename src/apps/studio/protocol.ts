// What the page asks its workers, and what they answer. The text of the schema is the only truth: workers read it, the page
// shows windows of what they read, and every change comes back to the page as changes of the text.
import type { Ask, Diagnostic, Severity } from '../../base/diagnostic.js';
import type { Json, JsonObject } from '../../base/json.js';

/** How a schema is written. */
export type TextFormat = 'json' | 'yaml';

/** The text of the schema at some version; versions count the changes of the text. */
export interface TextVersion {
  readonly version: number;
  readonly name: string;
  readonly format: TextFormat;
  readonly text: string;
}

/** A text to check, with what no keyword can say, for exports. */
export interface CheckedText extends TextVersion {
  readonly options: JsonObject;
}

/** A part of a text, in UTF-16 code units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A change of a text. */
export interface TextChange extends Span {
  readonly insert: string;
}

/** Part of a long list: `count` is the number of all items that fit the filter. */
export interface Window<Item> {
  readonly count: number;
  readonly first: number;
  readonly items: readonly Item[];
}

/** A text by language; a text without a language has the key ''. */
export type ByLanguage = { readonly [language: string]: string };

/** The screens that findings belong to. */
export const screens = ['dataset', 'variables', 'people', 'coverage', 'codes'] as const;

/** The name of a screen with findings. */
export type Screen = (typeof screens)[number];

/** How ready the schema is to be published. */
export interface Readiness {
  readonly total: number;
  readonly principles: readonly {
    readonly principle: 'F' | 'A' | 'I' | 'R';
    readonly title: string;
    readonly score: number;
  }[];
}

/** A table of the schema. */
export interface TableEntry {
  readonly name: string;
  readonly pointer: string;
  /** The schema object that describes a row; its `properties` are the variables. */
  readonly rowPointer: string;
  readonly label: ByLanguage;
  readonly variables: number;
  readonly relations: readonly RelationEntry[];
}

/** A relation of a table to another one, or to something outside the schema. */
export interface RelationEntry {
  readonly type: string;
  /** The IRI of what it leads to. */
  readonly target: string;
  /** The name of the table that it leads to, if it is in this schema. */
  readonly table?: string;
  readonly sourceVariables: readonly string[];
  readonly targetVariables: readonly string[];
  readonly cardinality?: string;
}

/** What readers will see of the dataset. */
export interface Card {
  /** The place of the schema object with these facts. */
  readonly pointer: string;
  readonly title: ByLanguage;
  readonly description: ByLanguage;
  readonly id?: string;
  readonly license?: { readonly words: string; readonly ref?: string; readonly name?: string };
  readonly version?: { readonly identifier?: string; readonly date?: string };
  readonly people: readonly { readonly name: string; readonly role: string; readonly ref?: string }[];
  readonly period?: { readonly start?: string; readonly end?: string; readonly words: ByLanguage };
  readonly places: readonly string[];
}

/** What was read from a text. */
export interface Checked {
  readonly kind: 'checked';
  readonly version: number;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly card: Card;
  readonly tables: readonly TableEntry[];
  /** The languages of texts in the schema, the most frequent first. */
  readonly languages: readonly string[];
  /** How many findings each screen has. */
  readonly todo: Readonly<Record<Screen, number>>;
  /** The first findings, for the marks in the text. */
  readonly marks: readonly FindingMark[];
}

/** A text that cannot be read. */
export interface Broken {
  readonly kind: 'broken';
  readonly version: number;
  readonly message: string;
  readonly help?: string;
  readonly at: Span & { readonly line: number };
  readonly marks: readonly FindingMark[];
}

/** A finding. Its number is valid for the version that it was read from. */
export interface FindingMark {
  readonly number: number;
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly help?: string;
  readonly pointer: string;
  readonly at: Span & { readonly line: number };
  /** What it is about: the name of a variable or a table, '' for the dataset. */
  readonly about: string;
  readonly screen: Screen;
  readonly fixes: readonly { readonly title: string; readonly safe: boolean }[];
  /** What only a person can say. */
  readonly ask?: Ask;
}

/** A finding in a list. */
export interface FindingRow extends Omit<FindingMark, 'at'> {
  /** The points of readiness that a repair earns. */
  readonly points: number;
}

/** Which finding is meant. Numbers change with the text: what the finding is about tells it from others then. */
export type FindingName = Pick<FindingMark, 'number' | 'code' | 'pointer'>;

/** Which findings are shown, and in which order. */
export interface FindingFilter {
  readonly screen?: Screen;
  /** Only findings at this pointer or below. */
  readonly under?: string;
  readonly severity?: Severity;
  readonly sort: 'points' | 'place' | 'severity';
}

/** A row of the table of variables. */
export interface VariableRow {
  readonly table: string;
  readonly name: string;
  /** How deeply it is nested in other variables. */
  readonly depth: number;
  readonly pointer: string;
  /** Whether its schema object is in this text; else it is defined elsewhere and cannot be edited here. */
  readonly isEditable: boolean;
  readonly label: ByLanguage;
  readonly description: ByLanguage;
  /** Such as `integer`, `string or null`, `coded`. */
  readonly type: string;
  readonly format?: string;
  readonly isRequired: boolean;
  readonly unit?: { readonly words: string; readonly ref?: string; readonly symbol?: string };
  readonly concept?: { readonly words: string; readonly ref?: string };
  readonly codes: number;
  readonly missingCodes: number;
  readonly todo: number;
  /** The points that its findings cost. */
  readonly points: number;
}

/** Which variables are shown. */
export interface VariableFilter {
  readonly table?: string;
  readonly search?: string;
  readonly isToDo?: boolean;
}

/** How a value is edited. */
export const widgets = [
  'words', // a short text, by language
  'long words', // a longer text, by language
  'line',
  'iri',
  'date',
  'number',
  'yes or no',
  'choice',
  'unit',
  'license',
  'list',
  'record',
  'json', // anything else, as text
] as const;

/** The name of a widget. */
export type Widget = (typeof widgets)[number];

/** A value of the schema that can be edited, with all that a field needs. */
export interface Field {
  /** The place of the value, whether it is there or not. */
  readonly pointer: string;
  readonly keyword: string;
  readonly title: string;
  readonly about: string;
  readonly widget: Widget;
  /** As it is stated. */
  readonly value?: Json;
  readonly example?: Json;
  readonly isRequired?: boolean;
  /** The place of its reference form: a unit, a licence or a concept is stated in words, by reference, or both. */
  readonly refPointer?: string;
  readonly choices?: readonly { readonly value: Json; readonly label: string }[];
  /** The members of a record; of a list, one entry for each item. */
  readonly members?: readonly Field[];
  /** What a new item of a list has. */
  readonly item?: readonly Field[];
  readonly findings: number;
}

/** The fields of a subject, in groups. */
export interface SubjectFields {
  readonly pointer: string;
  readonly name: string;
  readonly subject: 'dataset' | 'table' | 'variable' | 'code';
  readonly isEditable: boolean;
  readonly groups: readonly { readonly name: FieldGroup; readonly fields: readonly Field[] }[];
}

/** The groups of fields. */
export const fieldGroups = ['meaning', 'values', 'measurement', 'coverage', 'people', 'links'] as const;

/** The name of a group of fields. */
export type FieldGroup = (typeof fieldGroups)[number];

/** A code of a list of codes. */
export interface CodeRow {
  readonly pointer: string;
  readonly value: Json;
  readonly label: ByLanguage;
  readonly concept?: string;
  /** Whether it says why there is no value. */
  readonly isMissing: boolean;
}

/** A list of codes, and the variables that use it. */
export interface CodeListEntry {
  readonly pointer: string;
  /** Where a new code is inserted; none for an `enum`, whose values have no labels. */
  readonly insertAt?: string;
  readonly name: string;
  readonly variables: readonly string[];
  readonly codes: readonly CodeRow[];
}

/** A change that a person asks for. */
export type Intent =
  /** Sets a value, makes the objects around it, or removes it if there is no value. */
  | { readonly kind: 'set'; readonly pointer: string; readonly value?: Json }
  /** Sets a text in one language ('' for none); an empty text removes it. */
  | { readonly kind: 'words'; readonly pointer: string; readonly language: string; readonly text: string }
  /** Names a subject for people: by its label, or by its plain title in no language. */
  | { readonly kind: 'label'; readonly pointer: string; readonly language: string; readonly text: string }
  /** Renames a variable, with every mention of it in `required` and relations. */
  | { readonly kind: 'rename'; readonly pointer: string; readonly name: string }
  | { readonly kind: 'fix'; readonly finding: FindingName; readonly fix: number }
  /** Applies all safe fixes, or those of findings at the pointers or below. */
  | { readonly kind: 'fix all'; readonly under?: readonly string[] }
  /** Answers the question of a finding. */
  | { readonly kind: 'answer'; readonly finding: FindingName; readonly answer: Json }
  /** Suppresses a finding, with a reason. */
  | { readonly kind: 'ignore'; readonly finding: FindingName; readonly reason: string }
  /** Several changes that are undone together. */
  | { readonly kind: 'all'; readonly intents: readonly Intent[] };

/** What an intent does to the text. */
export type Edited =
  | { readonly kind: 'edited'; readonly version: number; readonly changes: readonly TextChange[] }
  /** The text has changed since: the intent is to be sent again. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly reason: string };

/** A hit of a search in a list that comes with the page. */
export interface Hit {
  readonly id: string;
  readonly iri: string;
  readonly label: string;
  /** What tells it from similar ones: a symbol, a quantity. */
  readonly detail: string;
}

/** A proposal for what is being typed, or words about what is under the pointer. */
export interface Completion {
  readonly label: string;
  readonly detail: string;
  readonly insert: string;
  readonly kind: 'keyword' | 'value';
}

/** A file with data, and the table that its rows belong to. */
export interface DataFile {
  readonly file: File;
  readonly table?: string;
  /** The sheet of a workbook. */
  readonly sheet?: string;
}

/** A question about data that were read, with the answer that is assumed. */
export interface DataQuestion {
  /** Where the answer is in the answers, as `infer` takes them. */
  readonly path: readonly (string | number)[];
  readonly ask: string;
  /** The column or table that it is about; none for the dataset. */
  readonly about?: string;
  readonly evidence?: string;
  readonly widget: Widget;
  readonly choices?: Field['choices'];
  /** What the schema says without an answer. */
  readonly assumed?: Json;
  readonly points: number;
}

/** A schema that was made from data. */
export interface Inferred {
  readonly text: string;
  readonly format: TextFormat;
  readonly options: JsonObject;
  readonly rows: number;
  readonly columns: number;
  readonly questions: readonly DataQuestion[];
  /** How the files were read, and what is odd about them. */
  readonly notes: readonly Diagnostic[];
}

/** How far work on data has come. */
export interface DataProgress {
  readonly rows: number;
  readonly bytes: number;
  readonly of: number;
}

/** An error in a row of data. */
export interface DataFinding {
  readonly file: number;
  /** From 1; none for errors of the header or the file. */
  readonly row?: number;
  readonly column: string;
  readonly keyword: string;
  readonly message: string;
  /** A change of the schema after which the value is accepted. */
  readonly remedy?: { readonly title: string; readonly intent: Intent };
}

/** The result of checking data. */
export interface DataReport {
  readonly files: readonly {
    readonly name: string;
    readonly table: string;
    readonly rows: number;
    readonly failed: number;
    readonly errors: number;
  }[];
  readonly rows: number;
  readonly failed: number;
  readonly errors: number;
  readonly tallies: readonly {
    readonly file: number;
    readonly column: string;
    readonly keyword: string;
    readonly count: number;
  }[];
  /** The first findings. */
  readonly findings: readonly DataFinding[];
  /** What could not be checked. */
  readonly notes: readonly string[];
  /** What is wrong with the schema, so that no row was checked. */
  readonly schemaErrors: readonly string[];
}

/** Rows of a file as texts, for the table of data. */
export interface DataRows {
  readonly columns: readonly string[];
  /** The number of the first row, from 1. */
  readonly first: number;
  readonly rows: readonly (readonly string[])[];
}

/** A standard that schemas are converted to. */
export interface StandardEntry {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly fileName: string;
}

/** What a document of a standard has, and what it has not. */
export interface ExportReport {
  readonly standard: string;
  /** A `must` is missing, a `should` is missing, or neither. */
  readonly status: 'complete' | 'should' | 'must';
  readonly declares: readonly string[];
  readonly missing: readonly {
    readonly term: string;
    readonly level: 'must' | 'should' | 'may';
    readonly help: string;
    /** Where the schema says it, or the option that does. */
    readonly field?: Field;
    readonly option?: string;
  }[];
  readonly assumed: readonly {
    readonly term: string;
    readonly value: string;
    readonly why: string;
    readonly field?: Field;
    readonly option?: string;
  }[];
  readonly lost: readonly {
    readonly keyword: string;
    readonly pointer: string;
    readonly value: Json;
    readonly reason: string;
  }[];
  /** What is wrong with the schema, so that there is no document. */
  readonly errors: readonly string[];
}

/** All questions: what goes to a worker, and what comes back. */
export interface Questions {
  check: { readonly ask: CheckedText; readonly answer: Checked | Broken };
  readiness: {
    readonly ask: Record<never, never>;
    readonly answer: Readiness;
  };
  variables: { readonly ask: VariableFilter & Range; readonly answer: Window<VariableRow> };
  findings: { readonly ask: FindingFilter & Range; readonly answer: Window<FindingRow> };
  codes: {
    readonly ask: Record<never, never>;
    readonly answer: readonly CodeListEntry[];
  };
  fields: { readonly ask: { readonly pointer: string }; readonly answer: SubjectFields };
  edit: { readonly ask: { readonly version: number; readonly intent: Intent }; readonly answer: Edited };
  /** The pointer at an offset of the text, and the variable that it is in. */
  at: {
    readonly ask: { readonly offset: number };
    readonly answer: { readonly pointer: string; readonly variable?: string };
  };
  /** The span of the value, or of the key, at a pointer. */
  where: { readonly ask: { readonly pointer: string }; readonly answer: Span | undefined };
  complete: {
    readonly ask: TextVersion & { readonly offset: number };
    readonly answer: Span & { readonly items: readonly Completion[] };
  };
  hover: {
    readonly ask: TextVersion & { readonly offset: number };
    readonly answer: (Span & { readonly title: string; readonly about: string }) | undefined;
  };
  /** The page of a rule, or of a keyword. */
  explain: {
    readonly ask: { readonly name: string };
    readonly answer: { readonly title: string; readonly paragraphs: readonly string[] };
  };
  search: {
    readonly ask: {
      readonly list: 'units' | 'licenses';
      readonly words: string;
      readonly limit: number;
      readonly quantity?: string;
    };
    readonly answer: readonly Hit[];
  };
  standards: { readonly ask: Record<never, never>; readonly answer: readonly StandardEntry[] };
  export: {
    readonly ask: TextVersion & { readonly standard: string; readonly options: JsonObject };
    readonly answer: ExportReport;
  };
  /** The document, as `fairwright export` writes it. */
  document: {
    readonly ask: TextVersion & { readonly standard: string; readonly options: JsonObject };
    readonly answer: { readonly text: string };
  };
  crate: {
    readonly ask: TextVersion & { readonly options: JsonObject; readonly files: readonly DataFile[] };
    readonly answer: { readonly zip: Uint8Array } | { readonly errors: readonly string[] };
  };
  /** Makes a schema from data; files that were read before are not read again when only the answers change. */
  infer: {
    readonly ask: {
      readonly files: readonly File[];
      readonly format: TextFormat;
      readonly answers?: JsonObject;
    };
    readonly answer: Inferred;
  };
  'check data': {
    /** The options have the dialect of files of cells, and the tables of files. */
    readonly ask: TextVersion & { readonly files: readonly DataFile[]; readonly options?: JsonObject };
    readonly answer: DataReport;
  };
  /** Rows by their numbers, which count from 1. */
  'data rows': {
    readonly ask: TextVersion & Range & { readonly file: DataFile; readonly options?: JsonObject };
    readonly answer: DataRows;
  };
  /** A document of another standard, or of JSON Schema, as a schema with annotations. */
  import: {
    readonly ask: { readonly name: string; readonly text: string; readonly format: TextFormat };
    readonly answer: { readonly text: string; readonly notes: readonly string[] };
  };
}

/** Which items of a list: the last is not one of them. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** The name of a question. */
export type QuestionName = keyof Questions;

/** A question on its way to a worker. */
export type Message<Name extends QuestionName = QuestionName> =
  | { readonly id: number; readonly name: Name; readonly ask: Questions[Name]['ask'] }
  /** The answer is no longer wanted. */
  | { readonly id: number; readonly name: 'cancel' };

/** What comes back: an answer, how far the work has come, or a sentence that says why there is no answer. */
export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly progress: DataProgress }
  | { readonly id: number; readonly fault: string };

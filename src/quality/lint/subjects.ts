import type { Budget } from '../../base/budget.js';
import { isObject, type Json, type JsonObject } from '../../base/json.js';
import type {
  Code,
  CodeList,
  Dataset,
  Description,
  Subject,
  Variable,
} from '../../schema/description/index.js';
import { append, type SchemaIndex } from '../../schema/document/index.js';
import { canonicalName, type Keyword, keywordNamed, type Problem } from '../../schema/vocabulary/index.js';
import { partsIn } from './annotations/annotation-parts.js';
import type {
  Annotation,
  CodeSubject,
  ContributorSubject,
  DatasetSubject,
  Part,
  Place,
  SubjectLists,
  VariableSubject,
} from './rule.js';

/** Finds the subjects of a document. */
export function subjectsOf(schemaIndex: SchemaIndex, description: Description, budget: Budget): SubjectLists {
  const { uri, value } = schemaIndex.document;
  const isHere = (each: { readonly uri: string }) => each.uri === uri;
  const variables = variablesOf(description, budget);
  const codes = codesOf(variables, budget).filter(({ code }) => isHere(code));
  return {
    document: [{ pointer: '', root: isObject(value) ? value : {} }],
    dataset: datasetsOf(description).filter(({ subject }) => isHere(subject)),
    variable: variables.filter(({ variable }) => isHere(variable)),
    code: codes,
    contributor: contributorsOf(description, variables, codes).filter(({ contribution }) =>
      isHere(contribution),
    ),
    annotation: annotationsOf(schemaIndex, description, placesOf(description, variables, codes), budget),
  };
}

function datasetsOf(description: Description): readonly DatasetSubject[] {
  const own = description.datasets.find(({ isRoot }) => isRoot);
  const whole = { pointer: '', subject: description, table: own, isWhole: true };
  const tables = description.datasets.filter(({ isRoot }) => !isRoot);
  return [
    whole,
    ...tables.map((table) => ({ pointer: table.pointer, subject: table, table, isWhole: false })),
  ];
}

/** All variables. A schema object that several of them share is one place, with one set of findings. */
function variablesOf({ datasets }: Description, budget: Budget): readonly VariableSubject[] {
  const found: VariableSubject[] = [];
  const seen = new Set<JsonObject | undefined>();
  const add = (variables: readonly Variable[], table: Dataset) => {
    budget.spend(variables.length);
    for (const variable of variables) {
      const { schema, pointer } = variable;
      if (!seen.has(schema)) {
        seen.add(schema);
        found.push({ pointer, variable, table });
      }
      if (variable.variables.length > 0) add(variable.variables, table);
    }
  };
  for (const table of datasets) add(table.variables, table);
  return found;
}

function codesOf(variables: readonly VariableSubject[], budget: Budget): readonly CodeSubject[] {
  const found = new Map<Code, CodeSubject>();
  const seen = new Set<CodeList>();
  for (const { variable } of variables) {
    const list = variable.codes;
    if (list === undefined || seen.has(list)) continue;
    seen.add(list);
    budget.spend(list.codes.length + list.sentinels.length);
    for (const codes of [list.codes, list.sentinels]) {
      for (const code of codes) {
        if (!found.has(code)) found.set(code, { pointer: code.pointer, code, variable });
      }
    }
  }
  return [...found.values()];
}

function contributorsOf(
  description: Description,
  variables: readonly VariableSubject[],
  codes: readonly CodeSubject[],
): readonly ContributorSubject[] {
  const found = new Map<string, ContributorSubject>();
  const add = ({ contributions }: Subject) => {
    for (const contribution of contributions) {
      const { pointer } = contribution;
      // What the deprecated fair:provider states has a rule of its own.
      if (pointer.includes('fair:contributors/') && !found.has(pointer))
        found.set(pointer, { pointer, contribution });
    }
  };
  add(description);
  for (const table of description.datasets) add(table);
  for (const { variable } of variables) add(variable);
  for (const { code } of codes) add(code);
  return [...found.values()];
}

/** What the schema objects of a document are. */
function placesOf(
  description: Description,
  variables: readonly VariableSubject[],
  codes: readonly CodeSubject[],
): ReadonlyMap<JsonObject | undefined, Place> {
  const places = new Map<JsonObject | undefined, Place>();
  for (const { code } of codes) places.set(code.schema, 'code');
  for (const { variable } of variables) places.set(variable.schema, 'variable');
  for (const { schema } of description.datasets) places.set(schema, 'dataset');
  return places.set(description.schema, description.isProduct ? 'product' : 'dataset');
}

function annotationsOf(
  schemaIndex: SchemaIndex,
  { problems }: Description,
  places: ReadonlyMap<JsonObject | undefined, Place>,
  budget: Budget,
): readonly Annotation[] {
  const found: Annotation[] = [];
  const seen = new Set<JsonObject>();
  for (const object of schemaIndex.objects) {
    const { value } = object;
    if (seen.has(value)) continue;
    seen.add(value);
    let pointer: string | undefined;
    for (const keyword in value) {
      if (!looksLikeAnnotation(keyword)) continue;
      pointer ??= object.pointer;
      budget.spend(STEPS_AN_ANNOTATION + Math.ceil(pointer.length / CHARACTERS_A_STEP));
      const place = places.get(value) ?? 'other';
      found.push(new WrittenAnnotation(keyword, value, pointer, place, problems));
    }
  }
  return found;
}

const STEPS_AN_ANNOTATION = 4;
const CHARACTERS_A_STEP = 64;

/** An annotation that computes the parts of its value on first use, once for all rules. */
class WrittenAnnotation implements Annotation {
  readonly row: Keyword | undefined;
  readonly name: string | undefined;
  readonly value: Json;
  readonly pointer: string;
  private knownParts: readonly Part[] | undefined;

  constructor(
    readonly keyword: string,
    readonly object: JsonObject,
    readonly objectPointer: string,
    readonly place: Place,
    private readonly faulty: ReadonlyMap<string, readonly Problem[]>,
  ) {
    this.row = keywordNamed(keyword);
    this.name = this.row && (this.row.renamed ?? canonicalName(keyword));
    this.value = object[keyword]!;
    this.pointer = append(objectPointer, keyword);
    this.knownParts = undefined;
  }

  get problems(): readonly Problem[] {
    // Most documents have none, and a text that was just put together is expensive to look up.
    return this.faulty.size === 0 ? NOTHING : (this.faulty.get(this.pointer) ?? NOTHING);
  }

  get parts(): readonly Part[] {
    this.knownParts ??= this.row ? partsIn(this.row.kind, this.value, this.pointer) : NOTHING;
    return this.knownParts;
  }
}

const NOTHING: readonly never[] = [];

const PREFIX = /^(?:x-)?fair[:_.-]/i;

/** `fair:` in any spelling that people give the prefix. */
function looksLikeAnnotation(keyword: string): boolean {
  return keyword.startsWith('fair:') || PREFIX.test(keyword);
}

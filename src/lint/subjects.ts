import type { Code, Dataset, Description, Subject, Variable } from '../description/index.js';
import { append, type SchemaIndex } from '../document/index.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { canonicalName, type Keyword, keywordNamed, type Problem } from '../vocabulary/index.js';
import { partsIn } from './annotations/annotation-parts.js';
import type {
  Annotation,
  CodeSubject,
  ContributorSubject,
  DatasetSubject,
  Part,
  Place,
  SubjectName,
  Subjects,
  VariableSubject,
} from './rule.js';

/** All that rules look at, by kind. What stands in another document is that document's business. */
export type SubjectLists = { readonly [N in SubjectName]: readonly Subjects[N][] };

/** Finds the subjects of a document. */
export function subjectsOf(schemaIndex: SchemaIndex, description: Description): SubjectLists {
  const { uri } = schemaIndex.document;
  const isHere = (each: { readonly uri: string }) => each.uri === uri;
  const datasets = datasetsOf(description);
  const variables = oncePerPlace(
    description.datasets.flatMap((table) => [...variablesIn(table.variables, table)]),
  );
  const codes = codesOf(variables).filter(({ code }) => isHere(code));
  const all: readonly Subject[] = [
    description,
    ...description.datasets,
    ...variables.map(({ variable }) => variable),
    ...codes.map(({ code }) => code),
  ];
  return {
    document: [{ pointer: '', root: isObject(schemaIndex.document.value) ? schemaIndex.document.value : {} }],
    dataset: datasets.filter(({ subject }) => isHere(subject)),
    variable: variables.filter(({ variable }) => isHere(variable)),
    code: codes,
    contributor: contributorsOf(all).filter(({ contribution }) => isHere(contribution)),
    annotation: annotationsOf(schemaIndex, placesOf(description, variables, codes)),
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

function* variablesIn(variables: readonly Variable[], table: Dataset): Generator<VariableSubject> {
  for (const variable of variables) {
    yield { pointer: variable.pointer, variable, table };
    yield* variablesIn(variable.variables, table);
  }
}

/** A definition that several variables use is one place, with one set of findings. */
function oncePerPlace(variables: readonly VariableSubject[]): readonly VariableSubject[] {
  const places = new Map<string, VariableSubject>();
  for (const each of variables) {
    const key = `${each.variable.uri} ${each.pointer}`;
    if (!places.has(key)) places.set(key, each);
  }
  return [...places.values()];
}

function codesOf(variables: readonly VariableSubject[]): readonly CodeSubject[] {
  const found = new Map<Code, CodeSubject>();
  for (const { variable } of variables) {
    for (const code of [...(variable.codes?.codes ?? []), ...(variable.codes?.sentinels ?? [])]) {
      if (!found.has(code)) found.set(code, { pointer: code.pointer, code, variable });
    }
  }
  return [...found.values()];
}

function contributorsOf(subjects: readonly Subject[]): readonly ContributorSubject[] {
  const found = new Map<string, ContributorSubject>();
  for (const { contributions } of subjects) {
    for (const contribution of contributions) {
      const { pointer } = contribution;
      // What the deprecated fair:provider says has a rule of its own.
      if (pointer.includes('fair:contributors/') && !found.has(pointer))
        found.set(pointer, { pointer, contribution });
    }
  }
  return [...found.values()];
}

/** What the schema objects of a document are, by pointer. */
function placesOf(
  description: Description,
  variables: readonly VariableSubject[],
  codes: readonly CodeSubject[],
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { pointer } of codes) places.set(pointer, 'code');
  for (const { pointer } of variables) places.set(pointer, 'variable');
  for (const { pointer } of description.datasets) places.set(pointer, 'dataset');
  places.set('', description.isProduct ? 'product' : 'dataset');
  return places;
}

function annotationsOf(schemaIndex: SchemaIndex, places: ReadonlyMap<string, Place>): readonly Annotation[] {
  const found: Annotation[] = [];
  const seen = new Set<JsonObject>();
  for (const object of schemaIndex.objects) {
    if (seen.has(object.value)) continue;
    seen.add(object.value);
    for (const keyword of Object.keys(object.value)) {
      if (!looksLikeAnnotation(keyword)) continue;
      const objectPointer = object.pointer;
      const row = keywordNamed(keyword);
      const place = places.get(objectPointer) ?? 'other';
      found.push(new WrittenAnnotation(keyword, row, object.value, objectPointer, place));
    }
  }
  return found;
}

/** An annotation that works out when asked, and once for all rules, what its value is made of. */
class WrittenAnnotation implements Annotation {
  readonly name: string | undefined;
  readonly value: Json;
  readonly pointer: string;
  private knownProblems: readonly Problem[] | undefined;
  private knownParts: readonly Part[] | undefined;

  constructor(
    readonly keyword: string,
    readonly row: Keyword | undefined,
    readonly object: JsonObject,
    readonly objectPointer: string,
    readonly place: Place,
  ) {
    this.name = row && (row.renamed ?? canonicalName(keyword));
    this.value = object[keyword]!;
    this.pointer = append(objectPointer, keyword);
    this.knownProblems = undefined;
    this.knownParts = undefined;
  }

  get problems(): readonly Problem[] {
    this.knownProblems ??= this.row?.kind.check(this.value) ?? NOTHING;
    return this.knownProblems;
  }

  get parts(): readonly Part[] {
    this.knownParts ??= this.row ? partsIn(this.row.kind, this.value, this.pointer) : NOTHING;
    return this.knownParts;
  }
}

const NOTHING: readonly never[] = [];

/** `fair:` in any spelling that people give the prefix. */
function looksLikeAnnotation(keyword: string): boolean {
  return /^(?:x-)?fair[:_.-]/i.test(keyword);
}

import { type Budget, unlimited } from '../../base/budget.js';
import type { Json } from '../../base/json.js';
import { type Document, type SchemaIndex, valueAt } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { CURRENT_EDITION, type Edition, type Keyword, suggest } from '../../schema/vocabulary/index.js';
import { type Reading, readingOf } from './reading.js';
import type { Annotation, Found, LintContext, Lists, Rule, SubjectName, Subjects } from './rule.js';
import { subjectsOf } from './subjects.js';
import { weightOf } from './weight.js';

/** A finding, before its severity is decided. */
export interface Finding extends Found {
  readonly rule: Rule;
  readonly pointer: string;
  /** The subject that it is about. */
  readonly subject: string;
}

/** What a rule checked, and what it found. */
export interface Evaluated {
  readonly rule: Rule;
  /** How many subjects it applies to. */
  readonly applicable: number;
  readonly findings: readonly Finding[];
}

/** All that rules need to know of a document. */
export function contextOf(
  document: Document,
  registry: Registry,
  lists: Lists,
  { schemaIndex, description }: Pick<Reading, 'schemaIndex' | 'description'> = readingOf(document, registry),
  budget: Budget = unlimited(),
): LintContext {
  return {
    document,
    schemaIndex,
    edition: editionOf(schemaIndex, registry),
    description,
    registry,
    lists,
    subjects: subjectsOf(schemaIndex, description, budget),
    budget,
    shared: new Map(),
    at: remembered((pointer: string): Json | undefined => {
      budget.spend(1 + Math.ceil(pointer.length / CHARACTERS_A_STEP));
      return valueAt(document.value, pointer);
    }),
    suggest: remembered((keyword: string) => suggest(keyword, budget)),
  };
}

const CHARACTERS_A_STEP = 32;

/** A function that works out each answer once: many rules ask for the same. */
function remembered<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined && !known.has(text)) {
      found = find(text);
      known.set(text, found);
    }
    return found as T;
  };
}

function editionOf({ root }: SchemaIndex, registry: Registry): Edition {
  const dialect = root.dialect === undefined ? undefined : registry.dialect(root.dialect);
  return dialect === undefined || dialect === '2020-12' ? CURRENT_EDITION : dialect;
}

/** Checks a document by rules: each finds all that it can find, whatever its severity. */
export function evaluate(
  document: Document,
  registry: Registry,
  rules: readonly Rule[],
  lists: Lists,
): readonly Evaluated[] {
  return evaluateIn(contextOf(document, registry, lists), rules);
}

/** The same, for a document that has been read already. */
export function evaluateIn(context: LintContext, rules: readonly Rule[]): readonly Evaluated[] {
  const { subjects } = context;
  const results = rules.map((rule) => new Result(rule));
  const on = (name: SubjectName) => results.filter(({ rule }) => rule.on === name);
  const concerned = concernedBy(on('annotation'));
  for (const annotation of subjects.annotation) {
    const own = concerned(annotation);
    context.budget.spend(own.length * weightOf(annotation.value));
    check(annotation, own, context);
  }
  for (const name of OTHER_SUBJECTS) {
    const own = on(name);
    for (const subject of subjects[name]) {
      context.budget.spend(own.length);
      check(subject, own, context);
    }
  }
  return results;
}

const OTHER_SUBJECTS = ['document', 'dataset', 'variable', 'code', 'contributor'] as const;

class Result implements Evaluated {
  applicable = 0;
  readonly findings: Finding[] = [];

  constructor(readonly rule: Rule) {}
}

/** Finds the rules that concern an annotation: they are the same for all that have the same keyword. */
function concernedBy(results: readonly Result[]): (annotation: Annotation) => readonly Result[] {
  const known = new Map<Keyword | undefined, readonly Result[]>();
  return ({ row, name }) => {
    let own = known.get(row);
    if (own === undefined) {
      own = results.filter(
        ({ rule: { concerns } }) => concerns === undefined || (row && concerns(row, name!)),
      );
      known.set(row, own);
    }
    return own;
  };
}

function check(subject: Subjects[SubjectName], results: readonly Result[], context: LintContext): void {
  for (const result of results) {
    const { rule } = result;
    if (rule.applies && !rule.applies(subject, context)) continue;
    result.applicable++;
    const found = rule.check(subject, context);
    if (found === undefined) continue;
    if (Array.isArray(found)) {
      for (const each of found as readonly Found[]) add(result, each, subject.pointer, context.budget);
    } else add(result, found as Found, subject.pointer, context.budget);
  }
}

function add({ rule, findings }: Result, found: Found, subject: string, budget: Budget): void {
  // Member by member, since there are many and a spread takes several times as long.
  const { pointer = subject, on, message, help, fixes, ask, isMinor, params } = found;
  // What is found is written out several times, as a finding and as losses of metrics.
  budget.spend(STEPS_A_FINDING + Math.ceil((message.length + pointer.length) / WRITTEN_A_STEP));
  findings.push({ rule, subject, pointer, on, message, help, fixes, ask, isMinor, params });
}

const STEPS_A_FINDING = 40;
const WRITTEN_A_STEP = 16;

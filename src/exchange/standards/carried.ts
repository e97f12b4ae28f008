import { areEqual, isObject, type Json, type JsonObject, quote } from '../../base/json.js';
import type { Code, Description, Subject, Variable } from '../../schema/description/index.js';
import { valueAt } from '../../schema/document/index.js';

/** A carried schema with the changes of its document. */
export interface Edited {
  readonly schema: Json;
  /** Whether it is the carried one, be it with changes. */
  readonly isCarried: boolean;
  /** What was changed, in words. */
  readonly edits: readonly string[];
}

/**
 * Changes a carried schema where its document says something else than expected. Subjects are matched by what they are:
 * the dataset, tables by name, variables by path, codes by value. If these are others, the schema that was read counts.
 */
export function withEdits(
  carried: Json,
  description: Description,
  expected: Description,
  read: Description,
  schema: Json,
): Edited {
  const [own, before, after] = [subjectsOf(description), subjectsOf(expected), subjectsOf(read)];
  const isSame =
    before.size === after.size && [...before.keys()].every((name) => after.has(name) && own.has(name));
  if (!isSame || !areEqual(structureOf(before), structureOf(after))) {
    return {
      schema,
      isCarried: false,
      edits: [
        'The tables, variables or codes differ from those of the schema that the document carries, which is not used.',
      ],
    };
  }
  const edits: string[] = [];
  const changed = structuredClone(carried);
  for (const [name, subject] of after) {
    const [was, is] = [annotationsOf(before.get(name)!), annotationsOf(subject)];
    const target = valueAt(changed, own.get(name)!.pointer);
    for (const keyword of new Set([...Object.keys(was), ...Object.keys(is)])) {
      if (was[keyword] !== undefined && is[keyword] !== undefined && areEqual(was[keyword], is[keyword]))
        continue;
      if (!isObject(target)) continue;
      const object = target as { [name: string]: Json };
      if (is[keyword] === undefined) delete object[keyword];
      else object[keyword] = is[keyword];
      edits.push(
        `${quote(keyword)} of ${name} ${is[keyword] === undefined ? 'was removed' : 'was changed'}.`,
      );
    }
  }
  return { schema: changed, isCarried: true, edits };
}

/** Everything that a description describes, by what it is called in words. */
function subjectsOf(description: Description): ReadonlyMap<string, Subject> {
  const found = new Map<string, Subject>([['the dataset', description]]);
  const visit = (table: string, variables: readonly Variable[]): void => {
    for (const each of variables) {
      const name = `the variable ${quote(each.path.join('/'))} of ${table}`;
      found.set(name, each);
      for (const code of codesOf(each))
        found.set(`the code ${quote(JSON.stringify(code.value))} of ${name}`, code);
      visit(table, each.variables);
    }
  };
  for (const each of description.datasets) {
    const name = `the table ${quote(each.name)}`;
    if (!each.isRoot) found.set(name, each);
    visit(name, each.variables);
  }
  return found;
}

function codesOf({ codes }: Variable): readonly Code[] {
  return codes === undefined ? [] : [...codes.codes, ...codes.sentinels];
}

/** What is the same as long as nobody changes tables and variables. */
function structureOf(subjects: ReadonlyMap<string, Subject>): Json {
  return [...subjects].map(([name, subject]) =>
    'types' in subject
      ? [
          name,
          (subject as Variable).types,
          (subject as Variable).format ?? null,
          (subject as Variable).constraints as Json,
        ]
      : name,
  );
}

const TEXTS: readonly string[] = ['title', 'description'];

/** What is stated at the place of a subject: texts and `fair:` keywords. */
function annotationsOf({ schema }: Subject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema ?? {}).filter(([name]) => name.startsWith('fair:') || TEXTS.includes(name)),
  );
}

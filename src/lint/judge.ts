import { type Document, type SchemaIndex, valueAt } from '../document/index.js';
import type { Json } from '../json.js';
import type { Registry } from '../registry/index.js';
import { CURRENT_EDITION, type Edition, loadLicenses, loadUnits } from '../vocabulary/index.js';
import { type Reading, readingOf } from './reading.js';
import type { Found, LintContext, Lists, Rule } from './rule.js';
import { subjectsOf } from './subjects.js';

/** A finding, before anybody decided what it weighs. */
export interface Finding extends Found {
  readonly rule: Rule;
  readonly pointer: string;
  /** The subject that it is about. */
  readonly subject: string;
}

/** What a rule had to judge, and what it found. */
export interface Judged {
  readonly rule: Rule;
  /** How many subjects it could judge. */
  readonly applicable: number;
  readonly findings: readonly Finding[];
}

/** Loads the lists that some rules need; the others are never looked into. */
export async function loadLists(rules: readonly Rule[]): Promise<Lists> {
  const isNeeded = (list: keyof Lists) => rules.some(({ needs }) => needs?.includes(list));
  const [licenses, units] = await Promise.all([
    isNeeded('licenses') ? loadLicenses() : undefined,
    isNeeded('units') ? loadUnits() : undefined,
  ]);
  return { licenses, units } as Lists;
}

/** All that rules need to know of a document. */
export function contextOf(
  document: Document,
  registry: Registry,
  lists: Lists,
  { schemaIndex, description }: Pick<Reading, 'schemaIndex' | 'description'> = readingOf(document, registry),
): LintContext {
  const values = new Map<string, Json>();
  const at = (pointer: string) => {
    const known = values.get(pointer);
    if (known !== undefined) return known;
    const found = valueAt(document.value, pointer);
    if (found !== undefined) values.set(pointer, found);
    return found;
  };
  return {
    document,
    schemaIndex,
    edition: editionOf(schemaIndex, registry),
    description,
    registry,
    lists,
    at,
  };
}

function editionOf({ root }: SchemaIndex, registry: Registry): Edition {
  const dialect = root.dialect === undefined ? undefined : registry.dialect(root.dialect);
  return dialect === undefined || dialect === '2020-12' ? CURRENT_EDITION : dialect;
}

/** Lets rules judge a document: each finds all that it can find, whatever it weighs. */
export function judge(
  document: Document,
  registry: Registry,
  rules: readonly Rule[],
  lists: Lists,
): readonly Judged[] {
  return judgeIn(contextOf(document, registry, lists), rules);
}

/** The same, for a document that has been read already. */
export function judgeIn(context: LintContext, rules: readonly Rule[]): readonly Judged[] {
  const { schemaIndex, description } = context;
  const subjects = subjectsOf(schemaIndex, description);
  return rules.map((rule) => {
    const findings: Finding[] = [];
    let applicable = 0;
    for (const subject of subjects[rule.on]) {
      if (rule.applies && !rule.applies(subject, context)) continue;
      applicable++;
      const found = rule.check(subject, context);
      if (found === undefined) continue;
      for (const each of Array.isArray(found) ? (found as readonly Found[]) : [found as Found]) {
        findings.push(findingOf(each, rule, subject.pointer));
      }
    }
    return { rule, applicable, findings };
  });
}

// Member by member, since there are many and a spread takes several times as long.
function findingOf(
  { pointer, on, message, help, fixes, isMinor, params }: Found,
  rule: Rule,
  subject: string,
) {
  return { rule, subject, pointer: pointer ?? subject, on, message, help, fixes, isMinor, params };
}

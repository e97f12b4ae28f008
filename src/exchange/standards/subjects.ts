import {
  type Code,
  type CodeList,
  type Description,
  type FactName,
  factNames,
  type Subject,
  type Variable,
} from '../../schema/description/index.js';
import type { Exporter } from './exporter.js';
import { hasMembers } from './jsonld.js';

/** What is done with the parts of a description. */
export interface Visitor {
  /** With the description, a table, a variable or a code. */
  readonly subject: (subject: Subject) => void;
  readonly variable?: (variable: Variable) => void;
  readonly code?: (code: Code) => void;
}

/** Visits everything that a description describes; a list of codes that several variables share once. */
export function visitSubjects(description: Description, visitor: Visitor): void {
  const lists = new Set<CodeList>();
  visitor.subject(description);
  for (const dataset of description.datasets) {
    visitor.subject(dataset);
    visitVariables(dataset.variables, lists, visitor);
  }
}

function visitVariables(variables: readonly Variable[], lists: Set<CodeList>, visitor: Visitor): void {
  for (const variable of variables) {
    visitor.subject(variable);
    visitor.variable?.(variable);
    const { codes } = variable;
    if (codes !== undefined && !lists.has(codes)) {
      lists.add(codes);
      visitCodes(codes.codes, visitor);
      visitCodes(codes.sentinels, visitor);
    }
    if (variable.variables.length > 0) visitVariables(variable.variables, lists, visitor);
  }
}

function visitCodes(codes: readonly Code[], visitor: Visitor): void {
  for (const code of codes) {
    visitor.subject(code);
    visitor.code?.(code);
  }
}

/** The keywords of one word that a standard has a place for. */
export function placedFacts(mapping: Exporter['mapping']): readonly FactName[] {
  return factNames.filter((name) => 'to' in mapping[`fair:${name}`]);
}

/** Whether a subject has annotations: `fair:` keywords that describe it. */
export function isAnnotated(subject: Subject): boolean {
  const { label, richDescription, contributions, relations, quality } = subject;
  return (
    label.length + richDescription.length + contributions.length + relations.length + quality.length > 0 ||
    (subject.period ?? subject.version) !== undefined ||
    factNames.some((name) => subject[name] !== undefined) ||
    hasMembers(subject.terms) ||
    hasMembers(subject.links)
  );
}

/** The same for a code, which may be marked as a sentinel too. */
export function isAnnotatedCode(code: Code): boolean {
  return code.sentinel !== undefined || isAnnotated(code);
}

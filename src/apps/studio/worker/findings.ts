import type { Diagnostic } from '../../../base/diagnostic.js';
import { type Document, rangeOf } from '../../../schema/document/index.js';
import { canonicalName } from '../../../schema/vocabulary/index.js';
import type { FindingMark, Screen, Span } from '../protocol.js';
import { ruleScreens, screenOfKeyword } from './groups.js';
import type { Owner } from './owners.js';

/** A finding with what it belongs to. */
export interface PlacedFinding {
  readonly diagnostic: Diagnostic;
  readonly number: number;
  readonly owner: Owner;
  readonly screen: Screen;
}

const RULE = 'lint/';

/** The rule that found something; undefined for faults of syntax and schema. */
export function ruleOf({ code }: Pick<Diagnostic, 'code'>): string | undefined {
  return code.startsWith(RULE) ? code.slice(RULE.length) : undefined;
}

/** The findings of a document with their owners and screens. */
export function placeFindings(
  diagnostics: readonly Diagnostic[],
  ownerOf: (pointer: string) => Owner,
): readonly PlacedFinding[] {
  return diagnostics.map((diagnostic, number) => {
    const rule = ruleOf(diagnostic);
    const { pointer } = diagnostic.at;
    const owner = ownerOf(pointer);
    return {
      diagnostic,
      number,
      owner,
      screen: screenOf(rule, pointer, owner),
    };
  });
}

function screenOf(rule: string | undefined, pointer: string, owner: Owner): Screen {
  if (owner.screen === 'variables' || owner.screen === 'dataset') {
    const byRule = rule === undefined ? undefined : ruleScreens[rule];
    if (byRule) return byRule;
  }
  if (owner.screen !== 'dataset') return owner.screen;
  const start = pointer.lastIndexOf('fair:');
  if (start === -1) return owner.screen;
  const end = pointer.indexOf('/', start);
  const keyword = canonicalName(pointer.slice(start, end === -1 ? undefined : end));
  return screenOfKeyword(keyword) ?? owner.screen;
}

/** A finding as the text shows it. */
export function findingMark(document: Document, finding: PlacedFinding): FindingMark {
  return { ...findingFacts(finding), at: spanOf(document, finding.diagnostic) };
}

/** A finding as the page shows it anywhere. */
export function findingFacts(finding: PlacedFinding): Omit<FindingMark, 'at'> {
  const { diagnostic, number, owner, screen } = finding;
  const { code, severity, message, help, at, ask, fixes = [] } = diagnostic;
  return {
    number,
    code,
    severity,
    message,
    ...(help === undefined ? {} : { help }),
    pointer: at.pointer,
    about: owner.name,
    screen,
    fixes: fixes.map(({ title, safe }) => ({ title, safe })),
    ...(ask === undefined ? {} : { ask }),
  };
}

/** Points without the small errors of their sums. */
export function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}

/** Where a finding is in the text. */
export function spanOf(document: Document, { at }: Diagnostic): Span & { readonly line: number } {
  const range = at.range ?? rangeOf(document, at.pointer, at.on);
  return range
    ? { from: range.start.offset, to: range.end.offset, line: range.start.line }
    : { from: 0, to: 0, line: 1 };
}

import type { Diagnostic } from '../../base/diagnostic.js';
import { type Document, rangeOf } from '../../schema/document/index.js';

/** Rules that check only the name and the value of one annotation. */
export const LOCAL_RULES: readonly string[] = [
  'canonical-iri',
  'controlled-term',
  'date-order',
  'known-prefix',
  'no-empty-text',
  'no-example-iri',
  'no-iri-in-literal',
  'no-misprefixed-keyword',
  'no-unknown-keyword',
  'no-unknown-member',
  'no-unsafe-markdown',
  'ref-is-iri',
  'unit-exists',
  'valid-date',
  'valid-keyword-value',
  'valid-language-tag',
  'valid-orcid',
];

const LOCAL_CODES = new Set(LOCAL_RULES.map((id) => `lint/${id}`));

/**
 * The findings that hold whatever a text with syntax errors was meant to be: those that depend on nothing but one name
 * or value, which ends before the first error. Everything else (what is missing, where a reference leads, what a schema
 * object describes) may depend on text that was not read, or was read in the wrong place. There are no fixes and
 * no questions: their edits could not be written into the text.
 */
export function certainFindings(
  document: Document,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const brokenAt = document.source?.brokenAt;
  if (brokenAt === undefined) return diagnostics;
  const isCertain = ({ code, at }: Diagnostic) =>
    (LOCAL_CODES.has(code) || code.startsWith('schema/')) &&
    at.on !== 'object' &&
    (rangeOf(document, at.pointer, at.on)?.end.offset ?? brokenAt) < brokenAt;
  return diagnostics.filter(isCertain).map(({ fixes: _fixes, ask: _ask, ...rest }) => rest);
}

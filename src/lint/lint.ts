import type { Diagnostic, Severity } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import { isObject } from '../json.js';
import type { Registry } from '../registry/index.js';
import { contextOf, type Finding, type Judged, judgeIn, loadLists } from './judge.js';
import { type Reading, readingOf } from './reading.js';
import type { Rule } from './rule.js';
import { rules } from './rules/index.js';
import { scales, type Weights } from './severity.js';
import { withoutSuppressed } from './suppressions.js';

/** What a user may choose. */
export interface LintSettings extends Weights {
  /** Rules of the user's own, beside ours. */
  readonly ownRules?: readonly Rule[];
  /** What was read out of the document, if somebody has read it already. */
  readonly reading?: Reading;
}

/** What the linter has to say. */
export interface Linted {
  readonly diagnostics: readonly Diagnostic[];
  /** What every rule judged, for the score; none of a document that is no object, and so describes nothing. */
  readonly judged?: readonly Judged[];
}

/** Judges the metadata of a schema: what is wrong with the annotations, and what is missing from them. */
export async function lint(
  document: Document,
  registry: Registry,
  settings: LintSettings = {},
): Promise<Linted> {
  const all = settings.ownRules ? [...rules, ...settings.ownRules] : rules;
  const lists = await loadLists(all);
  const reading = settings.reading ?? readingOf(document, registry);
  const context = contextOf(document, registry, lists, reading);
  const judged = isObject(document.value) ? judgeIn(context, all) : undefined;
  const found = withoutSuppressed(
    judged?.flatMap(({ findings }) => findings) ?? [],
    context.schemaIndex,
    all,
  );
  // What is wrong with annotations is said by rules, which know how to repair it.
  const diagnostics = reading.faults.filter(({ code }) => !code.startsWith('vocabulary/'));
  const severityOf = scales(settings);
  for (const finding of found) {
    const severity = severityOf(finding);
    if (severity !== undefined) diagnostics.push(diagnosticOf(finding, severity, document.uri));
  }
  return judged ? { diagnostics, judged } : { diagnostics };
}

// Member by member, since there are many and spreads take several times as long.
function diagnosticOf(finding: Finding, severity: Severity, uri: string): Diagnostic {
  const { rule, pointer, on = 'object', message, help, params, fixes } = finding;
  const diagnostic = { code: `lint/${rule.id}`, severity, message } as {
    -readonly [K in keyof Diagnostic]: Diagnostic[K];
  };
  if (help !== undefined) diagnostic.help = help;
  if (params !== undefined) diagnostic.params = params;
  diagnostic.at = { uri, pointer, on };
  if (fixes !== undefined) diagnostic.fixes = fixes;
  return diagnostic;
}

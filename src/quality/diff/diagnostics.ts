import type { Diagnostic, Severity } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { type Document, valueAt } from '../../schema/document/index.js';
import type { Change } from './change.js';
import type { Diff } from './diff.js';
import type { ChangeId, ChangeSeverity } from './list/index.js';

const SEVERITIES: { readonly [S in ChangeSeverity]: Severity } = {
  breaking: 'error',
  risky: 'warning',
  safe: 'info',
  editorial: 'hint',
};

/** The severity of a finding about a change. */
export function severityOfFinding(severity: ChangeSeverity): Severity {
  return SEVERITIES[severity];
}

/** The code of the findings about a class of change: `diff/unit-changed`. */
export function codeOf(id: ChangeId): string {
  return `diff/${id.replace('/', '-')}`;
}

/** The changes as findings about the new version, with the places in the old one. */
export function changeDiagnostics({ changes }: Diff, old: Document, next: Document): readonly Diagnostic[] {
  return changes.map((change) => diagnosticOf(change, old, next));
}

function diagnosticOf(change: Change, old: Document, next: Document): Diagnostic {
  const { class: id, severity, bump, message, params, instance, refusal } = change;
  const example = instance === undefined ? '' : ` Example: ${instanceText(instance)}.`;
  const place = change.new ?? nearest(next, change.old ?? '');
  return {
    code: codeOf(id),
    severity: severityOfFinding(severity),
    message: `${message}${example}`,
    ...(bump ? { help: `The change asks for a ${bump} version.` } : {}),
    params: {
      ...params,
      class: id,
      change: severity,
      ...(instance === undefined ? {} : { instance }),
      ...(refusal ? { refusal: refusal.message } : {}),
    },
    at: { uri: next.uri, pointer: place, on: place === change.new ? 'key' : 'object' },
    ...(change.old === undefined
      ? {}
      : {
          related: [{ message: 'In the old version.', at: { uri: old.uri, pointer: change.old, on: 'key' } }],
        }),
  };
}

const LONGEST = 120;

/** An instance on one line, shortened. */
export function instanceText(instance: Json): string {
  const text = JSON.stringify(instance);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What is gone is missing from the nearest object that both versions have. */
function nearest({ value }: Document, pointer: string): string {
  let place = pointer;
  while (place !== '' && valueAt(value, place) === undefined) place = place.slice(0, place.lastIndexOf('/'));
  return place;
}

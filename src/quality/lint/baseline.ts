import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { isObject, type Json, quote } from '../../base/json.js';
import { append, type Document } from '../../schema/document/index.js';
import {
  closedRecord,
  type Kind,
  mapOf,
  plainKind,
  type ValueOf,
  wholeNumber,
} from '../../schema/vocabulary/index.js';

/** The format of baselines that this code writes and reads. */
const VERSION = 1;

/** A file by the name that the baseline knows it by, preferably relative to the baseline's folder, and its findings. */
export interface FileFindings {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

const counts = mapOf('an object that maps findings to numbers', wholeNumber(1, 1_000_000));

const baselineKind = closedRecord('baseline', {
  version: {
    kind: plainKind<typeof VERSION>(
      'version',
      `the version ${VERSION}`,
      ['number'],
      { const: VERSION },
      (value) => value === VERSION,
    ),
    required: true,
    title: 'The version of this format',
  },
  files: {
    kind: mapOf(
      'an object that maps files to findings',
      mapOf('an object that maps rules to findings', counts),
    ),
    required: true,
    title: 'The number of times that each finding is known, by file and rule',
  },
});

/** Known findings: by file, rule, and a key that does not change when lines move. */
export type Baseline = ValueOf<typeof baselineKind>;

/** What is left when known findings are taken away. */
export interface Remainder {
  readonly files: readonly FileFindings[];
  /** What the baseline knows and the files no longer have. */
  readonly gone: readonly Diagnostic[];
}

/** The baseline of all findings of these files. What makes a document invalid is never part of it. */
export function baselineOf(files: readonly FileFindings[]): Baseline {
  const known = new Map<string, Map<string, Map<string, number>>>();
  for (const { file, diagnostics } of files) {
    for (const diagnostic of diagnostics) {
      const rule = ruleOf(diagnostic);
      if (rule === undefined) continue;
      const rules = entryOf(known, file, () => new Map<string, Map<string, number>>());
      const keys = entryOf(rules, rule, () => new Map<string, number>());
      const key = keyOf(diagnostic);
      keys.set(key, (keys.get(key) ?? 0) + 1);
    }
  }
  return {
    version: VERSION,
    files: sorted(known, (rules) => sorted(rules, (keys) => sorted(keys, (count) => count))),
  };
}

/** Reads a baseline; without one, the diagnostics say why. */
export function readBaseline({ uri, value }: Document): {
  readonly baseline?: Baseline;
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics = (baselineKind as Kind).check(value).map(
    ({ path, on, severity, message }): Diagnostic => ({
      code: 'baseline/value',
      severity,
      message,
      help: 'Update the baseline with --update-baseline.',
      at: { uri, pointer: append('', ...path), on },
    }),
  );
  return isValid(diagnostics) ? { baseline: value as unknown as Baseline, diagnostics } : { diagnostics };
}

/** Takes known findings away, each as often as it is known. Files that were not checked are ignored. */
export function withoutBaseline(
  files: readonly FileFindings[],
  baseline: Baseline,
  uri = 'baseline',
): Remainder {
  const gone: Diagnostic[] = [];
  const remaining = files.map(({ file, diagnostics }) => {
    const rules = new Map(Object.entries(ownMember(baseline.files, file) ?? {}));
    const left = new Map([...rules].map(([rule, keys]) => [rule, new Map(Object.entries(keys))]));
    const fresh = diagnostics.filter((diagnostic) => {
      const keys = left.get(ruleOf(diagnostic) ?? '');
      const key = keyOf(diagnostic);
      const count = keys?.get(key) ?? 0;
      if (count > 0) keys!.set(key, count - 1);
      return count === 0;
    });
    for (const [rule, keys] of left) {
      const count = [...keys.values()].reduce((sum, each) => sum + each, 0);
      if (count > 0) gone.push(goneFrom(file, rule, count, uri));
    }
    return { file, diagnostics: fresh };
  });
  return { files: remaining, gone };
}

function goneFrom(file: string, rule: string, count: number, uri: string): Diagnostic {
  const what = count === 1 ? 'A known finding' : `${count} known findings`;
  return {
    code: 'baseline/gone',
    severity: 'info',
    message: `${what} of the rule ${quote(rule)} in ${file} no longer ${count === 1 ? 'occurs' : 'occur'}.`,
    help: 'Update the baseline with --update-baseline, so that the finding is reported if it occurs again.',
    params: { file, rule, count },
    at: { uri, pointer: append('/files', file, rule), on: 'key' },
  };
}

/** The id of the rule, or the full code of another finding; a baseline never has findings that make a document invalid. */
function ruleOf({ code, severity }: Diagnostic): string | undefined {
  if (code.startsWith('lint/')) return code.slice('lint/'.length);
  return severity === 'error' ? undefined : code;
}

/** The place and the facts; the words only where no facts are given, because the words may change. */
function keyOf({ at, params, message }: Diagnostic): string {
  return `${at.pointer} ${fingerprint(params === undefined ? message : inOneOrder(params as Json))}`;
}

/** A value as text in which the order of members does not count. */
function inOneOrder(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(inOneOrder).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const names = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${inOneOrder(value[name])}`).join()}}`;
}

/** FNV-1a in 32 bits: it only has to distinguish the findings of one rule at one place. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function entryOf<V>(map: Map<string, V>, name: string, make: () => V): V {
  const known = map.get(name);
  if (known !== undefined) return known;
  const made = make();
  map.set(name, made);
  return made;
}

/** A map as an object in the order of names, so that two baselines can be compared line by line. */
function sorted<V, W>(map: ReadonlyMap<string, V>, turn: (value: V) => W): { readonly [name: string]: W } {
  const entries = [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, turn(value)]));
}

function ownMember<V>(object: { readonly [name: string]: V }, name: string): V | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

import type { Budget } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import { inWords, isObject, quote } from '../../base/json.js';
import {
  append,
  type Clash,
  type Reference,
  type SchemaIndex,
  tokens,
  valueAt,
  withoutFragment,
} from '../../schema/document/index.js';
import { type Registry, resolve } from '../../schema/references/index.js';
import { closest } from '../../schema/vocabulary/index.js';
import { endlessRings } from './rings.js';

/** Checks what the meta-schemas cannot: addresses and references. */
export function checkReferences(
  schemaIndex: SchemaIndex,
  registry: Registry,
  budget?: Budget,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const reference of schemaIndex.references) {
    budget?.spend(REFERENCE_STEPS);
    const hint = found.length < MOST_HINTS ? () => nearMiss(schemaIndex, reference, budget) : () => undefined;
    found.push(...checkReference(schemaIndex, reference, registry, hint));
  }
  return [
    ...schemaIndex.badIds.map((pointer) => badId(schemaIndex, pointer)),
    ...schemaIndex.clashes.map((clash) => clashing(schemaIndex, clash)),
    ...found,
    ...endlessRings(schemaIndex).map((reference) => endless(schemaIndex, reference)),
  ];
}

/** After this many findings, suggestions do not help, and computing them takes long. */
const MOST_HINTS = 20;

/** What it takes to resolve a reference, and to compare it with one that could have been meant. */
const REFERENCE_STEPS = 24;

function badId(schemaIndex: SchemaIndex, pointer: string): Diagnostic {
  const at = append(pointer, '$id');
  return {
    code: 'reference/iri',
    severity: 'error',
    message: `${quote(String(valueAt(schemaIndex.document.value, at)))} is not an IRI reference.`,
    at: { uri: schemaIndex.document.uri, pointer: at, on: 'value' },
  };
}

function clashing(schemaIndex: SchemaIndex, { keyword, pointer, first }: Clash): Diagnostic {
  const at = append(pointer, keyword);
  const name = quote(String(valueAt(schemaIndex.document.value, at)));
  return {
    code: keyword === '$id' ? 'reference/duplicate-id' : 'reference/duplicate-anchor',
    severity: 'error',
    message: `Two schema objects have the name ${name}.`,
    help: 'A reference to that name is ambiguous: give each its own name.',
    at: { uri: schemaIndex.document.uri, pointer: at, on: 'value' },
    related: [
      { message: 'The first one.', at: { uri: schemaIndex.document.uri, pointer: first, on: 'object' } },
    ],
  };
}

const NOT_FETCHED =
  'Nothing is fetched from the network: no instance can be checked against this schema until the target is registered.';

function checkReference(
  schemaIndex: SchemaIndex,
  reference: Reference,
  registry: Registry,
  hint: () => string | undefined,
): readonly Diagnostic[] {
  const { keyword, text, uri, from, local } = reference;
  if (local && (isObject(local.value) || typeof local.value === 'boolean')) return [];
  const at = { uri: schemaIndex.document.uri, pointer: append(from.pointer, keyword), on: 'value' } as const;
  const params = { reference: text };
  if (uri === undefined) {
    return [
      {
        code: 'reference/iri',
        severity: 'error',
        message: `${quote(text)} is not an IRI reference.`,
        params,
        at,
      },
    ];
  }
  const target = local ?? resolve(uri, schemaIndex, registry);
  if (target === 'unregistered') {
    const message = `Nothing is registered at ${quote(text)}.`;
    const absence = registry.absence(withoutFragment(uri)) ?? { help: NOT_FETCHED };
    return [{ code: 'reference/unregistered', severity: 'warning', message, ...absence, params, at }];
  }
  const value =
    target === 'nowhere'
      ? undefined
      : 'value' in target
        ? target.value
        : valueAt(target.in.document.value, target.pointer);
  if (value === undefined) {
    const meant = hint();
    const message = `The reference ${quote(text)} does not resolve.`;
    const help = meant ? { help: `Did you mean ${quote(meant)}?` } : {};
    return [{ code: 'reference/unresolved', severity: 'error', message, ...help, params, at }];
  }
  if (isObject(value) || typeof value === 'boolean') return [];
  const message = `The reference ${quote(text)} resolves to ${inWords(value)}, which is not a schema.`;
  return [{ code: 'reference/not-a-schema', severity: 'error', message, params, at }];
}

function endless(schemaIndex: SchemaIndex, { from, keyword }: Reference): Diagnostic {
  return {
    code: 'reference/endless',
    severity: 'warning',
    message: 'This reference refers back to its own schema without descending into the data.',
    help: 'No instance can be checked against it: the check would never end.',
    at: { uri: schemaIndex.document.uri, pointer: append(from.pointer, keyword), on: 'value' },
  };
}

/** A reference of the same form to something that does exist. */
function nearMiss(schemaIndex: SchemaIndex, { text, from }: Reference, budget?: Budget): string | undefined {
  if (!text.startsWith('#')) return undefined;
  if (!text.startsWith('#/')) {
    return closest(
      text,
      [...from.resource.anchors.keys()].map((name) => `#${name}`),
    );
  }
  const wanted = tokens(text.slice(1)).length;
  const candidates = schemaIndex.objects
    .map(({ pointer }) => pointer)
    .filter((pointer) => tokens(pointer).length === wanted);
  budget?.spend((schemaIndex.objects.length + candidates.length) * REFERENCE_STEPS);
  return closest(
    text,
    candidates.map((pointer) => `#${pointer}`),
  );
}

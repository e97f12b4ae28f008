import type { Budget } from '../../base/budget.js';
import type { Diagnostic, Location } from '../../base/diagnostic.js';
import { allOfWords, inWords, isObject, type Json, quote } from '../../base/json.js';
import {
  append,
  type Document,
  indexSchema,
  type Misfit,
  type Resource,
  type SchemaIndex,
  type SchemaObject,
  withoutFragment,
} from '../../schema/document/index.js';
import { createRegistry, type Registry } from '../../schema/references/index.js';
import {
  A_SCHEMA,
  canonicalName,
  closest,
  editions,
  keywordNamed,
  looksLikeOurs,
  type Problem,
  suggest,
  toleratedNames,
} from '../../schema/vocabulary/index.js';
import { checksOf, type KeywordCheck } from './checks.js';
import { backtrackingPatterns } from './patterns/index.js';
import { checkReferences } from './references.js';
import { DIAGNOSTIC_STEPS } from './weight.js';

/** How a schema document is checked. */
export interface SchemaOptions {
  /** Unknown `fair:` keywords are errors. */
  readonly strict?: boolean;
  readonly registry?: Registry;
  /** The steps that the check may take. */
  readonly budget?: Budget;
}

/** Checks a schema document: every schema object of it, by the tables of the vocabulary. */
export function validateSchema(document: Document, options: SchemaOptions = {}): readonly Diagnostic[] {
  return checkDocument(document, options).diagnostics;
}

/** The same, with the schema objects that were found. */
export function checkDocument(
  document: Document,
  { strict = false, registry = createRegistry(), budget }: SchemaOptions,
): { readonly schemaIndex: SchemaIndex; readonly diagnostics: readonly Diagnostic[] } {
  const { value, uri } = document;
  const diagnostics: Diagnostic[] = [];
  const checksIn = checksByResource(registry);
  // Each object is checked as it is found: to come back to all of them later would cost as much again.
  const schemaIndex = indexSchema(document, (object) => {
    const checks = checksIn(object.resource);
    if (checks === undefined) return;
    budget?.spend(OBJECT_STEPS);
    const before = diagnostics.length;
    checkObject(object, checks, strict, uri, diagnostics);
    budget?.spend((diagnostics.length - before) * DIAGNOSTIC_STEPS);
    diagnostics.push(...backtrackingPatterns(object, uri, budget));
  });
  if (!isObject(value) && typeof value !== 'boolean') diagnostics.push(noSchemaAtAll(value, uri));
  for (const { dialect, pointer } of schemaIndex.resources.values()) {
    if (dialect === undefined || registry.dialect(dialect)) continue;
    const at = { uri, pointer: append(pointer, '$schema'), on: 'value' } as const;
    const custom = registry.customDialect(dialect);
    if (custom === undefined) diagnostics.push(unsupported(dialect, registry, at));
    else diagnostics.push(...custom.unknown.map((each) => unknownVocabulary(each, dialect, at)));
  }
  diagnostics.push(
    ...schemaIndex.misfits.flatMap((misfit) => noSchema(misfit, uri)),
    ...checkReferences(schemaIndex, registry, budget),
  );
  return { schemaIndex, diagnostics };
}

/** What one schema object takes, with the keywords that it has. */
const OBJECT_STEPS = 8;

/** The checks for the dialect of a resource; none when it is not supported, and its schema objects are left alone. */
function checksByResource(
  registry: Registry,
): (resource: Resource) => ReturnType<typeof checksOf> | undefined {
  let last: Resource | undefined;
  let checks: ReturnType<typeof checksOf> | undefined;
  return (resource) => {
    if (resource === last) return checks;
    const { dialect } = resource;
    const known =
      dialect === undefined ? '2020-12' : (registry.dialect(dialect) ?? registry.customDialect(dialect));
    last = resource;
    checks = known && checksOf(known);
    return checks;
  };
}

function noSchemaAtAll(value: Json, uri: string): Diagnostic {
  const message = `Expected ${A_SCHEMA}, found ${inWords(value)}.`;
  return { code: 'schema/not-a-schema', severity: 'error', message, at: { uri, pointer: '', on: 'value' } };
}

function unsupported(dialect: string, registry: Registry, at: Location): Diagnostic {
  const meant = closest(dialect, registry.dialects());
  const absence = registry.absence(withoutFragment(dialect));
  const supported = `Supported dialects are Draft 2020-12 and the FAIR dialect in its editions ${allOfWords(editions)}.`;
  return {
    code: 'schema/dialect',
    severity: 'error',
    message: `The dialect ${quote(dialect)} is not supported.`,
    help: [supported, ...(meant ? [`Did you mean ${quote(meant)}?`] : absence ? [absence.help] : [])].join(
      ' ',
    ),
    params: { dialect },
    at,
  };
}

function unknownVocabulary(vocabulary: string, dialect: string, at: Location): Diagnostic {
  return {
    code: 'schema/vocabulary',
    severity: 'error',
    message: `The dialect ${quote(dialect)} requires the vocabulary ${quote(vocabulary)}, which fairwright does not support.`,
    help: 'Nothing can be checked against this schema: the meaning of its keywords is unknown.',
    params: { dialect, vocabulary },
    at,
  };
}

function checkObject(
  object: SchemaObject,
  checks: ReadonlyMap<string, KeywordCheck>,
  strict: boolean,
  uri: string,
  diagnostics: Diagnostic[],
): void {
  const { value } = object;
  for (const keyword in value) {
    const row = checks.get(keyword);
    if (row === undefined) {
      if (looksLikeOurs(keyword) && !isKnown(keyword))
        diagnostics.push(
          unknownKeyword(keyword, object.pointer, strict, uri, diagnostics.length < MOST_HINTS),
        );
      continue;
    }
    const problems = row.check.check(value[keyword]!);
    if (problems.length > 0) {
      diagnostics.push(
        ...problems.map((problem) => wrongValue(problem, keyword, row.family, object.pointer, uri)),
      );
    }
    if (row.needs === undefined) continue;
    const missing = row.needs.filter((needed) => !Object.hasOwn(value, needed));
    diagnostics.push(...missing.map((needed) => missingCompanion(keyword, needed, object.pointer, uri)));
  }
}

function isKnown(keyword: string): boolean {
  return keywordNamed(keyword) !== undefined || toleratedNames.includes(canonicalName(keyword));
}

function wrongValue(
  problem: Problem,
  keyword: string,
  family: string,
  pointer: string,
  uri: string,
): Diagnostic {
  return {
    code: `${family}/${problem.name ?? 'value'}`,
    severity: problem.severity,
    message: problem.message,
    ...(problem.help ? { help: problem.help } : {}),
    params: { keyword },
    at: { uri, pointer: append(pointer, keyword, ...problem.path), on: problem.on },
  };
}

function noSchema({ keyword, pointer, value }: Misfit, uri: string): readonly Diagnostic[] {
  // Before Draft 2019-09 "dependencies" held lists of names as well; its own check checks it.
  if (keyword === 'dependencies') return [];
  const message = `Expected ${A_SCHEMA}, found ${inWords(value)}.`;
  return [
    {
      code: 'schema/value',
      severity: 'error',
      message,
      params: { keyword },
      at: { uri, pointer, on: 'value' },
    },
  ];
}

function missingCompanion(keyword: string, needed: string, pointer: string, uri: string): Diagnostic {
  return {
    code: 'vocabulary/needs',
    severity: 'error',
    message: `${quote(keyword)} needs ${quote(needed)} beside it.`,
    params: { keyword, needed },
    at: { uri, pointer: append(pointer, keyword), on: 'key' },
  };
}

/** After this many findings, suggestions do not help, and computing them takes long. */
const MOST_HINTS = 100;

function unknownKeyword(
  keyword: string,
  pointer: string,
  strict: boolean,
  uri: string,
  isHinting: boolean,
): Diagnostic {
  const meant = isHinting ? suggest(keyword) : undefined;
  return {
    code: 'vocabulary/unknown-keyword',
    severity: strict ? 'error' : 'warning',
    message: `No edition of the vocabulary has the keyword ${quote(keyword)}.`,
    ...(meant ? { help: `Did you mean ${quote(meant.name)}?` } : {}),
    params: { keyword, ...(meant ? { suggestion: meant.name } : {}) },
    at: { uri, pointer: append(pointer, keyword), on: 'key' },
  };
}

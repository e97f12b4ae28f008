import type { Diagnostic, Location } from '../diagnostic.js';
import {
  append,
  type Document,
  type Frame,
  frameOf,
  type Misfit,
  type SchemaObject,
} from '../document/index.js';
import { inWords, isObject, quote } from '../json.js';
import { createRegistry, type Dialect, type Registry } from '../registry/index.js';
import {
  A_SCHEMA,
  canonicalName,
  closest,
  keywordNamed,
  looksLikeOurs,
  type Problem,
  suggest,
  toleratedNames,
} from '../vocabulary/index.js';
import { checksOf, type KeywordCheck } from './checks.js';
import { checkReferences } from './references.js';

/** How a schema document is judged. */
export interface SchemaOptions {
  /** Unknown `fair:` keywords are errors. */
  readonly strict?: boolean;
  readonly registry?: Registry;
}

/** Checks a schema document: every schema object of it, by the tables of the vocabulary. */
export function validateSchema(document: Document, options: SchemaOptions = {}): readonly Diagnostic[] {
  return validateFrame(frameOf(document), options);
}

/** The same for a document whose schema objects are already found. */
export function validateFrame(frame: Frame, options: SchemaOptions = {}): readonly Diagnostic[] {
  const { value, uri } = frame.document;
  if (!isObject(value) && typeof value !== 'boolean') {
    const message = `Expected ${A_SCHEMA}, found ${inWords(value)}.`;
    return [
      { code: 'schema/not-a-schema', severity: 'error', message, at: { uri, pointer: '', on: 'value' } },
    ];
  }
  const registry = options.registry ?? createRegistry();
  const diagnostics: Diagnostic[] = [];
  const { dialects, problems } = dialectsOf(frame, registry);
  diagnostics.push(...problems);
  for (const object of frame.objects) {
    const dialect = dialects.get(object.resource.uri);
    if (dialect !== undefined)
      checkObject(object, checksOf(dialect), options.strict === true, uri, diagnostics);
  }
  diagnostics.push(
    ...frame.misfits.flatMap((misfit) => noSchema(misfit, uri)),
    ...checkReferences(frame, registry),
  );
  return diagnostics;
}

/** The dialect of each resource; one that is not supported is told, and its schema objects are left alone. */
function dialectsOf(frame: Frame, registry: Registry) {
  const dialects = new Map<string, Dialect>();
  const problems: Diagnostic[] = [];
  for (const { uri, pointer, dialect } of frame.resources.values()) {
    const known = dialect === undefined ? '2020-12' : registry.dialect(dialect);
    if (known) dialects.set(uri, known);
    else
      problems.push(
        unsupported(dialect!, registry, {
          uri: frame.document.uri,
          pointer: append(pointer, '$schema'),
          on: 'value',
        }),
      );
  }
  return { dialects, problems };
}

function unsupported(dialect: string, registry: Registry, at: Location): Diagnostic {
  const meant = closest(dialect, registry.dialects());
  const supported = 'Supported are Draft 2020-12 and the FAIR dialect in its editions 0.1.0 and dev.';
  return {
    code: 'schema/dialect',
    severity: 'error',
    message: `The dialect ${quote(dialect)} is not supported.`,
    help: meant ? `${supported} Did you mean ${quote(meant)}?` : supported,
    params: { dialect },
    at,
  };
}

function checkObject(
  { pointer, value }: SchemaObject,
  checks: ReadonlyMap<string, KeywordCheck>,
  strict: boolean,
  uri: string,
  diagnostics: Diagnostic[],
): void {
  for (const keyword in value) {
    const row = checks.get(keyword);
    if (row === undefined) {
      if (looksLikeOurs(keyword) && !isKnown(keyword))
        diagnostics.push(unknownKeyword(keyword, pointer, strict, uri));
      continue;
    }
    const problems = row.check.check(value[keyword]!);
    if (problems.length > 0) {
      diagnostics.push(...problems.map((problem) => wrongValue(problem, keyword, row.family, pointer, uri)));
    }
    if (row.needs === undefined) continue;
    const missing = row.needs.filter((needed) => !Object.hasOwn(value, needed));
    diagnostics.push(...missing.map((needed) => missingCompanion(keyword, needed, pointer, uri)));
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
  // Before Draft 2019-09 "dependencies" held lists of names as well; its own check judges it.
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

function unknownKeyword(keyword: string, pointer: string, strict: boolean, uri: string): Diagnostic {
  const meant = suggest(keyword);
  return {
    code: 'vocabulary/unknown-keyword',
    severity: strict ? 'error' : 'warning',
    message: `No edition of the vocabulary has the keyword ${quote(keyword)}.`,
    ...(meant ? { help: `Did you mean ${quote(meant.name)}?` } : {}),
    params: { keyword, ...(meant ? { suggestion: meant.name } : {}) },
    at: { uri, pointer: append(pointer, keyword), on: 'key' },
  };
}

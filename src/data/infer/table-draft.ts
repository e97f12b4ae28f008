import type { Json, JsonObject } from '../../base/json.js';
import type { Constraints } from '../../schema/description/index.js';
import { append } from '../../schema/document/index.js';
import type {
  DraftCode,
  DraftDataset,
  DraftVariable,
  SourcedJson,
  Statements,
} from '../../schema/draft/index.js';
import { type ColumnDecision, countOfValues } from './decide.js';
import type { DecidedTable } from './decided-table.js';
import { labelled } from './labels.js';
import { numericCodes } from './numeric-codes.js';
import { patternOf } from './patterns.js';
import type { IsReference, Reference } from './relations.js';
import { sampledVariable } from './sample.js';
import type { Knowledge, UnderstoodColumn } from './understand.js';

/** A table as a schema describes it. */
export function datasetOf(
  { name, path, columns, rows, isCells, key, description, isOneRow, isSample }: DecidedTable,
  isReference: IsReference,
  references: readonly Reference[],
  { units }: Knowledge,
): DraftDataset {
  const own = isSample ? [] : references.filter((each) => each.table === name);
  return {
    path,
    isOneRow,
    statements: {
      ...(description?.label?.trim() ? { title: description.label.trim() } : {}),
      ...(description?.description?.trim() ? { description: description.description.trim() } : {}),
      ...(own.length > 0 ? { 'fair:datasetRelations': own.map(relationOf) } : {}),
    },
    variables: columns.map((column) => {
      const isComplete = isCells && isCompleteIn(column, rows);
      const variable = variableOf(
        withoutCodes(column, isReference(name, column.name)),
        column === key || isComplete,
      );
      const shown = isSample ? sampledVariable(variable) : variable;
      const said = description?.variables.find((each) => each.name === column.name);
      return said ? labelled(shown, column, said, units) : shown;
    }),
  };
}

/** The keys of another table are no list of codes. */
export function withoutCodes(column: UnderstoodColumn, isReference: boolean): UnderstoodColumn {
  return isReference ? { ...column, codes: undefined } : column;
}

function relationOf({ column, target, targetColumn, isOneToOne }: Reference): SourcedJson {
  return {
    relationType: 'isRelatedTo',
    targetRef: `#${encodeURI(append('/properties', target))}`,
    sourceVariables: [column],
    targetVariables: [targetColumn],
    cardinality: isOneToOne ? 'one-to-one' : 'many-to-one',
  };
}

/** How many rows must have a value for it to be required. */
const COMPLETE_ROWS = 1000;

function isCompleteIn({ profile, missing }: ColumnDecision, rows: number): boolean {
  return rows >= COMPLETE_ROWS && profile.empty === 0 && missing.size === 0;
}

function variableOf(column: UnderstoodColumn, isRequired: boolean): DraftVariable {
  const { name, kind, missing, codes = [], members, depth = 0 } = column;
  const isEmpty = members === undefined && countOfValues(column) === 0;
  const sentinels = [...missing.keys()].toSorted().map((value) => codeOf(value, true));
  const numbers = numericCodes(column)
    .filter(({ isShown }) => isShown)
    .map(({ value }) => codeOf(value, true));
  const all = [...codes.map((value) => codeOf(value, false)), ...sentinels, ...numbers];
  const { format, constraints, statements } = meaningOf(column);
  return {
    name,
    statements,
    types: column.types ?? (isEmpty ? [] : [kind?.type ?? 'string']),
    isRequired: isRequired || column.isAlways === true,
    ...(column.isNullable ? { isNullable: true } : {}),
    ...(format === undefined ? {} : { format }),
    ...(Object.keys(constraints).length > 0 ? { constraints } : {}),
    ...(depth > 0 ? { shape: Array.from({ length: depth }, () => -1) } : {}),
    ...(members ? { variables: members.map((each) => variableOf(each, false)) } : {}),
    ...(all.length === 0 ? {} : { codes: { name, codes: all } }),
  };
}

/** What the kind, the meaning and the unit of a column state. */
function meaningOf(column: UnderstoodColumn) {
  const { kind, meaning, isProven, unit, personal } = column;
  const { format, pattern, minimum, maximum, 'fair:classificationRef': list } = meaning?.states ?? {};
  const isText = (column.types ?? [kind?.type ?? 'string']).includes('string');
  const ownPattern = personal === undefined ? patternOf(column)?.pattern : undefined;
  const asked = isProven
    ? isText
      ? { pattern: pattern ?? ownPattern }
      : { minimum, maximum }
    : { pattern: ownPattern };
  return {
    format: kind?.format ?? (isProven && isText && column.missing.size === 0 ? format : undefined),
    constraints: defined(asked) as Constraints,
    statements: {
      ...(isProven && list ? { 'fair:classificationRef': list } : {}),
      ...(unit ? { 'fair:measurementUnit': unit.text, 'fair:measurementUnitRef': unit.ref } : {}),
      ...(unit?.quantityRef ? { 'fair:quantityRef': unit.quantityRef } : {}),
    } satisfies Statements,
  };
}

function defined(members: { readonly [name: string]: Json | undefined }): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as JsonObject;
}

function codeOf(value: string | number, isSentinel: boolean): DraftCode {
  return { value, isSentinel, statements: {} };
}

import { oneOfWords } from '../../../base/json.js';
import type { Term, Variable } from '../../../schema/description/index.js';
import type { Units } from '../../../schema/vocabulary/index.js';
import type { VariableRow } from '../protocol.js';
import type { Entry } from './entries.js';
import { rounded } from './findings.js';
import type { Reading } from './reading.js';
import { descriptionOf, inShort, labelOf } from './words.js';

/** A variable as a row of the table. */
export function variableRow(
  { table, variable, depth }: Entry,
  { description, findingsOf }: Reading,
  units: Units | undefined,
  points: readonly number[],
): VariableRow {
  const { name, uri, pointer, schema, format, isRequired, codes, terms } = variable;
  const isHere = uri === description.uri;
  const findings = isHere ? findingsOf(pointer) : [];
  const unit = termOf(terms.measurementUnit);
  const symbol = unit?.ref === undefined ? undefined : units?.byIri(unit.ref)?.symbol;
  const concept = termOf(terms.concept);
  return {
    table: table.name,
    name,
    depth,
    pointer,
    isEditable: isHere && schema !== undefined,
    label: labelOf(variable),
    description: descriptionOf(variable),
    type: typeInWords(variable),
    ...(format === undefined ? {} : { format }),
    isRequired,
    ...(unit ? { unit: { ...unit, ...(symbol === undefined ? {} : { symbol }) } } : {}),
    ...(concept ? { concept } : {}),
    codes: codes?.codes.length ?? 0,
    missingCodes: codes?.sentinels.length ?? 0,
    todo: findings.length,
    points: rounded(findings.reduce((sum, { number }) => sum + points[number]!, 0)),
  };
}

function termOf(term: Term | undefined): { readonly words: string; readonly ref?: string } | undefined {
  if (term === undefined) return undefined;
  const ref = term.refs[0]?.value;
  return { words: inShort(term.words), ...(ref === undefined ? {} : { ref }) };
}

function typeInWords({ codes, types, isNullable, isArray }: Variable): string {
  if (codes !== undefined && codes.codes.length > 0) return isArray ? 'list of coded' : 'coded';
  const known = types.length === 0 ? ['any'] : types.map((type) => (isArray ? `list of ${type}` : type));
  return oneOfWords(isNullable ? [...known, 'null'] : known);
}

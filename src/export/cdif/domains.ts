import type { CodeList, Constraints, Variable } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { readTerm } from '../../vocabulary/index.js';
import { node } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import type { CodeBook, CodeKind } from './codes.js';
import { xsdType } from './datatypes.js';
import { iriRef } from './iris.js';
import { notBlank, oneText, otherTexts } from './texts.js';

const LEVELS: { readonly [scale: string]: string } = {
  nominal: 'Nominal',
  ordinal: 'Ordinal',
  interval: 'Interval',
  ratio: 'Ratio',
};

/** The values that a variable may take, and the codes that stand for the lack of one. */
export function domainsOf(ledger: Ledger, codes: CodeBook, variable: Variable, name: string): JsonObject {
  return node({
    'cdi:takesSubstantiveValuesFrom': substantive(ledger, codes, variable, name),
    'cdi:takesSentinelValuesFrom': sentinel(codes, variable.codes, name),
  });
}

function substantive(
  ledger: Ledger,
  codes: CodeBook,
  variable: Variable,
  name: string,
): JsonObject | undefined {
  const enumeration = enumerationOf(ledger, codes, variable, name);
  const described = descriptionOf(variable);
  const type = xsdType(variable) ?? shownType(variable.constraints);
  // A domain must name its codes or its type, and is worth writing only if it says more than the type.
  if (enumeration === undefined && (described === undefined || type === undefined)) return undefined;
  return node({
    '@type': ['cdif:SubstantiveValueDomain'],
    'cdif:displayLabel': `Values of ${name}`,
    'cdif:recommendedDataType': type === undefined ? undefined : [type],
    'cdif:takesValuesFrom': enumeration,
    'cdi:isDescribedBy': described,
  });
}

function enumerationOf(
  ledger: Ledger,
  codes: CodeBook,
  { codes: list, terms }: Variable,
  name: string,
): JsonObject | undefined {
  const hasCodes = list !== undefined && list.codes.length > 0;
  const classification = terms.classification;
  if (!hasCodes && (classification?.refs.length ?? 0) === 0) return undefined;
  const words = classification?.words ?? [];
  const [first, ...more] = ledger.keepRefs(classification);
  const title = oneText(ledger, words) ?? nameOf(list, 'codes', name);
  return node({
    '@type': ['cdif:EnumerationDomain'],
    'schema:name': title,
    'schema:alternateName': otherTexts(ledger, words),
    'cdif:references': hasCodes ? codes.scheme(list, 'codes', nameOf(list, 'codes', name)) : iriRef(first!),
    'dcterms:source': (hasCodes && first !== undefined ? [first, ...more] : more).map(iriRef),
  });
}

function sentinel(codes: CodeBook, list: CodeList | undefined, name: string): readonly JsonObject[] {
  if (list === undefined || list.sentinels.length === 0) return [];
  const label = nameOf(list, 'sentinels', name);
  return [
    {
      '@type': ['cdif:SentinelValueDomain'],
      'cdif:displayLabel': label,
      'cdif:takesValuesFrom': {
        '@type': ['cdif:EnumerationDomain'],
        'schema:name': label,
        'cdif:references': codes.scheme(list, 'sentinels', label),
      },
    },
  ];
}

function nameOf(list: CodeList | undefined, kind: CodeKind, variable: string): string {
  const name = notBlank(list?.name);
  if (kind === 'sentinels') return `Missing values of ${name ?? variable}`;
  return name ?? `Codes of ${variable}`;
}

function descriptionOf({ constraints, terms }: Variable): JsonObject | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, pattern } = constraints;
  const scales = [...(terms.measurementScale?.words ?? []), ...(terms.measurementScale?.refs ?? [])];
  const level = scales.map(({ value }) => LEVELS[readTerm('measurement-scales-v1', value) ?? '']);
  const members = node({
    'cdi:classificationLevel': level.find((each) => each !== undefined),
    'cdi:minimumValueInclusive': text(minimum),
    'cdi:maximumValueInclusive': text(maximum),
    'cdi:minimumValueExclusive': text(exclusiveMinimum),
    'cdi:maximumValueExclusive': text(exclusiveMaximum),
    'cdi:regularExpression': pattern,
    'cdi:logicalExpression': notBlank(conditionsOf(constraints).join(' and ')),
  });
  return Object.keys(members).length === 0
    ? undefined
    : { '@type': ['cdi:ValueAndConceptDescription'], ...members };
}

function conditionsOf({ multipleOf, minLength, maxLength, ...others }: Constraints): readonly string[] {
  return [
    ...(multipleOf === undefined ? [] : [`value mod ${multipleOf} = 0`]),
    ...(minLength === undefined ? [] : [`length(value) >= ${minLength}`]),
    ...(maxLength === undefined ? [] : [`length(value) <= ${maxLength}`]),
    ...(others.const === undefined ? [] : [`value = ${JSON.stringify(others.const)}`]),
  ];
}

/** The type that limits show where none is stated. */
function shownType({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
  ...others
}: Constraints) {
  const numbers = [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf];
  if (numbers.some((each) => each !== undefined)) return 'xsd:decimal';
  const { pattern, minLength, maxLength } = others;
  return [pattern, minLength, maxLength].some((each: Json | undefined) => each !== undefined)
    ? 'xsd:string'
    : undefined;
}

function text(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

import type { Json, JsonObject } from '../../../base/json.js';
import type { CodeList, Constraints, Term, Variable } from '../../../schema/description/index.js';
import { readTerm } from '../../../schema/vocabulary/index.js';
import { notBlank } from '../blanks.js';
import { hasMembers, type NodeDraft, put, ref } from '../jsonld.js';
import { missingValuesOf } from '../sentinels.js';
import type { CodeBook, CodeKind } from './codes.js';
import { iriRef } from './iris.js';
import { CONDITIONS, LIMITS } from './limits.js';
import { otherTexts } from './terms.js';

const LEVELS: ReadonlySet<string | undefined> = new Set(['nominal', 'ordinal', 'interval', 'ratio']);

/** Adds the values that a variable may take, and the codes that stand for the lack of one. */
export function addDomains(draft: NodeDraft, codes: CodeBook, variable: Variable, name: string): void {
  const values = substantive(codes, variable, name);
  if (values) draft['cdi:takesSubstantiveValuesFrom'] = values;
  put(draft, 'cdi:takesSentinelValuesFrom', sentinel(codes, variable, name));
}

function substantive(codes: CodeBook, variable: Variable, name: string): JsonObject | undefined {
  const enumeration = enumerationOf(codes, variable, name);
  const described = descriptionOf(variable);
  // The physical type of an array does not say what its items are.
  if (enumeration === undefined && described === undefined && !variable.isArray) return undefined;
  const type = xsdType(variable) ?? shownType(variable.constraints);
  // A domain must name its codes or its type, and is worth writing only if it says more than the type.
  if (enumeration === undefined && type === undefined) return undefined;
  const draft: NodeDraft = {
    '@type': ['cdif:SubstantiveValueDomain'],
    'cdif:displayLabel': `Values of ${name}`,
  };
  if (type !== undefined) draft['cdif:recommendedDataType'] = [type];
  if (enumeration) draft['cdif:takesValuesFrom'] = enumeration;
  put(draft, 'cdi:isDescribedBy', described);
  return draft;
}

function enumerationOf(codes: CodeBook, variable: Variable, name: string): JsonObject | undefined {
  const { ledger } = codes.agents;
  const { codes: list, terms } = variable;
  const hasCodes = list !== undefined && list.codes.length > 0;
  const { classification } = terms;
  if (!hasCodes && (classification?.refs.length ?? 0) === 0) return undefined;
  const words = classification?.words ?? NONE;
  const refs = ledger.keepRefs(classification);
  const draft: NodeDraft = {
    '@type': ['cdif:EnumerationDomain'],
    'schema:name': ledger.keepOne(words) ?? nameOf(list, 'codes', name),
  };
  put(draft, 'schema:alternateName', otherTexts(ledger, words));
  draft['cdif:references'] = hasCodes
    ? codes.scheme(variable, list, 'codes', nameOf(list, 'codes', name))
    : iriRef(refs[0]!);
  put(draft, 'dcterms:source', (hasCodes ? refs : refs.slice(1)).map(iriRef));
  return draft;
}

function sentinel(codes: CodeBook, variable: Variable, name: string): readonly JsonObject[] {
  const { codes: list } = variable;
  if (list === undefined || list.sentinels.length === 0) return NONE;
  const label = nameOf(list, 'sentinels', name);
  return [
    {
      '@type': ['cdif:SentinelValueDomain'],
      'cdif:displayLabel': label,
      'cdif:takesValuesFrom': {
        '@type': ['cdif:EnumerationDomain'],
        'schema:name': label,
        'cdif:references': codes.scheme(variable, list, 'sentinels', label),
      },
    },
  ];
}

function nameOf(list: CodeList | undefined, kind: CodeKind, variable: string): string {
  const name = notBlank(list?.name);
  if (kind === 'sentinels') return missingValuesOf(name ?? variable);
  return name ?? `Codes of ${variable}`;
}

function descriptionOf({ constraints, terms }: Variable): JsonObject | undefined {
  const level = terms.measurementScale && levelOf(terms.measurementScale);
  if (level === undefined && !hasMembers(constraints)) return undefined;
  const draft: NodeDraft = { '@type': ['cdi:ValueAndConceptDescription'] };
  put(draft, 'cdi:classificationLevel', level);
  for (const name of LIMIT_NAMES) {
    const limit = constraints[name];
    if (limit !== undefined) draft[LIMITS[name]] = String(limit);
  }
  put(draft, 'cdi:logicalExpression', notBlank(conditionsOf(constraints).join(' and ')));
  return Object.keys(draft).length > 1 ? draft : undefined;
}

const LIMIT_NAMES = Object.keys(LIMITS) as readonly (keyof typeof LIMITS)[];
const CONDITION_NAMES = Object.keys(CONDITIONS) as readonly (keyof typeof CONDITIONS)[];

function levelOf({ words, refs }: Term): string | undefined {
  const scales = [...words, ...refs].map(({ value }) => readTerm('measurement-scales-v1', value));
  const scale = scales.find((each) => LEVELS.has(each));
  return scale && scale[0]!.toUpperCase() + scale.slice(1);
}

function conditionsOf(constraints: Constraints): readonly string[] {
  const { const: only } = constraints;
  const conditions = CONDITION_NAMES.filter((name) => constraints[name] !== undefined).map(
    (name) => CONDITIONS[name][0] + constraints[name] + CONDITIONS[name][1],
  );
  return only === undefined ? conditions : [...conditions, `value = ${JSON.stringify(only)}`];
}

const OF_NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;
const OF_TEXTS = ['pattern', 'minLength', 'maxLength'] as const;

/** The type that limits show where none is stated. */
function shownType(constraints: Constraints): string | undefined {
  if (OF_NUMBERS.some((name) => constraints[name] !== undefined)) return 'xsd:double';
  return OF_TEXTS.some((name) => constraints[name] !== undefined) ? 'xsd:string' : undefined;
}

const NONE: readonly never[] = [];

const BY_TYPE = tableOf('boolean=boolean integer=integer number=double integer,number=double string=string');
const BY_FORMAT = tableOf(
  'date=date date-time=dateTime time=time uri=anyURI uri-reference=anyURI iri=anyURI iri-reference=anyURI',
);
const BY_ENCODING = tableOf('base64=base64Binary base16=hexBinary');

/** The XML Schema type of the values, of the innermost ones in arrays; undefined where there is none. */
export function xsdType({ types, format, constraints }: Variable): string | undefined {
  const type = BY_TYPE.get(types.length === 1 ? types[0] : [...types].sort().join());
  if (type !== 'xsd:string') return type;
  return BY_FORMAT.get(format) ?? BY_ENCODING.get(constraints.contentEncoding) ?? type;
}

/** How the values look in the data, in a word that CDIF takes: an XML Schema type, or the shape in JSON. */
export function physicalType(variable: Variable): Json {
  if (variable.isArray || variable.isTuple) return 'JSON array';
  const type = xsdType(variable);
  if (type !== undefined) return ref(type);
  if (variable.types.length === 0) return 'any JSON value';
  return `JSON ${variable.types.join(' or ')}`;
}

/** The types of XML Schema, by what they are in JSON Schema. */
function tableOf(rows: string): ReadonlyMap<string | undefined, string> {
  return new Map(
    rows.split(' ').map((row) => [row.slice(0, row.indexOf('=')), `xsd:${row.slice(row.indexOf('=') + 1)}`]),
  );
}

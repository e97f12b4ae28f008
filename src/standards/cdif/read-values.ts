import type { Constraints, ValueType } from '../../description/index.js';
import type { Json } from '../../json.js';
import type { GraphNode, Value } from '../read/graph.js';
import { domainsOf, representationsOf } from './read-representation.js';
import { said } from './read-terms.js';

/** What the values of a variable are. */
export interface ValueForm {
  readonly types: readonly ValueType[];
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly isArray?: boolean;
}

const TEXT: ValueForm = { types: ['string'] };
const WHOLE: ValueForm = { types: ['integer'] };
const NUMBER: ValueForm = { types: ['number'] };

/** The types of XML Schema and of programs, in lower case. */
const FORMS: { readonly [name: string]: ValueForm } = {
  boolean: { types: ['boolean'] },
  bool: { types: ['boolean'] },
  decimal: NUMBER,
  number: NUMBER,
  numeric: NUMBER,
  real: NUMBER,
  double: NUMBER,
  string: TEXT,
  text: TEXT,
  str: TEXT,
  token: TEXT,
  normalizedstring: TEXT,
  date: { types: ['string'], format: 'date' },
  datetime: { types: ['string'], format: 'date-time' },
  datetimestamp: { types: ['string'], format: 'date-time' },
  time: { types: ['string'], format: 'time' },
  duration: { types: ['string'], format: 'duration' },
  anyuri: { types: ['string'], format: 'uri' },
  base64binary: { types: ['string'], contentEncoding: 'base64' },
  hexbinary: { types: ['string'], contentEncoding: 'base16' },
  array: { types: [], isArray: true },
  object: { types: ['object'] },
};

const WHOLE_NAMES =
  /^u?int(?:eger)?\d*$|^(?:unsigned|nonnegative|positive|nonpositive|negative)?(?:int|integer|long|short|byte)$/;
const FLOAT_NAMES = /^float\d*$/;

function formNamed(name: string): ValueForm | undefined {
  const plain = name.trim().toLowerCase();
  if (WHOLE_NAMES.test(plain)) return WHOLE;
  if (FLOAT_NAMES.test(plain)) return NUMBER;
  return Object.hasOwn(FORMS, plain) ? FORMS[plain] : undefined;
}

/** A type as it is named: by address, as a CURIE, in a word, or the types that JSON has. */
function formOf({ id, scalar }: Value): ValueForm | undefined {
  const name = id ?? String(scalar);
  const inJson = /^JSON (.+)$/.exec(name)?.[1];
  if (inJson === undefined) return formNamed(name.slice(name.search(/[^/#:]*$/)));
  const forms = inJson.split(' or ').flatMap((each) => formNamed(each) ?? []);
  return { types: forms.flatMap(({ types }) => types), isArray: forms.some(({ isArray }) => isArray) };
}

const PHYSICAL = ['cdi:physicalDataType'];
const INTENDED = [
  'cdi:hasIntendedDataType',
  'cdi:intendedDataType',
  'cdi:recommendedDataType',
  'schema:dataType',
];

/** The form of the values: as they stand in the data, unless all that is said is that they are texts. */
export function valueForm(node: GraphNode, mappings: readonly GraphNode[]): ValueForm {
  const holders = [...representationsOf(node), ...domainsOf(node)];
  const found = (nodes: readonly GraphNode[], properties: readonly string[]) => {
    let first: ValueForm | undefined;
    for (const each of nodes) {
      for (const value of said(each, ...properties)) {
        const form = formOf(value);
        if (form === undefined) continue;
        each.graph.take(value.from, first === undefined ? 'schema' : 'repeated');
        first ??= form;
      }
    }
    return first;
  };
  const own = found(holders, PHYSICAL);
  const mapped = found(mappings, PHYSICAL);
  const intended = found(holders, INTENDED);
  const physical = own ?? mapped;
  if (physical?.isArray) return { ...(intended ?? physical), isArray: true };
  const isPlainText = physical === TEXT && intended !== undefined;
  return (isPlainText ? intended : (physical ?? intended)) ?? { types: [] };
}

const FORMATS: ReadonlySet<string> = new Set([
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'idn-email',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'iri',
  'iri-reference',
  'uuid',
  'uri-template',
  'json-pointer',
  'relative-json-pointer',
  'regex',
]);

/** The format that the data say, as far as JSON Schema has it. */
export function formatOf(mappings: readonly GraphNode[], { types, format }: ValueForm): string | undefined {
  if (types[0] !== 'string') return format;
  for (const each of mappings) {
    const value = said(each, 'cdi:format').find(({ scalar }) => FORMATS.has(String(scalar)));
    if (value === undefined) continue;
    each.graph.take(value.from);
    return String(value.scalar);
  }
  return format;
}

type Read = (scalar: Json, form: ValueForm) => Json | undefined;

const number: Read = (scalar) => {
  const value = typeof scalar === 'string' && scalar.trim() !== '' ? Number(scalar) : scalar;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};
const length: Read = (scalar) =>
  Number.isSafeInteger(Number(scalar)) && Number(scalar) >= 0 ? Number(scalar) : undefined;
const pattern: Read = (scalar) => {
  try {
    new RegExp(String(scalar), 'u');
    return String(scalar);
  } catch {
    return undefined;
  }
};

const LIMITS: readonly (readonly [name: keyof Constraints, property: string, read: Read])[] = [
  ['minimum', 'cdi:minimumValueInclusive', number],
  ['maximum', 'cdi:maximumValueInclusive', number],
  ['exclusiveMinimum', 'cdi:minimumValueExclusive', number],
  ['exclusiveMaximum', 'cdi:maximumValueExclusive', number],
  ['pattern', 'cdi:regularExpression', pattern],
];

/** A default that is a value of the variable. */
const usual: Read = (scalar, form) => {
  const value = valueIn(String(scalar), form);
  const isText = form.types.length === 0 || form.types.includes('string');
  return typeof value === 'string' && !isText ? undefined : value;
};

const OF_MAPPINGS: readonly (readonly [name: keyof Constraints, property: string, read: Read])[] = [
  ['minLength', 'cdi:minimumLength', length],
  ['maxLength', 'cdi:maximumLength', length],
  ['default', 'cdi:defaultValue', usual],
];

/** Conditions in the words of the export. */
const CONDITIONS: readonly (readonly [name: keyof Constraints, pattern: RegExp])[] = [
  ['multipleOf', /^value mod (\S+) = 0$/],
  ['minLength', /^length\(value\) >= (\d+)$/],
  ['maxLength', /^length\(value\) <= (\d+)$/],
];

/** The limits of the values. */
export function constraintsOf(node: GraphNode, mappings: readonly GraphNode[], form: ValueForm): Constraints {
  const found: { [name: string]: Json } = {};
  const read = (nodes: readonly GraphNode[], rows: typeof LIMITS) => {
    for (const each of nodes) {
      for (const [name, property, readValue] of rows) {
        const [value] = said(each, property);
        const json = value?.scalar === undefined ? undefined : readValue(value.scalar, form);
        if (json === undefined) continue;
        each.graph.take(value?.from);
        found[name] ??= json;
      }
    }
  };
  const described = domainsOf(node).flatMap((each) => each.linked('cdi:isDescribedBy'));
  read(described, LIMITS);
  read(mappings, OF_MAPPINGS);
  for (const each of described) {
    for (const value of said(each, 'cdi:logicalExpression')) {
      for (const part of String(value.scalar).split(' and ')) {
        for (const [name, condition] of CONDITIONS) {
          const limit = Number(condition.exec(part)?.[1]);
          if (!(limit > 0 || (limit === 0 && name !== 'multipleOf'))) continue;
          each.graph.take(value.from);
          found[name] ??= limit;
        }
      }
    }
  }
  if (form.contentEncoding !== undefined) found.contentEncoding = form.contentEncoding;
  return found as Constraints;
}

const NUMBER_TEXT = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether all texts are numbers as JSON writes them. */
export function areNumbers(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.every((text) => NUMBER_TEXT.test(text));
}

/** A value that is written as a text, as a value of the variable. */
export function valueIn(text: string, { types }: Pick<ValueForm, 'types'>): Json {
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && NUMBER_TEXT.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  const isText = types.length === 0 || types.includes('string');
  return !isText && text === 'null' ? null : text;
}

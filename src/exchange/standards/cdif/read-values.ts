import type { Json } from '../../../base/json.js';
import type { Constraints, ValueType } from '../../../schema/description/index.js';
import { type ConstraintPlaces, constraintsOf as constraintsIn } from '../read/constraints.js';
import type { GraphNode, Value } from '../read/graph.js';
import { CONDITIONS, LIMITS } from './limits.js';
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
  ...named('boolean bool', { types: ['boolean'] }),
  ...named('decimal number numeric real double', NUMBER),
  ...named('string text str token normalizedstring', TEXT),
  date: { types: ['string'], format: 'date' },
  ...named('datetime datetimestamp', { types: ['string'], format: 'date-time' }),
  time: { types: ['string'], format: 'time' },
  duration: { types: ['string'], format: 'duration' },
  anyuri: { types: ['string'], format: 'uri' },
  base64binary: { types: ['string'], contentEncoding: 'base64' },
  hexbinary: { types: ['string'], contentEncoding: 'base16' },
  array: { types: [], isArray: true },
  object: { types: ['object'] },
};

function named(names: string, form: ValueForm): { readonly [name: string]: ValueForm } {
  return Object.fromEntries(names.split(' ').map((name) => [name, form]));
}

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

const FORMATS: ReadonlySet<string> = new Set(
  (
    'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri ' +
    'iri-reference uuid uri-template json-pointer relative-json-pointer regex'
  ).split(' '),
);

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

const OF_MAPPINGS: ConstraintPlaces = {
  minLength: 'cdi:minimumLength',
  maxLength: 'cdi:maximumLength',
  default: 'cdi:defaultValue',
};

/** The limits of the values. */
export function constraintsOf(node: GraphNode, mappings: readonly GraphNode[], form: ValueForm): Constraints {
  const isText = form.types.length === 0 || form.types.includes('string');
  // A default that is no value of the variable is none.
  const typed = (value: Json) => {
    const usual = valueIn(String(value), form);
    return typeof usual === 'string' && !isText ? undefined : usual;
  };
  const described = domainsOf(node).flatMap((each) => each.linked('cdi:isDescribedBy'));
  const found: { [name: string]: Json } = {};
  for (const limits of [
    ...described.map((each) => constraintsIn(each, LIMITS)),
    ...mappings.map((each) => constraintsIn(each, OF_MAPPINGS, typed)),
  ])
    for (const [name, value] of Object.entries(limits)) found[name] ??= value as Json;
  for (const each of described) {
    for (const value of said(each, 'cdi:logicalExpression')) {
      for (const part of String(value.scalar).split(' and ')) {
        for (const [name, [before, behind]] of Object.entries(CONDITIONS)) {
          if (!part.startsWith(before) || !part.endsWith(behind)) continue;
          const limit = Number(part.slice(before.length, part.length - behind.length));
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

import type { Variable } from '../../description/index.js';
import type { Json } from '../../json.js';
import { ref } from '../jsonld.js';

const BY_TYPE = tableOf({
  boolean: 'xsd:boolean',
  integer: 'xsd:integer',
  number: 'xsd:double',
  string: 'xsd:string',
  'integer number': 'xsd:double',
});

const BY_FORMAT = tableOf({
  date: 'xsd:date',
  'date-time': 'xsd:dateTime',
  time: 'xsd:time',
  uri: 'xsd:anyURI',
  'uri-reference': 'xsd:anyURI',
  iri: 'xsd:anyURI',
  'iri-reference': 'xsd:anyURI',
});

const BY_ENCODING = tableOf({
  base64: 'xsd:base64Binary',
  base16: 'xsd:hexBinary',
});

/** The XML Schema type of the values, of the innermost ones in arrays; undefined where there is none. */
export function xsdType({ types, format, constraints }: Variable): string | undefined {
  const type = BY_TYPE.get(types.length === 1 ? types[0] : [...types].sort().join(' '));
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

function tableOf(rows: { readonly [name: string]: string }): ReadonlyMap<string | undefined, string> {
  return new Map(Object.entries(rows));
}

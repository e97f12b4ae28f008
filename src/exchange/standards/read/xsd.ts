import type { ValueType } from '../../../schema/description/index.js';

/** What the values of a datatype are in JSON. */
export interface Datatype {
  readonly type: ValueType;
  readonly format?: string;
}

const INTEGERS =
  'integer long int short byte nonNegativeInteger positiveInteger nonPositiveInteger negativeInteger ' +
  'unsignedLong unsignedInt unsignedShort unsignedByte';

const DATATYPES: ReadonlyMap<string, Datatype> = new Map<string, Datatype>([
  ...INTEGERS.split(' ').map((name) => [name, { type: 'integer' }] as const),
  ...['decimal', 'double', 'float'].map((name) => [name, { type: 'number' }] as const),
  ...['string', 'normalizedString', 'token', 'language'].map((name) => [name, { type: 'string' }] as const),
  ['boolean', { type: 'boolean' }],
  ['date', { type: 'string', format: 'date' }],
  ['dateTime', { type: 'string', format: 'date-time' }],
  ['dateTimeStamp', { type: 'string', format: 'date-time' }],
  ['time', { type: 'string', format: 'time' }],
  ['duration', { type: 'string', format: 'duration' }],
  ['anyURI', { type: 'string', format: 'uri' }],
]);

/** What a datatype of XML Schema is in JSON, by its address or CURIE. */
export function datatypeFrom(address: string): Datatype | undefined {
  const [, name] = /^(?:http:\/\/www\.w3\.org\/2001\/XMLSchema#|xsd:|xs:)(\w+)$/.exec(address) ?? [];
  return name === undefined ? undefined : DATATYPES.get(name);
}

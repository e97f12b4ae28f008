import type { Constraints, ValueType, Variable } from '../../description/index.js';
import type { Json } from '../../json.js';
import { isBlank } from '../blanks.js';
import { idPart, idPath } from '../ids.js';
import { hasMembers } from '../jsonld.js';
import { hasOnlySentinels, TAKES_SENTINELS_FROM } from '../sentinels.js';
import { asText, codeListEntity } from './codes.js';
import { type Context, rememberRelations } from './context.js';
import type { Entity } from './graph.js';
import { describeSubject } from './subjects.js';

/** A variable of a table, and the variables inside it. */
export function variableEntity(
  context: Context,
  variable: Variable,
  table: string,
  isInRoot: boolean,
): Entity {
  const path = idPath(variable.path);
  const entity = context.graph.fresh(
    `#variable-${isInRoot ? path : `${idPart(table)}/${path}`}`,
    'PropertyValue',
  );
  describeSubject(context, entity, variable, 'variable');
  rememberRelations(context, entity, variable, table, false);
  const { name, codes } = variable;
  if (isBlank(name)) entity.hint('name', JSON.stringify(name));
  else entity.call(name);
  entity.add('valueName', name);
  describeValues(context, entity, variable);
  if (codes) {
    const property = hasOnlySentinels(codes) ? TAKES_SENTINELS_FROM : 'valueReference';
    entity.link(property, codeListEntity(context, codes, table));
  }
  for (const each of variable.variables) {
    // Not hasPart of schema.org, which in a crate leads to data entities.
    entity.link('dct:hasPart', variableEntity(context, each, table, isInRoot));
  }
  return entity;
}

/** Where what a schema says about values has its place. */
const CONSTRAINTS: { readonly [K in keyof Constraints]-?: string } = {
  minimum: 'minValue',
  maximum: 'maxValue',
  exclusiveMinimum: 'exclusiveMinimum',
  exclusiveMaximum: 'exclusiveMaximum',
  multipleOf: 'stepValue',
  minLength: 'valueMinLength',
  maxLength: 'valueMaxLength',
  pattern: 'valuePattern',
  minItems: 'minItems',
  maxItems: 'maxItems',
  default: 'defaultValue',
  const: 'const',
  contentEncoding: 'contentEncoding',
  contentMediaType: 'contentMediaType',
};

const constraintPlaces = Object.entries(CONSTRAINTS) as [keyof Constraints, string][];

function describeValues(context: Context, entity: Entity, variable: Variable): void {
  const { constraints, format, isRequired, isArray } = variable;
  const isLimited = hasMembers(constraints);
  if (isLimited) {
    for (const [name, property] of constraintPlaces) {
      const value = constraints[name];
      if (value !== undefined) entity.add(property, scalar(value));
    }
  }
  if (isRequired) entity.add('valueRequired', true);
  if (isArray) entity.add('multipleValues', true);
  if (isLimited || isRequired || isArray) entity.is('PropertyValueSpecification');
  entity.add('format', format);
  describeTypes(context, entity, variable);
}

/** JSON-LD has no place for null, arrays and objects as values: they are written as texts. */
function scalar(value: Json): Json {
  return value === null || typeof value === 'object' ? asText(value) : value;
}

/** A datatype of XML Schema: its address, and what it is called. */
interface Datatype {
  readonly iri: string;
  readonly label: string;
}

function xsd(name: string): Datatype {
  return { iri: `http://www.w3.org/2001/XMLSchema#${name}`, label: `xsd:${name}` };
}

const FORMATS: ReadonlyMap<string | undefined, Datatype> = new Map([
  ['date', xsd('date')],
  ['date-time', xsd('dateTime')],
  ['time', xsd('time')],
  ['duration', xsd('duration')],
  ['uri', xsd('anyURI')],
  ['iri', xsd('anyURI')],
  ['uri-reference', xsd('anyURI')],
  ['iri-reference', xsd('anyURI')],
]);

const TYPES: { readonly [T in ValueType]?: Datatype } = {
  boolean: xsd('boolean'),
  integer: xsd('integer'),
  number: xsd('double'),
  string: xsd('string'),
};

function describeTypes({ graph }: Context, entity: Entity, { types, format }: Variable): void {
  for (const type of types) {
    const datatype = (type === 'string' ? FORMATS.get(format) : undefined) ?? TYPES[type];
    if (datatype === undefined) continue;
    entity.link('datatype', graph.entity(datatype.iri, 'DefinedTerm').hint('name', datatype.label));
  }
}

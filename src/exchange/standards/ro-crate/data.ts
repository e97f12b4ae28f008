import type { Json } from '../../../base/json.js';
import type {
  Code,
  CodeList,
  Constraints,
  Dataset,
  ValueType,
  Variable,
} from '../../../schema/description/index.js';
import { isBlank } from '../blanks.js';
import { hasMembers } from '../jsonld.js';
import { hasOnlySentinels, missingValuesOf, TAKES_SENTINELS_FROM } from '../sentinels.js';
import { type Context, tableEntity } from './context.js';
import type { Entity } from './graph.js';
import { CONSTRAINTS } from './places.js';
import { describeSubject } from './subjects.js';

/** The tables with their variables. */
export function describeTables(context: Context): void {
  for (const table of context.description.datasets) {
    const entity = tableEntity(context, table);
    if (!table.isRoot) {
      context.root.link('hasPart', entity.is('Dataset'));
      describeSubject(context, entity, table, 'dataset', table);
      callInData(entity, table.name);
    }
    for (const each of table.variables) entity.link('variableMeasured', variableEntity(context, each, table));
  }
}

/** Gives an entity the name that it has in the data, unless people could not read that. */
function callInData(entity: Entity, name: string): void {
  if (isBlank(name)) entity.hint('name', JSON.stringify(name));
  else entity.call(name);
}

/** A variable of a table, and the variables inside it. */
function variableEntity(context: Context, variable: Variable, table: Dataset): Entity {
  const { name, path, codes } = variable;
  const entity = context.graph.entity(context.addresses.variable(table, path), 'PropertyValue');
  describeSubject(context, entity, variable, 'variable', table);
  callInData(entity, name);
  entity.add('valueName', name);
  describeValues(context, entity, variable);
  if (codes) {
    const property = hasOnlySentinels(codes) ? TAKES_SENTINELS_FROM : 'valueReference';
    entity.link(property, codeListEntity(context, codes, table));
  }
  for (const each of variable.variables) {
    // Not hasPart of schema.org, which in a crate leads to data entities.
    entity.link('dct:hasPart', variableEntity(context, each, table));
  }
  return entity;
}

/** The entity of a code list; variables that share the list share the entity. */
function codeListEntity(context: Context, list: CodeList, table: Dataset): Entity {
  const set = context.graph.entity(context.addresses.codeList(list));
  if (set.isA('DefinedTermSet')) return set;
  set.is('DefinedTermSet').hint('name', titleOf(list));
  const isMixed = hasTexts(list);
  for (const code of list.codes) describeCode(context, set, list, code, table, isMixed);
  for (const code of list.sentinels) describeCode(context, set, list, code, table, isMixed);
  return set;
}

function titleOf(list: CodeList): string {
  const last = list.pointer.slice(list.pointer.lastIndexOf('/') + 1);
  const name = last.replaceAll('~1', '/').replaceAll('~0', '~') || 'the data';
  const own = list.name?.trim();
  return hasOnlySentinels(list) ? missingValuesOf(own || name) : own || `Codes of ${name}`;
}

function describeCode(
  context: Context,
  set: Entity,
  list: CodeList,
  code: Code,
  table: Dataset,
  isMixed: boolean,
): void {
  const text = asText(code.value);
  const entity = context.graph.entity(context.addresses.code(list, code), 'DefinedTerm');
  describeSubject(context, entity, code, 'code', table);
  entity
    .hint('name', isBlank(text) ? JSON.stringify(text) : text)
    // The type of the variable tells which codes are numbers, unless there are texts too.
    .add('termCode', isMixed && typeof code.value === 'number' ? code.value : text)
    .add('sentinel', context.ledger.keepIf(code.sentinel) ?? (code.isSentinel || undefined))
    .link('inDefinedTermSet', set);
  set.link('hasDefinedTerm', entity);
}

function hasTexts({ codes, sentinels }: CodeList): boolean {
  return [...codes, ...sentinels].some(({ value }) => typeof value === 'string');
}

/** A value of any type as the text of a code. */
function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const constraintPlaces = Object.entries(CONSTRAINTS) as [keyof Constraints, string][];

function describeValues({ graph }: Context, entity: Entity, variable: Variable): void {
  const { constraints, types, format, isRequired, isArray } = variable;
  const isLimited = hasMembers(constraints);
  if (isLimited) {
    for (const [name, property] of constraintPlaces) {
      const value = constraints[name];
      // JSON-LD has no place for null, arrays and objects as values: they are written as texts.
      const isScalar = value !== null && typeof value !== 'object';
      if (value !== undefined) entity.add(property, isScalar ? value : asText(value));
    }
  }
  if (isRequired) entity.add('valueRequired', true);
  if (isArray) entity.add('multipleValues', true);
  if (isLimited || isRequired || isArray) entity.is('PropertyValueSpecification');
  entity.add('format', format);
  for (const type of types) {
    const name = (type === 'string' ? FORMATS.get(format) : undefined) ?? TYPES[type];
    if (name === undefined) continue;
    const datatype = graph.entity(`http://www.w3.org/2001/XMLSchema#${name}`, 'DefinedTerm');
    entity.link('datatype', datatype.hint('name', `xsd:${name}`));
  }
}

/** The datatypes of XML Schema for texts of a format, and for types. */
const FORMATS: ReadonlyMap<string | undefined, string> = new Map([
  ['date', 'date'],
  ['date-time', 'dateTime'],
  ['time', 'time'],
  ['duration', 'duration'],
  ['uri', 'anyURI'],
  ['iri', 'anyURI'],
  ['uri-reference', 'anyURI'],
  ['iri-reference', 'anyURI'],
]);

const TYPES: { readonly [T in ValueType]?: string } = {
  boolean: 'boolean',
  integer: 'integer',
  number: 'double',
  string: 'string',
};

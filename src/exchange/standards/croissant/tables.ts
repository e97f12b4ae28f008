import type { Json, JsonObject } from '../../../base/json.js';
import type { CodeList, Constraints, Dataset, Subject, Variable } from '../../../schema/description/index.js';
import { compact, type NodeDraft, put, ref } from '../jsonld.js';
import { hasOnlySentinels, TAKES_SENTINELS_FROM } from '../sentinels.js';
import { addPartAnnotations, definitionsOf } from './annotations.js';
import { codeFieldOf, codeListNames, codeListRecordSet, codeListsOf } from './codes.js';
import type { Context } from './context.js';
import { CONSTRAINTS, dataTypeOf, isMeaning } from './data-types.js';
import { type Files, filesOf, type Step, steps, type TableFiles } from './files.js';
import { isLookedUp, type Joins, joinsOf } from './joins.js';
import { descriptionOf } from './terms.js';
import { languageMap, literals, otherNames, spoken } from './texts.js';

/** The files of a dataset and the record sets that read them. */
export interface Structure {
  readonly distribution: Files['distribution'];
  readonly recordSet: readonly JsonObject[];
}

/** The tables, dependents first, and then the code lists that they refer to. */
export function structureOf(context: Context): Structure {
  const { description, names } = context;
  const tables = description.datasets.filter(({ isRoot, variables }) => !isRoot || variables.length > 0);
  const files = filesOf(
    tables.filter(({ variables }) => variables.length > 0),
    context,
  );
  const joins = joinsOf(tables, files.byTable, context);
  const lists = codeListsOf(description);
  const codeLists = codeListNames(lists, names);
  const recordSets = joins.order.map((table) => {
    const id = names.table(table);
    const held = files.byTable.get(table);
    const shared = held && {
      table: id,
      files: held,
      foreignKeys: joins.foreignKeys,
      isTarget: joins.targets.has(table),
      codeLists,
    };
    return recordSet(table, id, joins.keys.get(table) ?? [], shared, context);
  });
  return {
    distribution: files.distribution,
    recordSet: [
      ...recordSets,
      ...lists.map((each) => codeListRecordSet(each, codeLists.get(each.list)!, context)),
    ],
  };
}

function recordSet(
  table: Dataset,
  id: string,
  keys: readonly string[],
  shared: TableFields | undefined,
  context: Context,
): JsonObject {
  const draft: NodeDraft = { '@type': 'cr:RecordSet', '@id': id, name: table.name };
  // The annotations of the root are those of the dataset as a whole.
  if (!table.isRoot) {
    addTexts(draft, table, context);
    addPartAnnotations(draft, table, context);
  }
  put(draft, 'key', compact(keys.map(ref)));
  if (shared) put(draft, 'field', fieldsOf(table.variables, shared, context));
  return draft;
}

/** What the fields of a table share. */
interface TableFields {
  /** The address of the record set. */
  readonly table: string;
  readonly files: TableFiles;
  readonly foreignKeys: Joins['foreignKeys'];
  /** Whether others are joined with it. */
  readonly isTarget: boolean;
  readonly codeLists: ReadonlyMap<CodeList, string>;
}

/** The fields of a table. */
function fieldsOf(
  variables: readonly Variable[],
  shared: TableFields,
  context: Context,
): readonly JsonObject[] {
  let isJoined = false;
  return variables.map((variable, index) => {
    // The loader joins on the first field that refers to another, and then every row must have it.
    const canJoin = isJoined || shared.files.form !== 'json' || variable.isRequired;
    const id = context.names.field(shared.table, variable.path);
    const reference = referenceOf(id, variable, shared, canJoin && !shared.isTarget);
    const isFirst = !isJoined && reference.references !== undefined;
    isJoined ||= isFirst;
    return field(id, [variable], reference, { index, isJoined: isFirst }, shared, context);
  });
}

interface Reference {
  readonly references?: JsonObject | undefined;
  readonly valueReference?: Json | undefined;
  /** The codes for the lack of a value, where they are all codes that there are. */
  readonly sentinels?: JsonObject | undefined;
}

function field(
  id: string,
  lineage: Lineage,
  reference: Reference,
  reading: Reading,
  shared: TableFields,
  context: Context,
): JsonObject {
  const variable = lineage.at(-1)!;
  const { variables, isArray, shape } = variable;
  const draft: NodeDraft = { '@type': 'cr:Field', '@id': id, name: variable.name };
  addTexts(draft, variable, context);
  if (variables.length === 0) draft.dataType = dataTypesOf(variable, context);
  if (isArray) {
    draft.isArray = true;
    draft.arrayShape = shape.join(',');
  }
  draft.source = sourceOf(lineage, shared.files, reading);
  put(draft, 'references', reference.references);
  put(draft, 'valueReference', reference.valueReference);
  put(draft, `cdi:${TAKES_SENTINELS_FROM}`, reference.sentinels);
  const definitions = definitionsOf(variable);
  if (definitions.length > 0) draft.equivalentProperty = compact(definitions)!;
  addConstraints(draft, variable);
  addPartAnnotations(draft, variable, context);
  if (variables.length > 0) draft.subField = subFieldsOf(variables, lineage, shared, context);
  return draft;
}

function subFieldsOf(
  variables: readonly Variable[],
  lineage: Lineage,
  shared: TableFields,
  context: Context,
): readonly JsonObject[] {
  return variables.map((each, index) => {
    const id = context.names.field(shared.table, each.path);
    const reference = referenceOf(id, each, shared, !shared.isTarget);
    return field(id, [...lineage, each], reference, { index, isJoined: false }, shared, context);
  });
}

/** `name` is what the data call it, so the names for people are other names. */
function addTexts(draft: NodeDraft, subject: Subject, context: Context): void {
  const label = spoken(context.ledger, subject.label);
  const others = otherNames(label, subject.title?.value);
  if (others.length > 0) draft.alternateName = compact(literals(others))!;
  // Readers show the description, and a label says more than nothing.
  const description =
    descriptionOf(subject, context) ?? languageMap(label.length > 0 ? label : others, context.language);
  if (description !== undefined) draft.description = description;
}

function dataTypesOf(variable: Variable, { nodes }: Context): Json {
  const types = [dataTypeOf(variable)];
  for (const { value } of variable.terms.concept?.refs ?? NONE) {
    if (nodes.isAddress(value) && isMeaning(value) && !types.includes(value)) types.push(value);
  }
  return compact(types)!;
}

const NONE: readonly never[] = [];
const NO_REFERENCE: Reference = {};

/** A foreign key, else the code list; what the loader cannot join is named without a join. */
function referenceOf(id: string, variable: Variable, shared: TableFields, canJoin: boolean): Reference {
  const { files, foreignKeys, codeLists } = shared;
  const foreignKey = foreignKeys.size === 0 ? undefined : foreignKeys.get(id);
  const list = variable.codes;
  const written = list && codeLists.get(list);
  if (foreignKey === undefined && written === undefined) return NO_REFERENCE;
  // A list that does not have the values themselves is nothing to look them up in.
  const [codes, sentinels] = list && hasOnlySentinels(list) ? [undefined, written] : [written, undefined];
  const code = codes === undefined ? undefined : codeFieldOf(codes);
  const joinable = foreignKey?.isJoinable
    ? foreignKey.target
    : isLookedUp(variable, files)
      ? code
      : undefined;
  const joined = canJoin ? joinable : undefined;
  const named: JsonObject[] = [];
  if (foreignKey && foreignKey.target !== joined) named.push(ref(foreignKey.target));
  if (codes !== undefined && code !== joined) named.push(ref(codes));
  return {
    references: joined === undefined ? undefined : { field: ref(joined) },
    valueReference: compact(named),
    sentinels: sentinels === undefined ? undefined : ref(sentinels),
  };
}

/** Adds what the schema demands of values. */
function addConstraints(draft: NodeDraft, { isRequired, constraints }: Variable): void {
  if (isRequired) draft.valueRequired = true;
  for (const name in constraints) {
    const property = CONSTRAINTS[name as keyof Constraints];
    const value = constraints[name as keyof Constraints];
    if (property !== undefined && typeof value !== 'object') put(draft, property, value);
  }
}

/** A variable after those that contain it, from the row down. */
type Lineage = readonly [Variable, ...Variable[]];

/** What else decides how a variable is read. */
interface Reading {
  /** The number of its column. */
  readonly index: number;
  /** Whether the loader joins on it. */
  readonly isJoined: boolean;
}

/** Where the values of a variable are, in the form that the official loader reads. */
function sourceOf(lineage: Lineage, files: TableFiles, { index, isJoined }: Reading): JsonObject {
  const { id, kind, form, rows } = files;
  const draft: NodeDraft = { [kind]: ref(id) };
  if (form === 'text') {
    draft.extract = { column: columnOf(lineage, index) };
    return draft;
  }
  const ways = waysTo(lineage, form === 'json' ? 0 : 1);
  if (form === 'json' && isJoined) {
    // What the loader joins on it transforms twice, so it must be found without a transformation.
    draft.extract = { jsonPath: rows + ways.join('[*]') };
    return draft;
  }
  // Rows are read whole and each value is taken from its row: so a row may lack a member.
  draft.extract = form === 'json' ? { jsonPath: rows } : { column: columnOf([lineage[0]], index) };
  put(draft, 'transform', compact(ways.map((way) => ({ jsonPath: `$${way}` }))));
  return draft;
}

/** Parts of a column are columns of their own in a text file; one without a name is called as pandas calls it. */
function columnOf(lineage: Lineage, index: number): string {
  const name = lineage.length === 1 ? lineage[0].name : lineage.map((each) => each.name).join('.');
  return name === '' ? `Unnamed: ${index}` : name;
}

/** The JSONPath to the last of a lineage from the one at `start` on; from each item of an array a way of its own. */
function waysTo(lineage: Lineage, start: number): readonly string[] {
  const ways: string[] = [];
  let way: Step[] = [];
  lineage.forEach(({ name, isArray }, index) => {
    if (index < start) return;
    way.push(lineage[index - 1]?.isTuple ? { place: name } : { member: name });
    if (isArray || index === lineage.length - 1) {
      ways.push(steps(way));
      way = [];
    }
  });
  return ways;
}

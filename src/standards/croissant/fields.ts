import type { CodeList, Variable } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { compact, type NodeDraft, put, ref } from '../jsonld.js';
import { hasOnlySentinels, TAKES_SENTINELS_FROM } from '../sentinels.js';
import { addPartAnnotations, definitionsOf } from './annotations.js';
import { codeFieldOf } from './codes.js';
import type { Context } from './context.js';
import { dataTypeOf, isMeaning } from './data-types.js';
import type { TableFiles } from './files.js';
import type { Names } from './names.js';
import { isLookedUp, type Joins } from './references.js';
import { type Lineage, type Reading, sourceOf } from './sources.js';
import { descriptionOf } from './terms.js';
import { isText, languageMap, literals, spoken } from './texts.js';

/** What the fields of a table share. */
export interface TableFields {
  /** The address of the record set. */
  readonly table: string;
  readonly files: TableFiles;
  readonly names: Names;
  readonly foreignKeys: Joins['foreignKeys'];
  /** Whether others are joined with it. */
  readonly isTarget: boolean;
  readonly codeLists: ReadonlyMap<CodeList, string>;
}

/** The fields of a table. */
export function fieldsOf(
  variables: readonly Variable[],
  shared: TableFields,
  context: Context,
): readonly JsonObject[] {
  let isJoined = false;
  return variables.map((variable, index) => {
    // The loader joins on the first field that refers to another, and then every row must have it.
    const canJoin = isJoined || shared.files.form !== 'json' || variable.isRequired;
    const id = shared.names.field(shared.table, variable.path);
    const reference = referenceOf(id, variable, shared, canJoin && !shared.isTarget);
    const isFirst = !isJoined && reference.references !== undefined;
    isJoined ||= isFirst;
    return field(id, [variable], reference, { index, isJoined: isFirst }, shared, context);
  });
}

interface Reference {
  readonly references: JsonObject | undefined;
  readonly valueReference: Json | undefined;
  /** The codes for the lack of a value, where they are all codes that there are. */
  readonly sentinels: JsonObject | undefined;
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
    const id = shared.names.field(shared.table, each.path);
    const reference = referenceOf(id, each, shared, !shared.isTarget);
    return field(id, [...lineage, each], reference, { index, isJoined: false }, shared, context);
  });
}

/** `name` is the column as it is in the data, so the names for people are other names. */
function addTexts(draft: NodeDraft, variable: Variable, context: Context): void {
  const label = spoken(context.ledger, variable.label);
  const title = variable.title?.value;
  const others = isText(title) ? [...label, { text: title, language: undefined }] : label;
  if (others.length > 0) draft.alternateName = compact(literals(others))!;
  // Readers show the description, and a label says more than nothing.
  const description =
    descriptionOf(variable, context) ?? languageMap(label.length > 0 ? label : others, context.language);
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
const NO_REFERENCE: Reference = { references: undefined, valueReference: undefined, sentinels: undefined };

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

/** Adds what the schema demands of values, in terms of schema.org; Croissant has none. */
function addConstraints(draft: NodeDraft, { isRequired, constraints }: Variable): void {
  const usual = constraints.default;
  if (isRequired) draft.valueRequired = true;
  put(draft, 'minValue', constraints.minimum);
  put(draft, 'maxValue', constraints.maximum);
  put(draft, 'valueMinLength', constraints.minLength);
  put(draft, 'valueMaxLength', constraints.maxLength);
  put(draft, 'valuePattern', constraints.pattern);
  put(draft, 'defaultValue', typeof usual === 'object' ? undefined : usual);
  put(draft, 'encodingFormat', constraints.contentMediaType);
}

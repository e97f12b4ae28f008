import type { CodeList, Variable } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { compact, node, ref } from '../jsonld.js';
import { definitionsOf, partAnnotationsOf } from './annotations.js';
import { codeFieldOf } from './codes.js';
import { dataTypeOf, isMeaning } from './data-types.js';
import type { TableFiles } from './files.js';
import type { Names } from './names.js';
import { isLookedUp, type Joins } from './references.js';
import { type Lineage, type Reading, sourceOf } from './sources.js';
import { descriptionOf } from './terms.js';
import { isText, languageMap, literals, spoken } from './texts.js';
import type { Work } from './work.js';

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
  work: Work,
): readonly JsonObject[] {
  let isJoined = false;
  return variables.map((variable, index) => {
    // The loader joins on the first field that refers to another, and then every row must have it.
    const canJoin = isJoined || shared.files.form !== 'json' || variable.isRequired;
    const reference = referenceOf(variable, shared, canJoin && !shared.isTarget);
    const isFirst = !isJoined && reference.references !== undefined;
    isJoined ||= isFirst;
    return field([variable], reference, { index, isJoined: isFirst }, shared, work);
  });
}

type Reference = { readonly references?: JsonObject; readonly valueReference?: Json };

function field(
  lineage: Lineage,
  reference: Reference,
  reading: Reading,
  shared: TableFields,
  work: Work,
): JsonObject {
  const variable = lineage.at(-1)!;
  const { variables, isArray, shape } = variable;
  return node({
    '@type': 'cr:Field',
    '@id': shared.names.field(shared.table, variable.path),
    name: variable.name,
    ...textsOf(variable, work),
    dataType: variables.length === 0 ? dataTypesOf(variable, work) : undefined,
    isArray: isArray || undefined,
    arrayShape: isArray ? shape.join(',') : undefined,
    source: sourceOf(lineage, shared.files, reading),
    ...reference,
    equivalentProperty: compact(definitionsOf(variable)),
    ...constraintsOf(variable),
    ...partAnnotationsOf(variable, work),
    subField: variables.map((each, index) =>
      field(
        [...lineage, each],
        referenceOf(each, shared, !shared.isTarget),
        { index, isJoined: false },
        shared,
        work,
      ),
    ),
  });
}

/** `name` is the column as it is in the data, so the names for people are other names. */
function textsOf(variable: Variable, work: Work): { readonly [name: string]: Json | undefined } {
  const label = spoken(work.ledger, variable.label);
  const title = variable.title?.value;
  const others = [...label, ...(isText(title) ? [{ text: title }] : [])];
  return {
    alternateName: compact(literals(others)),
    // Readers show the description, and a label says more than nothing.
    description:
      descriptionOf(variable, work) ?? languageMap(label.length > 0 ? label : others, work.language),
  };
}

function dataTypesOf(variable: Variable, { nodes }: Work): Json {
  const meanings = (variable.terms.concept?.refs ?? [])
    .map(({ value }) => value)
    .filter((each) => nodes.isAddress(each) && isMeaning(each));
  return compact([...new Set([dataTypeOf(variable), ...meanings])])!;
}

/** A foreign key, else the code list; what the loader cannot join is named without a join. */
function referenceOf({ path, ...variable }: Variable, shared: TableFields, canJoin: boolean): Reference {
  const { table, files, names, foreignKeys, codeLists } = shared;
  const foreignKey = foreignKeys.get(names.field(table, path));
  const codes = variable.codes && codeLists.get(variable.codes);
  const code = codes === undefined ? undefined : codeFieldOf(codes);
  const joinable = foreignKey?.isJoinable
    ? foreignKey.target
    : isLookedUp(variable, files)
      ? code
      : undefined;
  const joined = canJoin ? joinable : undefined;
  const named = [
    foreignKey?.target === joined ? undefined : foreignKey?.target,
    code === joined ? undefined : codes,
  ].flatMap((each) => (each === undefined ? [] : ref(each)));
  return {
    ...(joined === undefined ? {} : { references: { field: ref(joined) } }),
    ...(named.length === 0 ? {} : { valueReference: compact(named)! }),
  };
}

/** What the schema demands of values, in terms of schema.org; Croissant has none. */
function constraintsOf({ isRequired, constraints }: Variable): { readonly [name: string]: Json | undefined } {
  const { minimum, maximum, minLength, maxLength, pattern, contentMediaType } = constraints;
  const usual = constraints.default;
  return {
    valueRequired: isRequired || undefined,
    minValue: minimum,
    maxValue: maximum,
    valueMinLength: minLength,
    valueMaxLength: maxLength,
    valuePattern: pattern,
    defaultValue: typeof usual === 'object' ? undefined : usual,
    encodingFormat: contentMediaType,
  };
}

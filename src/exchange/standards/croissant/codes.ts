import type { Json, JsonObject } from '../../../base/json.js';
import type { Code, CodeList, Description, Variable } from '../../../schema/description/index.js';
import { notBlank } from '../blanks.js';
import { compact, type NodeDraft, put, ref } from '../jsonld.js';
import { hasOnlySentinels, missingValuesOf } from '../sentinels.js';
import { isAnnotatedCode } from '../subjects.js';
import { addPartAnnotations } from './annotations.js';
import type { Context } from './context.js';
import { dataTypeOfValues, isMeaning } from './data-types.js';
import type { Names } from './names.js';
import { descriptionOf } from './terms.js';
import { isText, languageMap, spoken } from './texts.js';

/** A code list of the description, and where it is used. */
export interface UsedCodeList {
  readonly list: CodeList;
  /** The first variable that uses it, which says what classification it is. */
  readonly user: Variable;
  /** All codes, each value once. */
  readonly rows: readonly Code[];
}

/** The code lists of all variables and their parts, each once; an empty one cannot be written. */
export function codeListsOf({ datasets }: Description): readonly UsedCodeList[] {
  const found = new Map<CodeList, UsedCodeList>();
  const visit = (variables: readonly Variable[]): void => {
    for (const user of variables) {
      const list = user.codes;
      if (list && !found.has(list)) found.set(list, { list, user, rows: rowsOf(list) });
      visit(user.variables);
    }
  };
  for (const { variables } of datasets) visit(variables);
  return [...found.values()].filter(({ rows }) => rows.length > 0);
}

function rowsOf({ codes, sentinels }: CodeList): readonly Code[] {
  const rows = new Map<string, Code>();
  for (const code of [...codes, ...sentinels]) {
    const key = JSON.stringify(code.value);
    if (!rows.has(key)) rows.set(key, code);
  }
  return [...rows.values()];
}

interface Column {
  readonly name: string;
  readonly dataType: string | ((rows: readonly Code[]) => string);
  readonly value: (code: Code, context: Context) => Json;
  /** The column is there when one row at least needs it. */
  readonly isNeeded?: (code: Code) => boolean;
}

/** The columns of a code list: Croissant asks for a key and a name, and recommends a url. */
const COLUMNS: readonly Column[] = [
  {
    name: 'code',
    dataType: (rows) => dataTypeOfValues(rows.map(({ value }) => value)),
    value: ({ value }) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value),
  },
  {
    name: 'name',
    dataType: 'sc:Text',
    value: (code, { ledger }) => nameOf(code, ledger.pick(code.label)?.value),
  },
  {
    name: 'description',
    dataType: 'sc:Text',
    value: (code, { ledger }) => ledger.pick(code.richDescription)?.value ?? code.description?.value ?? null,
    isNeeded: ({ richDescription, description }) => richDescription.length > 0 || description !== undefined,
  },
  {
    name: 'url',
    dataType: 'sc:URL',
    value: ({ terms }) => terms.concept?.refs[0]?.value ?? null,
    isNeeded: ({ terms }) => terms.concept?.refs[0] !== undefined,
  },
  {
    name: 'sentinel',
    dataType: 'sc:Boolean',
    value: ({ isSentinel }) => isSentinel,
    isNeeded: ({ isSentinel }) => isSentinel,
  },
];

function nameOf({ title, value }: Code, label: string | undefined): string {
  if (isText(label)) return label;
  if (isText(title?.value)) return title.value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The address of the record set of each code list. */
export function codeListNames(lists: readonly UsedCodeList[], names: Names): ReadonlyMap<CodeList, string> {
  return new Map(lists.map(({ list, user }) => [list, names.codes(definitionName(list) ?? user.name)]));
}

/** The name of a shared definition; the list of one variable is called after it. */
function definitionName({ pointer }: CodeList): string | undefined {
  return /\/\$defs\/([^/]+)$/.exec(pointer)?.[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The field of a code list that columns refer to. */
export function codeFieldOf(recordSet: string): string {
  return `${recordSet}/code`;
}

/** A code list as a record set with its rows, and all annotations of its codes. */
export function codeListRecordSet(used: UsedCodeList, id: string, context: Context): JsonObject {
  const { list, user, rows } = used;
  const columns = COLUMNS.filter(({ isNeeded }) => isNeeded === undefined || rows.some(isNeeded)).map(
    (column) => ({ ...column, key: `${id}/${column.name}` }),
  );
  const draft: NodeDraft = {
    '@type': 'cr:RecordSet',
    '@id': id,
    name: hasOnlySentinels(list) ? missingValuesOf(list.name ?? user.name) : (list.name ?? user.name),
    dataType: ['sc:Enumeration', ...classificationsOf(used, context)],
    key: ref(codeFieldOf(id)),
    field: columns.map(({ name, key, dataType }) => ({
      '@type': 'cr:Field',
      '@id': key,
      name,
      dataType: typeof dataType === 'string' ? dataType : dataType(rows),
    })),
    data: rows.map((code) => {
      const row: NodeDraft = {};
      for (const { key, value } of columns) row[key] = value(code, context);
      return row;
    }),
  };
  // Title and description of the schema are in the row of a code; a set of terms is whole, or not there.
  if (list.codes.some(isAnnotatedCode) || list.sentinels.some(isAnnotatedCode)) {
    draft.about = termSet(list, draft.name!, context);
  }
  return draft;
}

/** The codes of a list with all their annotations. */
function termSet(list: CodeList, name: Json, context: Context): JsonObject {
  const { addresses, isAddressed, codeSets } = context;
  const draft: NodeDraft = { '@type': 'sc:DefinedTermSet' };
  if (isAddressed) {
    const id = addresses.codeList(list);
    // Lists of one place have one address, and are described once.
    if (codeSets.has(id)) return ref(id);
    codeSets.add(id);
    draft['@id'] = id;
  }
  draft.name = name;
  draft.hasDefinedTerm = compact(
    [...list.codes, ...list.sentinels].map((code) => definedTerm(list, code, context)),
  )!;
  return draft;
}

/** What the codes are taken from; codes for the lack of a value are not what a variable is classified by. */
function classificationsOf({ list, user }: UsedCodeList, { nodes }: Context): readonly string[] {
  if (hasOnlySentinels(list)) return [];
  const refs = user.terms.classification?.refs ?? [];
  return refs.map(({ value }) => value).filter((each) => nodes.isAddress(each) && isMeaning(each));
}

/** A code with all its annotations: the rows hold one language and no more than their columns. */
function definedTerm(list: CodeList, code: Code, context: Context): JsonObject {
  const { ledger, language, addresses } = context;
  const draft: NodeDraft = { '@type': 'sc:DefinedTerm' };
  if (context.isAddressed) draft['@id'] = addresses.code(list, code);
  draft.termCode = typeof code.value === 'string' ? code.value : JSON.stringify(code.value);
  const label = languageMap(spoken(ledger, code.label), language);
  const title = notBlank(code.title?.value);
  put(draft, 'name', label ?? title);
  if (label !== undefined) put(draft, 'alternateName', title);
  put(draft, 'description', descriptionOf(code, context));
  put(draft, 'fair:sentinel', ledger.keepIf(code.sentinel));
  addPartAnnotations(draft, code, context);
  return draft;
}

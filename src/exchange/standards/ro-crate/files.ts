import { isObject, type Json, type JsonObject } from '../../../base/json.js';
import { idPart, idPath } from '../ids.js';
import { compact, node, ref } from '../jsonld.js';
import { DESCRIPTOR, ROOT } from './context.js';
import { extensionContext } from './terms.js';

/** A file that is in the folder of a crate. */
export interface CrateFile {
  /** From the folder of the crate, with "/" between its parts. */
  readonly path: string;
  readonly encodingFormat: string;
  /** In bytes. */
  readonly contentSize: number | string;
  readonly sha256: string;
  /** The table that it holds. */
  readonly table?: string;
  /** Whether it is the schema that the crate was made from. */
  readonly isSchema?: boolean;
}

/** The document of a crate that has files: each is a part of it, and the crate conforms to its schema file. */
export function withFiles(document: JsonObject, all: readonly CrateFile[]): JsonObject {
  // The descriptor describes itself.
  const files = all.filter(({ path }) => path !== DESCRIPTOR);
  if (files.length === 0) return document;
  const entities = new Map(
    (document['@graph'] as readonly JsonObject[]).map((each) => [each['@id'] as string, { ...each }]),
  );
  const root = entities.get(ROOT)!;
  const tables = [...entities.values()].filter((each) => listOf(each['@type']).includes('Dataset'));
  const schema = files.find(({ isSchema }) => isSchema);
  const schemaEntity = schema && replaceSchema(entities, root, schema);
  for (const file of files) {
    const entity = file === schema ? schemaEntity! : fileEntity(file, schema);
    entities.set(entity['@id'] as string, entity);
    const holder = tables.find((each) => isTable(each, file.table)) ?? root;
    holder.hasPart = compact([...listOf(holder.hasPart), ref(entity['@id'] as string)])!;
  }
  return { '@context': contextWith(document['@context']!, 'sha256'), '@graph': [...entities.values()] };
}

function isTable(entity: JsonObject, name: string | undefined): boolean {
  return name !== undefined && String(entity['@id']).endsWith(`#table/${idPart(name)}/`);
}

type Entities = Map<string, { [name: string]: Json }>;

function fileEntity(file: CrateFile, schema: CrateFile | undefined): { [name: string]: Json } {
  return {
    ...node({
      '@id': idOf(file),
      '@type': 'File',
      name: file.path,
      encodingFormat: file.encodingFormat,
      contentSize: String(file.contentSize),
      sha256: file.sha256,
      conformsTo: schema && schema !== file ? ref(idOf(schema)) : undefined,
    }),
  };
}

/** The schema as a file instead of something elsewhere, which stays only if others refer to it too. */
function replaceSchema(entities: Entities, root: { [name: string]: Json }, file: CrateFile) {
  const [before] = listOf(root.conformsTo);
  const id = isObject(before) ? (before['@id'] as string) : undefined;
  root.conformsTo = ref(idOf(file));
  if (id !== undefined && !isReferredTo(entities, id)) entities.delete(id);
  const entity = fileEntity(file, undefined);
  entity.name = 'JSON Schema of the dataset';
  if (id !== undefined) entity.identifier = id;
  return entity;
}

function isReferredTo(entities: Entities, id: string): boolean {
  for (const entity of entities.values()) {
    for (const value of Object.values(entity)) {
      if (listOf(value).some((each) => isObject(each) && each['@id'] === id)) return true;
    }
  }
  return false;
}

function idOf({ path }: CrateFile): string {
  return idPath(path.split('/'));
}

/** The values of a member of a node. */
export function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}

function contextWith(context: Json, ...names: readonly string[]): Json {
  const [base, own] = listOf(context);
  return [base!, { ...(isObject(own) ? own : {}), ...extensionContext(...names) }];
}

import type { Json } from '../../src/base/json.js';
import { exporters, importers, importFrom, type Loss } from '../../src/exchange/standards/index.js';
import type { Dataset, Description, Variable } from '../../src/schema/description/index.js';
import { described, exported, type SchemaSource } from './sources.js';

/** What keywords of JSON Schema say about a variable. */
interface Said {
  readonly keyword: string;
  readonly value: Json;
  /** Where its schema object is. */
  readonly pointer: string;
}

/** What the keywords of JSON Schema say about the variables of a description, by a key that does not depend on the place. */
export function plainOf({ datasets }: Description): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>();
  const add = ({ pointer }: Variable, name: string, keyword: string, value: Json) =>
    found.set(`${name} ${keyword} ${JSON.stringify(value)}`, { keyword, value, pointer });
  const visit = (table: Dataset, variables: readonly Variable[]) => {
    for (const each of variables) {
      const name = `${table.name} ${each.path.join('/')}`;
      // An object is what has members.
      for (const type of each.types) if (type !== 'object') add(each, name, 'type', type);
      if (each.isArray) add(each, name, 'type', 'array');
      if (each.isNullable) add(each, name, 'type', 'null');
      if (each.isRequired && !/^\d+$/.test(each.name)) add(each, name, 'required', each.name);
      if (each.format !== undefined) add(each, name, 'format', each.format);
      // A text that a label says too may come back as that.
      for (const { value } of [each.title ?? [], each.label].flat()) add(each, name, 'title', value);
      for (const { value } of [each.description ?? [], each.richDescription].flat())
        add(each, name, 'description', value);
      for (const [keyword, value] of Object.entries(each.constraints))
        add(each, name, keyword, value as Json);
      for (const { value } of [...(each.codes?.codes ?? []), ...(each.codes?.sentinels ?? [])])
        add(each, name, 'enum', value);
      visit(table, each.variables);
    }
  };
  for (const each of datasets) visit(each, each.variables);
  return found;
}

/** What neither came back from a standard nor is in the list of losses, by keyword. */
export async function lostSilently(
  id: string,
  sources: readonly SchemaSource[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const exporter = exporters.find((each) => each.id === id)!;
  const silent = new Map<string, string[]>();
  for (const source of sources) {
    const { document, losses } = exported(exporter, source);
    const { schema } = await importFrom(importers[id]!, document, { uri: 'document' });
    const after = plainOf(described({ name: source.name, schema }));
    for (const [key, said] of plainOf(described(source))) {
      if (after.has(key) || losses.some((each) => isThat(each, said))) continue;
      silent.set(said.keyword, [...(silent.get(said.keyword) ?? []), `${source.name} ${key}`]);
    }
  }
  return silent;
}

function isThat({ keyword, pointer }: Loss, said: Said): boolean {
  // Enumerations and constants say types and codes too.
  const isSame = keyword === said.keyword || (VALUES.includes(said.keyword) && VALUES.includes(keyword));
  return isSame && pointer.startsWith(said.pointer.replace(/\/properties\/[^/]*$/, ''));
}

const VALUES: readonly string[] = ['type', 'enum', 'const'];

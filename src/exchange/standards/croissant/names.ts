import type { Dataset, Description } from '../../../schema/description/index.js';
import { idPart, idPath } from '../ids.js';

/**
 * The short addresses inside a document, which loaders use as keys: different things never get the same one, whatever they
 * are called.
 */
export class Names {
  private readonly taken = new Set<string>();
  /** How often each name was asked for again. */
  private readonly counts = new Map<string, number>();
  private readonly tables: ReadonlyMap<string, string>;
  private readonly codesFolder: string;

  constructor({ datasets }: Description, schema: string) {
    // Relative to the address of the schema, its last part is the schema itself.
    this.taken.add(schema.replace(/[?#].*$/s, '').replace(/^.*\//s, ''));
    // A table is one part, its fields are below; so only the first part can clash.
    this.tables = new Map(datasets.map(({ name }) => [name, this.unused(idPart(name))]));
    this.codesFolder = this.unused('codes');
  }

  /** The record set of a table. */
  table({ name }: Pick<Dataset, 'name'>): string {
    return this.tables.get(name)!;
  }

  /** A column of a table, or a part of one. */
  field(table: string, path: readonly string[]): string {
    return `${table}/${idPath(path)}`;
  }

  /** A file, or files; the name gets a number when another has it. */
  files(name: string): string {
    return this.unused(`#file-${idPart(name)}`);
  }

  /** The record set of a code list; the name gets a number when another has it. */
  codes(name: string): string {
    return this.unused(`${this.codesFolder}/${idPart(name)}`);
  }

  private unused(wanted: string): string {
    let name = wanted;
    while (this.taken.has(name)) {
      const count = (this.counts.get(wanted) ?? 1) + 1;
      this.counts.set(wanted, count);
      name = `${wanted}-${count}`;
    }
    this.taken.add(name);
    return name;
  }
}

import type { Budget } from '../../base/budget.js';
import { isObject, type JsonObject, member } from '../../base/json.js';
import type { Dataset, Subject } from './description.js';
import type { Layer } from './layer.js';
import type { Layers } from './layers.js';
import type { PlainBook } from './plain.js';
import { copyOf, type Draft, type SubjectReader } from './subject.js';
import { topic } from './topics.js';
import { typesOf } from './value-types.js';
import type { VariableReader } from './variables.js';

/** A table with the places that may be meant when a relation refers to it. */
export interface ReadDataset {
  readonly dataset: Dataset;
  readonly places: readonly { readonly uri: string; readonly pointer: string }[];
}

/** Reads the tables of a document. */
export class DatasetReader {
  private readonly names = new Set<string>();
  private readonly used = new Set<JsonObject>();
  private readonly found: ReadDataset[] = [];

  constructor(
    private readonly layers: Layers,
    private readonly subjects: SubjectReader,
    private readonly variables: VariableReader,
    private readonly plain: PlainBook,
    private readonly budget: Budget,
  ) {}

  /** The tables: the document itself, properties that are tables, and definitions of tables without a reference to them. */
  read(root: readonly Layer[], subject: Subject): readonly ReadDataset[] {
    const isProduct = subject.resourceType?.value === 'data-product';
    const isTable = (layers: readonly Layer[]) =>
      this.isDataset(layers) || (isProduct && this.isArrayOfObjects(layers));
    this.table(root, { subject, name: 'data', path: [], isNested: false, isRoot: true }, isTable);
    for (const layer of root) {
      const definitions = member(layer.value, '$defs');
      if (!isObject(definitions)) continue;
      for (const name in definitions) {
        const layers = this.layers.of(definitions[name], layer.schemaIndex);
        const [first] = layers;
        if (first === undefined || this.used.has(first.value) || !this.isDataset(layers)) continue;
        this.table(layers, { name, path: [], isNested: false, isRoot: false }, (each) =>
          this.isDataset(each),
        );
      }
    }
    const [whole, ...others] = this.found;
    // A product whose tables are all of its own has no table beside them.
    if (others.length > 0 && whole?.dataset.isRoot && whole.dataset.variables.length === 0) return others;
    return this.found;
  }

  private table(
    layers: readonly Layer[],
    about: {
      readonly subject?: Subject;
      readonly name: string;
      readonly path: readonly string[];
      readonly isNested: boolean;
      readonly isRoot: boolean;
    },
    isTable: (layers: readonly Layer[]) => boolean,
  ): void {
    this.budget.spend(STEPS_A_TABLE + layers.length);
    for (const { value } of layers) this.used.add(value);
    const row = this.rowOf(layers);
    for (const { value } of row) this.used.add(value);
    const isArray = row !== layers;
    this.plain.note('table', isArray ? [...layers, ...row] : layers);
    const subject = about.subject ?? this.subjects.readFirst([...layers, ...(isArray ? row : [])], layers[0]);
    const name = this.unique(about.name);
    const { path, isNested, isRoot } = about;
    const { variables, tables } = this.variables.read(layers, row, isTable);
    const rows = row.filter(({ isLent }) => !isLent).map(({ uri, pointer }) => ({ uri, pointer }));
    this.found.push({
      dataset: datasetOf(subject, { name, isRoot, path, isArray, isNested, rows, variables }),
      places: [...layers, ...row].map(({ uri, pointer }) => ({ uri, pointer })),
    });
    for (const each of tables) {
      this.budget.spend(1 + Math.ceil((layers.length * each.layers.length) / COMPARISONS_A_STEP));
      // A table in itself would never end.
      if (each.layers.some(({ value }) => this.used.has(value) && layers.some((own) => own.value === value)))
        continue;
      if (path.length > DEEPEST) continue;
      this.table(
        each.layers,
        {
          name: isRoot ? each.path.join('/') : [name, ...each.path].join('/'),
          path: [...path, ...each.path],
          isNested: isNested || each.isNested || (isArray && !isRoot),
          isRoot: false,
        },
        isTable,
      );
    }
  }

  /** The layers of a row: those of the items if the table is an array. */
  rowOf(layers: readonly Layer[]): readonly Layer[] {
    const holder = layers.find(({ value, isLent }) => !isLent && isObject(member(value, 'items')));
    return holder ? this.layers.of(holder.value.items, holder.schemaIndex) : layers;
  }

  private isDataset(layers: readonly Layer[]): boolean {
    for (const layer of layers) {
      const type = layer.statement(RESOURCE_TYPE)?.text()?.value;
      if (type !== undefined) return type === 'dataset' || type === 'data-product';
    }
    return false;
  }

  private isArrayOfObjects(layers: readonly Layer[]): boolean {
    const row = this.rowOf(layers);
    return (
      row !== layers &&
      (typesOf(row).includes('object') || row.some(({ value }) => isObject(member(value, 'properties'))))
    );
  }

  private unique(name: string): string {
    let free = name;
    for (let number = 2; this.names.has(free); number++) {
      this.budget.spend(1);
      free = `${name}-${number}`;
    }
    this.names.add(free);
    return free;
  }
}

const DEEPEST = 20;
const STEPS_A_TABLE = 20;
const COMPARISONS_A_STEP = 32;
const RESOURCE_TYPE = topic('fair:resourceType');

/** A subject as a table. */
function datasetOf(subject: Subject, own: Omit<Dataset, keyof Subject>): Dataset {
  const dataset = copyOf(subject) as Draft<Dataset>;
  dataset.name = own.name;
  dataset.isRoot = own.isRoot;
  dataset.path = own.path;
  dataset.isArray = own.isArray;
  dataset.isNested = own.isNested;
  dataset.rows = own.rows;
  dataset.variables = own.variables;
  return dataset;
}

import type { Code, CodeList, Dataset, Description } from '../../schema/description/index.js';
import { expandCurie, isIri } from '../../schema/vocabulary/index.js';
import { idPart, idPath } from './ids.js';
import type { ExportOptions } from './options.js';

/**
 * The addresses of what a description describes: the same in all standards, so that their graphs can be merged. The
 * schema has its `$id`; all else is under that, by what it is called.
 */
export class Addresses {
  /** The address of the schema: its `$id`, or a `urn:uuid` that is made from its content. */
  readonly schema: string;
  /** The address of the dataset: the one that was given, or `$id#dataset`. */
  readonly dataset: string;
  private readonly prefix: string;
  /** The addresses under that of the schema that the description mentions: nearly always none. */
  private readonly foreign = new Set<string>();
  /** The addresses of things that could not get their preferred address. */
  private readonly moved = new Map<string, string>();
  private readonly lists = new Map<CodeList, string>();
  private readonly places = new Map<string, string>();
  private readonly names = new Map<string, number>();
  private readonly codes = new Map<Code, string>();

  constructor({ id, urn, leaves }: Description, options: ExportOptions) {
    const base = id?.value ?? urn();
    this.prefix = `${base}#`;
    for (const { value } of leaves) if (typeof value === 'string') this.avoid(base, value);
    for (const each of textsIn(options)) if (this.isPlace(each)) this.foreign.add(each);
    const { identifier } = options;
    this.dataset = identifier !== undefined && isIri(identifier) ? identifier : this.local('dataset');
    // If the options give the address of the schema to the dataset, the schema has another.
    this.schema = this.dataset === base ? this.local('schema') : base;
  }

  /** Reserves the addresses that a value of the description may have. */
  private avoid(base: string, value: string): void {
    if (this.isPlace(value)) this.foreign.add(value);
    const full = value.startsWith('#') ? base + value : expandCurie(value);
    if (full !== undefined && this.isPlace(full)) this.foreign.add(full);
  }

  /** The address of a part of the description; always the same for the same name. */
  local(name: string): string {
    const wanted = this.prefix + name;
    // To look up a long text is expensive.
    if (this.foreign.size === 0 || !this.foreign.has(wanted)) return wanted;
    let address = this.moved.get(wanted) ?? wanted;
    // Names are escaped, so that no other local name ends in this mark.
    while (this.foreign.has(address)) address += '~';
    this.moved.set(wanted, address);
    return address;
  }

  /** Whether an address is under that of the schema, and so is a place in it. */
  isPlace(address: string): boolean {
    // Most texts are too short to be one.
    return address.length >= this.prefix.length && address.startsWith(this.prefix);
  }

  /** The address of a table; the one that the document as a whole describes is the dataset. */
  table({ name, isRoot }: Pick<Dataset, 'name' | 'isRoot'>): string {
    return isRoot ? this.dataset : this.local(`table/${idPart(name)}`);
  }

  /** The address of a variable of a table. */
  variable({ name, isRoot }: Pick<Dataset, 'name' | 'isRoot'>, path: readonly string[]): string {
    return this.local(isRoot ? `variable/${idPath(path)}` : `table/${idPart(name)}/variable/${idPath(path)}`);
  }

  /** The address of a list of codes, by the place of its definition. */
  codeList(list: CodeList): string {
    const known = this.lists.get(list);
    if (known !== undefined) return known;
    const place = `${list.uri} ${list.pointer}`;
    const address =
      this.places.get(place) ?? this.local(unused(this.names, `codes/${idPath(namesIn(list.pointer))}`));
    this.places.set(place, address);
    this.lists.set(list, address);
    const all = [...list.codes, ...list.sentinels];
    // Only a number and a text can be written alike.
    const taken =
      new Set(all.map(({ value }) => typeof value)).size > 1 ? new Map<string, number>() : undefined;
    for (const code of all) {
      const text = typeof code.value === 'string' ? code.value : JSON.stringify(code.value);
      const wanted = `${address}/${idPart(text)}`;
      this.codes.set(code, taken ? unused(taken, wanted) : wanted);
    }
    return address;
  }

  /** The address of a code of a list. */
  code(list: CodeList, code: Code): string {
    this.codeList(list);
    return this.codes.get(code)!;
  }
}

/** A name that is not taken: the second to ask for it gets a number ("~" is in no escaped name). */
function unused(taken: Map<string, number>, name: string): string {
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : `${name}~${count}`;
}

/** The names on the way to a schema object, without the keywords of members and items. */
function namesIn(pointer: string): readonly string[] {
  // What nearly all are.
  const [, only] = /^\/properties\/([^/~]+)$/.exec(pointer) ?? [];
  if (only !== undefined) return [only];
  const names: string[] = [];
  const tokens = pointer.split('/').slice(1);
  for (let index = 0; index < tokens.length; index++) {
    if (tokens[index] === 'items') continue;
    if (tokens[index] === 'properties' && index + 1 < tokens.length) index++;
    names.push(tokens[index]!.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return names.length > 0 ? names : ['data'];
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* textsIn(each);
  }
}

import type { Description } from '../../description/index.js';
import { expandCurie } from '../../vocabulary/index.js';
import type { ExportOptions } from '../options.js';

/** Gives nodes their addresses, and ensures that no two nodes get the same. */
export class Names {
  private readonly owners = new Map<string, string>();
  /** The addresses under that of the schema that other nodes mention: nearly always none. */
  private readonly foreign = new Set<string>();
  /** The addresses of nodes that could not get their preferred address. */
  private readonly moved = new Map<string, string>();
  private readonly prefix: string;

  constructor(
    /** The address of the schema, under which local nodes get theirs. */
    readonly base: string,
    description: Description,
    options: ExportOptions,
  ) {
    this.prefix = `${base}#`;
    for (const { value } of description.leaves) if (typeof value === 'string') this.avoid(value);
    for (const each of textsIn(options)) if (this.isPlace(each)) this.foreign.add(each);
  }

  /** Reserves the addresses that a value of the description may have. */
  private avoid(value: string): void {
    if (this.isPlace(value)) this.foreign.add(value);
    const full = value.startsWith('#') ? this.base + value : expandCurie(value);
    if (full !== undefined && this.isPlace(full)) this.foreign.add(full);
  }

  /** The address of a node of this document; always the same for the same name. */
  local(name: string): string {
    const wanted = this.prefix + name;
    if (!this.foreign.has(wanted)) return wanted;
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

  /** Takes an address for a thing; false if another node already has it. */
  claim(address: string, owner: string): boolean {
    const holder = this.owners.get(address);
    if (holder === undefined) this.owners.set(address, owner);
    return holder === undefined || holder === owner;
  }

  /** For what an address was taken. */
  ownerOf(address: string): string | undefined {
    return this.owners.get(address);
  }
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* textsIn(each);
  }
}

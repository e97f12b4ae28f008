/** What a field of an Arrow schema says beyond its type. */
export interface ArrowField {
  readonly name: string;
  readonly metadata: { readonly [key: string]: string };
  /** Whether its values are categories that have an order. */
  readonly isOrdered: boolean;
}

/** How many tables of a message are read: in a damaged one, offsets may lead to the same table again and again. */
const MOST_TABLES = 100_000;

/** The columns in a schema that an Arrow library wrote into a file, in base 64; none if it is damaged. */
export function arrowFieldsIn(text: string): readonly ArrowField[] {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const view = new DataView(bytes.buffer);
    // Newer versions begin with a mark, all with the length of the message.
    const start = view.getUint32(0, true) === 0xffffffff ? 8 : 4;
    const message = new Table(bytes.subarray(start), view.getUint32(start, true), { left: MOST_TABLES });
    return message.table(MESSAGE.header)?.tables(SCHEMA.fields).map(fieldOf) ?? [];
  } catch {
    return [];
  }
}

// The numbers of members, as `Message.fbs` and `Schema.fbs` of Arrow declare them.
const MESSAGE = { header: 2 } as const;
const SCHEMA = { fields: 1 } as const;
const FIELD = { name: 0, dictionary: 4, metadata: 6 } as const;
const DICTIONARY = { isOrdered: 2 } as const;
const PAIR = { key: 0, value: 1 } as const;

function fieldOf(field: Table): ArrowField {
  const pairs = field.tables(FIELD.metadata);
  return {
    name: field.text(FIELD.name) ?? '',
    metadata: Object.fromEntries(
      pairs.map((pair) => [pair.text(PAIR.key) ?? '', pair.text(PAIR.value) ?? '']),
    ),
    isOrdered: field.table(FIELD.dictionary)?.flag(DICTIONARY.isOrdered) ?? false,
  };
}

const decoder = new TextDecoder();

/** A table of a FlatBuffers message: a list of offsets, found through another list. Offsets out of bounds throw a `RangeError`. */
class Table {
  private readonly view: DataView;
  private readonly offsets: number;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly at: number,
    private readonly budget: { left: number },
  ) {
    if (budget.left-- <= 0) throw new RangeError();
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.offsets = at - this.view.getInt32(at, true);
  }

  flag(member: number): boolean {
    const at = this.member(member);
    return at !== undefined && this.view.getUint8(at) !== 0;
  }

  text(member: number): string | undefined {
    const at = this.target(member);
    if (at === undefined) return undefined;
    return decoder.decode(this.bytes.subarray(at + 4, at + 4 + this.view.getUint32(at, true)));
  }

  table(member: number): Table | undefined {
    const at = this.target(member);
    return at === undefined ? undefined : new Table(this.bytes, at, this.budget);
  }

  tables(member: number): readonly Table[] {
    const at = this.target(member);
    const length = at === undefined ? 0 : this.view.getUint32(at, true);
    if (length > this.budget.left) throw new RangeError();
    return Array.from(
      { length },
      (_, index) => new Table(this.bytes, this.follow(at! + 4 + 4 * index), this.budget),
    );
  }

  private target(member: number): number | undefined {
    const at = this.member(member);
    return at === undefined ? undefined : this.follow(at);
  }

  private follow(at: number): number {
    return at + this.view.getUint32(at, true);
  }

  /** Where a member is; tables leave out those that have their default value. */
  private member(member: number): number | undefined {
    const slot = 4 + 2 * member;
    if (slot >= this.view.getUint16(this.offsets, true)) return undefined;
    const offset = this.view.getUint16(this.offsets + slot, true);
    return offset === 0 ? undefined : this.at + offset;
  }
}

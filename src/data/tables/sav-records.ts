import { BrokenFile } from './broken-file.js';

/** The records at the beginning of an SPSS file, with their texts as bytes (PSPP Developer's Guide, system file format). */
export interface Records {
  readonly isLittleEndian: boolean;
  readonly compression: Compression;
  /** How many rows the file states; -1 if it does not. */
  readonly cases: number;
  /** What is subtracted from a compressed number. */
  readonly bias: number;
  readonly fileLabel: Uint8Array;
  readonly variables: readonly VariableRecord[];
  readonly labels: readonly LabelRecord[];
  /** Those that later versions added, by their number. */
  readonly extensions: ReadonlyMap<number, Cursor>;
  /** How many units of eight bytes a row has. */
  readonly units: number;
  /** Where the rows begin. */
  readonly end: number;
}

const COMPRESSIONS = ['none', 'bytecode', 'zlib'] as const;
type Compression = (typeof COMPRESSIONS)[number];

export interface VariableRecord {
  readonly name: Uint8Array;
  readonly label: Uint8Array;
  /** 0 for a number, else the bytes of a string. */
  readonly width: number;
  /** Type, width and decimals, packed into one number. */
  readonly format: number;
  /** How many values are missing ones; if it is negative, the first two are a range. */
  readonly missingCount: number;
  readonly missing: readonly Uint8Array[];
  /** The number of its first unit in a row. */
  readonly unit: number;
}

export interface LabelRecord {
  readonly labels: readonly (readonly [value: Uint8Array, label: Uint8Array])[];
  /** The units of the variables that have them. */
  readonly units: readonly number[];
}

/** The bytes of a number, and of a part of a string. */
export const UNIT = 8;

/** Thrown when there are fewer bytes than the records need. */
export class TooShort extends Error {}

export function notSav(reason: string): BrokenFile {
  return new BrokenFile('sav', reason);
}

const RECORD = { variable: 2, labels: 3, labelled: 4, documents: 6, extension: 7, end: 999 } as const;

/** Reads the records from the first bytes of a file, or throws `TooShort`. */
export function recordsIn(bytes: Uint8Array): Records {
  const start = new Cursor(bytes, true);
  const magic = String.fromCharCode(...start.bytes(4));
  if (magic !== '$FL2' && magic !== '$FL3') throw notSav('it does not begin as one');
  const layout = start.skip(60).int();
  const isLittleEndian = layout === 2 || layout === 3;
  const cursor = new Cursor(bytes, isLittleEndian).skip(72);
  const compression = COMPRESSIONS[cursor.int()];
  if (compression === undefined || (magic === '$FL3') !== (compression === 'zlib'))
    throw notSav('its compression is unknown');
  const cases = cursor.skip(4).int();
  const bias = cursor.double();
  const fileLabel = cursor.skip(17).bytes(64);
  cursor.skip(3);
  const variables: VariableRecord[] = [];
  const labels: LabelRecord[] = [];
  const extensions = new Map<number, Cursor>();
  let units = 0;
  for (let type = cursor.int(); type !== RECORD.end; type = cursor.int()) {
    if (type === RECORD.variable) {
      const variable = variableIn(cursor, units++);
      if (variable) variables.push(variable);
    } else if (type === RECORD.labels) labels.push(labelsIn(cursor));
    else if (type === RECORD.documents) cursor.skip(cursor.count(80) * 80);
    else if (type === RECORD.extension) {
      const number = cursor.int();
      const size = cursor.count(0);
      extensions.set(number, new Cursor(cursor.bytes(size * cursor.count(size)), isLittleEndian));
    } else throw notSav(`it has a record of the unknown type ${type}`);
  }
  cursor.skip(4);
  if (variables.length === 0) throw notSav('it has no variables');
  return {
    isLittleEndian,
    compression,
    cases,
    bias,
    fileLabel,
    variables,
    labels,
    extensions,
    units,
    end: cursor.at,
  };
}

/** A variable; none for a unit that continues the string before it. */
function variableIn(cursor: Cursor, unit: number): VariableRecord | undefined {
  const width = cursor.int();
  const hasLabel = cursor.int() !== 0;
  const missingCount = cursor.int();
  const format = cursor.int();
  const name = cursor.skip(4).bytes(8);
  const length = hasLabel ? cursor.count(1) : 0;
  const label = cursor.bytes(length);
  cursor.skip(-length & 3);
  const missing = Array.from({ length: Math.min(Math.abs(missingCount), 3) }, () => cursor.bytes(UNIT));
  if (width === -1) return undefined;
  if (width < 0 || width > 255) throw notSav(`a variable has the width ${width}`);
  return { name, label, width, format, missingCount, missing, unit };
}

function labelsIn(cursor: Cursor): LabelRecord {
  const labels = Array.from({ length: cursor.count(2 * UNIT) }, () => {
    const value = cursor.bytes(UNIT);
    const length = cursor.byte();
    const label = cursor.bytes(length);
    cursor.skip(-(length + 1) & (UNIT - 1));
    return [value, label] as const;
  });
  if (cursor.int() !== RECORD.labelled) throw notSav('its value labels belong to no variable');
  return { labels, units: Array.from({ length: cursor.count(4) }, () => cursor.int() - 1) };
}

/** Reads numbers and bytes one after another. */
export class Cursor {
  at = 0;
  private readonly view: DataView;

  constructor(
    private readonly all: Uint8Array,
    private readonly isLittleEndian: boolean,
  ) {
    this.view = new DataView(all.buffer, all.byteOffset, all.length);
  }

  get left(): number {
    return this.all.length - this.at;
  }

  skip(count: number): this {
    if (count > this.left) throw new TooShort();
    this.at += count;
    return this;
  }

  bytes(count: number): Uint8Array {
    this.skip(count);
    return this.all.subarray(this.at - count, this.at);
  }

  byte(): number {
    return this.bytes(1)[0]!;
  }

  int(): number {
    this.skip(4);
    return this.view.getInt32(this.at - 4, this.isLittleEndian);
  }

  /** A number of things that take so many bytes each, at least. */
  count(size: number): number {
    const count = this.int();
    if (count < 0) throw notSav('a length in it is negative');
    if (count * size > this.left) throw new TooShort();
    return count;
  }

  double(): number {
    this.skip(8);
    return this.view.getFloat64(this.at - 8, this.isLittleEndian);
  }

  /** A whole number of 64 bits. */
  long(): number {
    this.skip(8);
    return Number(this.view.getBigInt64(this.at - 8, this.isLittleEndian));
  }
}

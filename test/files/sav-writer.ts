import { zlibSync } from 'fflate';

/** A variable of an SPSS file. */
export interface SavVariable {
  readonly name: string;
  /** The name that people see, if it is longer than eight bytes or not in capitals. */
  readonly longName?: string;
  readonly label?: string;
  /** The bytes of a string; none for a number. */
  readonly width?: number;
  /** The number of a format, its width and decimals. */
  readonly format?: readonly [type: number, width: number, decimals: number];
  /** Variables can share them. */
  readonly labels?: readonly (readonly [value: number | string, label: string])[];
  readonly missing?: readonly (number | string)[];
  /** Missing values from the first of them to the second. */
  readonly isRange?: boolean;
  /** 1 to 3: nominal, ordinal, scale. */
  readonly measure?: number;
}

export interface SavFile {
  readonly variables: readonly SavVariable[];
  readonly rows: readonly (readonly (number | string | null)[])[];
  readonly compression?: 'none' | 'bytecode' | 'zlib';
  readonly isBigEndian?: boolean;
  readonly fileLabel?: string;
  /** The number of a code page, instead of UTF-8; texts are written as Latin-1. */
  readonly codePage?: number;
}

export const LOWEST = -1.7976931348623155e308;
export const HIGHEST = Number.MAX_VALUE;

/** Bytes that grow. */
class Bytes {
  readonly all: number[] = [];

  constructor(
    private readonly isBigEndian: boolean,
    private readonly isLatin: boolean,
  ) {}

  int(...values: number[]): this {
    for (const value of values) this.view(4, (view) => view.setInt32(0, value, !this.isBigEndian));
    return this;
  }

  double(value: number): this {
    return this.view(8, (view) => view.setFloat64(0, value, !this.isBigEndian));
  }

  long(...values: number[]): this {
    for (const value of values) this.view(8, (view) => view.setBigInt64(0, BigInt(value), !this.isBigEndian));
    return this;
  }

  /** A text, filled up with blanks; cut if it is longer. */
  text(text: string, length?: number): this {
    const bytes = this.encode(text);
    const padded = [
      ...bytes.subarray(0, length),
      ...Array(Math.max(0, (length ?? 0) - bytes.length)).fill(32),
    ];
    return this.bytes(padded);
  }

  bytes(bytes: Iterable<number>): this {
    for (const byte of bytes) this.all.push(byte);
    return this;
  }

  encode(text: string): Uint8Array {
    return new Uint8Array(Buffer.from(text, this.isLatin ? 'latin1' : 'utf8'));
  }

  private view(length: number, write: (view: DataView) => void): this {
    const view = new DataView(new ArrayBuffer(length));
    write(view);
    return this.bytes(new Uint8Array(view.buffer));
  }
}

/** The widths of the variables that a string is stored in. */
function segmentsOf(width: number): readonly number[] {
  if (width <= 255) return [width];
  const count = Math.ceil(width / 252);
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? 255 : width - 252 * (count - 1)));
}

/** The bytes of an SPSS file. */
export function savFile(file: SavFile): Uint8Array<ArrayBuffer> {
  const { variables, rows, compression = 'bytecode', isBigEndian = false, fileLabel = '', codePage } = file;
  const fresh = () => new Bytes(isBigEndian, codePage !== undefined);
  const out = fresh();
  const kind = { none: 0, bytecode: 1, zlib: 2 }[compression];
  out.text(kind === 2 ? '$FL3' : '$FL2').text('@(#) SPSS DATA FILE', 60);
  out.int(2, -1, kind, 0, rows.length).double(100).text('01 Jan 24', 9).text('12:00:00', 8);
  out.text(fileLabel, 64).bytes([0, 0, 0]);
  let unit = 0;
  const units = new Map<SavVariable, number>();
  for (const variable of variables) {
    const { name, width = 0, label, missing = [], isRange } = variable;
    units.set(variable, unit);
    for (const [index, segment] of segmentsOf(width).entries()) {
      const [type, wide, decimals] = variable.format ?? (width > 0 ? [1, segment, 0] : [5, 8, 2]);
      const packed = (type << 16) | (wide << 8) | decimals;
      const isFirst = index === 0;
      out.int(
        2,
        segment,
        isFirst && label ? 1 : 0,
        isFirst ? (isRange ? -missing.length : missing.length) : 0,
      );
      out.int(packed, packed).text(isFirst ? name : `${name.slice(0, 5)}${index}`, 8);
      if (isFirst && label) {
        const { length } = out.encode(label);
        out.int(length).text(label, Math.ceil(length / 4) * 4);
      }
      if (isFirst) for (const value of missing) writeUnit(out, value);
      unit++;
      for (let more = 8; more < segment; more += 8, unit++) out.int(2, -1, 0, 0, 0, 0).text('', 8);
    }
  }
  const short = variables.filter(({ width = 0 }) => width <= 8);
  for (const labels of new Set(short.map((variable) => variable.labels))) {
    if (!labels) continue;
    out.int(3, labels.length);
    for (const [value, label] of labels) {
      writeUnit(out, value);
      const { length } = out.encode(label);
      out.bytes([length]).text(label, Math.ceil((length + 1) / 8) * 8 - 1);
    }
    const labelled = short.filter((variable) => variable.labels === labels);
    out.int(4, labelled.length, ...labelled.map((variable) => units.get(variable)! + 1));
  }
  const extension = (number: number, size: number, content: Bytes) =>
    out.int(7, number, size, content.all.length / size).bytes(content.all);
  extension(3, 4, fresh().int(20, 0, 0, -1, 1, 1, isBigEndian ? 1 : 2, codePage ?? 65001));
  extension(4, 8, fresh().double(-Number.MAX_VALUE).double(HIGHEST).double(LOWEST));
  if (variables.some(({ measure }) => measure)) {
    const display = fresh();
    for (const { measure = 0, width = 0 } of variables)
      for (const _ of segmentsOf(width)) display.int(measure, 8, 0);
    extension(11, 4, display);
  }
  const named = variables.filter(({ longName }) => longName);
  if (named.length > 0)
    extension(
      13,
      1,
      named.reduce(
        (pairs, { name, longName }, index) =>
          pairs
            .text(index > 0 ? '\t' : '')
            .bytes(pairs.encode(name).subarray(0, 8))
            .text(`=${longName}`),
        fresh(),
      ),
    );
  const long = variables.filter(({ width = 0 }) => width > 255);
  if (long.length > 0)
    extension(14, 1, fresh().text(long.map(({ name, width }) => `${name}=${width}\0\t`).join('')));
  if (codePage === undefined) extension(20, 1, fresh().text('UTF-8'));
  const labelled = variables.filter(({ labels, width = 0 }) => labels && width > 8);
  if (labelled.length > 0) {
    const content = fresh();
    const sized = (text: string) => content.int(content.encode(text).length).text(text);
    for (const { name, longName = name, width = 0, labels = [] } of labelled) {
      sized(longName).int(width, labels.length);
      for (const [value, label] of labels) {
        sized(String(value));
        sized(label);
      }
    }
    extension(21, 1, content);
  }
  out.int(999, 0);
  const data = fresh();
  const codes = { bytes: data, pending: [] as number[], after: fresh() };
  for (const row of rows) for (const each of unitsOf(variables, row, fresh)) put(codes, each, compression);
  flush(codes, fresh);
  if (compression !== 'zlib') return new Uint8Array(out.bytes(data.all).all);
  const packed = zlibSync(new Uint8Array(data.all));
  const start = out.all.length;
  out.long(start, start + 24 + packed.length, 24 + 24).bytes(packed);
  out
    .long(-100, 0)
    .int(0x3ff000, 1)
    .long(start, start + 24)
    .int(data.all.length, packed.length);
  return new Uint8Array(out.all);
}

function writeUnit(out: Bytes, value: number | string): void {
  if (typeof value === 'number') out.double(value);
  else out.text(value, 8);
}

interface Codes {
  readonly bytes: Bytes;
  pending: number[];
  after: Bytes;
}

/** One unit: a number, eight bytes of a string, or nothing. */
type Unit = number | null | Uint8Array;

function* unitsOf(
  variables: readonly SavVariable[],
  row: SavFile['rows'][number],
  fresh: () => Bytes,
): Generator<Unit> {
  for (const [index, { width = 0 }] of variables.entries()) {
    const value = row[index]!;
    if (width === 0) {
      yield value as number | null;
      continue;
    }
    const text = fresh().text(String(value ?? ''), width).all;
    for (const [segment, length] of segmentsOf(width).entries()) {
      const part = fresh().bytes(text.slice(segment * 255, segment * 255 + Math.min(length, 255)));
      const padded = [...part.all, ...Array(Math.ceil(length / 8) * 8 - part.all.length).fill(32)];
      for (let at = 0; at < padded.length; at += 8) yield new Uint8Array(padded.slice(at, at + 8));
    }
  }
}

function put(codes: Codes, unit: Unit, compression: NonNullable<SavFile['compression']>): void {
  const write = (out: Bytes) =>
    unit instanceof Uint8Array ? out.bytes(unit) : out.double(unit ?? -Number.MAX_VALUE);
  if (compression === 'none') {
    write(codes.bytes);
    return;
  }
  const isSmall = typeof unit === 'number' && Number.isInteger(unit) && unit > -100 && unit <= 151;
  const isBlank = unit instanceof Uint8Array && unit.every((byte) => byte === 32);
  const code = unit === null ? 255 : isBlank ? 254 : isSmall ? (unit as number) + 100 : 253;
  codes.pending.push(code);
  if (code === 253) write(codes.after);
  if (codes.pending.length === 8) {
    codes.bytes.bytes(codes.pending).bytes(codes.after.all);
    codes.pending = [];
    codes.after.all.length = 0;
  }
}

function flush(codes: Codes, fresh: () => Bytes): void {
  if (codes.pending.length === 0) return;
  const filled = fresh().bytes(codes.pending).all;
  while (filled.length < 8) filled.push(0);
  codes.bytes.bytes(filled).bytes(codes.after.all);
}

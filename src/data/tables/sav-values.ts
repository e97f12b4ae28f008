import type { VariableType } from './file-description.js';
import { isoDate, isoDateTime, isoTime } from './iso-time.js';

/** A format of SPSS: how it is called, and what its numbers mean. */
interface SavFormat {
  readonly name: string;
  readonly type?: VariableType;
}

/** The formats of SPSS by number (PSPP Developer's Guide, system file format, variable record). */
const FORMATS: { readonly [number: number]: SavFormat } = {
  1: { name: 'A' },
  2: { name: 'AHEX' },
  3: { name: 'COMMA' },
  4: { name: 'DOLLAR' },
  5: { name: 'F' },
  6: { name: 'IB' },
  7: { name: 'PIBHEX' },
  8: { name: 'P' },
  9: { name: 'PIB' },
  10: { name: 'PK' },
  11: { name: 'RB' },
  12: { name: 'RBHEX' },
  15: { name: 'Z' },
  16: { name: 'N' },
  17: { name: 'E', type: 'number' },
  20: { name: 'DATE', type: 'date' },
  21: { name: 'TIME', type: 'time' },
  22: { name: 'DATETIME', type: 'date-time' },
  23: { name: 'ADATE', type: 'date' },
  24: { name: 'JDATE', type: 'date' },
  25: { name: 'DTIME', type: 'duration' },
  26: { name: 'WKDAY' },
  27: { name: 'MONTH' },
  28: { name: 'MOYR', type: 'date' },
  29: { name: 'QYR', type: 'date' },
  30: { name: 'WKYR', type: 'date' },
  31: { name: 'PCT' },
  32: { name: 'DOT' },
  33: { name: 'CCA' },
  34: { name: 'CCB' },
  35: { name: 'CCC' },
  36: { name: 'CCD' },
  37: { name: 'CCE' },
  38: { name: 'EDATE', type: 'date' },
  39: { name: 'SDATE', type: 'date' },
  40: { name: 'MTIME', type: 'duration' },
  41: { name: 'YMDHMS', type: 'date-time' },
};

/** What a format means for the values of a variable. */
export interface ValueFormat {
  readonly type: VariableType;
  /** As SPSS writes it, such as `F8.2`; none if its number is unknown. */
  readonly text?: string;
}

/** A format, which a variable record packs into one number; strings can be wider than that can say. */
export function formatOf(packed: number, stringWidth: number | undefined): ValueFormat {
  if (stringWidth !== undefined) return { type: 'string', text: `A${stringWidth}` };
  const found = FORMATS[(packed >> 16) & 0xff];
  const [width, decimals] = [(packed >> 8) & 0xff, packed & 0xff];
  if (found === undefined) return { type: 'number' };
  const type = found.type ?? (decimals === 0 ? 'integer' : 'number');
  const hasDecimals = decimals > 0 || found.type === undefined;
  return { type, text: `${found.name}${width}${hasDecimals ? `.${decimals}` : ''}` };
}

/** The seconds from 14 October 1582, where SPSS begins, to 1970. */
const EPOCH = 141_428 * 86_400;

type Converter = (value: number) => string | undefined;

/** How numbers become texts; a number that no calendar has stays a number. */
const TEXTS: { readonly [T in VariableType]?: Converter } = {
  date: (seconds) => isoDate((seconds - EPOCH) * 1000),
  'date-time': (seconds) => isoDateTime((seconds - EPOCH) * 1000),
  time: (seconds) => isoTime(seconds * 1000),
  duration: isoDuration,
};

/** The converter of numbers of a type; NaN and infinities become texts, as JSON has no such numbers. */
export function numberReader(type: VariableType): (value: number) => SavValue {
  const text = TEXTS[type];
  return (value) => {
    if (!Number.isFinite(value)) return String(value);
    return text?.(value) ?? value;
  };
}

function isoDuration(seconds: number): string {
  const total = Math.round(Math.abs(seconds) * 1000) / 1000;
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(total / 3600) % 24, 'H'],
    [Math.floor(total / 60) % 60, 'M'],
    [Math.round((total % 60) * 1000) / 1000, 'S'],
  ];
  const days = Math.floor(total / 86_400);
  const time = parts.flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : [])).join('');
  const text = `${days > 0 ? `${days}D` : ''}${time && `T${time}`}`;
  return `${seconds < 0 && total > 0 ? '-' : ''}P${text || 'T0S'}`;
}

/** A value as rows and value labels have it. */
export type SavValue = string | number;

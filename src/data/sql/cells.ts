import { type Json, typeOf } from '../../base/json.js';
import { type CellType, type CellTypes, emptyIn, readingsOf } from '../tables/index.js';
import type { ColumnType } from './column-type.js';
import type { SqlDialect } from './dialect.js';
import { allOf, anyOf, isIn, NO, none, YES } from './expression.js';

/** What a column holds, as JSON sees it: conditions that are true or false, and values where they hold. */
export interface Cell {
  /** There is a value, null included. */
  readonly present: string;
  readonly isNull: string;
  readonly isBoolean: string;
  readonly boolean: string;
  readonly isNumber: string;
  /** A double. */
  readonly number: string;
  /** Holds for whole numbers, where that is known without looking at each. */
  readonly isInteger?: string;
  readonly isString: string;
  readonly string: string;
  readonly isArray: string;
  readonly isObject: string;
  /** Holds where the engine may see the value otherwise than the row checker does. */
  readonly doubt: string;
  /** Holds where the text has other readings: a row that fails with this one may pass with another. */
  readonly isAmbiguous: string;
  /** What is computed once for each row, by name. */
  readonly computed: ReadonlyMap<string, string>;
}

/** A column that the table does not have. */
export const ABSENT: Cell = {
  present: NO,
  isNull: NO,
  isBoolean: NO,
  boolean: 'NULL',
  isNumber: NO,
  number: 'NULL',
  isString: NO,
  string: 'NULL',
  isArray: NO,
  isObject: NO,
  doubt: NO,
  isAmbiguous: NO,
  computed: new Map(),
};

/** Whole numbers up to this are doubles, too. */
const SAFE = 2 ** 53;

/** A column of a type; of an unknown one, it is known only where values are. `isLeftOut` says that a row without a value there has no such member. */
export function typedCell(
  column: string,
  type: ColumnType | undefined,
  isLeftOut: boolean,
  dialect: SqlDialect,
): Cell {
  const isThere = `(${column} IS NOT NULL)`;
  const base: Cell = {
    ...ABSENT,
    present: isLeftOut ? isThere : YES,
    isNull: isLeftOut ? NO : `(${column} IS NULL)`,
  };
  return type === undefined ? base : { ...base, ...TYPED[type](column, isThere, dialect) };
}

/** The same column where it has a value; what is asked of it may be null if it has none. */
export function filledCell(column: string, type: ColumnType | undefined, dialect: SqlDialect): Cell {
  return { ...ABSENT, present: YES, ...(type === undefined ? {} : TYPED[type](column, YES, dialect)) };
}

/** A column without a value. */
export function emptyCell(isLeftOut: boolean): Cell {
  return isLeftOut ? ABSENT : { ...ABSENT, present: YES, isNull: YES };
}

/** What is different from a column without values, by type. */
const TYPED: {
  readonly [type in ColumnType]: (column: string, isThere: string, dialect: SqlDialect) => Partial<Cell>;
} = {
  boolean: (column, isThere) => ({ isBoolean: isThere, boolean: column }),
  'small integer': (column, isThere, dialect) => ({
    isNumber: isThere,
    isInteger: isThere,
    number: asDouble(column, dialect),
  }),
  integer: (column, isThere, dialect) => ({
    isNumber: isThere,
    isInteger: isThere,
    number: asDouble(column, dialect),
    doubt: `COALESCE(${column} NOT BETWEEN -${SAFE} AND ${SAFE}, FALSE)`,
  }),
  decimal: (column, isThere, dialect) => ({
    isNumber: isThere,
    number: asDouble(column, dialect),
    doubt: `COALESCE(${dialect.length(asText(column, dialect))} > ${LONGEST}, FALSE)`,
  }),
  // What is doubtful anyway may be out of the range of a double, and some engines raise an error then.
  numeric: (column, isThere, dialect) => {
    const text = asText(column, dialect);
    const isShort = `${dialect.length(text)} <= ${LONGEST}`;
    return {
      ...floating(column, isThere, dialect),
      number: `CASE WHEN ${isShort} THEN ${asDouble(column, dialect)} END`,
      string: text,
      doubt: `COALESCE(NOT ${isShort}, FALSE)`,
    };
  },
  // The shortest digits of a short float are what people see.
  float: (column, isThere, dialect) => ({
    ...floating(column, isThere, dialect),
    number: asDouble(asText(column, dialect, 'float'), dialect),
    doubt: `COALESCE(${hasOtherDigits(column, dialect)}, FALSE)`,
  }),
  double: (column, isThere, dialect) => floating(column, isThere, dialect),
  text: (column, isThere) => ({ isString: isThere, string: column }),
  date: (column, isThere, dialect) => ({
    ...asString('date')(column, isThere, dialect),
    doubt: `COALESCE(${column} NOT BETWEEN DATE '0001-01-01' AND DATE '9999-12-31', FALSE)`,
  }),
  time: asString('time'),
  'time with zone': asString('time with zone'),
  timestamp: asMoment('timestamp'),
  'timestamp with zone': asMoment('timestamp with zone'),
  duration: asString('duration'),
  uuid: asString('uuid'),
  bytes: asString('bytes'),
  array: (_, isThere) => ({ isArray: isThere }),
  object: (_, isThere) => ({ isObject: isThere }),
};

/**
 * Whether engines may write a short float with other digits than the row checker: Java writes more of them than are needed, and others
 * round to even. Six digits name one float, except for the smallest; and below 100, no two texts are as short and as near.
 */
function hasOtherDigits(column: string, dialect: SqlDialect): string {
  const size = `abs(${column})`;
  const isLong = `${size} >= 100 AND ${dialect.length(asText(size, dialect, 'float'))} > 7`;
  return `${isLong} OR ${size} < ${dialect.number(SMALLEST)} AND ${column} <> 0`;
}

/** Floats that are smaller have fewer digits. */
const SMALLEST = 2 ** -126;

function asString(type: ColumnType) {
  return (column: string, isThere: string, dialect: SqlDialect): Partial<Cell> => ({
    isString: isThere,
    string: asText(column, dialect, type),
  });
}

/** The years of the texts have four digits, in whichever time zone the engine sees the day. */
function asMoment(type: ColumnType) {
  return (column: string, isThere: string, dialect: SqlDialect): Partial<Cell> => ({
    ...asString(type)(column, isThere, dialect),
    doubt: `COALESCE(CAST(${column} AS DATE) NOT BETWEEN DATE '0001-01-02' AND DATE '9999-12-30', FALSE)`,
  });
}

function floating(column: string, isThere: string, dialect: SqlDialect): Partial<Cell> {
  const finite = isThere === YES ? dialect.isFinite(column) : `COALESCE(${dialect.isFinite(column)}, FALSE)`;
  const { number } = dialect;
  return {
    isNumber: finite,
    number: column,
    isString: allOf(isThere, none(finite)),
    string: `CASE WHEN ${column} = ${number(Infinity)} THEN 'Infinity' WHEN ${column} = ${number(-Infinity)} THEN '-Infinity' ELSE 'NaN' END`,
  };
}

/** A value as a text; of a known type, as the one that `jsonValue` reads. */
export function asText(
  column: string,
  { textType, texts }: SqlDialect,
  type?: ColumnType | 'cells' | undefined,
): string {
  const written = type === undefined || type === 'cells' ? undefined : texts?.[type]?.(column);
  return written ?? `CAST(${column} AS ${textType})`;
}

function asDouble(column: string, { doubleType }: SqlDialect): string {
  return `CAST(${column} AS ${doubleType})`;
}

/** Numbers as JSON writes them. */
const JSON_NUMBER = '^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$';
/** Numbers that are longer, or have an exponent, may have digits that a double has not. */
const LONGEST = 15;
const BOOLEANS = { true: ['true', 'TRUE', 'True'], false: ['false', 'FALSE', 'False'] } as const;

/** A column of text, which means what its schema allows; `null` is an empty cell. `name` is for what is computed once. */
export function textCell(column: string, cells: CellTypes, name: string, dialect: SqlDialect): Cell {
  const { types = new Set<CellType>(['string', ...cells.mentions]), constants } = cells;
  const isThere = `(${column} IS NOT NULL)`;
  const empty = emptyIn(cells);
  const allowsText = types.has('string');
  const values = [...constants.values()];
  const written = (type: CellType) =>
    [...constants].filter(([, value]) => typeOf(value) === type).map(([text]) => text);
  const isWritten = (texts: readonly string[]) => given(column, texts, dialect);
  const isConstant = (type: CellType) => isWritten(written(type));
  // The text of a constant is that constant, whatever else it could be.
  const isOtherConstant = (type: CellType) =>
    isWritten([...constants].filter(([, value]) => typeOf(value) !== type).map(([text]) => text));

  const readsNumbers =
    types.has('number') || (values.some((value) => typeof value === 'number') && !allowsText);
  const isWrittenNumber = readsNumbers || written('number').length > 0;
  const parsed = dialect.identifier(name);
  const isNumber = isWrittenNumber
    ? allOf(
        `COALESCE(${dialect.isFinite(parsed)}, FALSE)`,
        readsNumbers ? none(isOtherConstant('number')) : isConstant('number'),
      )
    : NO;

  const isFlag = !types.has('number') && !allowsText;
  const wordsOf = (value: boolean) => [...BOOLEANS[`${value}`], ...(isFlag ? [value ? '1' : '0'] : [])];
  const readsBooleans = types.has('boolean');
  const truths = readsBooleans ? wordsOf(true) : [];
  const lies = readsBooleans ? wordsOf(false) : [];
  const isBoolean = anyOf(
    isConstant('boolean'),
    allOf(isWritten([...truths, ...lies]), none(isOtherConstant('boolean')), none(isNumber)),
  );

  const isNull = anyOf(
    empty === null ? none(isThere) : NO,
    isConstant('null'),
    types.has('null') && !allowsText ? allOf(isWritten(['null']), none(isOtherConstant('null'))) : NO,
  );
  const isOther = anyOf(isNumber, isBoolean, isNull);
  const isText = allOf(isThere, none(isOther));
  return {
    present: empty === undefined ? isThere : YES,
    isNull,
    isBoolean,
    boolean: isWritten([...truths, ...written('boolean').filter((text) => constants.get(text) === true)]),
    isNumber,
    number: parsed,
    isString: typeof empty === 'string' ? anyOf(isText, none(isThere)) : isText,
    string: typeof empty === 'string' ? `COALESCE(${column}, ${dialect.text(empty)})` : column,
    isArray: NO,
    isObject: NO,
    doubt: anyOf(
      isWrittenNumber
        ? `COALESCE((${dialect.length(column)} > ${LONGEST} OR ${isLike(column, '[eE]', dialect)}) AND ${isLike(column, JSON_NUMBER, dialect)}, FALSE)`
        : NO,
      mayBeNested(cells) ? `COALESCE(${isLike(column, '^[[{]', dialect)}, FALSE)` : NO,
    ),
    isAmbiguous: readingsOf(cells) === undefined ? NO : hasReadings(column, dialect),
    computed: isWrittenNumber
      ? new Map([
          [name, `CASE WHEN ${isLike(column, JSON_NUMBER, dialect)} THEN ${dialect.numberIn(column)} END`],
        ])
      : new Map(),
  };
}

/** Whether a text matches a pattern that every engine has. */
function isLike(column: string, pattern: string, dialect: SqlDialect): string {
  return dialect.matches(column, dialect.pattern(pattern)!);
}

/** Whether a text can be anything else than a text. */
function hasReadings(column: string, dialect: SqlDialect): string {
  const words = [...BOOLEANS.true, ...BOOLEANS.false, 'null'];
  const isJson = anyOf(isLike(column, JSON_NUMBER, dialect), isLike(column, '^[[{]', dialect));
  return anyOf(given(column, words, dialect), `COALESCE(${isJson}, FALSE)`);
}

/** Whether a text that may be null is one of some. */
function given(column: string, texts: readonly string[], { text }: SqlDialect): string {
  if (texts.length === 0) return NO;
  return `COALESCE(${isIn(column, texts.map(text))}, FALSE)`;
}

/** Whether the cells of a column of text can be arrays or objects. */
export function mayBeNested({ types, mentions }: CellTypes): boolean {
  return ['array', 'object'].some((type) => types?.has(type as CellType) || mentions.has(type as CellType));
}

/** The constants of JSON that SQL can compare. */
export function isScalar(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

import type { Json } from '../../base/json.js';
import { ABSENT, type Cell, isScalar } from './cells.js';
import type { CellTest, Condition, JsonType } from './condition.js';
import type { SqlDialect } from './dialect.js';
import { allOf, anyOf, isIn, NO, none, YES } from './expression.js';
import { multipleOf } from './multiple.js';

/** The cells of a table by the names of its columns. */
export type Cells = ReadonlyMap<string, Cell>;

/** A condition as SQL; it is true or false for every row. */
export function sqlOf(condition: Condition, cells: Cells, dialect: SqlDialect): string {
  const render = (each: Condition): string => {
    switch (each.is) {
      case 'true':
        return YES;
      case 'false':
        return NO;
      case 'and':
        return allOf(...each.of.map(render));
      case 'or':
        return anyOf(...each.of.map(render));
      case 'not':
        return none(render(each.of));
      case 'count':
        return `(${sumOf(each.of.map(render))} ${each.relation} ${each.bound})`;
      case 'cell':
        return testOf(cells.get(each.column) ?? ABSENT, each.test, dialect);
    }
  };
  return render(condition);
}

/** How many of several conditions hold. */
function sumOf(parts: readonly string[]): string {
  const open = parts.filter((each) => each !== NO && each !== YES);
  const always = parts.filter((each) => each === YES).length;
  return [always, ...open.map((each) => `CASE WHEN ${each} THEN 1 ELSE 0 END`)].join(' + ');
}

function testOf(cell: Cell, test: CellTest, dialect: SqlDialect): string {
  const { isNumber, number, isString, string } = cell;
  switch (test.is) {
    case 'present':
      return cell.present;
    case 'type':
      return anyOf(...test.types.map((type) => typeTests[type](cell, dialect)));
    case 'number':
      return allOf(isNumber, `(${number} ${test.relation} ${dialect.number(test.bound)})`);
    case 'length':
      return allOf(isString, `(${dialect.length(string)} ${test.relation} ${test.bound})`);
    case 'pattern':
      return allOf(isString, dialect.matches(string, dialect.pattern(test.pattern)!));
    case 'multiple':
      return allOf(isNumber, multipleOf(number, test.divisor, dialect));
    case 'constant':
      return constantIn(cell, test.values.filter(isScalar), dialect);
  }
}

const typeTests: { readonly [type in JsonType]: (cell: Cell, dialect: SqlDialect) => string } = {
  null: ({ isNull }) => isNull,
  boolean: ({ isBoolean }) => isBoolean,
  number: ({ isNumber }) => isNumber,
  integer: ({ isNumber, number, isInteger }, { floor }) =>
    isInteger ?? allOf(isNumber, isNumber === NO ? NO : `(${number} = ${floor(number)})`),
  string: ({ isString }) => isString,
  array: ({ isArray }) => isArray,
  object: ({ isObject }) => isObject,
};

function constantIn(
  cell: Cell,
  values: readonly Json[],
  { number, text, canHold = () => true }: SqlDialect,
): string {
  const numbers = values.filter((each) => typeof each === 'number');
  const texts = values.filter((each) => typeof each === 'string').filter(canHold);
  const truths = values.filter((each) => typeof each === 'boolean');
  return anyOf(
    values.includes(null) ? cell.isNull : NO,
    allOf(cell.isNumber, isIn(cell.number, numbers.map(number))),
    allOf(cell.isString, isIn(cell.string, texts.map(text))),
    allOf(cell.isBoolean, anyOf(...truths.map((each) => (each ? cell.boolean : none(cell.boolean))))),
  );
}

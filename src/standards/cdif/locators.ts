import type { Column } from './tables.js';

/** Where the values of a column are in JSON: a JSONPath, from the whole file or from one of its lines. */
export function locatorOf(column: Column, isByLine: boolean): string {
  const { table } = column;
  return (isByLine ? '$' : rowsOf(table.path, table.isArray, table.isNested)) + stepsTo(column);
}

function rowsOf(path: readonly string[], isArray: boolean, isNested: boolean): string {
  const rows = isArray ? '[*]' : '';
  const last = path.at(-1);
  // Inside the rows of another table only the name is certain.
  if (isNested && last !== undefined) return `$..${step(last).replace(/^\./, '')}${rows}`;
  return `$${path.map(step).join('')}${rows}`;
}

function stepsTo({ variable, parent }: Column): string {
  if (parent === undefined) return step(variable.name);
  const { isTuple, shape } = parent.variable;
  const own = isTuple ? `[${variable.name}]` : step(variable.name);
  return stepsTo(parent) + '[*]'.repeat(shape.length) + own;
}

function step(name: string): string {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return `.${name}`;
  return `['${name.replace(/[\\']/g, '\\$&')}']`;
}

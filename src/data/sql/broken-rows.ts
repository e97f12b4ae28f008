import type { RowsRequest } from '../check/index.js';
import type { SqlDialect } from './dialect.js';
import { anyOf } from './expression.js';
import {
  columnNames,
  equal,
  keyedRows,
  namesIn,
  overKey,
  type RelatedTable,
  refers,
  repeatedKeys,
  type Side,
  sideOf,
  typesIn,
  within,
} from './relations.js';
import { NUMBER, type TableSource } from './table-check.js';

/** A request that rows break, and the table that it refers to, if it does. */
export interface BrokenRequest {
  readonly request: RowsRequest;
  readonly target?: RelatedTable | undefined;
}

/** The rows that break at least one of some requests, as a table in which each is once. An engine must have answered the requests. */
export function brokenRows(
  requests: readonly BrokenRequest[],
  own: RelatedTable,
  dialect: SqlDialect,
): TableSource {
  const { columns, identity } = own.source;
  const kept = new Map(columns.map(({ name }, index) => [`o${index}`, name]));
  const names = requests.map(({ request }) =>
    request.is === 'unique' ? namesIn(request.key, own)! : columnNames(request.source)!,
  );
  const others = requests.map(({ request, target }, index) =>
    request.is === 'unique' ? typesIn(names[index]!, own) : typesIn(columnNames(request.target)!, target!),
  );
  const side = sideOf(own, names.flat(), others.flat(), dialect, kept)!;
  let start = 0;
  const joins = requests.map((each, index) => {
    const end = start + names[index]!.length;
    const { parts, kinds, rows } = side;
    const part = { rows, parts: parts.slice(start, end).flat(), kinds: kinds.slice(start, end) };
    start = end;
    return joinOf(each, part, names[index]!, own, `r${index}`, dialect);
  });
  const number = 'number' in identity ? [NUMBER] : [];
  const broken = joins.map(({ isBroken }, index) => `${isBroken} AS b${index}`);
  const joined = joins.map(({ join }) => ` ${join}`).join('');
  const candidates = `SELECT ${[...within('own', [...kept.keys(), ...number]), ...broken].join(', ')} FROM (${side.rows}) AS own${joined} WHERE ${anyOf(...joins.map(({ mayBreak }) => mayBreak))}`;
  const numberName = dialect.identifier(nameBeside(columns.map(({ name }) => name)));
  const named = [
    ...[...kept].map(([alias, name]) => `${alias} AS ${dialect.identifier(name)}`),
    ...number.map((alias) => `${alias} AS ${numberName}`),
  ];
  const isBroken = anyOf(...joins.map((_, index) => `b${index}`));
  return {
    from: `(SELECT ${named.join(', ')} FROM (${candidates}) AS candidates WHERE ${isBroken}) AS broken`,
    columns,
    identity: 'number' in identity ? { number: numberName } : identity,
  };
}

/** How rows are joined with what says whether they break a request. */
interface Join {
  readonly join: string;
  /** Holds for the rows that break it, and for those that they are compared with. */
  readonly mayBreak: string;
  /** Holds for the rows that break it, among those for which one of all requests may be broken. */
  readonly isBroken: string;
}

function joinOf(
  { request, target }: BrokenRequest,
  { rows, parts, kinds }: Pick<Side, 'rows' | 'kinds'> & { readonly parts: readonly string[] },
  names: readonly string[],
  own: RelatedTable,
  alias: string,
  dialect: SqlDialect,
): Join {
  if (request.is === 'unique') {
    const groups = repeatedKeys(keyedRows(request.key, { rows }, kinds), parts);
    const isRepeated = `${alias}.times IS NOT NULL`;
    return {
      join: `LEFT JOIN (${groups}) AS ${alias} ON ${equal(within('own', parts), within(alias, parts))}`,
      mayBreak: isRepeated,
      isBroken: `(${isRepeated} AND row_number() ${overKey(parts, own.source)} > 1)`,
    };
  }
  const other = sideOf(target!, columnNames(request.target)!, typesIn(names, own), dialect)!;
  const otherParts = other.parts.flat();
  const keys = `SELECT DISTINCT ${otherParts.join(', ')} FROM (${other.rows}) AS keyed`;
  // Parts are never null.
  const isOrphan = `(${refers('own', kinds)} AND ${alias}.${otherParts[0]} IS NULL)`;
  return {
    join: `LEFT JOIN (${keys}) AS ${alias} ON ${equal(within('own', parts), within(alias, otherParts))}`,
    mayBreak: isOrphan,
    isBroken: isOrphan,
  };
}

/** A name that no column has. */
function nameBeside(names: readonly string[]): string {
  const known = new Set(names.map((name) => name.toLowerCase()));
  let name = NUMBER;
  while (known.has(name)) name += '_';
  return name;
}

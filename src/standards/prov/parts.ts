import type { Code, CodeList, Dataset, Variable } from '../../description/index.js';
import { notBlank } from '../blanks.js';
import { hasOnlySentinels, TAKES_SENTINELS_FROM } from '../sentinels.js';
import { isAnnotated, isAnnotatedCode } from '../subjects.js';
import { placeAddress, tableAddress, variableAddress } from './addresses.js';
import type { Context } from './context.js';
import { describePart } from './subjects.js';

/** Describes the annotated parts of the dataset: tables, variables and codes. */
export function describeParts(context: Context): void {
  const lists = new Map<CodeList, string | undefined>();
  for (const table of context.source.description.datasets) describeTable(context, table, lists);
}

type Lists = Map<CodeList, string | undefined>;

function describeTable(context: Context, table: Dataset, lists: Lists): void {
  const { graph, dataset } = context;
  const id = tableAddress(context, table.name);
  if (!table.isRoot) {
    describePart(context, id, table, table.name);
    graph.link(dataset, 'hasPart', id);
  }
  // A list of pending work instead of recursion, so that deep data cannot overflow the stack.
  const open = table.variables.map((variable) => ({ variable, whole: id })).reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { variable, whole } = next;
    const own = describeVariable(context, table, variable, whole, lists);
    for (const each of variable.variables.toReversed()) open.push({ variable: each, whole: own ?? whole });
  }
}

/** Describes a variable, and returns its address; undefined if it has no annotations. */
function describeVariable(
  context: Context,
  table: Dataset,
  variable: Variable,
  whole: string,
  lists: Lists,
): string | undefined {
  const codes = variable.codes && describeCodes(context, variable.codes, lists);
  if (codes === undefined && !isAnnotated(variable)) return undefined;
  const { graph } = context;
  const id = variableAddress(context, table.name, variable);
  graph.link(whole, 'hasPart', id);
  const name = notBlank(variable.name);
  describePart(context, id, variable, name);
  graph.value(id, 'identifier', name);
  if (codes !== undefined) {
    graph.link(id, hasOnlySentinels(variable.codes!) ? TAKES_SENTINELS_FROM : 'codeList', codes);
  }
  return id;
}

/**
 * Describes a list of codes once, and returns its address; undefined if its codes have no annotations. If
 * one has annotations, all are described: a scheme with some of them would look complete.
 */
function describeCodes(context: Context, list: CodeList, lists: Lists): string | undefined {
  if (lists.has(list)) return lists.get(list);
  const codes = [...list.codes, ...list.sentinels];
  const id = codes.some(isAnnotatedCode) ? placeAddress(context, 'codes', list) : undefined;
  lists.set(list, id);
  if (id === undefined) return undefined;
  const { graph } = context;
  graph.type(id, 'Entity');
  graph.type(id, 'ConceptScheme');
  graph.value(id, 'label', notBlank(list.name));
  for (const code of codes) graph.link(id, 'hasPart', describeCode(context, code));
  return id;
}

function describeCode(context: Context, code: Code): string {
  const { graph, source } = context;
  const id = placeAddress(context, 'code', code);
  graph.type(id, 'Entity');
  graph.type(id, 'Concept');
  describePart(context, id, code);
  const { value } = code;
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (isScalar) graph.value(id, 'notation', value);
  else graph.json(id, 'notation', value);
  graph.value(id, 'sentinel', source.ledger.keepIf(code.sentinel));
  return id;
}

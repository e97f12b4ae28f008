import type { Code, CodeList, Dataset, Variable } from '../../description/index.js';
import { notBlank } from '../blanks.js';
import { hasOnlySentinels, TAKES_SENTINELS_FROM } from '../sentinels.js';
import { placeAddress, tableAddress, variableAddress } from './addresses.js';
import type { Scene } from './scene.js';
import { describePart, isAnnotated } from './subjects.js';

/** Describes the parts of the dataset of which something is said: tables, variables and codes. */
export function describeParts(scene: Scene): void {
  const lists = new Map<CodeList, string | undefined>();
  for (const table of scene.source.description.datasets) describeTable(scene, table, lists);
}

type Lists = Map<CodeList, string | undefined>;

function describeTable(scene: Scene, table: Dataset, lists: Lists): void {
  const { graph, dataset } = scene;
  const id = tableAddress(scene, table.name);
  if (!table.isRoot) {
    describePart(scene, id, table, table.name);
    graph.link(dataset, 'hasPart', id);
  }
  // A list of what is to do instead of recursion, so that deep data is no danger.
  const open = table.variables.map((variable) => ({ variable, whole: id })).reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { variable, whole } = next;
    const own = describeVariable(scene, table, variable, whole, lists);
    for (const each of variable.variables.toReversed()) open.push({ variable: each, whole: own ?? whole });
  }
}

/** Describes a variable, and gives its address; undefined when nothing is said about it. */
function describeVariable(
  scene: Scene,
  table: Dataset,
  variable: Variable,
  whole: string,
  lists: Lists,
): string | undefined {
  const codes = variable.codes && describeCodes(scene, variable.codes, lists);
  if (codes === undefined && !isAnnotated(variable)) return undefined;
  const { graph } = scene;
  const id = variableAddress(scene, table.name, variable);
  graph.link(whole, 'hasPart', id);
  const name = notBlank(variable.name);
  describePart(scene, id, variable, name);
  graph.value(id, 'identifier', name);
  if (codes !== undefined) {
    graph.link(id, hasOnlySentinels(variable.codes!) ? TAKES_SENTINELS_FROM : 'codeList', codes);
  }
  return id;
}

/**
 * Describes a list of codes once, and gives its address; undefined when nothing is said about its codes. If
 * something is said about one, the others are there too: a scheme with some of them would look like all.
 */
function describeCodes(scene: Scene, list: CodeList, lists: Lists): string | undefined {
  if (lists.has(list)) return lists.get(list);
  const codes = [...list.codes, ...list.sentinels];
  const isSaid = codes.some((code) => code.sentinel !== undefined || isAnnotated(code));
  const id = isSaid ? placeAddress(scene, 'codes', list) : undefined;
  lists.set(list, id);
  if (id === undefined) return undefined;
  const { graph } = scene;
  graph.type(id, 'Entity');
  graph.type(id, 'ConceptScheme');
  graph.value(id, 'label', notBlank(list.name));
  for (const code of codes) graph.link(id, 'hasPart', describeCode(scene, code));
  return id;
}

function describeCode(scene: Scene, code: Code): string {
  const { graph, source } = scene;
  const id = placeAddress(scene, 'code', code);
  graph.type(id, 'Entity');
  graph.type(id, 'Concept');
  describePart(scene, id, code);
  const { value } = code;
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  graph.value(id, 'notation', isScalar ? value : JSON.stringify(value));
  graph.value(id, 'sentinel', source.ledger.keepIf(code.sentinel));
  return id;
}

import { plainOf, Sourced, type SourcedJson, type Statements } from '../../../schema/draft/index.js';
import { type KeywordName, keywords, type Problem } from '../../../schema/vocabulary/index.js';
import type { Placement } from '../result.js';
import type { GraphNode } from './graph.js';

/** What a node says by the keywords of a mapping, as far as the keywords take it. */
export function statementsOf(
  node: GraphNode,
  mapping: { readonly [keyword: string]: Placement },
): Statements {
  const found: { [keyword: string]: SourcedJson } = {};
  for (const [keyword, placement] of Object.entries(mapping)) {
    const value = 'read' in placement ? placement.read(node) : undefined;
    const sound = value === undefined ? undefined : withoutFaults(node, keyword as KeywordName, value);
    if (sound !== undefined) found[keyword] = sound;
  }
  return found;
}

/** A value without what its keyword refuses; that is not taken then. */
function withoutFaults(
  { graph }: GraphNode,
  keyword: KeywordName,
  value: SourcedJson,
): SourcedJson | undefined {
  const release = (removed: SourcedJson) => {
    for (const { from } of plainOf(removed).origins) graph.release(from);
  };
  let sound: SourcedJson | undefined = value;
  // A record without a member that it needs is at fault in turn.
  while (sound !== undefined) {
    const faults = faultyPaths(keyword, sound);
    if (faults.length === 0) return sound;
    for (const path of faults) sound = sound && without(sound, path, release);
  }
  return undefined;
}

/** Where a value is at fault, each place once and the last first, so that those before it stay where they are. */
function faultyPaths(keyword: KeywordName, value: SourcedJson): readonly Problem['path'][] {
  const problems: readonly Problem[] = keywords[keyword].kind.check(plainOf(value).value);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return [...new Map(errors.map(({ path }) => [JSON.stringify(path), path])).values()].reverse();
}

function without(
  value: SourcedJson,
  [step, ...on]: readonly (string | number)[],
  remove: (removed: SourcedJson) => void,
): SourcedJson | undefined {
  if (step === undefined || typeof value !== 'object' || value === null || value instanceof Sourced) {
    remove(value);
    return undefined;
  }
  const inner = (value as { readonly [name: string]: SourcedJson })[step];
  const left = inner === undefined ? undefined : without(inner, on, remove);
  if (Array.isArray(value))
    return value.flatMap((each, index) => (index === step ? (left === undefined ? [] : [left]) : [each]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name === step ? (left === undefined ? [] : [[name, left] as const]) : [[name, each] as const],
    ),
  );
}

import type { Variable } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { compact, type NodeDraft, put, ref } from '../jsonld.js';
import type { TableFiles } from './files.js';
import { type Step, steps } from './json-path.js';

/** A variable after those that contain it, from the row down. */
export type Lineage = readonly [Variable, ...Variable[]];

/** What else decides how a variable is read. */
export interface Reading {
  /** The number of its column. */
  readonly index: number;
  /** Whether the loader joins on it. */
  readonly isJoined: boolean;
}

/** Where the values of a variable are, in the form that the official loader reads. */
export function sourceOf(lineage: Lineage, files: TableFiles, { index, isJoined }: Reading): JsonObject {
  const { id, kind, form, rows } = files;
  const draft: NodeDraft = { [kind]: ref(id) };
  if (form === 'text') {
    draft.extract = { column: columnOf(lineage, index) };
    return draft;
  }
  const ways = waysTo(lineage, form === 'json' ? 0 : 1);
  if (form === 'json' && isJoined) {
    // What the loader joins on it transforms twice, so it must be found without a transformation.
    draft.extract = { jsonPath: rows + ways.join('[*]') };
    return draft;
  }
  // Rows are read whole and each value is taken from its row: so a row may lack a member.
  draft.extract = form === 'json' ? { jsonPath: rows } : { column: columnOf([lineage[0]], index) };
  put(draft, 'transform', compact(ways.map((way) => ({ jsonPath: `$${way}` }))));
  return draft;
}

/** Parts of a column are columns of their own in a text file; one without a name is called as pandas calls it. */
function columnOf(lineage: Lineage, index: number): string {
  const name = lineage.length === 1 ? lineage[0].name : lineage.map((each) => each.name).join('.');
  return name === '' ? `Unnamed: ${index}` : name;
}

/** The JSONPath to the last of a lineage from the one at `start` on; from each item of an array a way of its own. */
function waysTo(lineage: Lineage, start: number): readonly string[] {
  const ways: string[] = [];
  let way: Step[] = [];
  lineage.forEach(({ name, isArray }, index) => {
    if (index < start) return;
    way.push(lineage[index - 1]?.isTuple ? { place: name } : { member: name });
    if (isArray || index === lineage.length - 1) {
      ways.push(steps(way));
      way = [];
    }
  });
  return ways;
}

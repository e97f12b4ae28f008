import { isObject, type Json } from '../../../base/json.js';
import { append } from '../../../schema/document/index.js';

/** A scalar of a document that says something: not in a context, no address of a node, no class. */
export interface SourceLeaf {
  readonly pointer: string;
  readonly value: string | number | boolean;
}

/** Members that say what something is called and what class it has. */
const STRUCTURE: ReadonlySet<string> = new Set(['@context', '@type', '@language', '@direction', '@index']);

/** Whether an object only names something: its address is then a value. */
export function isReference(object: Json): boolean {
  return isObject(object) && typeof object['@id'] === 'string' && Object.keys(object).length === 1;
}

/** How many definitions expanding goes through: those of a context for each context, those inside a definition for each node. */
export function definitionsIn(document: Json): number {
  let contexts = 0;
  let objects = 0;
  // By how deep contexts stand in each other.
  const definitions = [0, 0, 0];
  const visit = (value: Json, depth: number): void => {
    if (Array.isArray(value)) for (const each of value as readonly Json[]) visit(each, depth);
    else if (isObject(value)) {
      if (depth === 0) objects++;
      for (const [name, each] of Object.entries(value)) {
        const isContext = name === '@context';
        if (isContext && depth === 0) contexts++;
        definitions[depth]!++;
        visit(each, isContext ? Math.min(depth + 1, 2) : depth);
      }
    }
  };
  visit(document, 0);
  return definitions[1]! * contexts + definitions[2]! * (contexts + objects);
}

/** All of them, in the order of the document. */
export function leavesOf(document: Json): readonly SourceLeaf[] {
  const leaves: SourceLeaf[] = [];
  const visit = (value: Json, pointer: string): void => {
    if (Array.isArray(value)) {
      for (const [index, each] of (value as readonly Json[]).entries()) visit(each, append(pointer, index));
    } else if (isObject(value)) {
      for (const [name, each] of Object.entries(value)) {
        if (STRUCTURE.has(name) || (name === '@id' && !isReference(value))) continue;
        visit(each, append(pointer, name));
      }
    } else if (value !== null) leaves.push({ pointer, value: value as string | number | boolean });
  };
  visit(document, '');
  return leaves;
}

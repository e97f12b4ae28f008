import type { Sourced } from '../../../schema/draft/index.js';
import type { GraphNode } from '../read/graph.js';
import { firstOf, type ReadKeyword, recordFrom, scalar, scalars, taken, words } from '../read/readers.js';
import { uriOf } from './iris.js';
import { isSchemaLink } from './read-root.js';
import { of, plainRefs, said, termWords, texts } from './read-terms.js';

const RELATIONS = ['isPartOf', 'hasPart', 'isVersionOf', 'isContinuedBy', 'isReferencedBy', 'isRelatedTo'];

/** The relation of a link, if it has one of our words for it. */
function relationOf(node: GraphNode): Sourced<string> | undefined {
  const value = said(node, 'schema:linkRelationship').find(({ scalar: name }) =>
    RELATIONS.includes(String(name)),
  );
  return value && taken(node, value, String(value.scalar));
}

function ofTarget(property: string): ReadKeyword {
  return (node) => {
    const [target] = node.linked('schema:target');
    return target && words(property)(target);
  };
}

/** The target as it was written; an address that is no URI stands beside the form that CDIF takes. */
const readTarget: ReadKeyword = (node) => {
  const links = said(node, 'dct:relation');
  for (const { from } of links) node.graph.take(from, 'repeated');
  const exact = scalar('fair:targetRef')(node);
  const [target] = node.linked('schema:target').flatMap((at) => plainRefs(at, 'schema:url'));
  if (exact !== undefined || target === undefined) return exact;
  const isTarget = (text: unknown) =>
    typeof text === 'string' && text !== target.value && uriOf(text) === target.value;
  const beside = links.find((each) => isTarget(each.scalar)) ?? links.find((each) => isTarget(each.id));
  return beside === undefined ? target : taken(node, beside, String(beside.scalar ?? beside.id));
};

const RELATION: { readonly [member: string]: ReadKeyword } = {
  // What is called otherwise elsewhere is only some relation.
  relationType: (node) => relationOf(node) ?? 'isRelatedTo',
  targetRef: readTarget,
  sourceVariables: scalars('fair:sourceVariables'),
  targetVariables: scalars('fair:targetVariables'),
  cardinality: scalar('fair:cardinality'),
  description: firstOf(
    texts('schema:description', 'dct:description'),
    ofTarget('schema:description'),
    ofTarget('schema:name'),
    (node) => (relationOf(node) === undefined ? termWords(of('schema:linkRelationship'))(node) : undefined),
  ),
};

export const readRelations: ReadKeyword = (node) => {
  const found = node.linked('schema:relatedLink').flatMap((each) => {
    const relation = isSchemaLink(each) ? undefined : recordFrom(each, RELATION);
    return relation?.targetRef === undefined ? [] : [relation];
  });
  return found.length > 0 ? found : undefined;
};

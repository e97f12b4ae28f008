import type { Sourced } from '../../../schema/draft/index.js';
import { readTerm } from '../../../schema/vocabulary/index.js';
import type { GraphNode, Value } from '../read/graph.js';
import { addressOf, firstOf, type ReadKeyword, taken, textFrom, wordings } from '../read/readers.js';
import { isOwnId } from './read-root.js';
import { link, of, type Select, said, term, termRefs, termWords, textBeside } from './read-terms.js';

const REPRESENTED = ['cdi:RepresentedVariable', 'cdi:DescriptorVariable'] as const;

/** What has the types, units and values of a variable: itself, and the represented variables that define it. */
export function representationsOf(node: GraphNode): readonly GraphNode[] {
  const defining = node
    .linked('cdi:isDefinedBy_RepresentedVariable', 'cdi:uses')
    .filter((each) => each.is(...REPRESENTED));
  return defining.length === 0 ? [node] : [...new Set([node, ...defining])];
}

function inRepresentations(...properties: readonly string[]): Select {
  return (node) => representationsOf(node).flatMap((each) => said(each, ...properties));
}

export const unit = term((node) => {
  const described = inRepresentations('cdi:describedUnitOfMeasure')(node);
  return [
    // Only this has all languages.
    ...described.filter((value) => value.node !== undefined),
    ...said(node, 'fair:measurementUnit', 'schema:unitText'),
    ...inRepresentations('cdi:simpleUnitOfMeasure')(node),
    ...said(node, 'schema:unitCode'),
    ...described,
  ];
});

const quantityValues: Select = (node) => [
  ...inRepresentations('cdi:unitOfMeasureKind')(node),
  ...said(node, 'fair:quantity'),
];
export const quantity = term(quantityValues);

// Concepts and the cascade of variables

const LINKS = ['fair:variableRef', 'fair:conceptualVariableRef', 'fair:representedVariableRef'] as const;

/** The concepts of a variable; what defines it as a variable is none of them. */
export function conceptsOf(node: GraphNode): readonly Value[] {
  const links = new Set(LINKS.flatMap((name) => node.values(name)).map(({ id }) => id));
  const [, ...represented] = representationsOf(node);
  const used = [
    ...said(node, 'cdi:uses', 'cdi:isDefinedBy_RepresentedVariable'),
    ...represented.flatMap((each) => said(each, 'cdi:uses_Concept')),
  ];
  const quantities = new Set(termRefs(quantityValues)(node).map(({ value }) => value));
  const all = [
    ...said(node, 'schema:propertyID').filter(({ id, node: at, from }) => {
      const isQuantity = at === undefined && id !== undefined && quantities.has(id);
      if (isQuantity) node.graph.take(from, 'repeated');
      return !isQuantity;
    }),
    ...used.filter((value) => {
      const isLink = links.has(value.id) || value.node?.is(...REPRESENTED) === true;
      if (isLink) node.graph.take(value.from, 'repeated');
      return !isLink;
    }),
  ];
  // A term says more than a reference or a word.
  return [
    ...all.filter((value) => value.node !== undefined),
    ...all.filter((value) => value.node === undefined),
  ];
}

/** The address of a variable, unless it was made for this document. */
export const readInstanceVariableRef: ReadKeyword = firstOf(link('fair:instanceVariableRef'), (node) => {
  if (!node.is('cdi:InstanceVariable')) return undefined;
  const same = link('schema:sameAs')(node);
  if (same !== undefined || addressOf(node) === undefined) return same;
  return isOwnId(node.graph, node.id) && /[#/]variable\//.test(node.id) ? undefined : node.id;
});

/** The represented variable as it was stated, else the one that defines this one, unless it was made for this document. */
export const readRepresentedVariableRef: ReadKeyword = firstOf(
  link('fair:representedVariableRef'),
  (node) => {
    const values = said(node, 'cdi:isDefinedBy_RepresentedVariable', 'cdi:uses').filter(
      (value) => value.node === undefined || value.node.is(REPRESENTED[0]),
    );
    const found = values.find(
      ({ id, node: at }) => at !== undefined && id !== undefined && !isOwnId(node.graph, id),
    );
    const address = found && addressOf({ id: found.id! });
    return address === undefined ? undefined : taken(node, found!, address);
  },
);

// Domains

/** The domains of the values of a variable. */
export function domainsOf(node: GraphNode): readonly GraphNode[] {
  return representationsOf(node).flatMap((each) =>
    each.linked('cdi:takesSubstantiveValuesFrom', 'cdi:hasValueDomain', 'cdi:valueDomain'),
  );
}

/** The lists that the values of a domain come from. */
export function enumerationsOf(domain: GraphNode): readonly GraphNode[] {
  return domain.linked('cdi:takesValuesFrom');
}

const scale = term(of('fair:measurementScale'));
export const readScaleRef = scale.ref;

/** The scale as it was stated, else the level that the values have. */
export const readScale: ReadKeyword = (node) => {
  const isStated = said(node, 'fair:measurementScale').length > 0;
  for (const at of domainsOf(node).flatMap((each) => each.linked('cdi:isDescribedBy'))) {
    for (const value of said(at, 'cdi:classificationLevel')) {
      const level = readTerm('measurement-scales-v1', String(value.scalar).toLowerCase());
      if (isStated) at.graph.take(value.from, 'repeated');
      else if (level !== undefined) return taken(at, value, level);
    }
  }
  return scale.words(node);
};

/** The name of a classification, unless it is only that of the list or was made for the variable. */
export const readClassification: ReadKeyword = (node) => {
  for (const each of domainsOf(node).flatMap(enumerationsOf)) {
    const main = wordings(each, said(each, 'schema:name'));
    const inLanguages = wordings(each, said(each, 'schema:alternateName'));
    const made = [
      ...each
        .linked('cdi:references')
        .flatMap((list) => list.values('skos:prefLabel'))
        .map(({ scalar }) => scalar),
      ...node.values('schema:name').map(({ scalar }) => `Codes of ${scalar}`),
    ];
    if (inLanguages.length === 0 && made.includes(main[0]?.text)) {
      each.graph.take(main[0]?.value.from, 'repeated');
      continue;
    }
    const found = textFrom(textBeside(main, inLanguages).words);
    if (found !== undefined) return found;
  }
  return termWords(of('fair:classification'))(node);
};

export const readClassificationRefs: ReadKeyword = (node) => {
  const found = domainsOf(node)
    .flatMap(enumerationsOf)
    .flatMap((each) =>
      said(each, 'cdi:references', 'dct:source').flatMap((value) => outsideRefs(each, value)),
    );
  const all = [...found, ...termRefs(of('fair:classification'))(node)];
  return all.length > 0 ? all : undefined;
};

/** The address of a list that this document does not have. */
function outsideRefs(node: GraphNode, value: Value): readonly Sourced<string>[] {
  const address = value.node?.is('skos:ConceptScheme') ? undefined : addressOf(value);
  return address === undefined ? [] : [taken(node, value, address)];
}

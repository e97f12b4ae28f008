import type { Variable } from '../../description/index.js';
import { isObject, type Json, type JsonObject } from '../../json.js';
import { node, ref } from '../jsonld.js';
import type { Role } from '../options.js';
import { physicalType } from './datatypes.js';
import { domainsOf } from './domains.js';
import { iriRef, linkRefs, looksLikeIri } from './iris.js';
import { statementsOf } from './statements.js';
import type { Column } from './tables.js';
import { definedTerm, isSaid, stringOrTerm, termOf, termValue } from './terms.js';
import { descriptionOf, labelsOf, oneText, otherTexts, said } from './texts.js';
import type { Workshop } from './workshop.js';

const ROLES: { readonly [R in Role]: string } = {
  identifier: 'UnitIdentifier',
  measure: 'Measure',
  attribute: 'Attribute',
  dimension: 'Dimension',
  descriptor: 'Descriptor',
  value: 'ReferenceVariable',
};

/** How a column stands in the structure of its table. */
export interface Standing {
  readonly role: Role | undefined;
  /** The column that an attribute says something about. */
  readonly qualifies: Column | undefined;
  /** The `cdi:RepresentedVariable` that has what the columns of a structure do not repeat. */
  readonly represented: string | undefined;
}

/** What a variable is called in the document; CDIF refuses an empty name. */
export function variableName({ variable: { name } }: Column): string {
  return name === '' ? '(unnamed variable)' : name;
}

/** A column as a `cdi:InstanceVariable`. */
export function instanceVariable(workshop: Workshop, column: Column, standing: Standing): JsonObject {
  const { agents } = workshop;
  const { ledger } = agents;
  const { variable, id } = column;
  const { text, others } = descriptionOf(ledger, variable);
  const { measurementUnit, measurementTechnique, concept, classification } = variable.terms;
  const isClassified = (classification?.refs.length ?? 0) > 0 || (variable.codes?.codes.length ?? 0) > 0;
  const hasLanguages = variable.label.some(({ language }) => language !== undefined);
  const unitRefs = ledger.keepRefs(measurementUnit);
  // CDIF wants no qualifier without the role, and no attribute without something that it qualifies.
  const role = standing.role === 'attribute' && !standing.qualifies ? undefined : standing.role;
  return node({
    '@id': id,
    '@type': ['schema:PropertyValue', 'cdi:InstanceVariable'],
    'schema:name': variableName(column),
    'schema:alternateName': labelsOf(ledger, variable),
    'fair:label': hasLanguages ? otherTexts(ledger, variable.label) : undefined,
    'schema:description': text,
    'dcterms:description': others,
    'schema:isPartOf': column.parent && ref(column.parent.id),
    'schema:propertyID': isSaid(concept) ? propertyIds(workshop, variable) : undefined,
    'schema:measurementTechnique': isSaid(measurementTechnique)
      ? termValue(ledger, measurementTechnique)
      : undefined,
    'schema:unitText': measurementUnit && oneText(ledger, measurementUnit.words),
    'schema:unitCode': unitRefs[0] === undefined ? undefined : iriRef(unitRefs[0]),
    'cdif:physicalDataType': physicalType(variable),
    'cdif:role': role && ROLES[role],
    'cdi:qualifies': role === 'attribute' ? ref(standing.qualifies!.id) : undefined,
    ...definitions(workshop, column, standing.represented),
    ...(standing.represented === undefined ? representation(workshop, column, 'cdif') : {}),
    ...statementsOf(agents, variable, [
      'concept',
      'measurementUnit',
      'measurementTechnique',
      'quantity',
      'links',
      ...(isClassified ? (['classification'] as const) : []),
    ]),
  });
}

/** What both a column and its represented variable may have, but only one of them: units, quantities, values. */
export function representation(workshop: Workshop, column: Column, prefix: 'cdif' | 'cdi'): JsonObject {
  const { codes, agents } = workshop;
  const { ledger } = agents;
  const { variable } = column;
  const { measurementUnit, quantity } = variable.terms;
  const unit = isSaid(measurementUnit) ? stringOrTerm(ledger, measurementUnit) : undefined;
  return node({
    // The namespace of this one term differs between the two.
    [`${prefix}:simpleUnitOfMeasure`]: typeof unit === 'string' ? unit : undefined,
    'cdi:describedUnitOfMeasure': typeof unit === 'string' ? undefined : unit,
    'cdi:unitOfMeasureKind': isSaid(quantity) ? termValue(ledger, quantity) : undefined,
    ...domainsOf(ledger, codes, variable, variableName(column)),
  });
}

/** The concepts that a variable is about, by reference. */
export function conceptRefs(
  { agents: { ledger } }: Workshop,
  { terms, links }: Variable,
): readonly JsonObject[] {
  const refs = [...ledger.keepRefs(terms.concept)];
  if (links.conceptualVariableRef) refs.push(ledger.keep(links.conceptualVariableRef));
  return [...new Set(refs)].map(iriRef);
}

function propertyIds({ agents: { ledger } }: Workshop, { terms }: Variable): readonly Json[] {
  const concept = terms.concept!;
  if (concept.refs.length > 0) {
    const hasWords = said(concept.words).length > 0;
    return hasWords ? [definedTerm(ledger, concept)] : ledger.keepRefs(concept).map(iriRef);
  }
  // A defined term needs an identifier here, and a string must not look like one.
  const text = oneText(ledger, concept.words)!;
  return looksLikeIri(text) ? [] : [text];
}

/** The links to what defines a variable; CDIF has one place for all, so ours keep them apart. */
function definitions(
  workshop: Workshop,
  { variable, id }: Column,
  represented: string | undefined,
): JsonObject {
  const { ledger } = workshop.agents;
  const { links, terms } = variable;
  const { instanceVariableRef, variableRef, conceptualVariableRef, representedVariableRef } = links;
  const instance = instanceVariableRef && linkRefs(ledger.keep(instanceVariableRef));
  const [shared, definition] = [variableRef, representedVariableRef].map(
    (each) => each && iriRef(ledger.keep(each)),
  );
  const concepts = conceptRefs(workshop, variable);
  const inWordsOnly = isSaid(terms.concept) && terms.concept.refs.length === 0;
  const used = [represented === undefined ? undefined : ref(represented), definition, shared, ...concepts];
  const definedBy = represented === undefined ? definition : ref(represented);
  return node({
    'cdif:isDefinedBy_RepresentedVariable': definedBy,
    'cdif:uses': [
      ...unique(used.filter((each) => each !== undefined)),
      ...(inWordsOnly ? [definedTerm(ledger, termOf(terms.concept!.words, []))] : []),
    ],
    'schema:sameAs': instance?.filter((each) => !isObject(each) || each['@id'] !== id),
    'fair:variableRef': variableRef && linkRefs(variableRef.value),
    'fair:conceptualVariableRef': conceptualVariableRef && linkRefs(ledger.keep(conceptualVariableRef)),
    'fair:representedVariableRef': representedVariableRef && linkRefs(representedVariableRef.value),
  });
}

function unique(references: readonly JsonObject[]): readonly JsonObject[] {
  return [...new Map(references.map((each) => [each['@id'], each])).values()];
}

import type { Json, JsonObject } from '../../../base/json.js';
import type { Term, Variable } from '../../../schema/description/index.js';
import { said } from '../blanks.js';
import { type NodeDraft, put, ref, unique } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import type { Role } from '../options.js';
import type { Context } from './codes.js';
import { addDomains, physicalType } from './domains.js';
import { iriRef, linkRefs, looksLikeIri } from './iris.js';
import { ROLES } from './layout.js';
import { addStatements, type Elsewhere } from './statements.js';
import type { Column } from './tables.js';
import {
  definedTerm,
  descriptionOf,
  hasLanguages,
  isSaid,
  labelsOf,
  otherTexts,
  stringOrTerm,
  termOf,
  termValue,
} from './terms.js';

/** The role of a column in the structure of its table. */
export interface Standing {
  readonly role: Role | undefined;
  /** Whether nobody gave the role. */
  readonly isAssumed?: boolean;
  /** The column that an attribute says something about. */
  readonly qualifies?: Column | undefined;
  /** The `cdi:RepresentedVariable` that has what the columns of a structure do not repeat. */
  readonly represented?: string | undefined;
}

/** What a variable is called in the document; CDIF refuses an empty name. */
export function variableName({ variable: { name } }: Column): string {
  return name === '' ? '(unnamed variable)' : name;
}

/** What a column has in places of its own; a classification only where it is one of values. */
const ELSEWHERE: readonly Elsewhere[] = [
  'concept',
  'measurementUnit',
  'measurementTechnique',
  'quantity',
  'links',
];
const ELSEWHERE_OF_CLASSIFIED: readonly Elsewhere[] = [...ELSEWHERE, 'classification'];

const ASSUMED: readonly string[] = ['cdif:role'];

const NONE: readonly never[] = [];

/** A column as a `cdi:InstanceVariable`. */
export function instanceVariable(context: Context, column: Column, standing: Standing): JsonObject {
  const { agents } = context;
  const { ledger } = agents;
  const { variable, id } = column;
  const { text, others } = descriptionOf(ledger, variable);
  const { measurementUnit, measurementTechnique, concept, classification, quantity } = variable.terms;
  const isClassified = (classification?.refs.length ?? 0) > 0 || (variable.codes?.codes.length ?? 0) > 0;
  // CDIF wants no qualifier without the role, and no attribute without something that it qualifies.
  const role = standing.role === 'attribute' && !standing.qualifies ? undefined : standing.role;
  const draft: NodeDraft = {
    '@id': id,
    '@type': ['schema:PropertyValue', 'cdi:InstanceVariable'],
    'schema:name': variableName(column),
  };
  const labels = labelsOf(ledger, variable);
  if (labels.length > 0) draft['schema:alternateName'] = labels;
  const inLanguages = hasLanguages(variable.label) ? otherTexts(ledger, variable.label) : NONE;
  if (inLanguages.length > 0) draft['fair:label'] = inLanguages;
  put(draft, 'schema:description', text);
  put(draft, 'dcterms:description', others);
  if (column.parent) draft['schema:isPartOf'] = ref(column.parent.id);
  const concepts = concept ? ledger.keepRefs(concept).map(iriRef) : NONE;
  const quantities = quantity ? ledger.keepRefs(quantity).map(iriRef) : NONE;
  const meanings = isSaid(concept) ? propertyIds(ledger, concept, concepts, quantities) : NONE;
  if (meanings.length + quantities.length > 0) draft['schema:propertyID'] = [...meanings, ...quantities];
  if (isSaid(measurementTechnique))
    draft['schema:measurementTechnique'] = termValue(ledger, measurementTechnique);
  if (measurementUnit) addUnit(draft, ledger, measurementUnit);
  draft['cdif:physicalDataType'] = physicalType(variable);
  if (role) draft['cdif:role'] = ROLES[role].word;
  if (role && standing.isAssumed) draft['fair:assumed'] = ASSUMED;
  if (role === 'attribute') draft['cdi:qualifies'] = ref(standing.qualifies!.id);
  addDefinitions(draft, context, column, concepts, standing.represented);
  if (standing.represented === undefined) addRepresentation(draft, context, column, 'cdif');
  addStatements(draft, agents, variable, isClassified ? ELSEWHERE_OF_CLASSIFIED : ELSEWHERE);
  return draft;
}

function addUnit(draft: NodeDraft, ledger: Ledger, unit: Term): void {
  const [first] = ledger.keepRefs(unit);
  put(draft, 'schema:unitText', ledger.keepOne(unit.words));
  put(draft, 'schema:unitCode', first === undefined ? undefined : iriRef(first));
}

/** Adds what both a column and its represented variable may have, but only one of them: units, quantities, values. */
export function addRepresentation(
  draft: NodeDraft,
  context: Context,
  column: Column,
  prefix: 'cdif' | 'cdi',
): void {
  const { ledger } = context.source;
  const { variable } = column;
  const { measurementUnit, quantity } = variable.terms;
  if (isSaid(measurementUnit)) {
    const unit = stringOrTerm(ledger, measurementUnit);
    // The namespace of this one term differs between the two.
    draft[typeof unit === 'string' ? `${prefix}:simpleUnitOfMeasure` : 'cdi:describedUnitOfMeasure'] = unit;
  }
  if (isSaid(quantity)) draft['cdi:unitOfMeasureKind'] = termValue(ledger, quantity);
  addDomains(draft, context.codes, variable, variableName(column));
}

/** The concepts that a variable is about, by reference. */
export function conceptRefs(ledger: Ledger, { terms, links }: Variable): readonly JsonObject[] {
  const refs = ledger.keepRefs(terms.concept);
  const { conceptualVariableRef } = links;
  if (conceptualVariableRef === undefined) return refs.map(iriRef);
  return unique([...refs, ledger.keep(conceptualVariableRef)]).map(iriRef);
}

function propertyIds(
  ledger: Ledger,
  concept: Term,
  refs: readonly JsonObject[],
  quantities: readonly JsonObject[],
): readonly Json[] {
  // A bare reference that is also the quantity would be one value.
  const isQuantity = refs.some((each) => quantities.some((other) => other['@id'] === each['@id']));
  if (refs.length > 0)
    return isQuantity || said(concept.words).length > 0 ? [definedTerm(ledger, concept)] : refs;
  // A defined term needs an identifier here, and a string must not look like one.
  const text = ledger.keepOne(concept.words)!;
  return looksLikeIri(text) ? [] : [text];
}

/** Adds the links to what defines a variable; CDIF has one place for all, so ours keep them apart. */
function addDefinitions(
  draft: NodeDraft,
  { agents: { ledger } }: Context,
  { variable: { links, terms } }: Column,
  concepts: readonly JsonObject[],
  represented: string | undefined,
): void {
  const { instanceVariableRef, variableRef, conceptualVariableRef, representedVariableRef } = links;
  const shared = variableRef && iriRef(ledger.keep(variableRef));
  const definition = representedVariableRef && iriRef(ledger.keep(representedVariableRef));
  const own = represented === undefined ? undefined : ref(represented);
  const conceptual = conceptualVariableRef && iriRef(ledger.keep(conceptualVariableRef));
  const all: JsonObject[] = [];
  if (own) all.push(own);
  if (definition) all.push(definition);
  if (shared) all.push(shared);
  for (const each of concepts) all.push(each);
  if (conceptual) all.push(conceptual);
  const used = eachOnce(all);
  put(draft, 'cdif:isDefinedBy_RepresentedVariable', own ?? definition);
  if (isSaid(terms.concept) && concepts.length === 0)
    used.push(definedTerm(ledger, termOf(terms.concept.words, [])));
  if (used.length > 0) draft['cdif:uses'] = used;
  if (instanceVariableRef) draft['schema:sameAs'] = linkRefs(ledger.keep(instanceVariableRef));
  if (variableRef) draft['fair:variableRef'] = linkRefs(variableRef.value);
  if (conceptualVariableRef) draft['fair:conceptualVariableRef'] = linkRefs(conceptualVariableRef.value);
  if (representedVariableRef) draft['fair:representedVariableRef'] = linkRefs(representedVariableRef.value);
}

function eachOnce(references: JsonObject[]): JsonObject[] {
  if (references.length < 2) return references;
  return [...new Map(references.map((each) => [each['@id'], each])).values()];
}

import type { Json } from '../../../base/json.js';
import type { ValueType } from '../../../schema/description/index.js';
import type { DraftCode, DraftCodeList, DraftVariable, Statements } from '../../../schema/draft/index.js';
import { type ConstraintPlaces, constraintsOf } from '../read/constraints.js';
import type { GraphNode, Value } from '../read/graph.js';
import { addressOf, taken } from '../read/readers.js';
import { statementsOf } from '../read/statements.js';
import { datatypeFrom } from '../read/xsd.js';
import { mapping } from './mapping.js';
import { CONSTRAINTS } from './places.js';
import { nameInAddress, nameInOwn, readTitle } from './read-keywords.js';
import { isOfJsonSchema } from './terms.js';

/** What a dataset, variable or code says by keywords, and its title and short description. */
export function subjectOf(node: GraphNode): Statements {
  const title = readTitle(node);
  const [short] = node.values('schema:disambiguatingDescription');
  return {
    ...(title === undefined ? {} : { title }),
    ...(typeof short?.scalar === 'string' ? { description: taken(node, short, short.scalar) } : {}),
    ...statementsOf(node, mapping),
  };
}

/** Reads the variables of all tables. */
export class VariableReader {
  /** What is a part of something already: parts form no ring, and nothing is read many times. */
  private readonly parts = new Set<GraphNode>();
  private readonly lists = new Map<string, DraftCodeList>();

  /** The variables of a table or the parts of a variable. */
  read(node: GraphNode, property: string): readonly DraftVariable[] {
    return node.values(property).flatMap((value) => {
      node.graph.take(value.from);
      if (value.node !== undefined) return this.variable(value.node);
      const variable = mentioned(value);
      return variable === undefined ? [] : [variable];
    });
  }

  private variable(node: GraphNode): readonly DraftVariable[] {
    const name = nameOf(node);
    if (name === undefined) return [];
    const variables = this.partsOf(node);
    const { types, format } = typeOf(node, variables.length > 0);
    const statements = subjectOf(node);
    const isArray = isTrue(node, 'schema:multipleValues');
    const { minItems, maxItems, ...constraints } = constraintsOf(node, PLACES, (value) =>
      typed(value, types),
    );
    const items = {
      ...(minItems === undefined ? {} : { minItems }),
      ...(maxItems === undefined ? {} : { maxItems }),
    };
    const codes = this.codesOf(node, types, name);
    return [
      {
        name,
        statements: isArray ? { ...statements, ...items } : statements,
        types,
        format,
        constraints,
        isRequired: isTrue(node, 'schema:valueRequired'),
        variables,
        ...(isArray ? { shape: [-1] } : {}),
        ...(codes === undefined ? {} : { codes }),
      },
    ];
  }

  private partsOf(node: GraphNode): readonly DraftVariable[] {
    if (this.parts.has(node)) return [];
    this.parts.add(node);
    return this.read(node, 'dct:hasPart');
  }

  private codesOf(node: GraphNode, types: readonly ValueType[], variable: string): DraftCodeList | undefined {
    for (const value of node.values('schema:valueReference', 'cdi:takesSentinelValuesFrom')) {
      const set = value.node;
      if (set === undefined || set.values('schema:hasDefinedTerm').length === 0) continue;
      node.graph.take(value.from);
      const key = `${types.join()} ${set.id}`;
      const list = this.lists.get(key) ?? codeListFrom(set, types, variable);
      this.lists.set(key, list);
      if (list.codes.length > 0) return list;
    }
    return undefined;
  }
}

/** A variable that is only named, in words or by an address. */
function mentioned(value: Value): DraftVariable | undefined {
  if (typeof value.scalar === 'string' && value.scalar.trim() !== '') {
    return { name: value.scalar, statements: {}, types: [] };
  }
  const concept = addressOf(value);
  if (concept === undefined) return undefined;
  return { name: nameInAddress(concept), statements: { 'fair:conceptRef': concept }, types: [] };
}

/** The name in the data, else the only name that there is. */
function nameOf(node: GraphNode): string | undefined {
  for (const property of ['schema:valueName', 'schema:name']) {
    const value = node.values(property).find(({ scalar }) => typeof scalar === 'string');
    if (value === undefined) continue;
    node.graph.take(value.from);
    return String(value.scalar);
  }
  return undefined;
}

function isTrue(node: GraphNode, property: string): boolean {
  return node.values(property).some(({ scalar, from }) => {
    node.graph.take(from);
    return scalar === true;
  });
}

function typeOf(
  node: GraphNode,
  hasParts: boolean,
): { readonly types: readonly ValueType[]; readonly format: string | undefined } {
  const found = node.values('csvw:datatype').flatMap((value) => {
    const datatype = datatypeFrom(value.id ?? String(value.scalar));
    if (datatype !== undefined) node.graph.take(value.from);
    return datatype ?? [];
  });
  const [stated] = node.values('js:format');
  const format = typeof stated?.scalar === 'string' ? stated.scalar : found[0]?.format;
  node.graph.take(stated?.from);
  const types = hasParts ? (['object'] as const) : [...new Set(found.map(({ type }) => type))];
  return { types, format };
}

const PLACES = Object.fromEntries(
  Object.entries(CONSTRAINTS).map(([name, term]) => [
    name,
    `${isOfJsonSchema(term) ? 'js' : 'schema'}:${term}`,
  ]),
) as ConstraintPlaces;

/** A value that stands as a text: of the types that the variable has, else the text. */
function typed(value: Json, types: readonly ValueType[]): Json {
  if (typeof value !== 'string') return value;
  try {
    const found = JSON.parse(value) as Json;
    const isText = typeof found === 'string' || types.includes('string');
    // Where no type is stated, 1.0 and 1e3 are texts: a number is written in one way.
    const isOther = types.length === 0 && typeof found === 'number' && String(found) !== value;
    return isText || isOther ? value : found;
  } catch {
    return value;
  }
}

function codeListFrom(set: GraphNode, types: readonly ValueType[], variable: string): DraftCodeList {
  const [name] = set.values('schema:name');
  const codes = new Map<Json, DraftCode>();
  for (const value of set.values('schema:hasDefinedTerm')) {
    set.graph.take(value.from);
    const code = value.node && codeFrom(value.node, types);
    if (code !== undefined && !codes.has(code.value)) codes.set(code.value, code);
  }
  set.graph.take(name?.from);
  const own = nameInOwn(set.id, 'codes');
  return { name: own ?? String(name?.scalar ?? variable), codes: [...codes.values()] };
}

function codeFrom(term: GraphNode, types: readonly ValueType[]): DraftCode | undefined {
  const stated = [...term.values('schema:termCode'), ...term.values('schema:name')];
  const value = stated.find(({ scalar }) => scalar !== undefined);
  if (value?.scalar === undefined) return undefined;
  for (const { from } of term.values('schema:inDefinedTermSet')) term.graph.take(from, 'repeated');
  return {
    value: typed(taken(term, value, value.scalar).value, types),
    isSentinel: isTrue(term, 'fair:sentinel'),
    statements: subjectOf(term),
  };
}

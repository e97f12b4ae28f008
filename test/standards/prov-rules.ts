import { isObject, type Json, type JsonObject } from '../../src/base/json.js';

/** A value of a node: the address of another, or a literal. */
export interface Value {
  readonly id?: string;
  readonly text?: string;
  readonly type?: string | undefined;
  readonly language?: string | undefined;
}

/** A node with full addresses in the place of short names. */
export interface Node {
  readonly id: string;
  readonly types: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly Value[]>;
}

export type Nodes = ReadonlyMap<string, Node>;
type Rule = (nodes: Nodes) => Iterable<string>;

const PROV = 'http://www.w3.org/ns/prov#';
const DCAT = 'http://www.w3.org/ns/dcat#';
const SKOS = 'http://www.w3.org/2004/02/skos/core#';
const DCTERMS = 'http://purl.org/dc/terms/';
const XSD = 'http://www.w3.org/2001/XMLSchema#';
const prov = (name: string) => PROV + name;

/** What the subject and the object of a relation are. */
const RELATIONS: readonly (readonly [term: string, domain: string, range: string])[] = [
  ['wasGeneratedBy', 'Entity', 'Activity'],
  ['wasDerivedFrom', 'Entity', 'Entity'],
  ['wasRevisionOf', 'Entity', 'Entity'],
  ['specializationOf', 'Entity', 'Entity'],
  ['wasAttributedTo', 'Entity', 'Agent'],
  ['qualifiedAttribution', 'Entity', 'Attribution'],
  ['used', 'Activity', 'Entity'],
  ['wasAssociatedWith', 'Activity', 'Agent'],
  ['qualifiedAssociation', 'Activity', 'Association'],
  ['hadPlan', 'Association', 'Plan'],
  ['hadRole', 'Association', 'Role'],
];
/** What leads to something that was there before. */
const PRECEDENCE = [
  'wasDerivedFrom',
  'wasRevisionOf',
  'hadPrimarySource',
  'wasQuotedFrom',
  'specializationOf',
].map(prov);
const MOMENTS = ['startedAtTime', 'endedAtTime', 'generatedAtTime', 'invalidatedAtTime', 'atTime'].map(prov);
const QUALIFIED = { Association: 'wasAssociatedWith', Attribution: 'wasAttributedTo' } as const;

const rules: readonly Rule[] = [
  function* relationsFit(nodes) {
    for (const node of nodes.values()) {
      for (const [term, domain, range] of RELATIONS) {
        for (const { id } of valuesOf(node, prov(term))) {
          if (!is(node, domain)) yield `${node.id} has prov:${term} but is no prov:${domain}.`;
          const target = id === undefined ? undefined : nodes.get(id);
          if (!target || !is(target, range))
            yield `${node.id} has prov:${term} ${id}, which is no prov:${range}.`;
        }
      }
    }
  },
  function* kindsAreApart(nodes) {
    for (const node of nodes.values()) {
      if (is(node, 'Entity') && is(node, 'Activity')) yield `${node.id} is an entity and an activity.`;
      const isRelation = ['Association', 'Attribution'].some((each) => is(node, each));
      if (isRelation && ['Entity', 'Activity', 'Agent'].some((each) => is(node, each))) {
        yield `${node.id} is a relation and something else.`;
      }
    }
  },
  function* momentsAreZoned(nodes) {
    for (const node of nodes.values()) {
      for (const [term, values] of node.values) {
        for (const { text = '', type } of values) {
          if (MOMENTS.includes(term) && (type !== `${XSD}dateTime` || !isZonedMoment(text))) {
            yield `${node.id} has ${term} ${text}, which is no xsd:dateTime with a zone.`;
          }
          if (type === `${XSD}date` && !isDay(text)) yield `${node.id} has ${term} ${text}, which is no day.`;
        }
      }
    }
  },
  function* activitiesHaveOnePeriod(nodes) {
    for (const node of nodes.values()) {
      const starts = valuesOf(node, prov('startedAtTime'));
      const ends = valuesOf(node, prov('endedAtTime'));
      if (starts.length > 1) yield `${node.id} starts more than once.`;
      if (ends.length > 1) yield `${node.id} ends more than once.`;
      if (starts.length + ends.length > 0 && !is(node, 'Activity'))
        yield `${node.id} has times but is no activity.`;
      const [start, end] = [starts[0]?.text, ends[0]?.text];
      if (start && end && Date.parse(end) < Date.parse(start)) yield `${node.id} ends before it starts.`;
    }
  },
  function* entitiesAreGeneratedOnce(nodes) {
    for (const node of nodes.values()) {
      const makers = valuesOf(node, prov('wasGeneratedBy'));
      if (makers.length > 1) yield `${node.id} is generated more than once.`;
      for (const { id } of makers) {
        const used = id === undefined ? [] : valuesOf(nodes.get(id), prov('used'));
        if (used.some((each) => each.id === node.id))
          yield `${node.id} is used by the activity that generated it.`;
      }
    }
  },
  function* nothingComesBeforeItself(nodes) {
    const state = new Map<string, 'open' | 'done'>();
    for (const start of nodes.keys()) {
      if (state.has(start)) continue;
      state.set(start, 'open');
      const way = [{ id: start, sources: sourcesOf(nodes.get(start)) }];
      while (way.length > 0) {
        const step = way.at(-1)!;
        const source = step.sources.pop();
        if (source === undefined) {
          state.set(step.id, 'done');
          way.pop();
        } else if (state.get(source) === 'open') {
          yield `${source} comes before itself.`;
        } else if (!state.has(source)) {
          state.set(source, 'open');
          way.push({ id: source, sources: sourcesOf(nodes.get(source)) });
        }
      }
    }
  },
  function* rolesStandWhereTheyMay(nodes) {
    for (const node of nodes.values()) {
      const roles = valuesOf(node, `${DCAT}hadRole`);
      const mayHave = is(node, 'Attribution') || node.types.has(`${DCAT}Relationship`);
      if (roles.length > 0 && !mayHave)
        yield `${node.id} has dcat:hadRole but is no attribution or relationship.`;
      for (const { id } of roles) {
        if (is(node, 'Attribution') && !is(nodes.get(id ?? ''), 'Role'))
          yield `${node.id} has the role ${id}, which is none.`;
      }
    }
  },
  function* relationNodesServeOne(nodes) {
    for (const [kind, plain] of Object.entries(QUALIFIED)) {
      const owners = new Map<string, Node[]>();
      for (const node of nodes.values()) {
        for (const { id = '' } of valuesOf(node, prov(`qualified${kind}`))) {
          owners.set(id, [...(owners.get(id) ?? []), node]);
        }
      }
      for (const node of nodes.values()) {
        if (!is(node, kind)) continue;
        const [owner, ...others] = owners.get(node.id) ?? [];
        if (owner === undefined) yield `${node.id} qualifies nothing.`;
        if (others.length > 0) yield `${node.id} qualifies more than one relation.`;
        const agents = valuesOf(node, prov('agent'));
        if (agents.length !== 1) yield `${node.id} has ${agents.length} agents.`;
        const plainly = valuesOf(owner, prov(plain)).map(({ id }) => id);
        if (!plainly.includes(agents[0]?.id))
          yield `${node.id} has an agent that prov:${plain} does not name.`;
      }
    }
  },
  function* localNodesAreDescribed(nodes) {
    const bases = new Set<string>();
    for (const node of nodes.values()) {
      const isOwn = ['Activity', 'Association'].some((each) => is(node, each));
      if (isOwn || node.types.has(`${DCTERMS}Standard`)) bases.add(baseOf(node.id));
    }
    for (const node of nodes.values()) {
      for (const [term, values] of node.values) {
        for (const { id } of values) {
          if (id?.includes('#') && bases.has(baseOf(id)) && !nodes.has(id)) {
            yield `${node.id} has ${term} ${id}, which is not described.`;
          }
        }
      }
    }
  },
  function* conceptsAreInSchemes(nodes) {
    for (const node of nodes.values()) {
      if (!node.types.has(`${SKOS}Concept`)) continue;
      const schemes = valuesOf(node, `${SKOS}inScheme`).map(({ id = '' }) => nodes.get(id));
      if (schemes.length !== 1 || !schemes[0]?.types.has(`${SKOS}ConceptScheme`))
        yield `${node.id} is not in one scheme.`;
      if (valuesOf(node, `${SKOS}notation`).length !== 1) yield `${node.id} has not one notation.`;
      const labels = valuesOf(node, `${SKOS}prefLabel`);
      if (new Set(labels.map(({ language }) => language?.toLowerCase())).size < labels.length)
        yield `${node.id} has two preferred labels in one language.`;
      const isPreferred = ({ text, language }: Value) =>
        labels.some((each) => each.text === text && each.language === language);
      if (valuesOf(node, `${SKOS}altLabel`).some(isPreferred))
        yield `${node.id} has a label that is preferred and alternative.`;
    }
  },
  function* everyNodeIsSomething(nodes) {
    for (const node of nodes.values()) if (node.types.size === 0) yield `${node.id} is of no class.`;
  },
];

/** What a document has that PROV-O and its constraints forbid, a sentence each. */
export function violations(document: JsonObject): readonly string[] {
  const problems: string[] = [];
  const nodes = read(document, problems);
  for (const rule of rules) problems.push(...rule(nodes));
  return problems;
}

/** The nodes of a document in the form that our exporter writes: a flat graph, an inline context. */
export function read(document: JsonObject, problems: string[] = []): Nodes {
  const { '@context': context, '@graph': graph, ...rest } = document;
  for (const name of Object.keys(rest)) problems.push(`The document has ${name} beside its graph.`);
  if (!isObject(context)) problems.push('The document has no context of its own.');
  if (!Array.isArray(graph)) problems.push('The document has no graph.');
  const terms = isObject(context) ? context : {};
  const nodes = new Map<string, Node>();
  for (const item of Array.isArray(graph) ? (graph as readonly Json[]) : []) {
    if (!isObject(item) || typeof item['@id'] !== 'string') {
      problems.push('A node of the graph has no address.');
      continue;
    }
    const id = item['@id'];
    if (!isAbsolute(id)) problems.push(`The address ${JSON.stringify(id)} is not absolute.`);
    if (nodes.has(id)) problems.push(`${id} is described in two places.`);
    nodes.set(id, readNode(id, item, terms, problems));
  }
  return nodes;
}

function readNode(id: string, item: JsonObject, terms: JsonObject, problems: string[]): Node {
  const values = new Map<string, Value[]>();
  const types = new Set<string>();
  for (const [name, value] of Object.entries(item)) {
    if (name === '@id') continue;
    if (name === '@type') {
      for (const type of listOf(value)) types.add(expand(String(type), terms));
      continue;
    }
    const definition = Object.hasOwn(terms, name) ? terms[name] : undefined;
    const term = expand(name, terms);
    if (!isAbsolute(term)) problems.push(`${id} has ${name}, which the context does not define.`);
    const typeOfTerm = isObject(definition) ? definition['@type'] : undefined;
    const found = values.get(term) ?? [];
    for (const each of listOf(value)) found.push(readValue(each, typeOfTerm, terms));
    values.set(term, found);
    for (const each of found) {
      if (each.id !== undefined && !isAbsolute(each.id)) {
        problems.push(`${id} has ${name} ${JSON.stringify(each.id)}, which is not absolute.`);
      }
    }
  }
  return { id, types, values };
}

function readValue(value: Json, type: Json | undefined, terms: JsonObject): Value {
  if (isObject(value)) {
    if ('@id' in value) return { id: String(value['@id']) };
    return {
      text: String(value['@value']),
      type: '@type' in value ? expand(String(value['@type']), terms) : undefined,
      language: typeof value['@language'] === 'string' ? value['@language'] : undefined,
    };
  }
  if (type === '@id') return { id: String(value) };
  return { text: String(value), type: typeof type === 'string' ? expand(type, terms) : undefined };
}

/** A short name or a name with a prefix as the full address that it stands for. */
function expand(name: string, terms: JsonObject): string {
  const definition = Object.hasOwn(terms, name) ? terms[name] : undefined;
  const target = isObject(definition) ? definition['@id'] : definition;
  if (typeof target === 'string' && target !== name) return expand(target, terms);
  const colon = name.indexOf(':');
  const prefix = name.slice(0, Math.max(colon, 0));
  const namespace = Object.hasOwn(terms, prefix) ? terms[prefix] : undefined;
  return typeof namespace === 'string' && !name.startsWith('//', colon + 1)
    ? namespace + name.slice(colon + 1)
    : name;
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}

export function valuesOf(node: Node | undefined, term: string): readonly Value[] {
  return node?.values.get(term) ?? [];
}

function is(node: Node | undefined, name: string): boolean {
  return node?.types.has(prov(name)) ?? false;
}

function sourcesOf(node: Node | undefined): string[] {
  return PRECEDENCE.flatMap((term) => valuesOf(node, term).flatMap(({ id }) => id ?? []));
}

function baseOf(id: string): string {
  return id.replace(/#.*$/s, '');
}

function isAbsolute(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:\S*$/i.test(address);
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}

function isZonedMoment(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && isDay(text.slice(0, 10))
  );
}

import type { DraftCode, DraftCodeList } from '../../../schema/draft/index.js';
import type { Graph, GraphNode } from '../read/graph.js';
import { taken, wordings } from '../read/readers.js';
import { subjectOf } from './mapping.js';
import { domainsOf, enumerationsOf, representationsOf } from './read-representation.js';
import { said, takeAll } from './read-terms.js';
import { areNumbers, type ValueForm, valueIn } from './read-values.js';

/** Reads the codes of variables; variables that share a list get the same one. */
export class CodeReader {
  private readonly lists = new Map<string, DraftCodeList | undefined>();
  private members: ReadonlyMap<string, readonly GraphNode[]> | undefined;

  constructor(private readonly graph: Graph) {}

  /** The codes of a variable, and the texts that stand for the lack of a value. */
  of(
    node: GraphNode,
    mappings: readonly GraphNode[],
    form: ValueForm,
    name: string,
  ): DraftCodeList | undefined {
    const values = domainsOf(node).flatMap(schemesOf);
    const sentinels = representationsOf(node)
      .flatMap((each) => each.linked('cdi:takesSentinelValuesFrom'))
      .flatMap(schemesOf);
    // In a long table, the names of the variables that the rows are about.
    const described = representationsOf(node)
      .flatMap((each) => each.linked('cdi:hasValuesFrom'))
      .flatMap((each) => each.linked('cdi:takesValuesFrom'))
      .filter((each) => each.values('cdi:value')[0]?.scalar !== undefined);
    const missing = mappings.flatMap((each) =>
      said(each, 'cdi:nullSequence').flatMap((value) => {
        if (typeof value.scalar !== 'string' || value.scalar.trim() === '') return [];
        this.graph.take(value.from);
        return value.scalar;
      }),
    );
    const key = JSON.stringify([
      [values, sentinels, described].map((all) => all.map(({ id }) => id)),
      missing,
      form.types,
    ]);
    if (!this.lists.has(key)) {
      const codes = [
        ...values.flatMap((each) => this.codesIn(each, form, false)),
        ...sentinels.flatMap((each) => this.codesIn(each, form, true)),
        ...described.map((each) => this.describedVariable(each, form)),
      ];
      const sequences = missing.map((text) => ({
        value: valueIn(text, form),
        isSentinel: true,
        statements: {},
      }));
      // The first that has a value says most.
      const known = new Map(
        [...codes, ...sequences].reverse().map((each) => [JSON.stringify(each.value), each]),
      );
      this.lists.set(key, known.size === 0 ? undefined : { name, codes: [...known.values()].reverse() });
    }
    return this.lists.get(key);
  }

  private codesIn(scheme: GraphNode, form: ValueForm, isSentinel: boolean): readonly DraftCode[] {
    takeAll(scheme, 'repeated', ...OF_LIST);
    const notations = this.conceptsIn(scheme).flatMap((node) => {
      const [notation] = said(node, 'skos:notation', 'schema:termCode');
      if (notation?.scalar === undefined) return [];
      this.graph.take(notation.from);
      return [[node, String(notation.scalar)] as const];
    });
    // Nothing else tells the types of the codes of a variable without one.
    const isNumeric = form.types.length === 0 && areNumbers(notations.map(([, text]) => text));
    return notations.map(([node, text]) => ({
      value: isNumeric ? Number(text) : valueIn(text, form),
      isSentinel,
      statements: subjectOf(node),
    }));
  }

  private describedVariable(node: GraphNode, form: ValueForm): DraftCode {
    const [stated] = node.values('cdi:value');
    const text = String(stated?.scalar);
    this.graph.take(stated?.from);
    const [variable] = node.linked('cdi:isDefinedBy');
    const [name] = variable === undefined ? [] : wordings(variable, said(variable, 'cdi:name'));
    const label = name && taken(name.node, name.value, name.text);
    return {
      value: valueIn(text, form),
      isSentinel: false,
      statements: {
        ...(label === undefined || label.value === text ? {} : { 'fair:label': label }),
        ...(variable === undefined ? {} : subjectOf(variable)),
      },
    };
  }

  /** The concepts of a scheme, those below others too. */
  private conceptsIn(scheme: GraphNode): readonly GraphNode[] {
    const top = scheme.linked('skos:hasTopConcept');
    this.members ??= this.membersByScheme();
    const found = new Set([...top, ...(this.members.get(scheme.id) ?? [])]);
    for (const each of found) for (const narrower of each.linked('skos:narrower')) found.add(narrower);
    for (const each of found) takeAll(each, 'repeated', 'skos:inScheme');
    return [...found];
  }

  private membersByScheme(): ReadonlyMap<string, readonly GraphNode[]> {
    const found = new Map<string, GraphNode[]>();
    for (const each of this.graph.nodes) {
      for (const { id } of each.values('skos:inScheme', 'skos:topConceptOf')) {
        if (id === undefined) continue;
        const members = found.get(id);
        if (members) members.push(each);
        else found.set(id, [each]);
      }
    }
    return found;
  }
}

/** What the list of an export repeats: its name, and the date and rights of its definition. */
const OF_LIST = [
  'skos:prefLabel',
  'schema:identifier',
  'schema:dateModified',
  'schema:license',
  'dct:rights',
  'schema:conditionsOfAccess',
] as const;

/** The concept schemes that a domain takes its values from. */
function schemesOf(domain: GraphNode): readonly GraphNode[] {
  takeAll(domain, 'repeated', 'cdi:displayLabel');
  return enumerationsOf(domain).flatMap((each) => {
    takeAll(each, 'repeated', 'schema:name');
    return each.linked('cdi:references', 'cdi:uses');
  });
}

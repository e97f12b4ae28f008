import type { Agent, AgentType, Contribution, Description } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { isIri } from '../../vocabulary/index.js';
import type { Source } from '../exporter.js';
import { type NodeDraft, node, put, ref } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import type { GivenAgent } from '../options.js';
import type { Party } from '../values.js';
import { type Ids, iriRef } from './iris.js';
import { isSaid, isShort, stringOrTerm, termOf, termValue } from './terms.js';
import { otherTexts } from './texts.js';

const TYPES: { readonly [T in AgentType]: readonly string[] } = {
  Individual: ['schema:Person'],
  Organization: ['schema:Organization'],
  Project: ['schema:Organization', 'schema:Project'],
  Software: ['prov:SoftwareAgent', 'schema:SoftwareApplication'],
  Agent: ['prov:SoftwareAgent'],
  Other: ['prov:Agent'],
};

/** CDIF takes people and organizations as creators and contributors, and no other agents. */
const PARTIES: readonly AgentType[] = ['Individual', 'Organization', 'Project'];

/** Someone in the document: described at the first mention, referred to afterwards. */
interface Known {
  readonly id: string;
  readonly isParty: boolean;
  description: JsonObject | undefined;
}

/** Describes each agent once, however often it is mentioned. */
export class AgentBook {
  readonly ledger: Ledger;
  private readonly known = new Map<string, Known>();
  private readonly stated = new Map<string, Agent>();
  private readonly given = new Map<string, GivenAgent>();
  private unnamed = 0;
  /** Whether somebody has a name that CDIF finds too short. */
  hasShortName = false;

  constructor(
    readonly source: Source,
    readonly ids: Ids,
  ) {
    this.ledger = source.ledger;
    const { agents }: Description = source.description;
    for (const agent of agents) for (const { value } of agent.refs) this.stated.set(value, agent);
    const { publisher, creator = [] } = source.options;
    for (const each of creator) this.note(each, 'Individual');
    if (publisher) this.note(publisher, 'Organization');
  }

  private note(agent: GivenAgent, usualType: 'Individual' | 'Organization'): void {
    const { identifier, type = usualType } = agent;
    if (identifier !== undefined) this.given.set(identifier, { ...agent, type });
  }

  /** Someone whom the dataset owes something: what to write at this mention. */
  mention(party: Party, usualType: 'Individual' | 'Organization'): JsonObject {
    if ('contribution' in party) return this.write(this.fromStated(party.contribution.agent));
    const { given } = party;
    const same = given.identifier === undefined ? undefined : this.stated.get(given.identifier);
    return this.write(same ? this.fromStated(same) : this.fromGiven(given, usualType));
  }

  /** What a party is known by in this document. */
  idOf(party: Party, usualType: 'Individual' | 'Organization'): string {
    if ('contribution' in party) return this.fromStated(party.contribution.agent).id;
    const { given } = party;
    const same = given.identifier === undefined ? undefined : this.stated.get(given.identifier);
    return (same ? this.fromStated(same) : this.fromGiven(given, usualType)).id;
  }

  /** Whether CDIF takes an agent as creator, publisher or provider. */
  isParty(agent: Agent): boolean {
    return PARTIES.includes(this.typeOf(agent));
  }

  /** The type of an agent; where the options say that it is a person or organization, CDIF needs that. */
  private typeOf({ type, refs }: Agent): AgentType {
    if (PARTIES.includes(type)) return type;
    return refs.map(({ value }) => this.given.get(value)?.type).find((each) => each !== undefined) ?? type;
  }

  /** Adds who contributed to something, each with role, dates and description. */
  addContributions(draft: NodeDraft, contributions: readonly Contribution[]): void {
    const contributors: Json[] = [];
    const attributed = new Map<string, JsonObject>();
    for (const contribution of contributions) {
      const agent = this.fromStated(contribution.agent);
      if (!agent.isParty && !attributed.has(agent.id)) attributed.set(agent.id, this.write(agent));
      contributors.push(this.role(contribution, this.write(agent)));
    }
    put(draft, 'schema:contributor', contributors);
    put(draft, 'prov:wasAttributedTo', [...attributed.values()]);
  }

  private role(contribution: Contribution, agent: JsonObject): JsonObject {
    const { ledger } = this;
    const { roleWords, roleRefs, role, start, end, description } = contribution;
    const name = termOf(roleWords, roleRefs);
    return node({
      '@type': ['schema:Role'],
      // A role needs a name; "contributor" says no more than that the agent is listed.
      'schema:roleName': isSaid(name) ? stringOrTerm(ledger, name) : role.trim() || 'contributor',
      'schema:contributor': agent,
      'schema:startDate': ledger.keepIf(start),
      'schema:endDate': ledger.keepIf(end),
      'schema:description': ledger.keepOne(description),
      'dcterms:description': otherTexts(ledger, description),
    });
  }

  private write(agent: Known): JsonObject {
    const { description, id } = agent;
    agent.description = undefined;
    return description ?? ref(id);
  }

  private fromStated(agent: Agent): Known {
    const key = `stated ${agent.number}`;
    const known = this.known.get(key);
    if (known) return known;
    const { ledger } = this;
    const refs = ledger.keepRefs(termOf([], agent.refs));
    const id = this.ids.claim(refs[0]) ?? this.ids.mint('agent', [String(agent.number)]);
    const type = this.typeOf(agent);
    const typeTerm = termOf(agent.typeWords, agent.typeRefs);
    const also = refs.map((each) => this.given.get(each)).find((each) => each !== undefined);
    const name = ledger.keepOne(agent.names) ?? also?.name;
    const { completed, others } = this.completed(name, refs.length > 0, type);
    return this.remember(key, {
      id,
      isParty: PARTIES.includes(type),
      description: node({
        '@id': id,
        '@type': TYPES[type],
        'schema:name': completed,
        'skos:altLabel': [
          ...otherTexts(ledger, agent.names),
          ...others,
          ...(also === undefined || also.name === name ? [] : [also.name]),
        ],
        'schema:identifier': refs[0],
        'schema:sameAs': refs.slice(1).map(iriRef),
        'schema:additionalType': isSaid(typeTerm) ? [termValue(ledger, typeTerm)] : undefined,
        'schema:url': also?.url,
        'schema:affiliation': type === 'Individual' ? affiliationOf(also) : undefined,
      }),
    });
  }

  private fromGiven(given: GivenAgent, usualType: 'Individual' | 'Organization'): Known {
    const type = given.type ?? usualType;
    const key = given.identifier ?? `given ${type} ${given.name}`;
    const known = this.known.get(key);
    if (known) return known;
    const iri = given.identifier !== undefined && isIri(given.identifier) ? given.identifier : undefined;
    const id = this.ids.claim(iri) ?? this.ids.mint('given-agent', [String(++this.unnamed)]);
    const { completed, others } = this.completed(given.name, given.identifier !== undefined, type);
    return this.remember(key, {
      id,
      isParty: true,
      description: node({
        '@id': id,
        '@type': TYPES[type],
        'schema:name': completed,
        'skos:altLabel': others,
        'schema:identifier': given.identifier,
        'schema:url': given.url,
        'schema:affiliation': type === 'Individual' ? affiliationOf(given) : undefined,
      }),
    });
  }

  private remember(key: string, agent: Known): Known {
    this.known.set(key, agent);
    return agent;
  }

  /** A name as the shapes take it: one that is too short says its kind, unless an identifier excuses it. */
  private completed(
    name: string | undefined,
    isIdentified: boolean,
    type: AgentType,
  ): { readonly completed: string | undefined; readonly others: readonly string[] } {
    if (name === undefined || isIdentified || !PARTIES.includes(type) || !isShort(name))
      return { completed: name, others: [] };
    if (this.source.options.assume === false) {
      this.hasShortName = true;
      return { completed: name, others: [] };
    }
    const completed = `${name} (${type === 'Individual' ? 'person' : type.toLowerCase()})`;
    this.source.assume({
      term: 'schema:name of an agent',
      value: completed,
      why: 'CDIF requires names of at least three characters',
    });
    return { completed, others: [name] };
  }
}

/** The organization of a person; CDIF takes no reference here, so it is described without an id. */
function affiliationOf(given: GivenAgent | undefined): JsonObject | undefined {
  const { affiliation } = given ?? {};
  return (
    affiliation &&
    node({
      '@type': ['schema:Organization'],
      'schema:name': affiliation.name,
      'schema:identifier': affiliation.identifier ?? affiliation.url,
    })
  );
}

import type { Agent, AgentType, Contribution } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { compact, type NodeDraft, node, put, ref } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import type { GivenAgent } from '../options.js';
import { meaningOf, type RoleMeaning } from '../roles.js';
import type { Party } from '../values.js';
import type { Members, Nodes } from './nodes.js';
import { languageMap, literals, spoken } from './texts.js';

/** Croissant wants a person or an organization as creator and publisher; a project counts as an organization. */
const TYPES: { readonly [T in AgentType]: string } = {
  Individual: 'sc:Person',
  Organization: 'sc:Organization',
  Project: 'sc:Organization',
  Software: 'sc:SoftwareApplication',
  Agent: 'prov:SoftwareAgent',
  Other: 'prov:Agent',
};

/** The terms of schema.org for what agents do; the loader checks the types of creator and publisher. */
const PROPERTIES: { readonly [M in RoleMeaning]?: string } = {
  creator: 'creator',
  publisher: 'publisher',
  distributor: 'provider',
  archive: 'provider',
  provider: 'provider',
  funder: 'funder',
  sponsor: 'sponsor',
  maintainer: 'maintainer',
  editor: 'editor',
};

/** Writes people, organizations and programs; each once, however often it is named. */
export class Agents {
  private readonly references = new Map<Agent, JsonObject>();

  constructor(
    private readonly ledger: Ledger,
    private readonly nodes: Nodes,
    private readonly language: string,
    /** The identifiers of those who belong to an organization. */
    private readonly members: ReadonlySet<string>,
  ) {}

  /** Someone that an option or a contribution names. */
  party(party: Party, usual: 'Individual' | 'Organization'): JsonObject {
    return 'given' in party ? this.given(party.given, usual) : this.agent(party.contribution.agent);
  }

  /** An agent of the description. */
  agent(agent: Agent): JsonObject {
    const known = this.references.get(agent);
    if (known) return known;
    const type = TYPES[agent.type];
    const refs = [...new Set(agent.refs.map((each) => this.ledger.keep(each)))];
    const address = refs.find((each) => this.nodes.isFree(each, type));
    const written = this.nodes.describe(
      address ?? `_:agent${agent.number}`,
      type,
      spoken(this.ledger, agent.names),
      {
        url: refs.filter((each) => /^https?:/i.test(each)).slice(0, 1),
        identifier: address === undefined ? refs : [],
        sameAs: refs.filter((each) => each !== address),
        additionalType: [
          ...literals(spoken(this.ledger, agent.typeWords)),
          ...agent.typeRefs.map((each) => this.ledger.keep(each)),
          ...(agent.type === 'Project' ? ['https://schema.org/Project'] : []),
        ],
      },
    );
    this.references.set(agent, ref(written['@id'] as string));
    return written;
  }

  /**
   * Adds what agents did for something: who, and for each contribution its role and time.
   * Properties of `besides` are left out: they are written from elsewhere.
   */
  addContributions(
    draft: NodeDraft,
    contributions: readonly Contribution[],
    besides: readonly string[] = [],
  ): void {
    const byProperty = new Map<string, Map<Agent, Json>>();
    for (const each of contributions) {
      const property = PROPERTIES[meaningOf(each)];
      if (property === undefined || besides.includes(property)) continue;
      const agents = byProperty.get(property) ?? new Map<Agent, Json>();
      byProperty.set(property, agents);
      if (!agents.has(each.agent)) agents.set(each.agent, this.agent(each.agent));
    }
    for (const [property, agents] of byProperty) put(draft, property, compact([...agents.values()]));
    put(draft, 'contributor', compact(contributions.map((each) => this.role(each))));
  }

  private role(contribution: Contribution): JsonObject {
    const { agent, role, roleWords, roleRefs, start, end, description } = contribution;
    const named = literals(spoken(this.ledger, roleWords));
    return node({
      '@type': 'sc:Role',
      roleName: compact(named.length > 0 || role === '' ? named : [role]),
      additionalType: compact([...new Set(roleRefs.map((each) => this.ledger.keep(each)))]),
      startDate: this.ledger.keepIf(start),
      endDate: this.ledger.keepIf(end),
      description: languageMap(spoken(this.ledger, description), this.language),
      contributor: this.agent(agent),
    });
  }

  private given(given: GivenAgent, usual: 'Individual' | 'Organization'): JsonObject {
    const { name, identifier, url, affiliation } = given;
    const type = TYPES[given.type ?? usual];
    const members: Members = {
      url: url !== undefined ? [url] : identifier?.startsWith('http') ? [identifier] : [],
      affiliation: affiliation ? [this.affiliation(affiliation)] : [],
    };
    const names = [{ text: name }];
    return identifier === undefined
      ? this.nodes.blank(type, names, members)
      : this.nodes.describe(identifier, type, names, members);
  }

  /** An organization that someone belongs to; the loader gets lost where it belongs to someone in turn. */
  private affiliation({ name, identifier, url }: NonNullable<GivenAgent['affiliation']>): JsonObject {
    const names = [{ text: name }];
    const members: Members = { url: url !== undefined ? [url] : [] };
    if (identifier === undefined) return this.nodes.blank(TYPES.Organization, names, members);
    return this.members.has(identifier)
      ? this.nodes.blank(TYPES.Organization, names, { ...members, identifier: [identifier] })
      : this.nodes.describe(identifier, TYPES.Organization, names, members);
  }
}

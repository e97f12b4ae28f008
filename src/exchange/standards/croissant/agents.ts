import type { Json, JsonObject } from '../../../base/json.js';
import type { Agent, AgentType, Contribution, Words } from '../../../schema/description/index.js';
import { compact, type NodeDraft, node, put, ref, unique } from '../jsonld.js';
import type { Ledger, Said } from '../ledger.js';
import type { ExportOptions, GivenAgent } from '../options.js';
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

/** All whom the options name, without their affiliations. */
export function givenAgents({ creator = [], publisher }: ExportOptions): readonly GivenAgent[] {
  return publisher === undefined ? creator : [...creator, publisher];
}

/** Writes people, organizations and programs; each once, however often it is named. */
export class Agents {
  private readonly references = new Map<Agent, JsonObject>();
  /** The identifiers of those who belong to an organization. */
  private readonly members: ReadonlySet<string | undefined>;

  constructor(
    private readonly ledger: Ledger,
    private readonly nodes: Nodes,
    private readonly language: string,
    options: ExportOptions,
  ) {
    const members = givenAgents(options).filter(({ affiliation }) => affiliation);
    this.members = new Set(members.map(({ identifier }) => identifier));
  }

  /** Someone that an option or a contribution names. */
  party(party: Party, usual: 'Individual' | 'Organization'): JsonObject {
    if (!('given' in party)) return this.agent(party.contribution.agent);
    const { identifier, url, affiliation, type = usual } = party.given;
    // The loader gets lost where an organization belongs to someone in turn.
    const isMember = this.members.has(affiliation?.identifier);
    return this.given(party.given, type, {
      url: url ?? (identifier?.startsWith('http') ? identifier : undefined),
      affiliation: affiliation && this.given(affiliation, 'Organization', { url: affiliation.url }, isMember),
    });
  }

  /** An agent of the description. */
  agent(agent: Agent): JsonObject {
    const known = this.references.get(agent);
    if (known) return known;
    const type = TYPES[agent.type];
    const refs = unique(agent.refs.map((each) => this.ledger.keep(each)));
    const address = refs.find((each) => this.nodes.isFree(each, type));
    const [typeRef, ...typeRefs] = agent.typeRefs;
    for (const each of typeRefs) this.ledger.explain(each, OTHER);
    const written = this.nodes.describe(
      address ?? `_:agent${agent.number}`,
      type,
      this.oneText(agent.names),
      {
        url: refs.find((each) => /^https?:/i.test(each)),
        identifier: address === undefined ? compact(refs) : undefined,
        sameAs: compact(refs.filter((each) => each !== address)),
        additionalType: compact([
          ...literals(this.oneText(agent.typeWords)),
          ...(typeRef ? [this.ledger.keep(typeRef)] : []),
          ...(agent.type === 'Project' ? ['https://schema.org/Project'] : []),
        ]),
      },
    );
    written['@id'] ??= `_:agent${agent.number}`;
    this.references.set(agent, ref(written['@id'] as string));
    return written;
  }

  /** What one contribution says, of all that contributions say about an agent: a text, or one for each language. */
  private oneText(words: Words): readonly Said[] {
    if (words.length < 2) return spoken(this.ledger, words);
    const languages = new Set<string | undefined>();
    const isPlain = words[0]!.language === undefined;
    return spoken(
      this.ledger,
      words.filter((each) => {
        const tag = each.language?.toLowerCase();
        const isFirst = (tag === undefined) === isPlain && !languages.has(tag);
        if (isFirst) languages.add(tag);
        else this.ledger.explain(each, OTHER);
        return isFirst;
      }),
    );
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
      additionalType: compact(unique(roleRefs.map((each) => this.ledger.keep(each)))),
      startDate: this.ledger.keepIf(start),
      endDate: this.ledger.keepIf(end),
      description: languageMap(spoken(this.ledger, description), this.language),
      contributor: this.agent(agent),
    });
  }

  private given(
    { name, identifier }: Pick<GivenAgent, 'name' | 'identifier'>,
    type: 'Individual' | 'Organization',
    members: Members,
    isApart = false,
  ): JsonObject {
    const names = [{ text: name }];
    return identifier === undefined || isApart
      ? this.nodes.blank(TYPES[type], names, { ...members, identifier })
      : this.nodes.describe(identifier, TYPES[type], names, members);
  }
}

const OTHER = 'Another contribution says it of the same contributor in another way, which is used.';

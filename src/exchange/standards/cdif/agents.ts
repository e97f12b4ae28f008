import type { Json, JsonObject } from '../../../base/json.js';
import type { Agent, AgentType, Contribution, Term } from '../../../schema/description/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import type { Source } from '../exporter.js';
import { type NodeDraft, node, put, ref } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import type { GivenAgent } from '../options.js';
import { meaningOf, type RoleMeaning } from '../roles.js';
import type { Party } from '../values.js';
import { iriRef, safeIri } from './iris.js';
import { isSaid, isShort, otherTexts, stringOrTerm, termOf, termValue } from './terms.js';

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

type PartyType = 'Individual' | 'Organization';

/** Someone in the document: described at the first mention, referred to afterwards. */
interface Known {
  readonly id: string;
  readonly isParty: boolean;
  description: JsonObject | undefined;
}

/** What is known about someone. */
interface Profile {
  readonly type: AgentType;
  readonly refs: readonly string[];
  readonly name: string | undefined;
  readonly otherNames: readonly Json[];
  readonly typeTerm?: Term;
  readonly given: GivenAgent | undefined;
}

/** Describes each agent once, however often it is mentioned. */
export class AgentBook {
  readonly ledger: Ledger;
  private readonly known = new Map<string, Known>();
  private readonly stated = new Map<string, Agent>();
  private readonly given = new Map<string, GivenAgent>();
  /** The addresses that things of the document have. */
  private readonly taken: Set<string>;
  private unnamed = 0;
  /** Whether somebody has a name that CDIF finds too short. */
  hasShortName = false;

  constructor(readonly source: Source) {
    const { ledger, addresses, description, options } = source;
    this.ledger = ledger;
    this.taken = new Set([addresses.dataset, addresses.schema]);
    for (const agent of description.agents) for (const { value } of agent.refs) this.stated.set(value, agent);
    for (const each of options.creator ?? []) this.note(each, 'Individual');
    if (options.publisher) this.note(options.publisher, 'Organization');
  }

  private note(agent: GivenAgent, usualType: PartyType): void {
    const { identifier, type = usualType } = agent;
    if (identifier !== undefined) this.given.set(identifier, { ...agent, type });
  }

  /** The people and organizations that CDIF names by what they are to the dataset. */
  parties(): JsonObject {
    const { values, description } = this.source;
    const creators = this.makers().map((each) => this.write(each));
    const withMeaning = (meaning: RoleMeaning) => {
      const meant = description.contributions.filter((each) => meaningOf(each) === meaning);
      const agents = new Set(meant.map(({ agent }) => this.fromStated(agent)));
      return [...agents].flatMap((each) => (each.isParty ? this.write(each) : []));
    };
    return node({
      'schema:creator': creators.length === 0 ? undefined : { '@list': creators },
      'schema:publisher': values.publisher && this.write(this.find(values.publisher.value, 'Organization')),
      'schema:provider': withMeaning('provider'),
      'schema:funding': withMeaning('funder').map((funder) => ({
        '@type': ['schema:MonetaryGrant'],
        'schema:funder': funder,
      })),
    });
  }

  /** The creators, each once. */
  makers(): readonly Known[] {
    const { creator } = this.source.values;
    return [...new Set((creator?.value ?? []).map((each) => this.find(each, 'Individual')))];
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

  /** The agent that the options or a contribution name. */
  private find(party: Party, usualType: PartyType): Known {
    if ('contribution' in party) return this.fromStated(party.contribution.agent);
    const { identifier, name, type = usualType } = party.given;
    const same = identifier === undefined ? undefined : this.stated.get(identifier);
    if (same) return this.fromStated(same);
    return this.remember(identifier ?? `given ${type} ${name}`, () => ({
      local: `given-agent-${++this.unnamed}`,
      type,
      refs: identifier === undefined ? [] : [identifier],
      name,
      otherNames: [],
      given: party.given,
    }));
  }

  private fromStated(agent: Agent): Known {
    const { ledger } = this;
    return this.remember(`stated ${agent.number}`, () => {
      const refs = ledger.keepRefs(termOf([], agent.refs));
      const given = refs.map((each) => this.given.get(each)).find((each) => each !== undefined);
      const name = ledger.keepOne(agent.names) ?? given?.name;
      return {
        local: `agent-${agent.number}`,
        // Where the options say that it is a person or organization, CDIF needs that.
        type: PARTIES.includes(agent.type) ? agent.type : (given?.type ?? agent.type),
        refs,
        name,
        otherNames: [
          ...otherTexts(ledger, agent.names),
          ...(given === undefined || given.name === name ? [] : [given.name]),
        ],
        typeTerm: termOf(agent.typeWords, agent.typeRefs),
        given,
      };
    });
  }

  private remember(key: string, find: () => Profile & { readonly local: string }): Known {
    const known = this.known.get(key);
    if (known) return known;
    const { local, type, refs, name, otherNames, typeTerm, given } = find();
    const iri = refs[0] !== undefined && isIri(refs[0]) ? safeIri(refs[0]) : undefined;
    // No address stands for two things.
    const id = iri === undefined || this.taken.has(iri) ? this.source.addresses.local(local) : iri;
    this.taken.add(id);
    const completed = refs.length > 0 ? name : this.completed(name, type);
    const agent: Known = {
      id,
      isParty: PARTIES.includes(type),
      description: node({
        '@id': id,
        '@type': TYPES[type],
        'schema:name': completed,
        'skos:altLabel': completed === name ? otherNames : [...otherNames, name!],
        'schema:identifier': refs[0],
        'schema:sameAs': refs.slice(1).map(iriRef),
        'schema:additionalType': isSaid(typeTerm) ? [termValue(this.ledger, typeTerm)] : undefined,
        'schema:url': given?.url,
        'schema:affiliation': type === 'Individual' ? affiliationOf(given) : undefined,
      }),
    };
    this.known.set(key, agent);
    return agent;
  }

  /** A name as the shapes take it: one that is too short says its kind. */
  private completed(name: string | undefined, type: AgentType): string | undefined {
    if (name === undefined || !PARTIES.includes(type) || !isShort(name)) return name;
    if (this.source.options.assume === false) {
      this.hasShortName = true;
      return name;
    }
    const completed = `${name} (${type === 'Individual' ? 'person' : type.toLowerCase()})`;
    this.source.assume({
      term: 'schema:name of an agent',
      value: completed,
      why: 'CDIF requires names of at least three characters',
    });
    return completed;
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

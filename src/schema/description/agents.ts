import type { Budget } from '../../base/budget.js';
import { readTerm } from '../vocabulary/index.js';
import type { Cursor } from './cursor.js';
import type { Agent, AgentType, Contribution, Fact, Wording, Words } from './description.js';

/** An agent under construction. */
interface Draft extends Agent {
  refs: Fact[];
  names: Fact[];
  type: AgentType;
  typeWords: Fact[];
  typeRefs: Fact[];
}

/** Lists contributors, each once: an agent is recognized by its reference, else by its name and type. */
export class AgentBook {
  readonly agents: Draft[] = [];
  private readonly known = new Map<string, Draft>();
  private contributions = 0;

  constructor(private readonly budget: Budget) {}

  /** An entry of `fair:contributors`; none when it names nobody. */
  contribution(entry: Cursor): Contribution | undefined {
    const ref = (entry.member('entityRef') ?? entry.member('contributorRef'))?.ref();
    const names = entry.member('name')?.words() ?? [];
    const typeWords = entry.member('type')?.words() ?? [];
    const typeRefs = factsOf(entry.member('typeRef')?.ref());
    this.budget.spend(STEPS_A_CONTRIBUTION);
    if (names.length === 0 && ref === undefined) return undefined;
    const agent = this.agent(factsOf(ref), names, agentType(typeWords, typeRefs), typeWords, typeRefs);
    const roleWords = entry.member('role')?.words() ?? [];
    const roleRefs = factsOf(entry.member('roleRef')?.ref());
    return {
      uri: entry.uri,
      pointer: entry.pointer,
      number: ++this.contributions,
      agent,
      role: roleOf(roleWords, roleRefs),
      roleWords,
      roleRefs,
      start: entry.member('startDate')?.text(),
      end: entry.member('endDate')?.text(),
      description: entry.member('description')?.words() ?? [],
    };
  }

  /** What the deprecated `fair:provider` and its reference say: the provider is a contributor. */
  provider(names: Words, refs: readonly Fact[]): Contribution {
    const agent = this.agent(refs, names, 'Organization', [], []);
    const { uri, pointer } = (names[0] ?? refs[0])!;
    return {
      uri,
      pointer,
      number: ++this.contributions,
      agent,
      role: 'Provider',
      roleWords: [],
      roleRefs: [],
      description: [],
    };
  }

  private agent(
    refs: readonly Fact[],
    names: Words,
    type: AgentType,
    typeWords: Words,
    typeRefs: readonly Fact[],
  ): Agent {
    const key = refs[0]?.value ?? `${type} ${names[0]?.value.toLowerCase()}`;
    const known = this.known.get(key);
    if (known === undefined) {
      const fresh: Draft = {
        number: this.agents.length + 1,
        refs: [...refs],
        names: [...names],
        type,
        typeWords: [...typeWords],
        typeRefs: [...typeRefs],
      };
      this.agents.push(fresh);
      this.known.set(key, fresh);
      return fresh;
    }
    if (known.type === 'Other') known.type = type;
    const before = known.refs.length + known.names.length + known.typeWords.length + known.typeRefs.length;
    this.budget.spend(Math.ceil((before * (1 + names.length)) / FACTS_A_STEP));
    merge(known.refs, refs, this.budget);
    merge(known.names, names, this.budget);
    merge(known.typeWords, typeWords, this.budget);
    merge(known.typeRefs, typeRefs, this.budget);
    return known;
  }
}

const STEPS_A_CONTRIBUTION = 13;
const FACTS_A_STEP = 32;

/** Adds facts; one that states the same as another becomes its twin. */
function merge(known: Wording[], more: Words, budget: Budget): void {
  for (const fact of more) {
    const index = known.findIndex((each) => each.value === fact.value && each.language === fact.language);
    if (index < 0) known.push(fact);
    else {
      const twins = known[index]!.twins ?? [];
      budget.spend(Math.ceil(twins.length / FACTS_A_STEP));
      known[index] = { ...known[index]!, twins: [...twins, fact] };
    }
  }
}

function factsOf(fact: Fact | undefined): readonly Fact[] {
  return fact ? [fact] : [];
}

function agentType(words: Words, refs: readonly Fact[]): AgentType {
  return (termIn('contributor-types-v1', words, refs) as AgentType | undefined) ?? 'Other';
}

function roleOf(words: Words, refs: readonly Fact[]): string {
  const term = termIn('contributor-roles-v1', words, refs);
  if (term !== undefined) return term;
  const english = words.find(({ language }) => language?.toLowerCase().startsWith('en'));
  return (english ?? words[0])?.value.trim() ?? '';
}

function termIn(
  list: 'contributor-types-v1' | 'contributor-roles-v1',
  words: Words,
  refs: readonly Fact[],
): string | undefined {
  for (const { value } of [...words, ...refs]) {
    const term = readTerm(list, value);
    if (term !== undefined) return term;
  }
  return undefined;
}

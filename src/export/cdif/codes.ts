import type { Code, CodeList } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { node, ref } from '../jsonld.js';
import type { AgentBook } from './agents.js';
import { type Ids, iriRef } from './iris.js';
import type { Rights } from './rights.js';
import { statementsOf } from './statements.js';
import { termOf, termValue } from './terms.js';
import { descriptionOf, notBlank, oneText, otherTexts, said } from './texts.js';

/** What code lists have in common with the dataset that they belong to. */
export interface Inherited {
  readonly dateModified: string | undefined;
  readonly rights: Rights | undefined;
}

/** The two lists that the codes of a variable make: values, and reasons why there is none. */
export type CodeKind = 'codes' | 'sentinels';

/** Writes every code list once, however many variables share it. */
export class CodeBook {
  private readonly written = new Map<string, string>();

  constructor(
    private readonly agents: AgentBook,
    private readonly ids: Ids,
    private readonly inherited: Inherited,
  ) {}

  /** The concept scheme of a list with at least one code: described at the first mention, referred to afterwards. */
  scheme(list: CodeList, kind: CodeKind, name: string): JsonObject {
    const key = `${kind} ${list.uri} ${list.pointer}`;
    const written = this.written.get(key);
    if (written !== undefined) return ref(written);
    const id = this.ids.mint(kind, [list.pointer]);
    this.written.set(key, id);
    return node({
      '@id': id,
      '@type': ['skos:ConceptScheme'],
      'skos:prefLabel': name,
      'schema:identifier': id,
      'schema:dateModified': this.inherited.dateModified,
      ...this.inherited.rights?.short,
      'skos:hasTopConcept': list[kind].map((code) => this.concept(code, list.pointer, kind, id)),
    });
  }

  private concept(code: Code, list: string, kind: CodeKind, scheme: string): JsonObject {
    const { ledger } = this.agents;
    const notation = notationOf(code);
    const label = oneText(ledger, code.label);
    const title = notBlank(code.title?.value);
    const { text, others } = descriptionOf(ledger, code);
    const concept = code.terms.concept;
    return node({
      '@id': this.ids.mint(kind === 'codes' ? 'code' : 'sentinel', [list, notation]),
      '@type': ['skos:Concept'],
      'skos:inScheme': [ref(scheme)],
      'skos:notation': notation,
      'skos:prefLabel': label ?? title ?? notBlank(notation) ?? '(blank)',
      'skos:altLabel': [
        ...otherTexts(ledger, code.label),
        ...(label === undefined || title === undefined || title === label ? [] : [title]),
      ],
      'skos:definition': text,
      'dcterms:description': others,
      'skos:exactMatch': concept && ledger.keepRefs(concept).map(iriRef),
      'fair:concept':
        concept && said(concept.words).length > 0 ? termValue(ledger, termOf(concept.words, [])) : undefined,
      'fair:sentinel': ledger.keepIf(code.sentinel),
      ...statementsOf(this.agents, code, ['concept']),
    });
  }
}

/** A code as it stands in the data, as text. */
export function notationOf({ value }: Code): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

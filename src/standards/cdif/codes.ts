import type { Code, CodeList } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { notBlank, said } from '../blanks.js';
import { idPart } from '../ids.js';
import { type NodeDraft, put, putAll, ref } from '../jsonld.js';
import type { AgentBook } from './agents.js';
import { type Ids, iriRef } from './iris.js';
import type { Rights } from './rights.js';
import { addStatements, type Elsewhere } from './statements.js';
import { termOf, termValue } from './terms.js';
import { descriptionOf, otherTexts } from './texts.js';

/** What code lists have in common with the dataset that they belong to. */
export interface Inherited {
  readonly dateModified: string | undefined;
  readonly rights: Rights | undefined;
}

/** The two lists that the codes of a variable make: values, and reasons why there is none. */
export type CodeKind = 'codes' | 'sentinels';

/** What one of them is called in ids. */
const CODES: { readonly [K in CodeKind]: string } = { codes: 'code', sentinels: 'sentinel' };

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
    const place = idPart(list.pointer);
    const id = this.ids.mintAt(`${kind}-${place}`);
    this.written.set(key, id);
    const draft: NodeDraft = {
      '@id': id,
      '@type': ['skos:ConceptScheme'],
      'skos:prefLabel': name,
      'schema:identifier': id,
    };
    const { dateModified, rights } = this.inherited;
    if (dateModified !== undefined) draft['schema:dateModified'] = dateModified;
    if (rights) putAll(draft, rights.short);
    draft['skos:hasTopConcept'] = list[kind].map((code) => this.concept(code, `${CODES[kind]}-${place}`, id));
    return draft;
  }

  private concept(code: Code, place: string, scheme: string): JsonObject {
    const { ledger } = this.agents;
    const notation = notationOf(code);
    const label = ledger.keepOne(code.label);
    const title = notBlank(code.title?.value);
    const { text, others } = descriptionOf(ledger, code);
    const concept = code.terms.concept;
    const draft: NodeDraft = {
      '@id': this.ids.mintAt(`${place}/${idPart(notation)}`),
      '@type': ['skos:Concept'],
      'skos:inScheme': [ref(scheme)],
      'skos:notation': notation,
      'skos:prefLabel': label ?? title ?? notBlank(notation) ?? '(blank)',
    };
    const labels = otherTexts(ledger, code.label);
    const isOther = label !== undefined && title !== undefined && title !== label;
    put(draft, 'skos:altLabel', isOther ? [...labels, title] : labels);
    put(draft, 'skos:definition', text);
    put(draft, 'dcterms:description', others);
    if (concept) {
      put(draft, 'skos:exactMatch', ledger.keepRefs(concept).map(iriRef));
      if (said(concept.words).length > 0)
        draft['fair:concept'] = termValue(ledger, termOf(concept.words, []));
    }
    put(draft, 'fair:sentinel', ledger.keepIf(code.sentinel));
    addStatements(draft, this.agents, code, ELSEWHERE);
    return draft;
  }
}

const ELSEWHERE: readonly Elsewhere[] = ['concept'];

/** A code as it is in the data, as text. */
export function notationOf({ value }: Code): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import type { JsonObject } from '../../../base/json.js';
import type { Code, CodeList, Fact, Variable } from '../../../schema/description/index.js';
import { notBlank, said } from '../blanks.js';
import type { Source } from '../exporter.js';
import { type NodeDraft, put, putAll, ref } from '../jsonld.js';
import type { AgentBook } from './agents.js';
import { iriRef } from './iris.js';
import { licenceOf } from './rights.js';
import { addStatements, type Elsewhere } from './statements.js';
import { descriptionOf, isSaid, otherTexts, termOf, termValue } from './terms.js';

/** The two lists that the codes of a variable make: values, and reasons why there is none. */
export type CodeKind = 'codes' | 'sentinels';

/** What all parts of the export share. */
export interface Context {
  readonly source: Source;
  readonly agents: AgentBook;
  readonly codes: CodeBook;
}

/** Writes every code list once, however many variables share it. */
export class CodeBook {
  private readonly written = new Set<string>();
  private isDateAssumed = false;

  constructor(readonly agents: AgentBook) {}

  /** The concept scheme of a list with at least one code: described at the first mention, referred to afterwards. */
  scheme(variable: Variable, list: CodeList, kind: CodeKind, name: string): JsonObject {
    const address = this.agents.source.addresses.codeList(list);
    // The mark is in no address of a code.
    const id = kind === 'codes' ? address : `${address}~sentinels`;
    if (this.written.has(id)) return ref(id);
    this.written.add(id);
    const draft: NodeDraft = {
      '@id': id,
      '@type': ['skos:ConceptScheme'],
      'skos:prefLabel': name,
      'schema:identifier': id,
    };
    this.addRecord(draft, variable, list);
    draft['skos:hasTopConcept'] = list[kind].map((code) => this.concept(list, code, id));
    return draft;
  }

  /** Adds the date and terms of use that are stated where the list is defined: those of the dataset are not its own. */
  private addRecord(draft: NodeDraft, { version, terms }: Variable, list: CodeList): void {
    const { source, ledger } = this.agents;
    const isOwn = ({ uri, pointer }: Fact) => uri === list.uri && pointer.startsWith(`${list.pointer}/`);
    const date = version?.date && isOwn(version.date) ? ledger.keep(version.date) : undefined;
    const licence =
      terms.license && termOf(terms.license.words.filter(isOwn), terms.license.refs.filter(isOwn));
    if (isSaid(licence)) putAll(draft, licenceOf(ledger, licence));
    else draft['schema:conditionsOfAccess'] = ['No licence is stated for this code list.'];
    if (date !== undefined) draft['schema:dateModified'] = date;
    else {
      draft['schema:dateModified'] = source.today;
      draft['fair:assumed'] = ['schema:dateModified'];
      if (!this.isDateAssumed)
        source.assume({
          term: 'schema:dateModified of code lists',
          value: source.today,
          why: 'CDIF requires a date for each code list, and none is stated: the day on which it was written here',
        });
      this.isDateAssumed = true;
    }
  }

  private concept(list: CodeList, code: Code, scheme: string): JsonObject {
    const { ledger, source } = this.agents;
    const notation = notationOf(code);
    const label = ledger.keepOne(code.label);
    const title = notBlank(code.title?.value);
    const { text, others } = descriptionOf(ledger, code);
    const concept = code.terms.concept;
    const draft: NodeDraft = {
      '@id': source.addresses.code(list, code),
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

import type { JsonObject } from '../../json.js';
import type { Built, Source } from '../exporter.js';
import { compact, type NodeDraft, put } from '../jsonld.js';
import { CROISSANT_PROFILE, SCHEMA_TYPE } from '../list/index.js';
import { Agents } from './agents.js';
import type { Context } from './context.js';
import { addDataset } from './dataset.js';
import { contextIn } from './jsonld-context.js';
import { isReadable, Nodes } from './nodes.js';
import { structureOf } from './record-sets.js';
import { linkableRelations } from './relations.js';
import { requirements } from './requirements.js';
import { usualLanguage, wellFormedDocument } from './texts.js';

/** Writes a description as Croissant. */
export function build(source: Source): Built {
  const { ledger, options } = source;
  const language = usualLanguage(options);
  const { identifier } = options;
  // Croissant needs no address of the dataset, so none is made up.
  const own = identifier !== undefined && isReadable(identifier) ? identifier : undefined;
  const nodes = new Nodes(own, language);
  const context: Context = {
    ...source,
    nodes,
    language,
    linkable: linkableRelations(source.description),
    agents: new Agents(ledger, nodes, language, membersIn(source)),
  };
  const document: NodeDraft = { '@context': contextIn(language), '@type': 'sc:Dataset' };
  put(document, '@id', own);
  // The validator reads a document without it by the rules of another version, so it is no claim to be complete.
  const schema = source.description.id?.value;
  document.conformsTo = schema === undefined ? CROISSANT_PROFILE : [CROISSANT_PROFILE, schema];
  addDataset(document, context);
  put(document, 'fair:assumed', compact(source.assumed));
  put(document, 'subjectOf', schemaWork(source.schemaText));
  const { distribution, recordSet } = structureOf(context);
  put(document, 'distribution', distribution);
  put(document, 'recordSet', recordSet);
  nodes.finish();
  return {
    document: wellFormedDocument(document),
    declares: isComplete(document) ? [CROISSANT_PROFILE] : [],
  };
}

/** The schema that the document was made from, whole. */
function schemaWork(text: string | undefined): JsonObject | undefined {
  if (text === undefined) return undefined;
  return { '@type': 'sc:CreativeWork', name: 'JSON Schema', encodingFormat: SCHEMA_TYPE, text };
}

/** Whether a document has all that it must have. */
function isComplete(document: JsonObject): boolean {
  return requirements.every(({ term, level }) => level !== 'must' || document[term] !== undefined);
}

/** The identifiers of those who belong to an organization. */
function membersIn({ options: { creator = [], publisher } }: Source): ReadonlySet<string> {
  const given = publisher === undefined ? creator : [...creator, publisher];
  return new Set(
    given.flatMap(({ identifier, affiliation }) => (affiliation && identifier ? [identifier] : [])),
  );
}

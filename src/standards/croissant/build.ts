import type { JsonObject } from '../../json.js';
import type { Built, Source } from '../exporter.js';
import { compact, type NodeDraft, node, put } from '../jsonld.js';
import { CROISSANT_PROFILE, SCHEMA_TYPE } from '../list/index.js';
import { Agents, givenAgents } from './agents.js';
import { linkableRelations } from './annotations.js';
import type { Context } from './context.js';
import { addDataset } from './dataset.js';
import { contextIn } from './jsonld-context.js';
import { Names } from './names.js';
import { isReadable, Nodes } from './nodes.js';
import { requirements } from './requirements.js';
import { structureOf } from './tables.js';
import { makeWellFormed, usualLanguage } from './texts.js';

/** Writes a description as Croissant. */
export function build(source: Source): Built {
  const { ledger, options, description, addresses } = source;
  const language = usualLanguage(options);
  const nodes = new Nodes(addresses.dataset, addresses.schema, agentsIn(source), language);
  const isAddressed = isReadable(addresses.schema);
  const context: Context = {
    ...source,
    nodes,
    names: new Names(description, addresses.schema),
    isAddressed,
    codeSets: new Set(),
    language,
    linkable: linkableRelations(description),
    agents: new Agents(ledger, nodes, language, options),
  };
  const document: NodeDraft = { '@context': contextIn(language), '@type': 'sc:Dataset' };
  if (isReadable(addresses.dataset)) document['@id'] = addresses.dataset;
  // The validator reads a document without it by the rules of another version, so it is no claim to be complete.
  document.conformsTo = description.id ? [CROISSANT_PROFILE, description.id.value] : CROISSANT_PROFILE;
  addDataset(document, context);
  put(document, 'fair:assumed', compact(source.assumed));
  put(document, 'subjectOf', schemaWork(source.schemaText, isAddressed ? addresses.schema : undefined));
  const { distribution, recordSet } = structureOf(context);
  put(document, 'distribution', distribution);
  put(document, 'recordSet', recordSet);
  makeWellFormed(document);
  return { document, declares: isComplete(document) ? [CROISSANT_PROFILE] : [] };
}

/** The schema that the document was made from, whole. */
function schemaWork(text: string | undefined, id: string | undefined): JsonObject | undefined {
  if (text === undefined) return undefined;
  return node({
    '@type': 'sc:CreativeWork',
    '@id': id,
    encodingFormat: SCHEMA_TYPE,
    text,
  });
}

/** Whether a document has all that it must have. */
function isComplete(document: JsonObject): boolean {
  return requirements.every(({ term, level }) => level !== 'must' || document[term] !== undefined);
}

/** The addresses of all agents. */
function agentsIn({ description, options }: Source): ReadonlySet<string> {
  const given = givenAgents(options).flatMap((each) => [each, each.affiliation ?? {}]);
  return new Set([
    ...description.agents.flatMap(({ refs }) => refs.map(({ value }) => value)),
    ...given.flatMap(({ identifier }: { readonly identifier?: string }) => identifier ?? []),
  ]);
}

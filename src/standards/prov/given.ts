import { isIri } from '../../vocabulary/index.js';
import { tableAddress } from './addresses.js';
import { givenActor } from './agents.js';
import type { Context } from './context.js';
import type { Deed } from './contributions.js';
import { givenRole } from './role-nodes.js';

/** The deeds of creators and the publisher that options name, except those that the source states itself. */
export function givenDeeds(context: Context, stated: readonly Deed[]): readonly Deed[] {
  const { creator = [], publisher } = context.source.options;
  const makers = creator.map((each) => ({ given: each, type: 'Individual', meaning: 'creator' }) as const);
  const publishers = publisher
    ? [{ given: publisher, type: 'Organization', meaning: 'publisher' } as const]
    : [];
  const told = new Set(stated.map(({ actor, meaning }) => `${meaning} ${actor.id}`));
  return [...makers, ...publishers].flatMap(({ given, type, meaning }, index) => {
    const actor = givenActor(context, given, type);
    if (told.has(`${meaning} ${actor.id}`)) return [];
    told.add(`${meaning} ${actor.id}`);
    const roleName = meaning === 'creator' ? 'Creator' : 'Publisher';
    const roles = [givenRole(context, roleName)];
    return [{ key: `given-${index + 1}`, actor, meaning, roleName, roles, description: [] }];
  });
}

/** Describes what options say of the sources, the addresses and the files of the dataset. */
export function describeGiven(context: Context, generation: string | undefined): void {
  const { graph, dataset, derivations, source } = context;
  const { url, keywords = [], citeAs, dateModified, used = [] } = source.options;
  if (url !== undefined && isIri(url)) graph.link(dataset, 'landingPage', url);
  for (const keyword of keywords) graph.value(dataset, 'keyword', keyword);
  graph.value(dataset, 'citation', citeAs);
  graph.day(dataset, 'modified', dateModified);
  for (const address of used) {
    // What was made cannot have been used for its own making.
    if (!isIri(address) || address === dataset) continue;
    graph.type(address, 'Entity');
    derivations.add(dataset, address);
    if (generation !== undefined) graph.link(generation, 'used', address);
  }
  describeDistributions(context);
}

const CHECKSUMS = { sha256: 'sha256', md5: 'md5' } as const;

function describeDistributions(context: Context): void {
  const { graph, names, dataset, source } = context;
  const tables = new Set(source.description.datasets.map(({ name }) => name));
  for (const [index, each] of (source.options.distribution ?? []).entries()) {
    const id = names.local(`distribution-${index + 1}`);
    const { table } = each;
    graph.link(
      table !== undefined && tables.has(table) ? tableAddress(context, table) : dataset,
      'distribution',
      id,
    );
    graph.type(id, 'Distribution');
    if (isIri(each.contentUrl)) graph.link(id, 'downloadURL', each.contentUrl);
    graph.value(id, 'encodingFormat', each.encodingFormat);
    graph.value(id, 'contentSize', each.contentSize);
    for (const name of Object.keys(CHECKSUMS) as (keyof typeof CHECKSUMS)[]) {
      const sum = each[name];
      if (sum === undefined) continue;
      const node = names.local(`checksum-${index + 1}-${name}`);
      graph.link(id, 'checksum', node);
      graph.type(node, 'Checksum');
      graph.link(node, 'algorithm', `http://spdx.org/rdf/terms#checksumAlgorithm_${name}`);
      graph.value(node, 'checksumValue', sum);
    }
  }
}

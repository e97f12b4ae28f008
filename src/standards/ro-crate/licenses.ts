import type { Term } from '../../description/index.js';
import { isIri, licenseWordsAt } from '../../vocabulary/index.js';
import { isBlank } from '../blanks.js';
import { idPart } from '../ids.js';
import type { License } from '../values.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';
import { entityAt, isWebAddress, named } from './references.js';

/** The `@id` of the entity that says that there is no licence. */
export const NOT_STATED = '#license-not-stated';
const DATA_LICENSE = 'The licence under which the data may be used.';
const METADATA_LICENSE = 'The licence of this metadata document.';
const NO_LICENSE =
  'No licence is stated for this dataset. Ask its authors or its publisher for permission before you reuse it.';

/** Links a subject to the licence that is stated for it. */
export function describeLicense(context: Context, entity: Entity, term: Term): void {
  for (const { value } of term.refs) entityAt(context, value, 'CreativeWork').hint('name', nameOf(value));
  const licenses = named(context, term, 'CreativeWork', 'license');
  for (const [index, { value }] of term.refs.entries()) {
    if (isWebAddress(value)) licenses[index]?.hint('url', value);
  }
  for (const each of licenses) entity.link('license', each.hint('description', DATA_LICENSE));
}

/** The licence of the crate: given, stated, or a note that none is stated. */
export function describeRootLicense(context: Context): void {
  const { source, root } = context;
  const { license } = source.values;
  const stated = source.description.terms.license;
  if (license === undefined) return;
  if (stated && (license.origin === 'stated' || isSame(license.value, stated))) {
    describeLicense(context, root, stated);
    if (!root.has('license')) assumeNone(context);
  } else {
    for (const fact of stated ? [...stated.words, ...stated.refs] : []) {
      context.ledger.explain(fact, 'The option "license" gives another licence.');
    }
    root.link('license', licenseEntity(context, license.value));
  }
}

/** What is stated may be blank, which only this function finds out. */
function assumeNone(context: Context): void {
  const { source, root } = context;
  if (source.options.assume === false) {
    source.miss({
      term: 'license',
      level: 'must',
      help: 'Add "fair:licenseRef", or give the option "license".',
    });
    return;
  }
  source.assume({ term: 'license', value: 'not stated', why: 'the stated licence is blank' });
  root.link('license', licenseEntity(context, {}));
}

/** The licence of the metadata, which is linked from the descriptor. */
export function metadataLicense(context: Context, license: string): Entity {
  return licenseEntity(context, isIri(license) ? { ref: license } : { name: license }, METADATA_LICENSE);
}

function isSame({ ref, name }: License, { refs, words }: Term): boolean {
  return refs.some(({ value }) => value === ref) || words.some(({ value }) => value === name);
}

/** What people call the licence at an address, else all of it: its end is mostly a number. */
function nameOf(iri: string): string {
  return licenseWordsAt(iri) ?? iri;
}

function licenseEntity(context: Context, { ref, name }: License, description = DATA_LICENSE): Entity {
  if (ref !== undefined) {
    const entity = entityAt(context, ref, 'CreativeWork').hint('description', description);
    if (isWebAddress(ref)) entity.hint('url', ref);
    return name === undefined ? entity.hint('name', nameOf(ref)) : entity.call(name);
  }
  if (name !== undefined && !isBlank(name)) {
    return context.graph
      .entity(`#license-${idPart(name)}`, 'CreativeWork')
      .call(name)
      .hint('description', description);
  }
  return context.graph
    .entity(NOT_STATED, 'CreativeWork')
    .call('No licence is stated')
    .hint('description', NO_LICENSE);
}

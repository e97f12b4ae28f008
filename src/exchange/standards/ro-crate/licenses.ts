import type { Term } from '../../../schema/description/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import { notBlank } from '../blanks.js';
import { idPart } from '../ids.js';
import { optionLike } from '../option-like.js';
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
  for (const each of named(context, term, 'CreativeWork', 'license')) {
    entity.link('license', completed(each, DATA_LICENSE));
  }
}

/** The licence of the crate: given, stated, or a note that none is stated. */
export function describeRootLicense(context: Context): void {
  const { root, values, description, options, ledger } = context;
  const { license } = values;
  const stated = description.terms.license;
  if (license === undefined) return;
  if (stated && (license.origin === 'stated' || isSame(license.value, stated))) {
    describeLicense(context, root, stated);
    if (root.has('license')) return;
    // What is stated may be blank, which only this function finds out.
    const help = `Add "fair:licenseRef", or give ${optionLike('license')}.`;
    if (options.assume === false) context.miss({ term: 'license', level: 'must', help });
    else {
      context.assume({ term: 'license', value: 'not stated', why: 'the stated licence is blank' });
      root.link('license', licenseEntity(context, {}, DATA_LICENSE));
    }
  } else {
    for (const fact of stated ? [...stated.words, ...stated.refs] : []) {
      ledger.explain(fact, 'The option "license" gives another licence.');
    }
    root.link('license', licenseEntity(context, license.value, DATA_LICENSE));
  }
}

/** The licence of the metadata, which is linked from the descriptor. */
export function metadataLicense(context: Context, license: string): Entity {
  return licenseEntity(context, isIri(license) ? { ref: license } : { name: license }, METADATA_LICENSE);
}

function isSame({ ref, name }: License, { refs, words }: Term): boolean {
  return refs.some(({ value }) => value === ref) || words.some(({ value }) => value === name);
}

function licenseEntity(context: Context, { ref, name }: License, description: string): Entity {
  const words = notBlank(name);
  if (ref === undefined && words === undefined) {
    const none = context.graph.entity(NOT_STATED, 'CreativeWork').call('No licence is stated');
    return none.hint('description', NO_LICENSE);
  }
  const entity = entityAt(context, ref ?? `#license-${idPart(words!)}`, 'CreativeWork');
  return completed(entity.call(words), description);
}

/** A licence with its page and a description. */
function completed(license: Entity, description: string): Entity {
  if (isWebAddress(license.id)) license.hint('url', license.id);
  return license.hint('description', description);
}

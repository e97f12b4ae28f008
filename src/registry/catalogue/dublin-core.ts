import { doiOf, type Entry, type Named } from './entry.js';
import { element, type Xml, xmlDocument } from './xml.js';

/** Where `oai_dc` has its element, and where its rules are. */
export const OAI_DC_NAMESPACE = 'http://www.openarchives.org/OAI/2.0/oai_dc/';
export const OAI_DC_SCHEMA = 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd';

/** One version as Dublin Core. */
export function dublinCoreXml(entry: Entry): string {
  return xmlDocument(dublinCore(entry));
}

/** The same as an element, to be put into other documents. */
export function dublinCore(entry: Entry): Xml {
  const { identifier, address, period, license, access, language, publisher } = entry;
  const doi = doiOf(identifier);
  const plain = (name: string, texts: readonly (string | undefined)[]) =>
    [...new Set(texts)].flatMap((text) => (text === undefined ? [] : [element(`dc:${name}`, {}, text)]));
  const named = (name: string, things: readonly (Named | undefined)[]) =>
    plain(
      name,
      things.flatMap((each) => [each?.text, each?.iri]),
    );
  return element(
    'oai_dc:dc',
    {
      'xmlns:oai_dc': OAI_DC_NAMESPACE,
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${OAI_DC_NAMESPACE} ${OAI_DC_SCHEMA}`,
    },
    entry.titles.map((each) => element('dc:title', { 'xml:lang': each.language }, each.text)),
    plain(
      'creator',
      entry.creators.map(({ name }) => name),
    ),
    plain('subject', entry.keywords),
    named('subject', entry.concepts),
    entry.descriptions.map((each) => element('dc:description', { 'xml:lang': each.language }, each.text)),
    plain('publisher', [publisher.name]),
    plain(
      'contributor',
      entry.contributors.map(({ party }) => party.name),
    ),
    plain('date', [entry.issued]),
    plain('type', ['Dataset']),
    plain(
      'format',
      [...entry.representations, ...entry.files].map(({ mediaType }) => mediaType),
    ),
    plain('identifier', [identifier, doi && `doi:${doi}`, address]),
    plain('language', [language]),
    plain('relation', [
      entry.schema,
      entry.previous,
      entry.replacedBy,
      ...entry.relations.map(({ target }) => target),
      ...entry.representations.map(({ href }) => href),
    ]),
    plain('coverage', [period && `${period.start ?? ''}/${period.end ?? ''}`]),
    named('coverage', [...entry.periods, ...entry.places]),
    named('rights', [license, access]),
  );
}

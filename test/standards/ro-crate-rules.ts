import { isObject, type Json, type JsonObject } from '../../src/base/json.js';

/** The graph of a crate, ready to be asked. */
interface Crate {
  readonly entities: readonly JsonObject[];
  readonly byId: ReadonlyMap<string, JsonObject>;
  /** Which entities refer to an `@id`. */
  readonly referrers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The terms that the document itself defines. */
  readonly ownTerms: ReadonlySet<string>;
  readonly root: JsonObject | undefined;
}

type Rule = (crate: Crate) => readonly string[];

const CONTEXT = 'https://w3id.org/ro/crate/1.1/context';
const PROFILE = 'https://w3id.org/ro/crate/1.1';
const DESCRIPTOR = 'ro-crate-metadata.json';

/** The types that we use and the context of RO-Crate 1.1 has; an unmapped one would become a junk IRI. */
const KNOWN_TYPES: ReadonlySet<string> = new Set(
  (
    'Action CreateAction UpdateAction CreativeWork DataCatalog DataDownload Dataset DefinedTerm DefinedTermSet File ' +
    'Organization Person Place Project PropertyValue PropertyValueSpecification Role SoftwareApplication Thing WebSite'
  ).split(' '),
);

/** The properties that we use and the context has. */
const KNOWN_PROPERTIES: ReadonlySet<string> = new Set(
  (
    'about additionalType affiliation agent alternateName author citation conditionsOfAccess conformsTo contentLocation contentSize ' +
    'contentUrl contributor dateModified datePublished defaultValue description disambiguatingDescription ' +
    'distribution text editor encodingFormat endDate endTime funder hasDefinedTerm hasPart identifier inDefinedTermSet ' +
    'includedInDataCatalog inLanguage instrument isAccessibleForFree isBasedOn isPartOf keywords license maintainer maxValue measurementTechnique mentions ' +
    'minValue multipleValues name object propertyID provider publisher releaseNotes result roleName sameAs sdDatePublished ' +
    'spatialCoverage sponsor startDate startTime stepValue temporalCoverage termCode unitCode unitText url value ' +
    'valueMaxLength valueMinLength valueName valuePattern valueReference valueRequired variableMeasured version'
  ).split(' '),
);

const KNOWN_PREFIXES: ReadonlySet<string> = new Set(['dct', 'prov', 'rdf', 'rdfs', 'schema']);

/** The rules of RO-Crate 1.1 that a document breaks, each as a sentence that names the place. */
export function violations(document: JsonObject): readonly string[] {
  const graph = document['@graph'];
  if (!Array.isArray(graph)) return ['The document has no @graph.'];
  const entities = (graph as readonly Json[]).filter(isObject);
  const found = (graph as readonly Json[]).flatMap((each, index) =>
    isObject(each) && typeof each['@id'] === 'string' && typesOf(each).length > 0
      ? []
      : [`Member ${index} of @graph is no entity with @id and @type.`],
  );
  if (found.length > 0) return found;
  const crate = crateOf(entities, document['@context']);
  return [...contextFaults(document['@context']), ...RULES.flatMap((rule) => rule(crate))];
}

function crateOf(entities: readonly JsonObject[], context: Json | undefined): Crate {
  const byId = new Map(entities.map((each) => [idOf(each), each]));
  const referrers = new Map<string, Set<string>>();
  for (const entity of entities) {
    for (const [, value] of valuesIn(entity)) {
      if (!isReference(value)) continue;
      const known = referrers.get(idOf(value)) ?? new Set();
      referrers.set(idOf(value), known.add(idOf(entity)));
    }
  }
  const own = listOf(context).filter(isObject).flatMap(Object.keys);
  const [about] = listOf(byId.get(DESCRIPTOR)?.about);
  const root = isObject(about) ? byId.get(idOf(about)) : undefined;
  return { entities, byId, referrers, ownTerms: new Set(own), root };
}

function contextFaults(context: Json | undefined): readonly string[] {
  const [first, own, ...more] = listOf(context);
  const faults: string[] = [];
  if (first !== CONTEXT) faults.push(`The first @context is ${JSON.stringify(first)}, not ${CONTEXT}.`);
  if (Array.isArray(context) && (!isObject(own) || more.length > 0)) {
    faults.push('The @context is neither the one of RO-Crate nor that and one object.');
  }
  for (const [term, iri] of isObject(own) ? Object.entries(own) : []) {
    if (typeof iri !== 'string' || !/^https?:\/\//.test(iri)) faults.push(`Term "${term}" has no address.`);
    if (KNOWN_PROPERTIES.has(term) || KNOWN_TYPES.has(term)) faults.push(`Term "${term}" is defined twice.`);
  }
  return faults;
}

const RULES: readonly Rule[] = [
  function descriptorIsComplete({ byId, root }) {
    const descriptor = byId.get(DESCRIPTOR);
    if (descriptor === undefined) return [`${DESCRIPTOR} is not described.`];
    return [
      ...unless(typesOf(descriptor).includes('CreativeWork'), `${DESCRIPTOR} is no CreativeWork.`),
      ...unless(refersTo(descriptor.conformsTo, PROFILE), `${DESCRIPTOR} does not conform to ${PROFILE}.`),
      ...unless(root !== undefined, `${DESCRIPTOR} is about nothing that is described.`),
      ...unless(listOf(descriptor.about).length === 1, `${DESCRIPTOR} is not about exactly one thing.`),
    ];
  },

  function rootIsComplete({ root, byId }) {
    if (root === undefined) return [];
    const licenses = listOf(root.license);
    const missing = ['name', 'description', 'datePublished', 'license'].filter((each) => !(each in root));
    return [
      ...unless(idOf(root) === './', `The root data entity is "${idOf(root)}", not "./".`),
      ...unless(typesOf(root).includes('Dataset'), 'The root data entity is no Dataset.'),
      ...missing.map((property) => `The root data entity has no ${property}.`),
      ...['name', 'description']
        .filter((property) => listOf(root[property]).some(isBlank))
        .map((property) => `The ${property} of the root data entity is blank.`),
      ...listOf(root.datePublished)
        .filter((date) => !isCalendarDate(date) && !/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(String(date)))
        .map((date) => `datePublished ${JSON.stringify(date)} of the root data entity is no calendar date.`),
      ...licenses
        .filter((each) => !isOneOf(byId, each, ['CreativeWork']))
        .map((each) => `The license ${JSON.stringify(each)} is no described CreativeWork.`),
      ...licenses.flatMap((each) => incompleteLicense(byId, each)),
    ];
  },

  function partiesAreWhatTheyMustBe({ root, byId }) {
    const publishers = listOf(root?.publisher);
    return [
      ...unless(publishers.length < 2, 'The root data entity has more than one publisher.'),
      ...publishers
        .filter((each) => !isOneOf(byId, each, ['Organization', 'Person']))
        .map((each) => `The publisher ${JSON.stringify(each)} is no Organization or Person.`),
      ...listOf(root?.author)
        .filter((each) => !isOneOf(byId, each, ['Organization', 'Person']))
        .map((each) => `The author ${JSON.stringify(each)} is no Organization or Person.`),
    ];
  },

  function identifiersAreUnique({ entities }) {
    const seen = new Set<string>();
    return entities.map(idOf).flatMap((id) => {
      const isKnown = seen.has(id);
      seen.add(id);
      return isKnown ? [`"${id}" is described twice.`] : [];
    });
  },

  function identifiersAreAddresses({ entities }) {
    return entities
      .map(idOf)
      .filter((id) => id === '' || id.startsWith('../') || /[\s\\<>"{}|^`]|%(?![0-9A-Fa-f]{2})/.test(id))
      .filter((id) => !/^[a-z][a-z0-9+.-]*:/i.test(id) || /[\s\\<>"{}|^`]/.test(id))
      .map((id) => `The @id ${JSON.stringify(id)} is no URI reference.`);
  },

  function graphIsFlat({ entities }) {
    return inEachValue(entities, (value, place) => {
      if (value === null) return [`${place} is null.`];
      if (Array.isArray(value)) return [`${place} is an array in an array.`];
      if (!isObject(value) || isReference(value) || isValueObject(value)) return [];
      return [`${place} is an object that is neither a reference nor a value.`];
    });
  },

  function arraysHaveSeveralMembers({ entities }) {
    return entities.flatMap((entity) =>
      Object.entries(entity)
        .filter(([, value]) => Array.isArray(value) && value.length < 2)
        .map(([property]) => `${property} of "${idOf(entity)}" is an array of fewer than two.`),
    );
  },

  function valuesAreSaidOnce({ entities }) {
    return entities.flatMap((entity) =>
      Object.entries(entity)
        .filter(
          ([, value]) =>
            new Set(listOf(value).map((each) => JSON.stringify(each))).size < listOf(value).length,
        )
        .map(([property]) => `${property} of "${idOf(entity)}" has the same value twice.`),
    );
  },

  function termsAreDefined({ entities, ownTerms }) {
    const isDefined = (term: string, known: ReadonlySet<string>) =>
      known.has(term) || ownTerms.has(term) || KNOWN_PREFIXES.has(term.split(':')[0]!);
    return entities.flatMap((entity) => [
      ...typesOf(entity)
        .filter((type) => !isDefined(type, KNOWN_TYPES))
        .map((type) => `The type ${type} of "${idOf(entity)}" is not in the context.`),
      ...Object.keys(entity)
        .filter((key) => !key.startsWith('@') && !isDefined(key, KNOWN_PROPERTIES))
        .map((key) => `The property ${key} of "${idOf(entity)}" is not in the context.`),
    ]);
  },

  function contextHasNothingUnused({ entities, ownTerms }) {
    const used = new Set(entities.flatMap((each) => [...typesOf(each), ...Object.keys(each)]));
    return [...ownTerms].filter((term) => !used.has(term)).map((term) => `Term "${term}" is never used.`);
  },

  function referencesLeadSomewhere({ byId, referrers }) {
    return [...referrers]
      .filter(([id]) => !byId.has(id) && id !== PROFILE)
      .map(([id, from]) => `"${id}" is referred to by "${[...from][0]}" but not described.`);
  },

  function entitiesAreReferredTo({ entities, referrers, root }) {
    return entities
      .filter((each) => each !== root && idOf(each) !== DESCRIPTOR && !isDefinition(each))
      .filter((each) => !referrers.has(idOf(each)))
      .map((each) => `Nothing refers to "${idOf(each)}".`);
  },

  function dataIsPartOfTheCrate({ entities, byId, root }) {
    const parts = partsOf(root, byId);
    return entities
      .filter((each) => each !== root && !idOf(each).startsWith('#') && !parts.has(idOf(each)))
      .filter((each) => typesOf(each).includes('Dataset') || typesOf(each).includes('File'))
      .map((each) => `"${idOf(each)}" is a data entity outside of the hasPart tree.`);
  },

  function filesHaveAFormat({ entities }) {
    return entities
      .filter((each) => typesOf(each).includes('File'))
      .filter((each) => ![1, 2].includes(listOf(each.encodingFormat).length))
      .map((each) => `File "${idOf(each)}" has no encodingFormat, or more than two.`);
  },

  function actionsAreAboutTheCrate({ entities }) {
    return entities
      .filter((each) => typesOf(each).some((type) => type.endsWith('Action')))
      .filter((each) => !('object' in each) && !('result' in each))
      .map((each) => `Action "${idOf(each)}" has neither object nor result.`);
  },

  function timesAreDates({ entities }) {
    return ['startTime', 'endTime', 'startDate', 'endDate', 'sdDatePublished'].flatMap((property) =>
      entities
        .filter((each) => property in each && !listOf(each[property]).every(isCalendarDate))
        .map((each) => `${property} of "${idOf(each)}" is no calendar date.`),
    );
  },

  function keywordsAreOneText({ entities }) {
    return entities
      .filter((each) => 'keywords' in each && typeof each.keywords !== 'string')
      .map((each) => `The keywords of "${idOf(each)}" are not one text.`);
  },

  function definitionsHaveWords({ entities }) {
    return entities
      .filter((each) => typesOf(each).includes('rdf:Property'))
      .filter((each) => !('rdfs:label' in each && 'rdfs:comment' in each))
      .map((each) => `The definition of "${idOf(each)}" has no label or comment.`);
  },
];

function unless(holds: boolean, sentence: string): readonly string[] {
  return holds ? [] : [sentence];
}

function incompleteLicense(byId: Crate['byId'], license: Json): readonly string[] {
  const entity = isReference(license) ? byId.get(idOf(license)) : undefined;
  if (entity === undefined) return [];
  return ['name', 'description']
    .filter((property) => !(property in entity))
    .map((property) => `The license "${idOf(entity)}" has no ${property}.`);
}

function partsOf(root: JsonObject | undefined, byId: Crate['byId']): ReadonlySet<string> {
  const parts = new Set<string>();
  const open = root ? [root] : [];
  for (let entity = open.pop(); entity; entity = open.pop()) {
    for (const part of listOf(entity.hasPart)) {
      if (!isReference(part) || parts.has(idOf(part))) continue;
      parts.add(idOf(part));
      const next = byId.get(idOf(part));
      if (next) open.push(next);
    }
  }
  return parts;
}

function inEachValue(
  entities: readonly JsonObject[],
  check: (value: Json, place: string) => readonly string[],
): readonly string[] {
  return entities.flatMap((entity) =>
    valuesIn(entity).flatMap(([property, value]) => check(value, `${property} of "${idOf(entity)}"`)),
  );
}

function valuesIn(entity: JsonObject): readonly (readonly [property: string, value: Json])[] {
  return Object.entries(entity)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => listOf(value).map((each) => [property, each] as const));
}

function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}

function typesOf(entity: JsonObject): readonly string[] {
  return listOf(entity['@type']).map(String);
}

function idOf(entity: JsonObject): string {
  return String(entity['@id']);
}

function isReference(value: Json): value is JsonObject {
  return isObject(value) && typeof value['@id'] === 'string' && Object.keys(value).length === 1;
}

function isValueObject(value: JsonObject): boolean {
  const { '@value': text, '@language': language, '@type': type, ...others } = value;
  if (text === undefined || Object.keys(others).length > 0) return false;
  return language === undefined || (type === undefined && typeof text === 'string');
}

function isOneOf(byId: Crate['byId'], value: Json, types: readonly string[]): boolean {
  const entity = isReference(value) ? byId.get(idOf(value)) : undefined;
  return entity !== undefined && typesOf(entity).some((type) => types.includes(type));
}

function isDefinition(entity: JsonObject): boolean {
  return typesOf(entity).some((type) => type === 'rdf:Property' || type === 'rdfs:Class');
}

function refersTo(value: Json | undefined, id: string): boolean {
  return listOf(value).some((each) => isReference(each) && idOf(each) === id);
}

function isBlank(value: Json): boolean {
  const text = isObject(value) ? value['@value'] : value;
  return typeof text !== 'string' || text.trim() === '';
}

function isCalendarDate(value: Json): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(String(value)) ?? [];
  if (year === undefined) return false;
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return Number(day) > 0 && Number(day) <= (lengths[Number(month) - 1] ?? 0);
}

import { isObject, type Json, type JsonObject } from '../../src/base/json.js';

/** A node of the document and where it is. */
interface Place {
  readonly node: JsonObject;
  readonly path: string;
  /** The property that holds it. */
  readonly property: string;
  /** The node that holds it. */
  readonly holder: JsonObject | undefined;
}

type Check = (place: Place, all: Overview) => readonly (string | false | undefined)[];

/** What the checks of single nodes ask about the rest. */
interface Overview {
  readonly places: readonly Place[];
  /** The nodes that are described, by their ids. */
  readonly byId: ReadonlyMap<string, JsonObject>;
  /** The represented variables that some variable uses. */
  readonly used: ReadonlySet<string>;
}

/** What a CDIF 1.1 document breaks of the rules that can be checked without the validator. */
export function violations(document: JsonObject): readonly string[] {
  const places = [...placesIn(document, '$', '', undefined)];
  const described = places.filter(({ node }) => !isReference(node));
  const overview: Overview = {
    places,
    byId: new Map(described.flatMap(({ node }) => (node['@id'] ? [[String(node['@id']), node]] : []))),
    used: new Set(described.flatMap(({ node }) => list(node['cdif:uses']).map(idOf))),
  };
  const declared = list(member(document['schema:subjectOf'], 'dcterms:conformsTo')).map(idOf);
  return [
    ...contextFaults(document, described),
    ...formFaults(described),
    ...shapeFaults(places),
    ...identityFaults(places, described),
    ...profileFaults(document, declared, described),
    ...(declared.length > 0 ? coreFaults(document) : []),
    ...described.flatMap((place) =>
      CHECKS.filter(([type]) => list(place.node['@type']).includes(type)).flatMap(([, check]) =>
        check(place, overview)
          .filter((each) => typeof each === 'string')
          .map((each) => `${place.path}: ${each}`),
      ),
    ),
  ];
}

const NAMESPACES: { readonly [prefix: string]: string } = {
  schema: 'http://schema.org/',
  dcterms: 'http://purl.org/dc/terms/',
  dcat: 'http://www.w3.org/ns/dcat#',
  prov: 'http://www.w3.org/ns/prov#',
  spdx: 'http://spdx.org/rdf/terms#',
  cdi: 'http://ddialliance.org/Specification/DDI-CDI/1.0/RDF/',
  cdif: 'https://w3id.org/cdif/',
  dqv: 'http://www.w3.org/ns/dqv#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
};

/** The properties that are arrays, whatever they hold, and wherever they are. */
const ARRAYS = [
  [
    'schema:',
    'additionalType alternateName sameAs license conditionsOfAccess distribution relatedLink keywords',
  ],
  ['schema:', 'contributor provider funding variableMeasured propertyID spatialCoverage temporalCoverage'],
  ['schema:', 'encodingFormat hasPart additionalProperty participant'],
  ['prov:', 'wasGeneratedBy wasDerivedFrom used'],
  ['cdif:', 'uses uses_Concept isComposedOf recommendedDataType hasPhysicalMapping name'],
  ['cdi:', 'takesSentinelValuesFrom has_DataStructureComponent has_ForeignKey'],
  ['skos:', 'hasTopConcept inScheme'],
  ['dqv:', 'hasQualityMeasurement'],
].flatMap(([prefix, names]) => names!.split(' ').map((name) => prefix + name));

/** The properties that take one plain string; a text with a language is none. */
const STRINGS = [
  ['schema:', 'name description version dateModified datePublished url contentUrl unitText contentSize'],
  ['schema:', 'identifier termCode startDate endDate'],
  ['cdi:', 'locator delimiter minimumValueInclusive maximumValueInclusive minimumValueExclusive'],
  ['cdi:', 'maximumValueExclusive regularExpression logicalExpression classificationLevel nullSequence'],
  ['cdi:', 'defaultValue simpleUnitOfMeasure'],
  ['cdif:', 'role simpleUnitOfMeasure definition'],
  ['skos:', 'prefLabel notation definition'],
  ['dqv:', 'value'],
].flatMap(([prefix, names]) => names!.split(' ').map((name) => prefix + name));

/** The arrays that hold plain strings only. */
const TEXT_ARRAYS = [
  'schema:temporalCoverage',
  'schema:encodingFormat',
  'cdif:name',
  'cdif:displayLabel',
  'cdif:recommendedDataType',
];

/** Places where the same property means something else: inside a role, and in what CDIF does not describe. */
const EXCEPTIONS: { readonly [property: string]: readonly string[] } = {
  'schema:contributor': ['schema:Role'],
  'schema:encodingFormat': ['schema:EntryPoint'],
  'skos:prefLabel': ['dcterms:PeriodOfTime'],
};

function contextFaults(document: JsonObject, places: readonly Place[]): readonly string[] {
  const context = document['@context'];
  if (!isObject(context)) return ['$: the @context must be an inline object'];
  const wrong = Object.entries(NAMESPACES).filter(([prefix, address]) => {
    const isNeeded = ['schema', 'dcterms', 'dcat', 'prov'].includes(prefix);
    return context[prefix] === undefined ? isNeeded : context[prefix] !== address;
  });
  const unknown = places.flatMap(({ node, path }) =>
    Object.keys(node)
      .filter((key) => !key.startsWith('@') && !Object.hasOwn(context, key.split(':')[0]!))
      .map((key) => `${path}: the prefix of ${key} is not in the @context`),
  );
  return [...wrong.map(([prefix]) => `$: the prefix ${prefix} is missing or not as CDIF has it`), ...unknown];
}

/** House rules: types are arrays, what may be many is an array, texts are plain strings. */
function formFaults(places: readonly Place[]): readonly string[] {
  return places.flatMap(({ node, path }) => {
    const types = node['@type'];
    const isExcepted = (key: string) => (EXCEPTIONS[key] ?? []).some((type) => list(types).includes(type));
    return Object.entries(node).flatMap(([key, value]) => {
      const at = `${path}.${key}`;
      if (key === '@type') {
        return Array.isArray(value) && value.length > 0 ? [] : [`${at}: a type is an array`];
      }
      if (Array.isArray(value) && value.length === 0) return [`${at}: an empty array says nothing`];
      if (value === null) return [`${at}: null says nothing`];
      if (isExcepted(key)) return [];
      // A variable has one technique, a dataset several.
      if (ARRAYS.includes(key) && !Array.isArray(value)) return [`${at}: must be an array`];
      const isText = TEXT_ARRAYS.includes(key) && list(value).some((each) => typeof each !== 'string');
      if (isText) return [`${at}: must hold plain strings`];
      if (STRINGS.includes(key) && typeof value !== 'string') return [`${at}: must be one plain string`];
      return [];
    });
  });
}

/** The types of what is described in a place. */
const TYPES: { readonly [property: string]: readonly string[] } = {
  'schema:relatedLink': ['schema:LinkRole'],
  'schema:target': ['schema:EntryPoint'],
  'schema:additionalProperty': ['schema:PropertyValue'],
  'schema:contributor': ['schema:Role', 'schema:Person', 'schema:Organization'],
  'schema:provider': ['schema:Person', 'schema:Organization'],
  'schema:publisher': ['schema:Person', 'schema:Organization'],
  'schema:creator': ['schema:Person', 'schema:Organization'],
  'schema:affiliation': ['schema:Organization'],
  'schema:funding': ['schema:MonetaryGrant'],
  'schema:spatialCoverage': ['schema:Place'],
  'schema:distribution': ['schema:DataDownload'],
  'schema:variableMeasured': ['cdi:InstanceVariable'],
  'schema:includedInDataCatalog': ['schema:DataCatalog'],
  'schema:keywords': ['schema:DefinedTerm'],
  'schema:propertyID': ['schema:DefinedTerm'],
  'schema:roleName': ['schema:DefinedTerm'],
  'schema:measurementTechnique': ['schema:DefinedTerm'],
  'dqv:isMeasurementOf': ['schema:DefinedTerm'],
  'dqv:hasQualityMeasurement': ['dqv:QualityMeasurement'],
  'prov:wasGeneratedBy': ['prov:Activity'],
  'prov:wasAttributedTo': ['prov:Agent', 'prov:SoftwareAgent'],
  'spdx:checksum': ['spdx:Checksum'],
  'skos:hasTopConcept': ['skos:Concept'],
  'cdif:references': ['skos:ConceptScheme'],
  'cdif:hasPrimaryKey': ['cdif:Key'],
  'cdif:isComposedOf': ['cdi:ComponentPosition'],
  'cdif:hasPhysicalMapping': ['cdif:TextMapping', 'cdif:LocatorMapping', 'cdif:PhysicalMapping'],
  'cdif:isDefinedBy_RepresentedVariable': ['cdi:RepresentedVariable'],
  'cdif:isDefinedBy_DescriptorVariable': ['cdi:DescriptorVariable'],
  'cdif:hasValuesFrom': ['cdi:DescriptorValueDomain'],
  'cdi:takesSubstantiveValuesFrom': ['cdif:SubstantiveValueDomain'],
  'cdi:takesSentinelValuesFrom': ['cdif:SentinelValueDomain'],
  'cdi:isDescribedBy': ['cdi:ValueAndConceptDescription'],
  'cdi:isStructuredBy': ['cdi:WideDataStructure', 'cdi:DimensionalDataStructure', 'cdi:LongDataStructure'],
  'cdi:has_PrimaryKey': ['cdif:PrimaryKey'],
  'cdi:has_ForeignKey': ['cdi:ForeignKey'],
  'cdi:measures': ['cdi:UnitType'],
  'cdi:describedUnitOfMeasure': ['schema:DefinedTerm'],
};

/** Places in which only a reference can be. */
const REFERENCES = [
  'schema:about',
  'schema:result',
  'schema:unitCode',
  'dcterms:conformsTo',
  'skos:inScheme',
  'skos:exactMatch',
  'cdi:indexes',
  'cdi:references',
  'cdi:refersTo',
  'cdi:qualifies',
  'cdif:formats_InstanceVariable',
];

/** A value has the type that its place requires; references are strings. */
function shapeFaults(places: readonly Place[]): readonly string[] {
  return places.flatMap(({ node, path, property, holder }) => {
    const types = list(node['@type']);
    const wanted = TYPES[property];
    // About the tables and codes of a dataset CDIF is silent where it is not about the dataset.
    const isFree = property === 'schema:about' && !list(holder?.['@type']).includes('schema:Dataset');
    return [
      Object.keys(node).length === 0 && 'an empty object says nothing',
      (types.some((type) => typeof type !== 'string') || (node['@id'] ?? '') !== String(node['@id'] ?? '')) &&
        'ids and types are strings',
      !isReference(node) &&
        wanted !== undefined &&
        !wanted.some((type) => types.includes(type)) &&
        `must be a ${wanted.join(' or ')}`,
      !isFree &&
        REFERENCES.includes(property) &&
        !isReference(node) &&
        'must be a reference and nothing more',
    ].flatMap((each) => (each ? [`${path}: ${each}`] : []));
  });
}

/** Ids are strings, no thing is described twice, and what refers to a part of the document finds it. */
function identityFaults(places: readonly Place[], described: readonly Place[]): readonly string[] {
  const seen = new Set<Json>();
  const faults: string[] = [];
  for (const { node, path } of described) {
    const id = node['@id'];
    if (id === undefined) continue;
    if (typeof id !== 'string' || !/^(?:[A-Za-z][A-Za-z0-9+.-]*|_):/.test(id)) {
      faults.push(`${path}: the id is no absolute IRI`);
    }
    if (seen.has(id)) faults.push(`${path}: ${id} is described a second time`);
    seen.add(id);
  }
  for (const { node, path, property } of places) {
    const isUnknown = isReference(node) && OF_PARTS.includes(property) && !seen.has(idOf(node));
    if (isUnknown) faults.push(`${path}: ${idOf(node)} is described nowhere`);
  }
  return faults;
}

/** Properties that lead to parts of the document. */
const OF_PARTS = [
  ['schema:', 'result isPartOf variableMeasured agent participant'],
  ['schema:', 'creator contributor publisher provider funder'],
  ['cdi:', 'indexes refersTo qualifies isStructuredBy'],
  ['cdif:', 'formats_InstanceVariable'],
  ['skos:', 'inScheme'],
].flatMap(([prefix, names]) => names!.split(' ').map((name) => prefix + name));

const ORDER = ['core', 'discovery', 'data_description', 'data_structure', 'provenance'].map(
  (name) => `https://w3id.org/cdif/${name}/1.1`,
);

/** A document declares the profiles whose content it has, and all on which they build. */
function profileFaults(
  document: JsonObject,
  declared: readonly string[],
  places: readonly Place[],
): readonly string[] {
  if (declared.length === 0) return [];
  const hasStructure = places.some(({ property }) => property === 'cdi:isStructuredBy');
  const content = [
    true,
    true,
    document['schema:variableMeasured'] !== undefined,
    hasStructure,
    document['prov:wasGeneratedBy'] !== undefined,
  ];
  return [
    ...declared
      .filter((each) => !ORDER.includes(each))
      .map((each) => `$: ${each} is no profile of a dataset`),
    ...ORDER.flatMap((profile, index) =>
      declared.includes(profile) === content[index]
        ? []
        : [`$: ${profile} is ${content[index] ? 'met but not declared' : 'declared but not met'}`],
    ),
  ];
}

const DATE =
  /^[12]\d{3}-(?:0[1-9]|1[0-2])(?:-(?:[0-2]\d|3[01])(?:T(?:[01]\d|2[0-3])(?::[0-5]\d)?(?::[0-5]\d(?:Z|[+-][0-2]\d:[0-5]\d)?)?)?)?$/;

/** The musts of the core, which some shapes ask of the catalog record too. */
function coreFaults(document: JsonObject): readonly string[] {
  const record = document['schema:subjectOf'];
  if (!isObject(record)) return ['$: there is no catalog record'];
  const both = [
    ['$', document],
    ['$.schema:subjectOf', record],
  ] as const;
  return [
    ...both.flatMap(([path, node]) =>
      [
        !isIriText(node['@id']) && 'the @id must be an IRI',
        !list(node['@type']).includes('schema:Dataset') && 'must be a schema:Dataset',
        lengthOf(node['schema:name']) < 3 && 'a name of three characters or more is missing',
        typeof node['schema:identifier'] !== 'string' && 'a string as identifier is missing',
        !DATE.test(String(node['schema:dateModified'])) && 'dateModified must have at least year and month',
        !(node['schema:license'] || node['schema:conditionsOfAccess']) && 'licence or conditions are missing',
        !(node['schema:url'] || node['schema:distribution']) && 'url or distribution is missing',
      ].flatMap((each) => (each ? [`${path}: ${each}`] : [])),
    ),
    ...(list(record['schema:additionalType']).some((each) => idOf(each) === 'dcat:CatalogRecord')
      ? []
      : ['$.schema:subjectOf: must be a {"@id": "dcat:CatalogRecord"}']),
    ...(idOf(record['schema:about']) === document['@id']
      ? []
      : ['$.schema:subjectOf: is about something else']),
    ...(isObject(document['schema:creator'] ?? { '@list': [] }) ? [] : ['$.schema:creator: must be a @list']),
  ];
}

const ROLES = ['UnitIdentifier', 'Measure', 'Attribute', 'Dimension', 'Descriptor', 'ReferenceVariable'];
const COMPONENTS: { readonly [structure: string]: readonly string[] } = {
  'cdi:WideDataStructure': ['cdi:IdentifierComponent', 'cdi:MeasureComponent', 'cdi:AttributeComponent'],
  'cdi:DimensionalDataStructure': [
    'cdi:IdentifierComponent',
    'cdi:MeasureComponent',
    'cdi:AttributeComponent',
    'cdi:DimensionComponent',
  ],
  'cdi:LongDataStructure': [
    'cdi:IdentifierComponent',
    'cdi:VariableDescriptorComponent',
    'cdi:VariableValueComponent',
    'cdi:AttributeComponent',
  ],
};

/** What the variable and its represented variable must not both have. */
const NOT_TWICE = [
  'cdi:hasIntendedDataType',
  'cdi:describedUnitOfMeasure',
  'cdif:simpleUnitOfMeasure',
  'cdi:takesSubstantiveValuesFrom',
  'cdi:takesSentinelValuesFrom',
];

const variable: Check = ({ node }, { byId }) => {
  const role = node['cdif:role'];
  const qualified = byId.get(idOf(node['cdi:qualifies']));
  const isKnown = list(qualified?.['@type']).includes('cdi:InstanceVariable');
  const represented = list(node['cdif:uses']).map((each) => byId.get(idOf(each)));
  const isRepresented = represented.some((each) => list(each?.['@type']).includes('cdi:RepresentedVariable'));
  return [
    !list(node['@type']).includes('schema:PropertyValue') && 'must be a schema:PropertyValue too',
    typeof node['@id'] !== 'string' && 'must have an id',
    lengthOf(node['schema:name']) < 1 && 'must have a name',
    node['cdif:physicalDataType'] === undefined && 'has no physical data type',
    role !== undefined && !ROLES.includes(String(role)) && `has the unknown role ${role}`,
    role === 'Attribute' && !isKnown && 'an attribute must qualify a variable of the dataset',
    role !== 'Attribute' && node['cdi:qualifies'] !== undefined && 'only an attribute qualifies something',
    isRepresented &&
      NOT_TWICE.some((key) => node[key] !== undefined) &&
      'repeats what its represented variable has',
  ];
};

const domain: Check = ({ node }) => [
  !(node['cdif:takesValuesFrom'] || node['cdif:recommendedDataType']) && 'must have codes or a data type',
  list(node['cdif:recommendedDataType']).some((each) => !/^xsd:[a-zA-Z0-9]+$/.test(String(each))) &&
    'the recommended data type must be one of XML Schema',
];

const structure: Check = ({ node }) => {
  const [type] = list(node['@type']).map(String);
  const components = list(node['cdi:has_DataStructureComponent']);
  const types = components.map((each) => String(list(member(each, '@type'))[0]));
  const count = (name: string) => types.filter((each) => each === name).length;
  return [
    components.length === 0 && 'a structure must have components',
    ...types.map((each) => !COMPONENTS[type!]!.includes(each) && `must not have a ${each}`),
    type === 'cdi:LongDataStructure' &&
      COMPONENTS[type]!.slice(0, 3).some((each) => count(each) !== 1) &&
      'a long structure has one identifier, one descriptor and one value',
  ];
};

const component: Check = ({ node }) => [
  node['cdif:isDefinedBy_RepresentedVariable'] === undefined && 'must have a represented variable',
];

const key: Check = ({ node }, { byId }) => {
  const positions = list(node['cdif:isComposedOf']);
  return [
    positions.length === 0 && 'a key must be composed of something',
    positions.some((each, index) => member(each, 'cdi:value') !== index + 1) && 'positions must count from 1',
    positions.some((each) => !byId.has(idOf(member(each, 'cdi:indexes')))) && 'indexes something unknown',
  ];
};

const agent: Check = ({ node }) => [
  typeof node['schema:identifier'] !== 'string' &&
    lengthOf(node['schema:name']) < 3 &&
    'must have a name of three characters or an identifier',
];

const file: Check = ({ node }) => {
  const types = list(node['@type']);
  const mappings = list(node['cdif:hasPhysicalMapping']);
  return [
    !isIriText(node['schema:contentUrl']) && 'must have the address of its content',
    types.includes('cdi:TabularTextDataSet') &&
      (node['cdi:isDelimited'] !== true || mappings.length === 0) &&
      'a table as text must be delimited and have its columns mapped',
    types.includes('cdi:StructuredDataSet') &&
      mappings.some((each) => typeof member(each, 'cdi:locator') !== 'string') &&
      'every variable in structured data must have a locator',
  ];
};

const mapped: Check = ({ node }, { byId }) => [
  !byId.has(idOf(node['cdif:formats_InstanceVariable'])) && 'must lead to a variable of the document',
];

const LEVELS = ['Continuous', 'Interval', 'Nominal', 'Ordinal', 'Ratio'];

/** The rules for nodes of a type; each sentence says what is wrong with the node. */
const CHECKS: readonly (readonly [string, Check])[] = [
  ['cdi:InstanceVariable', variable],
  [
    'cdi:RepresentedVariable',
    ({ node, property }, { used }) => [
      !isIriText(node['@id']) && !String(node['@id']).startsWith('_:') && 'must have an id',
      property === 'cdif:isDefinedBy_RepresentedVariable' &&
        !used.has(String(node['@id'])) &&
        'must be used by a variable',
    ],
  ],
  ['cdif:SubstantiveValueDomain', domain],
  ['cdif:SentinelValueDomain', domain],
  [
    'cdi:ValueAndConceptDescription',
    ({ node }) => {
      const level = node['cdi:classificationLevel'];
      return [level !== undefined && !LEVELS.includes(String(level)) && `has the unknown level ${level}`];
    },
  ],
  [
    'cdif:EnumerationDomain',
    ({ node }) => [!isObject(node['cdif:references']) && 'must refer to a code list'],
  ],
  [
    'skos:ConceptScheme',
    ({ node }) => [
      node['skos:prefLabel'] === undefined && 'must have a label',
      node['schema:identifier'] === undefined && 'must have an identifier',
      list(node['skos:hasTopConcept']).length === 0 && 'must have a concept',
      !DATE.test(String(node['schema:dateModified'])) && 'must have a date',
      !(node['schema:license'] || node['schema:conditionsOfAccess']) && 'licence or conditions are missing',
    ],
  ],
  [
    'skos:Concept',
    ({ node }) => [
      list(node['skos:inScheme']).length !== 1 && 'must be in one scheme',
      node['skos:prefLabel'] === undefined && 'must have a label',
      node['skos:notation'] === undefined && 'must have a notation',
    ],
  ],
  ['cdi:WideDataStructure', structure],
  ['cdi:DimensionalDataStructure', structure],
  ['cdi:LongDataStructure', structure],
  ['cdi:IdentifierComponent', component],
  ['cdi:DimensionComponent', component],
  ['cdi:MeasureComponent', component],
  [
    'cdi:VariableDescriptorComponent',
    ({ node }) => [
      !isObject(node['cdif:isDefinedBy_DescriptorVariable']) && 'must have a descriptor variable',
    ],
  ],
  ['cdif:Key', key],
  ['cdif:PrimaryKey', key],
  ['cdi:ForeignKey', key],
  [
    'cdi:ForeignKey',
    ({ node }, { byId }) => [!byId.has(idOf(node['cdi:references'])) && 'must refer to a primary key'],
  ],
  ['schema:DataDownload', file],
  ['cdif:TextMapping', mapped],
  ['cdif:LocatorMapping', mapped],
  ['cdif:PhysicalMapping', mapped],
  ['schema:Person', agent],
  ['schema:Organization', agent],
  [
    'schema:Role',
    ({ node }) => [
      !isNameOrTerm(node['schema:roleName']) && 'the name of a role is a string or a defined term',
      !isObject(node['schema:contributor']) && 'a role is somebody’s',
    ],
  ],
  [
    'schema:DefinedTerm',
    ({ node, property }) => [
      !(node['schema:identifier'] || node['schema:termCode'] || lengthOf(node['schema:name']) > 2) &&
        'must have an identifier, a code or a name',
      property === 'schema:propertyID' && !node['schema:identifier'] && 'must have an identifier here',
    ],
  ],
  [
    'schema:CreativeWork',
    ({ node }) => [
      !/^https?:\/\/\S+$/.test(String(node['schema:url'])) && 'must have an address of the web',
      !list(node['@type']).includes('dcat:Relationship') && 'must be a dcat:Relationship too',
    ],
  ],
  [
    'schema:Place',
    ({ node }) => [
      !(node['schema:name'] || node['schema:identifier']) && 'must have a name or an identifier',
    ],
  ],
  [
    'dqv:QualityMeasurement',
    ({ node }) => [
      node['dqv:isMeasurementOf'] === undefined && 'must say what was measured',
      node['dqv:value'] === undefined && 'must have a value',
    ],
  ],
  [
    'schema:LinkRole',
    ({ node }) => [
      node['schema:linkRelationship'] === undefined && 'must say what the link means',
      !isIriText(member(node['schema:target'], 'schema:url')) && 'must lead somewhere',
    ],
  ],
  [
    'schema:PropertyValue',
    ({ node, property }) => [
      property === 'schema:additionalProperty' &&
        (lengthOf(node['schema:name']) < 3 || node['schema:value'] === undefined) &&
        'must have a name of three characters and a value',
      list(node['schema:propertyID']).some(isIriText) && 'an IRI as property must be a reference',
    ],
  ],
  [
    'prov:Activity',
    ({ node }) => [
      list(node['prov:used']).length === 0 && 'must have used something',
      !list(node['@type']).includes('schema:Action') && 'must be a schema:Action too',
    ],
  ],
];

function* placesIn(
  value: Json,
  path: string,
  property: string,
  holder: JsonObject | undefined,
): Generator<Place> {
  if (Array.isArray(value)) {
    for (const [index, each] of (value as readonly Json[]).entries()) {
      yield* placesIn(each, `${path}[${index}]`, property, holder);
    }
  } else if (isObject(value) && !Object.hasOwn(value, '@value')) {
    const isList = Object.hasOwn(value, '@list');
    if (!isList) yield { node: value, path, property, holder };
    for (const name of Object.keys(value)) {
      if (name === '@context') continue;
      yield* placesIn(value[name]!, `${path}.${name}`, isList ? property : name, isList ? holder : value);
    }
  }
}

/** Whether a node is a reference: it has nothing but its id. */
function isReference(node: JsonObject): boolean {
  return Object.hasOwn(node, '@id') && Object.keys(node).length === 1;
}

function list(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}

function member(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) ? value[name] : undefined;
}

function idOf(value: Json | undefined): string {
  return String(member(value, '@id'));
}

function lengthOf(value: Json | undefined): number {
  return typeof value === 'string' ? [...value].length : 0;
}

function isIriText(value: Json | undefined): boolean {
  return typeof value === 'string' && /^[A-Za-z][A-Za-z0-9+.-]*:[^\s"]+$/.test(value);
}

function isNameOrTerm(value: Json | undefined): boolean {
  return typeof value === 'string' || list(member(value, '@type')).includes('schema:DefinedTerm');
}

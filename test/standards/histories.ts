import type { Json } from '../../src/base/json.js';

const PREFIXES = {
  prov: 'http://www.w3.org/ns/prov#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  dcterms: 'http://purl.org/dc/terms/',
  dcat: 'http://www.w3.org/ns/dcat#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  ex: 'https://example.org/',
};

const moment = (value: string): Json => ({ '@value': value, '@type': 'xsd:dateTime' });

/** Histories of the kinds that people publish. */
export const histories: { readonly [name: string]: Json } = {
  'a run of a process': {
    '@context': PREFIXES,
    '@graph': [
      {
        '@id': 'ex:regions',
        '@type': ['prov:Entity', 'dcat:Dataset'],
        'dcterms:title': 'Crimes by region',
        'dcterms:description': { '@value': 'Counts of crimes in each region.', '@language': 'en' },
        'dcterms:license': { '@id': 'https://creativecommons.org/licenses/by/4.0/' },
        'dcterms:issued': { '@value': '2011-07-16', '@type': 'xsd:date' },
        'dcat:keyword': ['crime', 'regions'],
        'prov:wasGeneratedBy': { '@id': 'ex:aggregation' },
        'prov:wasAttributedTo': { '@id': 'ex:derek' },
        'prov:wasDerivedFrom': [{ '@id': 'ex:crimes' }, { '@id': 'ex:boundaries' }],
        'prov:generatedAtTime': moment('2011-07-14T15:52:14Z'),
      },
      {
        '@id': 'ex:aggregation',
        '@type': 'prov:Activity',
        'rdfs:label': 'Aggregation by regions',
        'prov:startedAtTime': moment('2011-07-14T01:01:01Z'),
        'prov:endedAtTime': moment('2011-07-14T02:02:02Z'),
        'prov:used': [{ '@id': 'ex:crimes' }, { '@id': 'ex:boundaries' }],
        'prov:wasAssociatedWith': { '@id': 'ex:derek' },
      },
      { '@id': 'ex:crimes', '@type': 'prov:Entity', 'rdfs:label': 'Crime incidents' },
      { '@id': 'ex:boundaries', '@type': 'prov:Entity', 'rdfs:label': 'National regions' },
      {
        '@id': 'ex:derek',
        '@type': ['prov:Agent', 'prov:Person'],
        'foaf:givenName': 'Derek',
        'prov:actedOnBehalfOf': { '@id': 'ex:newspaper' },
      },
      {
        '@id': 'ex:newspaper',
        '@type': ['prov:Agent', 'prov:Organization'],
        'foaf:name': 'Chart Generators Inc',
      },
    ],
  },
  'one node with all others in it, by a context that is named': {
    '@context': ['http://www.w3.org/ns/prov', { schema: 'http://schema.org/' }],
    '@id': 'https://example.org/map.png',
    '@type': 'Entity',
    label: 'Map of the valley',
    generatedAtTime: '2020-05-05T12:00:00Z',
    wasGeneratedBy: {
      '@type': 'Activity',
      description: 'Drawn from the elevation model.',
      startedAtTime: '2020-05-01T08:00:00+02:00',
      used: 'https://example.org/elevation.tif',
      wasAssociatedWith: [
        {
          '@id': 'https://orcid.org/0000-0002-1825-0097',
          '@type': 'Person',
          'schema:name': 'Josiah Carberry',
        },
        { '@id': '_:qgis', '@type': 'SoftwareAgent', label: 'QGIS 3.12' },
      ],
    },
  },
  'qualified relations': {
    '@context': PREFIXES,
    '@graph': [
      {
        '@id': 'ex:census',
        '@type': 'prov:Entity',
        'rdfs:label': [
          { '@value': 'Census tables', '@language': 'en' },
          { '@value': 'Tables du recensement', '@language': 'fr' },
        ],
        'prov:qualifiedGeneration': {
          '@type': 'prov:Generation',
          'prov:activity': { '@id': 'ex:tabulation' },
          'prov:atTime': moment('2022-02-02T10:00:00Z'),
        },
        'prov:qualifiedAttribution': {
          '@type': 'prov:Attribution',
          'prov:agent': { '@id': 'ex:office' },
          'dcat:hadRole': { '@id': 'ex:publisher' },
        },
        'prov:qualifiedDerivation': {
          '@type': 'prov:Derivation',
          'prov:entity': { '@id': 'ex:forms' },
          'prov:hadActivity': { '@id': 'ex:tabulation' },
        },
        'prov:wasRevisionOf': { '@id': 'ex:census-draft' },
      },
      {
        '@id': 'ex:tabulation',
        '@type': 'prov:Activity',
        'dcterms:description': 'Counting of the forms.',
        'prov:startedAtTime': moment('2022-01-10T00:00:00Z'),
        'prov:endedAtTime': moment('2022-02-02T00:00:00Z'),
        'prov:qualifiedAssociation': {
          '@type': 'prov:Association',
          'prov:agent': { '@id': 'ex:counter' },
          'prov:hadRole': { '@id': 'ex:data-processor' },
          'prov:hadPlan': { '@id': 'ex:manual' },
        },
        'prov:qualifiedUsage': {
          '@type': 'prov:Usage',
          'prov:entity': { '@id': 'ex:forms' },
          'prov:hadRole': { '@id': 'ex:input' },
        },
      },
      { '@id': 'ex:data-processor', '@type': 'prov:Role', 'rdfs:label': 'Data processor' },
      { '@id': 'ex:publisher', '@type': 'prov:Role', 'rdfs:label': 'Publisher' },
      { '@id': 'ex:input', '@type': 'prov:Role', 'rdfs:label': 'Input' },
      { '@id': 'ex:manual', '@type': ['prov:Entity', 'prov:Plan'], 'rdfs:label': 'Manual of the census' },
      { '@id': 'ex:counter', '@type': 'prov:SoftwareAgent', 'rdfs:label': 'Counting program' },
      { '@id': 'ex:office', '@type': 'prov:Organization', 'foaf:name': 'Statistical office' },
    ],
  },
  'a bundle': {
    '@context': PREFIXES,
    '@graph': [
      {
        '@id': 'ex:bundle',
        '@type': ['prov:Bundle', 'prov:Entity'],
        'prov:generatedAtTime': moment('2023-03-03T03:03:03Z'),
        'prov:wasAttributedTo': { '@id': 'ex:recorder' },
        '@graph': [
          {
            '@id': 'ex:report',
            '@type': 'prov:Entity',
            'dcterms:title': 'Report of the year',
            'prov:wasGeneratedBy': { '@id': 'ex:writing' },
          },
          {
            '@id': 'ex:writing',
            '@type': 'prov:Activity',
            'prov:wasAssociatedWith': { '@id': 'ex:alice' },
            'prov:endedAtTime': moment('2023-03-01T17:00:00Z'),
          },
          { '@id': 'ex:alice', '@type': 'prov:Person', 'rdfs:label': 'Alice' },
        ],
      },
      { '@id': 'ex:recorder', '@type': 'prov:SoftwareAgent', 'rdfs:label': 'Recorder of runs' },
    ],
  },
  'statements of PROV-JSONLD': {
    '@context': [{ ex: 'https://example.org/' }, 'https://openprovenance.org/prov-jsonld/context.jsonld'],
    '@graph': [
      { '@type': 'Entity', '@id': 'ex:reads', label: [{ '@value': 'Aligned reads', '@language': 'en' }] },
      { '@type': 'Entity', '@id': 'ex:raw', label: [{ '@value': 'Raw reads' }] },
      {
        '@type': 'Activity',
        '@id': 'ex:alignment',
        startTime: '2018-08-21T17:26:24.467',
        endTime: '2018-08-22T01:00:00.000',
        label: [{ '@value': 'Run of alignment.cwl' }],
      },
      {
        '@type': 'Agent',
        '@id': 'ex:engine',
        type: ['prov:SoftwareAgent'],
        label: [{ '@value': 'cwltool 1.0' }],
      },
      {
        '@type': 'Generation',
        entity: 'ex:reads',
        activity: 'ex:alignment',
        time: '2018-08-22T01:00:00.000',
        role: ['ex:output'],
      },
      { '@type': 'Usage', activity: 'ex:alignment', entity: 'ex:raw', role: ['ex:input'] },
      { '@type': 'Association', activity: 'ex:alignment', agent: 'ex:engine', plan: 'ex:workflow' },
      { '@type': 'Derivation', generatedEntity: 'ex:reads', usedEntity: 'ex:raw' },
    ],
  },
};

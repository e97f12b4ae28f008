import type { JsonObject } from '../../../../base/json.js';

/** The example of the start page: the files `towns.*` in `examples/`, which a test compares with it. */
export const towns: { readonly schema: string; readonly data: string; readonly options: JsonObject } = {
  schema: `$schema: https://highvaluedata.net/fair-data-schema/dev
$id: https://w3id.org/example/schemas/towns
title: Towns of Ruritania
description: Inhabitants, area and legal status of all towns of Ruritania at the end of 2025.
fair:resourceType: dataset
fair:structureType: wide
fair:licenseRef: https://spdx.org/licenses/CC-BY-4.0
fair:license: CC-BY-4.0
fair:version: { identifier: 1.2.0, date: 2026-05-01 }
fair:spatialCoverage: { en: Ruritania, fr: Ruritanie }
fair:spatialCoverageRef: http://dbpedia.org/resource/Ruritania
fair:temporalCoverage: { start: 2025-01-01, end: 2025-12-31 }
fair:contributors:
  - { name: Statistical Office of Ruritania, entityRef: https://ror.org/02y3ad647, type: Organization, role: Producer }
  - { name: Statistical Office of Ruritania, entityRef: https://ror.org/02y3ad647, type: Organization, role: Distributor }
  - { name: Ada Example, entityRef: https://orcid.org/0000-0002-1825-0097, type: Individual, role: Curator }
fair:datasetRelations:
  - { relationType: isVersionOf, targetRef: https://w3id.org/example/datasets/towns }
type: array
items:
  type: object
  required: [name, inhabitants]
  properties:
    name:
      type: string
      description: The official name of the town.
      fair:label: { en: Name of the town, fr: Nom de la ville }
      fair:conceptRef: http://www.wikidata.org/entity/Q486972
    inhabitants:
      type: integer
      minimum: 0
      description: The number of residents in the population register on 31 December.
      fair:label: { en: Inhabitants, fr: Habitants }
      fair:conceptRef: http://www.wikidata.org/entity/Q33829
      fair:measurementUnit: number
      fair:measurementUnitRef: http://qudt.org/vocab/unit/NUM
    area:
      type: number
      description: The area inside the boundary of the town, with water.
      fair:label: { en: Area, fr: Superficie }
      fair:conceptRef: http://www.wikidata.org/entity/Q11500
      fair:quantityRef: http://qudt.org/vocab/quantitykind/Area
      fair:measurementUnit: km²
      fair:measurementUnitRef: http://qudt.org/vocab/unit/KiloM2
    status:
      description: The rights that the town has by law.
      fair:label: { en: Legal status, fr: Statut juridique }
      fair:conceptRef: http://dbpedia.org/resource/Town_privileges
      $ref: '#/$defs/LegalStatus'
$defs:
  LegalStatus:
    title: Legal status of a town
    oneOf:
      - { const: 1, title: City }
      - { const: 2, title: Market town }
      - { const: 9, title: Not known, fair:sentinel: true }
`,
  data: `name,inhabitants,area,status
Alpha,120000,82.5,1
Beta,3400,12.1,2
Gamma,15,0.9,9
`,
  options: {
    identifier: 'https://w3id.org/example/datasets/towns/1.2.0',
    url: 'https://w3id.org/example/datasets/towns/1.2.0',
    keywords: ['towns', 'population', 'area', 'Ruritania'],
    distribution: [
      {
        contentUrl: 'https://w3id.org/example/datasets/towns/1.2.0/towns.csv',
        encodingFormat: 'text/csv',
        contentSize: '81 B',
        sha256: '016a885370bccdb94f78115ee9248c9276ae4f171d4d3c853200b88ae496dff9',
      },
    ],
  },
};

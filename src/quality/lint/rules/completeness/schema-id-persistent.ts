import { quote } from '../../../../base/json.js';
import { isPersistent, notPersistentBecause } from '../../../../schema/vocabulary/index.js';
import { defineRule } from '../../rule.js';

/** A document has a persistent address. */
export const schemaIdPersistent = defineRule({
  id: 'schema-id-persistent',
  on: 'document',
  group: 'completeness',
  severity: 'off',
  presets: { publish: 'warning' },
  fix: 'none',
  summary: 'The "$id" of a schema is a persistent identifier.',
  why: 'Addresses of web servers change. A DOI, handle, ARK, w3id, PURL, identifiers.org or URN:NBN identifier still identifies the schema after it moves.',
  targets: {},
  metrics: ['FsF-F1-02MD-1', 'RDA-F1-01M'],
  examples: {
    bad: [
      { schema: { $id: 'https://data.example.org/schemas/persons', title: 'Persons' } },
      { schema: { $id: 'urn:uuid:6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b', title: 'Persons' } },
      { schema: { $id: 'https://orcid.org/0000-0002-1825-0097', title: 'Persons' } },
    ],
    good: [
      { schema: { $id: 'https://doi.org/10.5281/zenodo.1234567', title: 'Persons' } },
      { schema: { $id: 'urn:nbn:de:101:1-201102033592', title: 'Persons' } },
      { schema: { $id: 'https://w3id.org/census/persons', title: 'Persons' } },
    ],
  },
  applies: (_, { description }) => description.id !== undefined,
  check: (_, { description: { id } }) => {
    if (id === undefined || isPersistent(id.value)) return undefined;
    const reason = notPersistentBecause(id.value);
    return {
      pointer: id.pointer,
      on: 'value',
      message: `The "$id" ${quote(id.value)} is not a persistent identifier of a dataset.${reason ? ` ${reason}` : ''}`,
      help: 'Register a DOI, or use an address of w3id.org or purl.org that redirects to where the schema is published.',
    };
  },
});

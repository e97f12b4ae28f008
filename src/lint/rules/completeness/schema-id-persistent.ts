import { quote } from '../../../json.js';
import { isPersistent } from '../../../vocabulary/index.js';
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
  why: 'Addresses of web servers change. A DOI, handle, ARK, w3id, PURL or URN goes on naming the schema when it moves.',
  targets: {},
  metrics: ['FsF-F1-02MD-1', 'RDA-F1-01M'],
  examples: {
    bad: [{ schema: { $id: 'https://data.example.org/schemas/persons', title: 'Persons' } }],
    good: [
      { schema: { $id: 'https://doi.org/10.5281/zenodo.1234567', title: 'Persons' } },
      { schema: { $id: 'https://w3id.org/census/persons', title: 'Persons' } },
    ],
  },
  applies: (_, { description }) => description.id !== undefined,
  check: (_, { description: { id } }) => {
    if (id === undefined || isPersistent(id.value)) return undefined;
    return {
      pointer: id.pointer,
      on: 'value',
      message: `The "$id" ${quote(id.value)} is not a persistent identifier.`,
      help: 'Register a DOI, or use an address of w3id.org or purl.org that leads to where the schema is published.',
    };
  },
});

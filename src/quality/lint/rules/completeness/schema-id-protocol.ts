import { quote } from '../../../../base/json.js';
import { defineRule } from '../../rule.js';

/** The address of a document can be followed. */
export const schemaIdProtocol = defineRule({
  id: 'schema-id-protocol',
  on: 'document',
  group: 'completeness',
  severity: 'hint',
  fix: 'none',
  summary: 'The "$id" of a schema is a web address.',
  why: 'A URN identifies the schema but does not say how to get it. HTTP is a free and standard protocol, which also supports access control.',
  targets: {},
  metrics: ['FsF-A1.1-01MD-1', 'FsF-A1.2-01MD-1', 'RDA-A1-04M', 'RDA-A1.1-01M'],
  examples: {
    bad: [{ schema: { $id: 'urn:uuid:6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b', title: 'Persons' } }],
    good: [
      { schema: { $id: 'https://data.example.org/schemas/persons', title: 'Persons' } },
      { schema: { $id: 'https://doi.org/10.5281/zenodo.1234567', title: 'Persons' } },
    ],
  },
  applies: (_, { description }) => description.id !== undefined,
  check: (_, { description: { id } }) => {
    if (id === undefined || /^https?:/i.test(id.value)) return undefined;
    return {
      pointer: id.pointer,
      on: 'value',
      message: `The "$id" ${quote(id.value)} is not a web address, so it does not say how to get the schema.`,
      help: 'Write an address that starts with "https://"; a DOI or an address of w3id.org is persistent as well.',
    };
  },
});

import { isObject, member, quote } from '../../../../base/json.js';
import { defineRule } from '../../rule.js';

/** A document has an absolute address. */
export const schemaId = defineRule({
  id: 'schema-id',
  on: 'document',
  group: 'completeness',
  severity: 'warning',
  fix: 'none',
  ask: ['$id'],
  summary: 'A schema has an absolute "$id".',
  why: 'The "$id" is the identifier of the metadata. Without one, nobody can cite the schema or refer to its parts from elsewhere.',
  targets: { 'ro-crate': 'should', cdif: 'must', croissant: 'should' },
  metrics: ['FsF-F1-01MD-1', 'FsF-F2-01M-2', 'FsF-A1.1-01MD-1', 'RDA-F1-02M', 'RDA-A1-04M'],
  examples: {
    bad: [
      { schema: { title: 'Persons of the census', type: 'object' } },
      { schema: { $id: 'persons.json', title: 'Persons of the census', type: 'object' } },
    ],
    good: [
      { schema: { $id: 'https://data.example.org/schemas/persons', title: 'Persons' } },
      { schema: { $id: 'urn:uuid:6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b', title: 'Persons' } },
    ],
  },
  applies: (_, { document }) => isObject(document.value),
  check: ({ root }, { description, schemaIndex }) => {
    const id = member(root, '$id');
    if (id === undefined || id === '') {
      return {
        ...(id === undefined ? {} : { pointer: '/$id', on: 'value' as const }),
        message: 'The schema has no "$id".',
        help: 'Add "$id" with the address under which the schema is or will be published.',
      };
    }
    // What is no address at all, or has a fragment, makes the schema invalid; that is already reported.
    const isFaulty = typeof id !== 'string' || /#./s.test(id) || schemaIndex.badIds.includes('/$id');
    if (isFaulty || description.id) return undefined;
    return {
      pointer: '/$id',
      on: 'value',
      message: `The "$id" ${quote(id)} is a relative address, which identifies nothing outside its folder.`,
      help: 'Write the full address under which the schema is or will be published, such as "https://…".',
    };
  },
});

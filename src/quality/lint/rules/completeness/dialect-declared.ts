import type { Fix } from '../../../../base/diagnostic.js';
import { isObject, member } from '../../../../base/json.js';
import { CURRENT_EDITION } from '../../../../schema/vocabulary/index.js';
import { defineRule, type LintContext } from '../../rule.js';

/** A schema that uses the vocabulary says so. */
export const dialectDeclared = defineRule({
  id: 'dialect-declared',
  on: 'document',
  group: 'completeness',
  severity: 'info',
  fix: 'unsafe',
  ask: 'look',
  summary: 'A schema with "fair:" keywords names the FAIR dialect in "$schema".',
  why: 'Under plain JSON Schema, other tools ignore the keywords. The FAIR dialect defines them, so that tools can check their values.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: [],
  examples: {
    bad: [
      {
        schema: {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          title: 'Persons',
          'fair:license': 'CC-BY-4.0',
        },
        fixed: {
          $schema: 'https://highvaluedata.net/fair-data-schema/dev',
          title: 'Persons',
          'fair:license': 'CC-BY-4.0',
        },
      },
      {
        schema: { title: 'Persons', 'fair:license': 'CC-BY-4.0' },
        fixed: {
          $schema: 'https://highvaluedata.net/fair-data-schema/dev',
          title: 'Persons',
          'fair:license': 'CC-BY-4.0',
        },
      },
    ],
    good: [
      { schema: { $schema: 'https://highvaluedata.net/fair-data-schema/dev', 'fair:license': 'CC-BY-4.0' } },
      { schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Persons' } },
    ],
  },
  applies: (_, { document, description }) => isObject(document.value) && description.leaves.length > 0,
  check: ({ root }, context) => {
    const named = member(root, '$schema');
    if (named === undefined) {
      return {
        message: 'The schema uses "fair:" keywords, but has no "$schema" that declares them.',
        help: `Add "$schema": "${addressIn(context)}".`,
        fixes: fixes('insert', context),
      };
    }
    // An unknown dialect makes the schema invalid; that is already reported.
    if (typeof named !== 'string' || context.registry.dialect(named) !== '2020-12') return undefined;
    return {
      pointer: '/$schema',
      on: 'value',
      message:
        'The schema uses "fair:" keywords, but its "$schema" is plain JSON Schema, which does not define them.',
      help: `Write "$schema": "${addressIn(context)}".`,
      fixes: fixes('set', context),
    };
  },
});

function addressIn({ registry: { docsUrl } }: LintContext): string {
  return `${docsUrl}/${CURRENT_EDITION}`;
}

function fixes(op: 'insert' | 'set', context: LintContext): readonly Fix[] {
  // Under the dialect a faulty annotation makes the schema invalid: first the faults, then the dialect.
  if (context.description.leaves.some(({ fault }) => fault !== undefined)) return [];
  const edits = [{ op, pointer: '/$schema', value: addressIn(context) }];
  return [{ title: 'Name the FAIR dialect in "$schema"', safe: false, edits }];
}

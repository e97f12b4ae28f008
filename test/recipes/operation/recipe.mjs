export default {
  title: 'Add an operation',
  steps: [
    {
      file: 'src/apps/operations/prefixes.ts',
      from: 'operation.ts.txt',
      needed: { by: 'types', says: /prefixes/ },
    },
    {
      file: 'src/apps/operations/index.ts',
      edits: [
        [
          'export { publishedAs, type ReadinessInput,',
          "export { type PrefixesInput, type PrefixesOutput, prefixes } from './prefixes.js';\nexport { publishedAs, type ReadinessInput,",
        ],
      ],
      needed: { by: 'types', says: /prefixes/ },
    },
    {
      file: 'src/apps/operations/operations.ts',
      edits: [
        [
          "import { readiness } from './readiness.js';",
          "import { prefixes } from './prefixes.js';\nimport { readiness } from './readiness.js';",
        ],
        ['  vocabulary,\n] as', '  vocabulary,\n  prefixes,\n] as'],
      ],
      needed: { by: 'works', says: /404/ },
    },
    {
      file: 'src/apps/cli/prefixes.ts',
      from: 'command.ts.txt',
      needed: { by: 'types', says: /prefixes/ },
    },
    {
      file: 'src/apps/cli/commands.ts',
      edits: [
        [
          '  openapi: async',
          "  prefixes: async () => (await import('./prefixes.js')).prefixesCommand,\n  openapi: async",
        ],
      ],
      needed: { by: 'works', says: /Unknown command/ },
    },
  ],
  commands: ['npm run generate', 'UPDATE_SCENARIOS=1 npx vitest run test/scenarios.test.ts'],
  tests: ['test/http/description.test.ts'],
};

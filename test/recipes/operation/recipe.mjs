export default {
  title: 'Add an operation',
  steps: [
    {
      file: 'src/apps/operations/prefixes/index.ts',
      from: 'operation.ts.txt',
      needed: { by: 'types', says: /prefixes/ },
    },
    {
      file: 'src/apps/operations/list/index.ts',
      edits: [
        [
          "import { readiness } from '../readiness/index.js';",
          "import { prefixes } from '../prefixes/index.js';\nimport { readiness } from '../readiness/index.js';",
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

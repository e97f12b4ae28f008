const added = (file, from) => ({ file, from, needed: { by: 'types', says: /dcat/ } });

export default {
  title: 'Add a standard',
  steps: [
    {
      file: 'src/exchange/standards/list/index.ts',
      edits: [
        [
          '} as const satisfies',
          "  dcat: {\n    id: 'dcat',\n    title: 'DCAT',\n    version: '3',\n    mediaType: 'application/ld+json',\n    fileName: 'dcat.jsonld',\n  },\n} as const satisfies",
        ],
      ],
      needed: { by: 'types', says: /dcat/ },
    },
    added('src/exchange/standards/dcat/index.ts', 'index.ts.txt'),
    added('src/exchange/standards/dcat/requirements.ts', 'requirements.ts.txt'),
    added('src/exchange/standards/dcat/mapping.ts', 'mapping.ts.txt'),
    added('src/exchange/standards/dcat/plain.ts', 'plain.ts.txt'),
    added('src/exchange/standards/dcat/build.ts', 'build.ts.txt'),
    added('src/exchange/standards/dcat/importer.ts', 'importer.ts.txt'),
    {
      file: 'src/exchange/standards/exporters.ts',
      edits: [
        [
          "import type { Exporter } from './exporter.js';",
          "import { dcat } from './dcat/index.js';\nimport type { Exporter } from './exporter.js';",
        ],
        ['  prov,\n};', '  prov,\n  dcat,\n};'],
      ],
      needed: { by: 'types', says: /dcat/ },
    },
    {
      file: 'src/exchange/standards/importers.ts',
      edits: [
        [
          "import type { Importer } from './importer.js';",
          "import { importer as dcat } from './dcat/importer.js';\nimport type { Importer } from './importer.js';",
        ],
        ['  prov,\n};', '  prov,\n  dcat,\n};'],
      ],
      needed: { by: 'types', says: /dcat/ },
    },
    {
      file: 'test/standards/dcat-rules.ts',
      from: 'rules.ts.txt',
      needed: { by: 'test/standards/exports.test.ts', says: /dcat-rules/ },
    },
  ],
  commands: [
    'npm run generate',
    'UPDATE_GOLDEN=1 npx vitest run test/standards',
    'UPDATE_SCENARIOS=1 npx vitest run test/scenarios.test.ts',
  ],
  tests: ['test/standards/exports.test.ts', 'test/http/exports.test.ts', 'test/http/description.test.ts'],
};

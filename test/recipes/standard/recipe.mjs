const added = (file, from) => ({ file, from, needed: { by: 'types', says: /dcat/ } });

export default {
  title: 'Add a standard',
  steps: [
    {
      file: 'src/export/standards/index.ts',
      edits: [
        [
          '} as const satisfies',
          "  dcat: {\n    id: 'dcat',\n    title: 'DCAT',\n    version: '3',\n    mediaType: 'application/ld+json',\n    fileName: 'dcat.jsonld',\n  },\n} as const satisfies",
        ],
      ],
      needed: { by: 'types', says: /dcat/ },
    },
    added('src/export/dcat/index.ts', 'index.ts.txt'),
    added('src/export/dcat/requirements.ts', 'requirements.ts.txt'),
    added('src/export/dcat/mapping.ts', 'mapping.ts.txt'),
    added('src/export/dcat/build.ts', 'build.ts.txt'),
    {
      file: 'src/export/exporters.ts',
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
      file: 'test/export/dcat-rules.ts',
      from: 'rules.ts.txt',
      needed: { by: 'test/export/exports.test.ts', says: /dcat-rules/ },
    },
  ],
  commands: [
    'npm run generate',
    'UPDATE_GOLDEN=1 npx vitest run test/export',
    'UPDATE_SCENARIOS=1 npx vitest run test/scenarios.test.ts',
  ],
  tests: ['src/export', 'test/export', 'test/http/exports.test.ts', 'test/http/description.test.ts'],
};

export default {
  title: 'Add a rule',
  steps: [
    {
      file: 'src/quality/lint/rules/hygiene/no-capitals.ts',
      from: 'rule.ts.txt',
      needed: { by: 'types', says: /no-capitals/ },
    },
    {
      file: 'src/quality/lint/rules/hygiene/index.ts',
      edits: [
        [
          'import { noDeprecatedKeyword }',
          "import { noCapitals } from './no-capitals.js';\nimport { noDeprecatedKeyword }",
        ],
        ['  languageParity,\n  noUnsafeMarkdown,', '  languageParity,\n  noCapitals,\n  noUnsafeMarkdown,'],
      ],
      needed: { by: 'works', says: /no-capitals/ },
    },
  ],
  commands: ['npm run generate'],
  tests: ['src/quality/lint/rules.test.ts'],
};

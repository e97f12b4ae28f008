export default {
  title: 'Add an edition',
  steps: [
    {
      file: 'src/schema/vocabulary/keywords.ts',
      edits: [
        ["export const editions = ['0.1.0', 'dev']", "export const editions = ['0.1.0', '0.2.0', 'dev']"],
      ],
      needed: { by: 'types', says: /0\.2\.0/ },
    },
    {
      file: 'src/schema/vocabulary/keywords.ts',
      edits: [[/editions: \['dev'\]/, "editions: ['0.2.0', 'dev']"]],
      needed: { by: 'works', says: /fair:contributors/ },
    },
  ],
  commands: ['npm run generate', 'UPDATE_SCENARIOS=1 npx vitest run test/scenarios.test.ts'],
  tests: ['src/schema/vocabulary', 'src/quality/validate/schema.test.ts', 'test/http/promises.test.ts'],
};

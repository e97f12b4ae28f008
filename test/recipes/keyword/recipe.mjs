const types = { by: 'types', says: /fair:sensitivity|sensitivity/ };

const mapped = (standard, placement) => ({
  file: `src/exchange/standards/${standard}/mapping.ts`,
  edits: [["  'fair:structureType':", `  'fair:sensitivity': ${placement},\n  'fair:structureType':`]],
  needed: types,
});

export default {
  title: 'Add a keyword',
  steps: [
    {
      file: 'src/schema/vocabulary/keywords.ts',
      edits: [
        [
          "  'fair:quality': {",
          `  'fair:sensitivity': {
    scope: 'dataset',
    kind: oneOf('public', 'personal'),
    editions: ['dev'],
    title: 'Sensitivity',
    about: 'Whether the data is about persons who can be identified.',
    example: 'public',
  },
  'fair:quality': {`,
        ],
      ],
      needed: types,
    },
    {
      file: 'src/schema/description/subject.ts',
      edits: [
        [
          '      structureType: statements.find(STRUCTURE_TYPE, textOf),',
          `      structureType: statements.find(STRUCTURE_TYPE, textOf),
      sensitivity: statements.find(SENSITIVITY, textOf),`,
        ],
        [
          '    structureType: subject.structureType,',
          '    structureType: subject.structureType,\n    sensitivity: subject.sensitivity,',
        ],
        [
          "const STRUCTURE_TYPE = topic('fair:structureType');",
          "const STRUCTURE_TYPE = topic('fair:structureType');\nconst SENSITIVITY = topic('fair:sensitivity');",
        ],
      ],
      needed: types,
    },
    mapped('ro-crate', "{ to: 'fair:sensitivity', read: scalar('fair:sensitivity') }"),
    mapped('cdif', "{ drop: 'CDIF has no term for it.' }"),
    mapped('croissant', "{ to: 'fair:sensitivity', read: scalar('fair:sensitivity') }"),
    mapped('prov', "{ drop: 'It says nothing about how the data came to be.' }"),
    {
      file: 'test/keyword-values.ts',
      edits: [
        [
          "  ['fair:structureType', 'wide', undefined],",
          `  ['fair:structureType', 'wide', undefined],
  ['fair:sensitivity', 'public', undefined],
  ['fair:sensitivity', 'secret', /Expected "public" or "personal", found the string "secret"/],`,
        ],
      ],
      needed: { by: 'src/schema/vocabulary/kinds.test.ts', says: /"public\\?" or \\?"personal/ },
    },
    {
      file: 'test/corpus/complete.json',
      edits: [['  "fair:structureType":', '  "fair:sensitivity": "public",\n  "fair:structureType":']],
      needed: { by: 'test/standards/exports.test.ts', says: /fair:sensitivity/ },
    },
  ],
  commands: [
    'npm run generate',
    'UPDATE_GOLDEN=1 npx vitest run test/standards',
    'UPDATE_SCENARIOS=1 npx vitest run test/scenarios.test.ts',
  ],
  tests: ['src/schema/vocabulary', 'src/schema/description', 'test/standards/exports.test.ts'],
};

export default {
  title: 'Add a kind of problem',
  steps: [
    {
      file: 'src/apps/http/problems.ts',
      edits: [
        [
          "  'unsupported-media-type': {",
          `  'address-too-long': {
    status: 414,
    on: 'anything',
    title: 'The address is too long',
    about: 'The path and the query have more than 4000 characters. Send long values in the body.',
  },
  'unsupported-media-type': {`,
        ],
      ],
      needed: { by: 'types', says: /address-too-long/ },
    },
    {
      file: 'src/apps/http/routes.ts',
      edits: [
        [
          '      negotiate(request, reply, offered);\n',
          `      if (request.url.length > 4000)
        throw new ProblemError('address-too-long', 'The address has more than 4000 characters.');
      negotiate(request, reply, offered);
`,
        ],
      ],
      needed: { by: 'works', says: /414/ },
    },
  ],
  commands: ['npm run generate'],
  tests: ['test/http/description.test.ts'],
};

export default {
  title: 'Add a value kind',
  steps: [
    {
      file: 'src/schema/vocabulary/kinds.ts',
      edits: [
        [
          '// The Gregorian calendar as a regular expression',
          `const EMAIL = '^[^@\\\\s]+@[^@\\\\s]+$';
const emailPattern = new RegExp(EMAIL);

/** An address of electronic mail. */
export const email = named(
  stringKind('email', 'an email address', { pattern: EMAIL }, (value) =>
    emailPattern.test(value)
      ? FINE
      : problem(\`\${quote(value)} is not an email address.\`, { help: 'Write it as name@example.org.' }),
  ),
);

// The Gregorian calendar as a regular expression`,
        ],
      ],
      needed: { by: 'types', says: /email/ },
    },
    {
      file: 'src/schema/vocabulary/records.ts',
      edits: [
        ['import { date, iri,', 'import { date, email, iri,'],
        [
          "  startDate: { kind: date, title: 'First day of the contribution' },",
          `  email: { kind: email, title: 'Where to write to' },
  startDate: { kind: date, title: 'First day of the contribution' },`,
        ],
      ],
      needed: { by: 'src/schema/vocabulary/kinds.test.ts', says: /FAIL.*email: 'ada'/ },
    },
    {
      file: 'test/keyword-values.ts',
      edits: [
        [
          "  ['fair:contributors', [{ role: 'Producer' }],",
          `  ['fair:contributors', [{ name: 'Ada', email: 'ada@example.org' }], undefined],
  ['fair:contributors', [{ name: 'Ada', email: 'ada' }], /"ada" is not an email address/, '0/email'],
  ['fair:contributors', [{ role: 'Producer' }],`,
        ],
      ],
      needed: { by: 'src/schema/vocabulary/kinds.test.ts', says: /an email address/ },
    },
  ],
  commands: ['npm run generate'],
  tests: ['src/schema/vocabulary'],
};

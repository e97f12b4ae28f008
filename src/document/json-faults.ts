/** What can be wrong with a JSON text, in words: what it is, and what to do about it. */
export const JSON_FAULTS = {
  word: [
    'This is not JSON',
    'Strings and names stand in double quotes; the only bare words are true, false and null.',
  ],
  number: ['This is not a JSON number'],
  name: [
    'The name of a member is missing',
    'A name stands in double quotes, and no comma follows the last member.',
  ],
  bareName: ['This name is not in double quotes'],
  singleQuotes: ['JSON has no single quotes', 'Use double quotes.'],
  value: ['A value is missing', 'No comma follows the last item.'],
  colon: ['A colon is missing between name and value'],
  comma: ['A comma is missing'],
  brace: ['The closing brace } is missing'],
  bracket: ['The closing bracket ] is missing'],
  stray: ['This closes nothing that was opened'],
  trailing: [
    'Text follows after the end of the document',
    'A JSON file holds one value; rows of values go in a .ndjson file.',
  ],
  comment: ['JSON has no comments', 'Move it into "$comment", or write the document as YAML.'],
  openComment: ['A comment does not end'],
  openString: ['A string does not end', 'Close it with a double quote on the same line.'],
  unicode: ['This is not a Unicode escape', 'Write \\u and four hexadecimal digits.'],
  escape: ['This is not an escape', 'After a backslash stands one of " \\ / b f n r t u.'],
  control: ['A control character stands in a string', 'Write it as an escape, such as \\n or \\t.'],
} as const satisfies { readonly [name: string]: readonly [message: string, help?: string] };

/** The name of such a fault. */
export type JsonFault = keyof typeof JSON_FAULTS;

/** What can be wrong with a JSON text, in words: what it is, and what to do about it. */
export const JSON_FAULTS = {
  word: [
    'This is not JSON',
    'Write strings and names in double quotes; only true, false and null have no quotes.',
  ],
  number: ['This is not a JSON number'],
  name: [
    'The name of a member is missing',
    'Write names in double quotes, and no comma after the last member.',
  ],
  bareName: ['This name is not in double quotes'],
  singleQuotes: ['JSON has no single quotes', 'Use double quotes.'],
  value: ['A value is missing', 'Write no comma after the last item.'],
  colon: ['A colon is missing between name and value'],
  comma: ['A comma is missing'],
  brace: ['The closing brace } is missing'],
  bracket: ['The closing bracket ] is missing'],
  stray: ['This bracket closes nothing'],
  trailing: [
    'There is text after the end of the document',
    'A JSON file contains one value; several values, one per line, belong in a .ndjson file.',
  ],
  comment: ['JSON has no comments', 'Move it into "$comment", or write the document as YAML.'],
  openComment: ['A comment is not closed'],
  openString: ['A string is not closed', 'Close it with a double quote on the same line.'],
  unicode: ['This is not a Unicode escape', 'Write \\u and four hexadecimal digits.'],
  escape: ['This is not an escape', 'A backslash must be followed by one of " \\ / b f n r t u.'],
  control: ['A string contains a control character', 'Write it as an escape, such as \\n or \\t.'],
} as const satisfies { readonly [name: string]: readonly [message: string, help?: string] };

/** The name of such a fault. */
export type JsonFault = keyof typeof JSON_FAULTS;

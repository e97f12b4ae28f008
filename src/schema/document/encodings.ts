/** How text may be encoded, as people call it. */
export const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

/** How text is encoded. */
export type Encoding = keyof typeof encodingNames;

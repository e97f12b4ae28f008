import type { ExportOptions } from '../../src/exchange/standards/index.js';

const institute = {
  name: 'Example Institute',
  identifier: 'https://ror.org/02y3ad647',
  url: 'https://example.org',
} as const;

/** Everything that no keyword can say. */
export const fullOptions: ExportOptions = {
  identifier: 'https://doi.org/10.1234/abcd',
  url: 'https://example.org/datasets/abcd',
  version: '1.0.0',
  datePublished: '2024-02-01',
  dateModified: '2024-03-01',
  license: 'https://spdx.org/licenses/CC-BY-4.0',
  publisher: institute,
  creator: [
    {
      name: 'Ada Example',
      identifier: 'https://orcid.org/0000-0002-1825-0097',
      type: 'Individual',
      affiliation: institute,
    },
  ],
  keywords: ['example', 'data'],
  language: 'en',
  citeAs: 'Example, A. (2024): Example data.',
  conditionsOfAccess: 'http://purl.org/coar/access_right/c_abf2',
  isAccessibleForFree: true,
  catalog: { name: 'Example catalogue', url: 'https://example.org/catalogue' },
  recordLicense: 'https://creativecommons.org/publicdomain/zero/1.0/',
  distribution: [
    {
      contentUrl: 'https://example.org/files/data.csv',
      encodingFormat: 'text/csv',
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      contentSize: '123 B',
    },
  ],
  used: ['https://example.org/datasets/raw'],
};

import type { ExportOptions } from './options.js';

const EXAMPLES = {
  identifier: 'https://doi.org/10.5072/example',
  url: 'https://example.org/towns',
  datePublished: '2026-05-01',
  dateModified: '2026-05-01',
  license: 'https://spdx.org/licenses/CC-BY-4.0',
  version: '1.0.0',
  creator: [{ name: 'Ada Lovelace', affiliation: { name: 'Statistical Office' } }],
  publisher: { name: 'Statistical Office' },
  keywords: ['towns', 'population'],
  citeAs: 'Statistical Office (2026): Towns of Ruritania',
  distribution: [{ contentUrl: 'https://example.org/towns.csv', encodingFormat: 'text/csv' }],
  isLive: true,
  roles: { population: 'measure' },
} as const satisfies ExportOptions;

/** Names an option by an example: it is written like this in an options file, YAML or JSON, and in a request. */
export function optionLike(name: keyof typeof EXAMPLES): string {
  return `an option such as "${name}": ${JSON.stringify(EXAMPLES[name])}`;
}

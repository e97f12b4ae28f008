/** An address without what does not tell licences apart: scheme, case, language, file type. */
export function addressKey(iri: string): string {
  return iri
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/(?:legalcode|deed)(?:\.[a-z-]+)?\/?$/, '')
    .replace(/\.(?:html?|txt|json|jsonld|rdf|xml|php|md)$/, '')
    .replace(/\/$/, '');
}

// Hosts whose addresses say which licence they mean: how to read the rest.
const HOSTS: readonly { readonly form: RegExp; readonly words: (...parts: string[]) => string }[] = [
  {
    form: /^creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)(?:\/([a-z]+))?$/,
    words: (...parts) => `CC ${parts.join(' ')}`,
  },
  { form: /^creativecommons\.org\/publicdomain\/zero\/1\.0$/, words: () => 'CC0-1.0' },
  { form: /^creativecommons\.org\/publicdomain\/mark\/1\.0$/, words: () => 'CC-PDM-1.0' },
  { form: /^opensource\.org\/licenses?\/([^/]+)$/, words: (name) => name!.replace(/-(\d)-(\d)$/, '-$1.$2') },
  { form: /^choosealicense\.com\/licenses\/([^/]+)$/, words: (name) => name! },
  {
    form: /^gnu\.org\/(?:copyleft|licenses)(?:\/old-licenses)?\/([al]?gpl|fdl)-(\d\.\d)(?:[-.].*)?$/,
    words: (family, version) => `${family === 'fdl' ? 'GFDL' : family}-${version}`,
  },
  { form: /^apache\.org\/licenses\/license-([\d.]+)$/, words: (version) => `Apache ${version}` },
  {
    form: /^opendatacommons\.org\/licenses\/(by|odbl|pddl)(?:\/(?:summary|1[-.]0))?$/,
    words: (name) => (name === 'by' ? 'ODC-By-1.0' : `${name}-1.0`),
  },
  { form: /^mozilla\.org\/(?:[a-z-]+\/)?mpl\/(\d\.\d)$/, words: (version) => `MPL ${version}` },
  {
    form: /^publications\.europa\.eu\/resource\/authority\/licence\/([^/]+)$/,
    words: (name) => name!.replace(/_(\d)_(\d)/, ' $1.$2').replaceAll('_', ' '),
  },
];

/** The words for a licence that the address of a known host holds. */
export function wordsOfAddress(address: string): string | undefined {
  for (const { form, words } of HOSTS) {
    const match = form.exec(address);
    if (match) return words(...match.slice(1).filter((part) => part !== undefined));
  }
  return undefined;
}

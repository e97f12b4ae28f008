/** An address without what does not tell licences apart: scheme, language, file type. */
function bareAddress(iri: string): string {
  return iri
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/(?:legalcode|deed)(?:\.[a-z-]+)?\/?$/i, '')
    .replace(/\.(?:html?|txt|json|jsonld|rdf|xml|php|md)$/i, '')
    .replace(/\/$/, '');
}

/** The same in one case. */
export function addressKey(iri: string): string {
  return bareAddress(iri).toLowerCase();
}

// Licences of Open Data Commons by how it calls them.
const OPEN_DATA_COMMONS: { readonly [name: string]: string } = {
  by: 'ODC-By-1.0',
  odbl: 'ODbL-1.0',
  pddl: 'PDDL-1.0',
};

// Hosts whose addresses say which licence they mean: how to read the rest.
const HOSTS: readonly { readonly form: RegExp; readonly words: (...parts: string[]) => string }[] = [
  { form: /^spdx\.org\/licenses\/([^/]+)$/i, words: (id) => id! },
  {
    form: /^creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)(?:\/([a-z]+))?$/i,
    words: (...parts) => `CC ${parts.join(' ')}`.toUpperCase(),
  },
  { form: /^creativecommons\.org\/publicdomain\/zero\/1\.0$/i, words: () => 'CC0-1.0' },
  { form: /^creativecommons\.org\/publicdomain\/mark\/1\.0$/i, words: () => 'CC-PDM-1.0' },
  { form: /^opensource\.org\/licenses?\/([^/]+)$/i, words: (name) => name!.replace(/-(\d)-(\d)$/, '-$1.$2') },
  { form: /^choosealicense\.com\/licenses\/([^/]+)$/i, words: (name) => name! },
  {
    form: /^gnu\.org\/(?:copyleft|licenses)(?:\/old-licenses)?\/([al]?gpl|fdl)-(\d\.\d)(?:[-.].*)?$/i,
    words: (family, version) => `${family!.toUpperCase().replace('FDL', 'GFDL')}-${version}`,
  },
  { form: /^apache\.org\/licenses\/license-([\d.]+)$/i, words: (version) => `Apache ${version}` },
  {
    form: /^opendatacommons\.org\/licenses\/(by|odbl|pddl)(?:\/(?:summary|1[-.]0))?$/i,
    words: (name) => OPEN_DATA_COMMONS[name!.toLowerCase()]!,
  },
  { form: /^mozilla\.org\/(?:[a-z-]+\/)?mpl\/(\d\.\d)$/i, words: (version) => `MPL ${version}` },
  {
    form: /^publications\.europa\.eu\/resource\/authority\/licence\/([^/]+)$/i,
    words: (name) => name!.replace(/_(\d)_(\d)/, ' $1.$2').replaceAll('_', ' '),
  },
];

/** The words for a licence that the address of a known host holds: its name in short, as people write it. */
export function licenseWordsAt(iri: string): string | undefined {
  const address = bareAddress(iri);
  for (const { form, words } of HOSTS) {
    const match = form.exec(address);
    if (match) return words(...match.slice(1).filter((part) => part !== undefined));
  }
  return undefined;
}

// How much a browser loads, minified and after gzip: at first, and when a part is needed.
import { bundle, openChromium, openPage, serve } from './browser/bundle.mjs';
import { report } from './measure.mjs';

/** What the target leaves out. */
const LISTS_AND_YAML = [
  'src/schema/document/yaml.ts',
  'src/schema/vocabulary/license-lookup.ts',
  'src/schema/vocabulary/unit-lookup.ts',
];

const TITLES = {
  'src/data/check/index.ts': 'rows: NDJSON, CSV, TSV',
  'src/schema/document/edit/yaml.ts': 'fixes in YAML',
  'src/schema/document/yaml.ts': 'YAML',
  'src/exchange/standards/index.ts': 'exports: RO-Crate, CDIF, Croissant, PROV-O',
  'src/data/tables/parquet.ts': 'rows: Parquet',
  'src/data/tables/sav.ts': 'rows: SPSS',
  'src/data/tables/xlsx.ts': 'rows: Excel',
  'src/quality/validate/formats.ts': 'asserted formats',
  'src/quality/validate/instance.ts': 'instances',
  'src/schema/vocabulary/license-lookup.ts': 'SPDX licences',
  'src/schema/vocabulary/unit-lookup.ts': 'QUDT units',
  're2js/build/index.js': 'patterns for the linear-time engine',
};

const plain = {
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  title: 'Towns of Exampleland',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', pattern: '^[A-Z]', 'fair:label': 'Name of the town' },
    inhabitants: { type: 'integer', minimum: 0, 'fair:conceptRef': 'http://www.wikidata.org/entity/Q33829' },
  },
};

const withLists = {
  ...plain,
  'fair:license': 'CC-BY-4.0',
  properties: { ...plain.properties, area: { type: 'number', 'fair:measurementUnit': 'km²' } },
};

const instance = { name: 'Alpha', inhabitants: 120000 };

export async function run() {
  const bundled = await bundle('bench/browser/lint-page.ts');
  const kilobytes = (names) => bundled.gzipped(names) / 1000;
  const leftOut = new Set(
    bundled.parts.filter(({ module }) => LISTS_AND_YAML.includes(module)).flatMap(({ files }) => files),
  );
  const served = await serve(bundled.files);
  const chromium = await openChromium();
  console.log(
    'size: KB (1,000 bytes) of a minified bundle of the operations after gzip, as loaded by Chromium',
  );
  const loadedFor = async (...texts) => {
    const page = await openPage(chromium.context, served.origin);
    await page.call('checkText', ...texts.map((value) => JSON.stringify(value)));
    await page.close();
    return page.loaded();
  };
  try {
    report('parse, validate and lint a JSON schema', kilobytes(await loadedFor(plain)), { atMost: 145 });
    report('  and validate an instance', kilobytes(await loadedFor(plain, instance)), { atMost: 145 });
    const loaded = await loadedFor(withLists);
    const others = loaded.filter((name) => !leftOut.has(name));
    report('  of a schema with a licence and a unit, SPDX and QUDT not counted', kilobytes(others), {
      atMost: 145,
    });
    report('  SPDX and QUDT counted', kilobytes(loaded));
  } finally {
    await chromium.close();
    await served.close();
  }
  console.log('  loaded when needed, each with all that it takes beside the first:');
  const parts = bundled.parts.map(({ module, files }) => [TITLES[module] ?? module, kilobytes(files)]);
  for (const [title, size] of parts.sort(([, a], [, b]) => a - b)) report(`  ${title}`, size);
}

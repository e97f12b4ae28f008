import type { Description } from '../description/index.js';
import type { Diagnostic } from '../diagnostic.js';
import { isBroken, locate } from '../document/index.js';
import type { Json } from '../json.js';
import { type Checked, type Linted, lint as lintDocument } from '../lint/index.js';
import type { Conformance, Published, Score } from '../readiness/index.js';
import { optionsFrom, optionsKind } from './export-options.js';
import { type Context, type Operation, UnusableSchema } from './operation.js';
import { lintEffort, recoveredFrom, type SchemaOrText, schemaOrText } from './schema-or-text.js';
import { scoreSchema } from './score-schema.js';

/** What is assessed. */
export interface ReadinessInput extends SchemaOrText {
  /** What no keyword can say, as for exports. */
  readonly options?: { readonly [name: string]: Json };
}

/** Says how ready the metadata of a schema is to be published. */
export const readiness: Operation<ReadinessInput, Score> = {
  name: 'readiness',
  summary: 'Say how ready the metadata of a schema is to be published, and what to change to gain points.',
  parameters: {
    ...schemaOrText,
    options: { about: 'What no keyword can say, as for exports.', kind: optionsKind },
  },
  answer: {
    about: 'The points, and what to do to gain the others.',
    mediaType: 'application/json',
    schema: scoreSchema,
  },
  examples: [
    {
      title: 'A schema, and what its keywords cannot say',
      input: {
        schema: {
          $schema: 'https://highvaluedata.net/fair-data-schema/dev',
          title: 'Towns of Ruritania',
          'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
          properties: { inhabitants: { type: 'integer', title: 'Inhabitants' } },
        },
        options: { identifier: 'https://doi.org/10.5281/zenodo.1234567', datePublished: '2026-05-01' },
      },
    },
  ],
  refusesUnusable: true,
  staysForADay: true,
  effort: ({ schema, text }) => lintEffort(1, schema, text),
  async run({ options = {}, ...input }, context) {
    const { document, diagnostics } = await recoveredFrom(input, context);
    if (isBroken(document)) throw new UnusableSchema(locate(diagnostics, [document]));
    const linted = await lintDocument(document, context.registry, {}, context);
    if (linted.checked === undefined) throw new UnusableSchema([notAnObject(document.uri)]);
    const published = await publishedAs(linted.checked, linted, options, context);
    const { scoreOf } = await import('../readiness/index.js');
    return scoreOf(linted.checked, published, context.budget);
  },
};

function notAnObject(uri: string): Diagnostic {
  return {
    code: 'readiness/nothing',
    severity: 'error',
    message: 'The schema describes nothing that could be assessed: it is not an object.',
    at: { uri, pointer: '', on: 'value' },
  };
}

/** What options say of a checked schema, and to which standards its exports conform with them when nothing is assumed. */
export async function publishedAs(
  { context: { description } }: Checked,
  { diagnostics }: Pick<Linted, 'diagnostics'>,
  options: { readonly [name: string]: Json },
  context: Context,
): Promise<Published> {
  const given = optionsFrom(options);
  const isUsable = !diagnostics.some(
    ({ code, severity }) => severity === 'error' && !code.startsWith('lint/'),
  );
  return { given, ...(isUsable ? { conformance: await conformanceOf(description, options, context) } : {}) };
}

async function conformanceOf(
  description: Description,
  options: { readonly [name: string]: Json },
  { today, budget }: Context,
): Promise<Conformance> {
  // The exporters are large: who does not ask for readiness never loads them.
  const [{ exportAs, exporters }, { headOf }] = await Promise.all([
    import('../standards/index.js'),
    import('../readiness/index.js'),
  ]);
  const head = headOf(description);
  const settings = {
    options: { ...optionsFrom(options), assume: false },
    today,
    ...(budget ? { budget } : {}),
  };
  return Object.fromEntries(
    exporters.map((exporter) => {
      const { declares, missing } = exportAs(exporter, head, settings);
      // A graph of provenance declares no profile: what its readers need must be there.
      const levels = exporter.id === 'prov' ? ['must', 'should'] : ['must'];
      const lacking = missing.filter(({ level }) => levels.includes(level));
      const isDeclared = declares.length > 0 || exporter.id === 'prov';
      return [exporter.id, lacking.length > 0 || isDeclared ? lacking : undefined];
    }),
  );
}

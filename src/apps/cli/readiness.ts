import { isValid } from '../../base/diagnostic.js';
import { isObject } from '../../base/json.js';
import { printable } from '../../base/printable.js';
import { inOrder, type ScoreOptions, scoreReport, textReport } from '../../exchange/report/index.js';
import { checkDocument } from '../../quality/validate/index.js';
import { type Document, locate, type Read } from '../../schema/document/index.js';
import { string } from '../../schema/vocabulary/index.js';
import { readiness } from '../operations/readiness/index.js';
import { type Call, type Command, docsUrlFlag, formatFlag, schemasFlag } from './command.js';
import { EXIT } from './exit.js';
import { readDocument } from './files.js';
import { folderOf, knownSchemas } from './known-schemas.js';
import { optionsFlag, optionsFor } from './options-file.js';
import { readPublished, registryFlag } from './published.js';
import { resultWriter, type Terminal } from './terminal.js';

/** `fairwright readiness SCHEMA`. */
export const readinessCommand: Command = {
  name: 'readiness',
  summary: readiness.summary,
  operands: ['schema'],
  parameters: {
    schema: { about: 'The schema document.', kind: string, required: true },
    options: optionsFlag,
    format: formatFlag,
    schemas: schemasFlag,
    registry: registryFlag,
    docsUrl: docsUrlFlag,
  },
  environment: ['docsUrl', 'registry'],
  examples: [
    'fairwright readiness dataset.schema.json --options dataset.options.yaml',
    'cat dataset.schema.yaml | fairwright readiness - --format json',
  ],
  run,
};

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const published = await readPublished(operands.schema!, flags);
  const schema = published?.read ?? (await readDocument(operands.schema!));
  const options = await optionsFor(operands.schema!, flags, terminal);
  const { document } = schema;
  if (document === undefined) {
    resultWriter(terminal, flags.format)(unreadable(schema, flags, terminal));
    return EXIT.unreadable;
  }
  if (!isObject(document.value)) {
    terminal.err(
      `fairwright: ${printable(schema.uri)} describes nothing that could be assessed: it is not an object.\n`,
    );
    return EXIT.findings;
  }
  const schemas = await knownSchemas(
    'readiness',
    flags,
    published ? [] : folderOf(operands.schema!),
    published?.source,
  );
  const { context } = await schemas.contextFor([document]);
  const score = await readiness.run({ schema: document, options }, context);
  resultWriter(
    terminal,
    flags.format,
  )(flags.format === 'json' ? json(score) : scoreReport(score, optionsOf(document, terminal)));
  // What is wrong with annotations costs points already; a document that is no valid schema is another matter.
  const { diagnostics } = checkDocument(document, context);
  const others = diagnostics.filter(({ code }) => !code.startsWith('vocabulary/'));
  if (!isValid([...schema.diagnostics, ...others])) {
    terminal.err(
      `fairwright: ${printable(schema.uri)} is not a valid schema; fairwright validate says why.\n`,
    );
  }
  return EXIT.clean;
}

function unreadable({ uri, text, diagnostics }: Read, flags: Call['flags'], { colour }: Terminal): string {
  if (flags.format === 'json') return json({ diagnostics: inOrder(diagnostics) });
  return textReport(diagnostics, { colour, texts: new Map([[uri, text]]) });
}

function json(answer: object): string {
  return `${JSON.stringify(answer, null, 2)}\n`;
}

/** Places are shown as lines and columns, as in all other reports. */
function optionsOf(document: Document, { colour }: Terminal): ScoreOptions {
  const { uri } = document;
  const placeOf: ScoreOptions['placeOf'] = ({ pointer, on }) => {
    const [found] = locate(
      [{ code: '', severity: 'info', message: '', at: { uri, pointer, on } }],
      [document],
    );
    const range = found?.at.range;
    return range ? `${uri}:${range.start.line}:${range.start.column}` : `${uri}#${pointer}`;
  };
  return { colour, name: uri, placeOf };
}

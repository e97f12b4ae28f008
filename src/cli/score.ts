import { isValid } from '../diagnostic.js';
import { type Document, locate } from '../document/index.js';
import type { Score } from '../lint/index.js';
import { lint } from '../operations/index.js';
import { inOrder, type ScoreOptions, scoreReport, textReport } from '../report/index.js';
import { string } from '../vocabulary/index.js';
import { type Call, type Command, docsUrlFlag, formatFlag, schemasFlag } from './command.js';
import { EXIT } from './exit.js';
import { type Read, readDocument } from './files.js';
import { folderOf, knownSchemas } from './known-schemas.js';
import type { Terminal } from './terminal.js';

/** `fairwright score SCHEMA`. */
export const scoreCommand: Command = {
  name: 'score',
  summary: 'Say how FAIR a schema is, and what to change to gain points.',
  operands: ['schema'],
  parameters: {
    schema: { about: 'The schema document.', kind: string, required: true },
    format: formatFlag,
    schemas: schemasFlag,
    docsUrl: docsUrlFlag,
  },
  environment: ['docsUrl'],
  examples: [
    'fairwright score dataset.schema.json',
    'cat dataset.schema.yaml | fairwright score - --format json',
  ],
  run,
};

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const schema = await readDocument(operands.schema!);
  const { document } = schema;
  if (document === undefined) {
    terminal.out(unreadable(schema, flags, terminal));
    return EXIT.unreadable;
  }
  const schemas = await knownSchemas('score', flags, folderOf(operands.schema!));
  const { context } = await schemas.contextFor([document]);
  const { findings, score } = await lint.run({ schema: document }, context);
  if (score === undefined) {
    terminal.err(`fairwright: ${schema.uri} describes nothing that could be scored: it is no object.\n`);
    return EXIT.findings;
  }
  terminal.out(
    flags.format === 'json' ? json(score) : scoreReport(score as Score, optionsOf(document, terminal)),
  );
  // What rules find is in the score already; a document that is no valid schema is another matter.
  const others = findings.filter(({ code }) => !code.startsWith('lint/'));
  if (!isValid([...schema.diagnostics, ...others])) {
    terminal.err(`fairwright: ${schema.uri} is not a valid schema; fairwright validate says why.\n`);
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

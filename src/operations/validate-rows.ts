import type { RowChecker } from '../check/index.js';
import { type Diagnostic, isValid } from '../diagnostic.js';
import type { JsonObject } from '../json.js';
import type { RowFormat } from '../tables/index.js';
import { string, wholeNumber } from '../vocabulary/index.js';
import { shared } from './answers.js';
import { InvalidInput } from './operation.js';
import { lineOf, refused, schemaAddress, schemaOf, summaryOf } from './row-lines.js';
import type { Progress, StreamOperation, StreamWork } from './stream.js';
import { type ValidateInput, validate } from './validate.js';

/** How rows are validated. */
export interface ValidateRowsInput extends Pick<ValidateInput, 'strict' | 'formats'> {
  /** The address of a registered schema, unless the schema comes with the rows. */
  readonly schema?: string;
  /** The name of a table of a data product. */
  readonly table?: string;
  readonly max_errors?: number;
}

/** How many errors are reported by default. */
const TOLD_ERRORS = 100;

const TOWNS: JsonObject = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, inhabitants: { type: 'integer', minimum: 0 } },
  },
};

/** Validates rows while they come. */
export const validateRows: StreamOperation<ValidateRowsInput> = {
  name: 'validate rows',
  summary: 'Check a stream of rows against a schema, and answer while it arrives.',
  dataFormats: [
    {
      name: 'ndjson',
      mediaTypes: ['application/x-ndjson', 'application/ndjson', 'application/jsonl'],
      endings: ['.ndjson', '.jsonl'],
    },
    { name: 'csv', mediaTypes: ['text/csv'], endings: ['.csv'] },
    { name: 'tsv', mediaTypes: ['text/tab-separated-values'], endings: ['.tsv', '.tab'] },
    { name: 'ssv', mediaTypes: ['text/x-ssv'], endings: ['.ssv'] },
  ] satisfies readonly { readonly name: RowFormat; mediaTypes: string[]; endings: string[] }[],
  command: 'fairwright validate SCHEMA FILE',
  parameters: {
    schema: schemaAddress,
    table: {
      about:
        'The table of a data product that the rows belong to. Default: as the name of the file in a form says.',
      kind: string,
    },
    strict: validate.parameters.strict,
    formats: validate.parameters.formats,
    max_errors: {
      about: 'The largest number of errors to report; all are counted.',
      kind: wholeNumber(0, 1_000_000),
      usual: TOLD_ERRORS,
    },
  },
  answer: {
    about:
      'Lines of JSON: each finding as soon as it is found, and a summary as the last line. If the work was stopped, the summary says why.',
    mediaType: 'application/x-ndjson',
    schema: { anyOf: [shared('RowFinding'), shared('RowSummary')] },
  },
  examples: [
    {
      title: 'Schemas, one per line, against a registered meta-schema',
      query: { schema: 'https://highvaluedata.net/fair-data-schema/dev', max_errors: 10 },
      mediaType: 'application/x-ndjson',
      data: '{"title":"Towns"}\n{"title":42}\n',
    },
    {
      title: 'A table with its schema',
      query: {},
      schema: TOWNS,
      mediaType: 'text/csv',
      data: 'name,inhabitants\r\nAlbury,5400\r\nBeeston,-1\r\n',
    },
  ],
  async begin(
    { schema: address, table: name, max_errors: maxErrors = TOLD_ERRORS, ...options },
    start,
    { registry, budget },
  ) {
    const schema = schemaOf(address, start, registry);
    const limited = budget ? { budget } : {};
    // The readers of tables are large: who checks no rows never loads them.
    const { placeRows, prepareRows, productTables, rowChecker } = await import('../check/index.js');
    const { unknown, noTable, ...place } = placeRows(
      productTables(schema, registry, budget),
      { uri: 'instance', path: start.file, table: name },
      (each) => `Name the table in the query: ?table=${encodeURIComponent(each)}`,
    );
    if (unknown !== undefined) throw new InvalidInput('', unknown);
    if (noTable) return refused([noTable]);
    const { diagnostics, table } = await prepareRows(schema, { ...options, ...place, registry, ...limited });
    if (table === undefined || !isValid(diagnostics)) return refused(diagnostics);
    const { rows, longestRow } = start.limits;
    const format = start.format as RowFormat;
    const checker = rowChecker(table, { uri: 'instance', format, maxErrors, longestRow, budget });
    return workWith(checker, diagnostics, rows);
  },
};

function workWith(checker: RowChecker, diagnostics: readonly Diagnostic[], mostRows: number): StreamWork {
  const progress = (found: readonly Diagnostic[]): Progress => {
    const summary = checker.summary();
    return {
      lines: found.map(lineOf),
      summary: summaryOf(summary),
      ...(summary.rows > mostRows ? { over: { limit: { name: 'rows', value: mostRows } } } : {}),
    };
  };
  return {
    start: () => progress(diagnostics),
    take: (bytes) => progress(checker.take(bytes)),
    end: () => progress(checker.end()),
  };
}

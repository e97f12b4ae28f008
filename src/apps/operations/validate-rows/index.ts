import { type Diagnostic, isValid } from '../../../base/diagnostic.js';
import type { JsonObject } from '../../../base/json.js';
import type { KeyCollector, RowChecker, Summary, UniqueRequest } from '../../../data/check/index.js';
import type { RowFormat } from '../../../data/tables/index.js';
import type { Document } from '../../../schema/document/index.js';
import { string, wholeNumber } from '../../../schema/vocabulary/index.js';
import { shared } from '../answers.js';
import { type Context, InvalidInput } from '../operation.js';
import {
  lineOf,
  naming,
  type RowsSchemaInput,
  refused,
  rowsSchemaParameters,
  schemaOf,
  summaryOf,
} from '../row-lines.js';
import type { Progress, StreamOperation, StreamStart, StreamWork } from '../stream.js';
import { type ValidateInput, validate } from '../validate/index.js';

/** How rows are validated. */
export interface ValidateRowsInput extends Pick<ValidateInput, 'strict' | 'formats'>, RowsSchemaInput {
  /** The name of a table of a data product. */
  readonly table?: string;
  /** The columns that identify a row, separated by commas. */
  readonly key?: string;
  readonly max_errors?: number;
}

/** How many errors are reported by default. */
const TOLD_ERRORS = 100;

/** How many rows a stream may have whose keys are compared: some bytes of each are kept. */
const MOST_KEYED_ROWS = 1_000_000;

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
    ...rowsSchemaParameters,
    table: {
      about:
        'The table of a data product that the rows belong to. Default: as the name of the file in a form says.',
      kind: string,
    },
    key: {
      about: `The columns that identify a row, separated by commas: rows that have the key of another one are errors. Then at most ${MOST_KEYED_ROWS} rows are read.`,
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
      query: { against: 'https://highvaluedata.net/fair-data-schema/dev', max_errors: 10 },
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
    {
      title: 'A table whose rows have a key',
      query: { key: 'name' },
      schema: TOWNS,
      mediaType: 'text/csv',
      data: 'name,inhabitants\r\nAlbury,5400\r\nAlbury,5401\r\n',
    },
  ],
  async begin(input, start, context) {
    const { schema, against } = schemaOf(input, start, context);
    return naming(against, await workOn(schema, input, start, context));
  },
};

async function workOn(
  schema: Document,
  {
    schema: _schema,
    against: _against,
    table: name,
    key = '',
    max_errors: maxErrors = TOLD_ERRORS,
    ...options
  }: ValidateRowsInput,
  start: StreamStart,
  { registry, budget }: Context,
): Promise<StreamWork> {
  const limited = budget ? { budget } : {};
  // The readers of tables are large: who checks no rows never loads them.
  const { keyRequest, placeRows, prepareRows, productTables, rowChecker } = await import(
    '../../../data/check/index.js'
  );
  const { unknown, noTable, ...place } = placeRows(
    productTables(schema, registry, budget),
    { uri: 'instance', path: start.file, table: name },
    (each) => `Name the table in the query: ?table=${encodeURIComponent(each)}`,
  );
  if (unknown !== undefined) throw new InvalidInput('', unknown);
  if (noTable) return refused([noTable]);
  const { diagnostics, table } = await prepareRows(schema, { ...options, ...place, registry, ...limited });
  if (table === undefined || !isValid(diagnostics)) return refused(diagnostics);
  const names = key.split(',').filter((each) => each !== '');
  const keyed =
    names.length === 0
      ? undefined
      : await keysIn(keyRequest(names, place.entry, schema, registry, budget), maxErrors);
  const { longestRow } = start.limits;
  const checker = rowChecker(keyed ? { ...table, comparesFractions: true } : table, {
    ...{ uri: 'instance', format: start.format as RowFormat },
    ...{ maxErrors, longestRow, budget, keys: keyed?.collector },
  });
  return workWith(checker, diagnostics, start.limits.rows, keyed);
}

/** Keys of rows that are compared when all have come. */
interface Keyed {
  readonly collector: KeyCollector;
  /** Keeps the keys of the rows since the last time. */
  readonly keep: () => void;
  /** What is wrong with them, unless so many errors were found before; and what that adds to the summary. */
  readonly result: (before: number) => Promise<{
    readonly findings: readonly Diagnostic[];
    readonly more: Summary;
  }>;
}

async function keysIn(request: UniqueRequest, maxErrors: number): Promise<Keyed> {
  const { KeyCollector, lookedAt, NO_ROWS, Relations, SEED_WORDS } = await import(
    '../../../data/check/index.js'
  );
  const file = { uri: 'instance', entry: request.key.entry };
  const relations = new Relations<typeof file>([request]);
  const seed = crypto.getRandomValues(new Uint32Array(SEED_WORDS));
  const collector = new KeyCollector({ keys: [request.key], seed });
  return {
    collector,
    keep: () => relations.add(file, collector.take()),
    async result(before) {
      const { broken, summaries } = relations.result(Math.max(0, maxErrors - before));
      // Rows that have gone by cannot be read again for their values.
      const { findings } = await lookedAt(broken, () => undefined);
      return { findings, more: summaries.get(file) ?? NO_ROWS };
    },
  };
}

function workWith(
  checker: RowChecker,
  diagnostics: readonly Diagnostic[],
  mostRows: number,
  keyed: Keyed | undefined,
): StreamWork {
  const most = keyed ? Math.min(mostRows, MOST_KEYED_ROWS) : mostRows;
  let reported = 0;
  const progress = (found: readonly Diagnostic[], summary = checker.summary()): Progress => {
    reported += found.length;
    return {
      lines: found.map(lineOf),
      summary: summaryOf(summary),
      ...(summary.rows > most ? { over: { limit: { name: 'rows', value: most } } } : {}),
    };
  };
  const kept = (found: readonly Diagnostic[]) => {
    keyed?.keep();
    return found;
  };
  return {
    start: () => ({ ...progress([]), lines: diagnostics.map(lineOf) }),
    take: (bytes) => progress(kept(checker.take(bytes))),
    async end() {
      const found = kept(checker.end());
      if (keyed === undefined) return progress(found);
      const { addSummaries } = await import('../../../data/check/index.js');
      const { findings, more } = await keyed.result(reported + found.length);
      return progress([...found, ...findings], addSummaries([checker.summary(), more]));
    },
  };
}

import type { Diagnostic } from '../../../base/diagnostic.js';
import type { JsonObject } from '../../../base/json.js';
import type { Reported } from '../../../data/sql/index.js';
import type { Document } from '../../../schema/document/index.js';
import { shared } from '../answers.js';
import type { Context } from '../operation.js';
import {
  lineOf,
  naming,
  type RowsSchemaInput,
  refused,
  rowsSchemaParameters,
  schemaOf,
  summaryOf,
} from '../row-lines.js';
import type { Progress, StreamOperation, StreamWork } from '../stream.js';

/** Which schema results belong to. */
export type SqlReportInput = RowsSchemaInput;

/** How many bytes of results are kept: the rows of a statement are few. */
const MOST_BYTES = 64 * 1024 * 1024;

const TOWNS: JsonObject = {
  properties: { name: { type: 'string' }, inhabitants: { type: 'integer', minimum: 0 } },
};

const OLD_RESULTS =
  '{"about":"{\\"version\\":\\"0.0.0\\",\\"fingerprint\\":\\"5b2b3a0e-1f0a-5b50-8a35-0d6b0a5f6c11\\"}","n":3,"failed":0,"doubt":0}\n';

/** Reports what the SQL of `sql` found. */
export const sqlReport: StreamOperation<SqlReportInput> = {
  name: 'sql report',
  summary: 'Report what SQL that was written here found in a table.',
  dataFormats: [
    {
      name: 'ndjson',
      mediaTypes: ['application/x-ndjson', 'application/ndjson', 'application/jsonl'],
      endings: ['.ndjson', '.jsonl'],
    },
  ],
  parameters: rowsSchemaParameters,
  answer: {
    about:
      'Lines of JSON: each finding, and a summary as the last line. Results of another schema or version are refused in a finding.',
    mediaType: 'application/x-ndjson',
    schema: { anyOf: [shared('RowFinding'), shared('RowSummary')] },
  },
  examples: [
    {
      title: 'Results of SQL that an older version wrote, which are refused',
      query: {},
      schema: TOWNS,
      mediaType: 'application/x-ndjson',
      data: OLD_RESULTS,
    },
  ],
  async begin(input, start, context) {
    const { schema, against } = schemaOf(input, start, context);
    return naming(against, workOn(schema, context));
  },
};

function workOn(schema: Document, { registry, budget }: Context): StreamWork {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  const soFar = (): Progress => ({
    lines: [],
    summary: { ...summaryOf({ rows: 0, failed: 0, errors: 0, tallies: [] }), valid: false },
    ...(bytes > MOST_BYTES ? { over: { limit: { name: 'bytes', value: MOST_BYTES } } } : {}),
  });
  return {
    start: soFar,
    take(some) {
      bytes += some.length;
      if (bytes <= MOST_BYTES) pieces.push(decoder.decode(some, { stream: true }));
      return soFar();
    },
    async end() {
      // The row checker is large: who reports nothing never loads it.
      const { reportOf } = await import('../../../data/sql/index.js');
      const text = pieces.join('') + decoder.decode();
      return progressOf(
        await reportOf(schema, text, { uri: 'instance' }, { registry, ...(budget ? { budget } : {}) }),
      );
    },
  };
}

function progressOf(reported: Reported): Progress {
  if (reported.is === 'unusable') return refused(reported.diagnostics).start();
  if (reported.is === 'refused') return refused([refusalOf(reported)]).start();
  const { ofSchema, diagnostics, summary, engine } = reported;
  const { name, doubtful, unchecked } = engine;
  const counts = summaryOf(summary);
  const valid = counts.valid && unchecked.length === 0;
  const whole = { ...counts, valid, engine: name, doubtful, unchecked };
  return { lines: [...ofSchema, ...diagnostics].map(lineOf), summary: whole };
}

/** Why results are refused, as a finding. */
function refusalOf({ line, message, help }: Reported & { readonly is: 'refused' }): Diagnostic {
  return {
    code: 'sql/refused',
    severity: 'error',
    message: line === undefined ? message : `Line ${line}: ${message}`,
    help,
    params: line === undefined ? {} : { line },
    at: { uri: 'instance', pointer: '', on: 'value' },
  };
}

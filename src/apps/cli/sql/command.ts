import { oneOf, string } from '../../../schema/vocabulary/index.js';
import { sql } from '../../operations/sql/index.js';
import { type Call, type Command, docsUrlFlag, flag, schemasFlag } from '../command.js';
import { engineFlags } from '../data/engine-setting.js';
import { wrongUsage } from '../exit.js';
import { registryFlag } from '../published.js';
import type { Terminal } from '../terminal.js';
import { reportResults } from './report.js';
import { writeSql } from './write.js';

const { schema, dialect, table, dataset, columns, formats, max_errors: maxErrors } = sql.parameters;

/** `fairwright sql SCHEMA` and `fairwright sql report SCHEMA FOUND`. */
export const sqlCommand: Command = {
  name: sql.name,
  summary: `${sql.summary.slice(0, -1)}, or report what it found.`,
  operands: ['action', 'schema', 'found'],
  parameters: {
    action: {
      about:
        'report: report what the SQL found. Flags of the SQL can then be left out. Default: write the SQL to standard output.',
      kind: oneOf('report'),
    },
    schema,
    found: {
      about: 'For report: the file with all that the SQL printed; - is standard input.',
      kind: string,
    },
    dialect,
    table: { ...table, placeholder: 'NAME' },
    dataset: { ...dataset, placeholder: 'NAME' },
    key: {
      ...engineFlags.key,
      about: 'The columns that tell rows apart, such as id or region,year. Default: all.',
    },
    columns: {
      ...flag(`${columns.about.split('. ')[0]}, such as id:integer,name:text, or a file with them.`),
      placeholder: 'COLUMNS',
    },
    formats: { ...formats, usual: 'assert' },
    maxErrors,
    format: flag('For report: the output format.', oneOf('text', 'json', 'sarif', 'junit', 'csv'), 'text'),
    residual: flag(
      'For report: accept that some keywords are not checked. Default: the exit code is 2 if there are any.',
      oneOf('skip'),
    ),
    hideValues: { ...engineFlags.hideValues, about: 'For report: show no values of rows, only their keys.' },
    schemas: schemasFlag,
    registry: registryFlag,
    docsUrl: docsUrlFlag,
  },
  environment: ['docsUrl', 'registry'],
  examples: [
    'fairwright sql towns.schema.yaml --dialect duckdb --table towns --key id > check.sql',
    'fairwright sql towns.schema.yaml --dialect postgres --table geo.towns --columns id:bigint,name:text > check.sql',
    'fairwright sql report towns.schema.yaml found.ndjson',
    'psql -XAtq -f check.sql | fairwright sql report towns.schema.yaml - --format json',
  ],
  run,
};

async function run(call: Call, terminal: Terminal): Promise<number> {
  const { action, schema: path, found } = call.operands;
  if (action === 'report') return reportResults(path!, found!, call.flags, terminal);
  if (action !== undefined)
    throw wrongUsage('Write: fairwright sql SCHEMA [FLAGS], or fairwright sql report SCHEMA FOUND [FLAGS].');
  if (found !== undefined)
    throw wrongUsage(
      path === 'report' ? 'The argument FOUND is missing.' : `Unexpected argument ${JSON.stringify(found)}.`,
    );
  return writeSql(path!, call.flags, terminal);
}

import { printable } from '../../../base/printable.js';
import { type StatementOptions, USUAL_ROWS } from '../../../data/sql/choices/index.js';
import { compile, residualSentence } from '../../../data/sql/index.js';
import { type Call, flagName } from '../command.js';
import { EXIT, wrongUsage } from '../exit.js';
import type { Terminal } from '../terminal.js';
import { readSchema, refuseUnusable } from './read-schema.js';
import { statementFlags } from './statement-flags.js';

/** Writes SQL to standard output, and what it does not check to standard error. */
export async function writeSql(path: string, flags: Call['flags'], terminal: Terminal): Promise<number> {
  for (const name of ['dialect', 'table'])
    if (flags[name] === undefined) throw wrongUsage(`--${name} is missing.`);
  const given = await statementFlags(flags);
  const options = { formats: 'assert', max_errors: USUAL_ROWS, ...given } as StatementOptions;
  const schema = await readSchema(path, flags, terminal);
  const compiled = await compile(schema.document, options, schema.known.context);
  if (compiled.is === 'wrong') throw wrongUsage(`--${flagName(compiled.option)}: ${compiled.message}`);
  if (compiled.is === 'unusable') return refuseUnusable(schema, compiled.diagnostics, terminal);
  const { text, check, columns } = compiled.statement;
  terminal.data(text);
  if (options.columns === undefined) {
    const types = columns.map(({ name, type }) => `${name} (${type ?? 'unknown'})`).join(', ');
    terminal.note(
      `The columns are assumed to be those of the schema: ${printable(types)}. Use --columns if the table has others.\n`,
    );
  }
  for (const { severity, message } of compiled.diagnostics) terminal.err(`${severity}: ${message}\n`);
  for (const each of check.residual) terminal.err(`Not checked: ${printable(residualSentence(each))}\n`);
  return EXIT.clean;
}

import { reportOf } from '../../../data/sql/index.js';
import { decode, locate } from '../../../schema/document/index.js';
import type { Call } from '../command.js';
import { type ReportSetting, reporterOn } from '../data/row-reporter.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';
import { collect, readBytes, STDIN } from '../files.js';
import type { Terminal } from '../terminal.js';
import { readSchema, refuseUnusable } from './read-schema.js';
import { statementFlags } from './statement-flags.js';

/** Reports what SQL found, as `validate` reports files. */
export async function reportResults(
  path: string,
  found: string,
  flags: Call['flags'],
  terminal: Terminal,
): Promise<number> {
  if (path === '-' && found === '-') throw wrongUsage('Only one of SCHEMA and FOUND can be standard input.');
  const expected = await statementFlags(flags);
  const schema = await readSchema(path, flags, terminal);
  const { document, known, read } = schema;
  const reported = await reportOf(document, await textOf(found), { expected }, known.context);
  if (reported.is === 'refused') {
    const { isBroken, line, message, help } = reported;
    const place = line === undefined ? found : `${found}:${line}`;
    throw new Stop(isBroken ? EXIT.unreadable : EXIT.usage, `${place}: ${message} ${help}`);
  }
  if (reported.is === 'unusable') return refuseUnusable(schema, reported.diagnostics, terminal);
  const { uri, ofSchema, diagnostics, summary, engine } = reported;
  const reporter = reporterOn(
    document,
    {
      format: (flags.format ?? 'text') as ReportSetting['format'],
      referredTo: known.documents,
      maxErrors: Infinity,
      hidesValues: flags.hideValues === true,
      acceptsUnchecked: flags.residual === 'skip',
    },
    terminal,
    { clear: () => undefined, passed: () => undefined },
  );
  reporter.release();
  reporter.begin(locate([...read.diagnostics, ...ofSchema], [document]));
  reporter.listener.report(diagnostics);
  reporter.onChecked({ uri }, { summary, isUnreadable: false, engine });
  return reporter.end(read.uri);
}

async function textOf(path: string): Promise<string> {
  const bytes = path === '-' ? await collect(process.stdin, STDIN) : await readBytes(path);
  const decoded = decode(bytes, path);
  if ('diagnostic' in decoded)
    throw new Stop(EXIT.unreadable, `${path}: ${decoded.diagnostic.message} ${decoded.diagnostic.help}`);
  return decoded.text;
}

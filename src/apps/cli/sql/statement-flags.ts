import { statSync } from 'node:fs';
import { type StatementOptions, statementMembers } from '../../../data/sql/choices/index.js';
import type { Call } from '../command.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';
import { readDocument } from '../files.js';

/** What flags ask of a statement. */
export async function statementFlags(flags: Call['flags']): Promise<Partial<StatementOptions>> {
  const { dialect, table, dataset, key, columns, formats, maxErrors } = flags;
  const asked = {
    dialect,
    table,
    dataset,
    key: (key as readonly string[] | undefined)?.flatMap((names) => names.split(',')),
    columns: columns === undefined ? undefined : await columnsFrom(String(columns)),
    formats,
    max_errors: maxErrors,
  };
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<StatementOptions>;
}

/** The columns of a table with their types: those in a file, or those in the text itself. */
async function columnsFrom(text: string): Promise<{ readonly [name: string]: string }> {
  if (!statSync(text, { throwIfNoEntry: false })?.isFile()) return columnsIn(text);
  const { document, diagnostics } = await readDocument(text);
  if (document === undefined) throw new Stop(EXIT.unreadable, `${text}: ${diagnostics[0]!.message}`);
  const [fault] = statementMembers.columns.kind.check(document.value);
  if (fault) throw wrongUsage(`${text}: ${fault.message}`);
  return document.value as { readonly [name: string]: string };
}

/** A comma that is not inside the parameters of a type. */
const COMMA = /,(?![^(<]*[)>])/;

function columnsIn(text: string): { readonly [name: string]: string } {
  const pairs = text.split(COMMA).map((each) => {
    const [, name, type] = /^\s*([^:]+):(.+)$/s.exec(each) ?? [];
    if (name === undefined || type === undefined)
      throw wrongUsage(
        '--columns must be a file, or columns with their types such as id:integer,name:text. There is no such file.',
      );
    return [name, type.trim()] as const;
  });
  return Object.fromEntries(pairs);
}

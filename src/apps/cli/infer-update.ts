import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { areEqual, type Json, quote } from '../../base/json.js';
import { printable } from '../../base/printable.js';
import { productTables, type TableLocation } from '../../data/check/index.js';
import {
  type AskedAbout,
  columnsOf,
  compared,
  disagreements,
  type Inferred,
  type Pair,
  type Refused,
  refusalsIn,
  type Shown,
  type Updated,
  updateSchema,
} from '../../data/infer/index.js';
import type { DialectOptions } from '../../data/tables/index.js';
import { textReport } from '../../exchange/report/index.js';
import { validateSchema } from '../../quality/validate/index.js';
import { type Document, locate, valueAt } from '../../schema/document/index.js';
import type { Units } from '../../schema/vocabulary/index.js';
import type { Call } from './command.js';
import type { DataFile } from './data/data-files.js';
import { dialectOf } from './data/dialect.js';
import { refusedRows } from './data/refused-rows.js';
import { namedByProduct, type TableFile } from './data/table-files.js';
import { type EditedFile, readForEdit, writeEdited } from './edited-file.js';
import { EXIT, Stop, wrongUsage } from './exit.js';
import { folderOf, type Known, knownSchemas } from './known-schemas.js';
import { optionsFor } from './options-file.js';
import type { Terminal } from './terminal.js';
import type { WrittenFile } from './write-file.js';

/** A schema that is to be updated. */
export interface StatedSchema extends EditedFile {
  readonly document: Document;
  readonly known: Known;
  /** What the options beside it say. */
  readonly options: { readonly [name: string]: Json };
}

/** Reads the schema that a call wants to update. */
export async function statedSchema(
  flags: Call['flags'],
  data: readonly DataFile[],
  terminal: Terminal,
): Promise<StatedSchema | undefined> {
  if (flags.update === undefined) {
    if (flags.dryRun || flags.check) throw wrongUsage('--dry-run and --check work with --update only.');
    return undefined;
  }
  const path = String(flags.update);
  if (data.some((each) => each.path === '-'))
    throw wrongUsage('--update reads the data twice: name a file in place of standard input.');
  const edited = await readForEdit(path);
  const { document, diagnostics, text, uri } = edited.file;
  const report = (found: readonly Diagnostic[]) =>
    textReport(found, { texts: new Map([[uri, text]]), clean: '' }).trimEnd();
  if (document === undefined) throw new Stop(EXIT.unreadable, `${path} cannot be read.`, report(diagnostics));
  const known = await (await knownSchemas('infer', flags, folderOf(path))).contextFor([document]);
  const faults = validateSchema(document, { registry: known.context.registry });
  if (!isValid(faults))
    throw new Stop(EXIT.findings, `${path} is not a valid schema.`, report(locate(faults, [document])));
  return { ...edited, document, known, options: await optionsFor(path, {}, terminal) };
}

/** Files with the names that their tables have in a schema. */
export function namedBySchema(
  files: readonly TableFile[],
  { document, known, options }: StatedSchema,
): readonly TableFile[] {
  const tables = productTables(document, known.context.registry);
  return namedByProduct(files, tables, options.distribution as readonly TableLocation[] | undefined);
}

/** What is asked about data: what an updated schema states is not. */
export function askedAbout(
  inferred: Inferred,
  names: readonly string[],
  schema: StatedSchema | undefined,
): AskedAbout {
  if (schema === undefined) return inferred;
  const { stated, pairs } = compared(schema.document, { inferred, names }, schema.known.context.registry);
  return { ...inferred, stated: { description: stated, pairs } };
}

/** What a schema is updated with. */
export interface UpdateData {
  readonly files: readonly DataFile[];
  readonly shown: Shown;
  readonly inferred: Inferred;
  readonly units: Units;
  /** Further files to write. */
  readonly others: readonly WrittenFile[];
}

/** Adds to a schema what data show, and reports what they contradict. */
export async function update(
  schema: StatedSchema,
  data: UpdateData,
  flags: Call['flags'],
  terminal: Terminal,
): Promise<number> {
  const { path, file, document, known, options } = schema;
  const { registry } = known.context;
  const cells = dialectOf(
    {},
    (options.dialect ?? data.inferred.options.dialect) as DialectOptions | undefined,
  );
  const { stated, pairs } = compared(document, data.shown, registry);
  const unknown = pairs.find((each) => each.stated === undefined);
  if (unknown && !stated.isProduct)
    throw wrongUsage(
      `${path} has no table ${quote(unknown.name)}: name the file like the table, or add the table to a data product.`,
    );
  const refusedBy = (each: Document) => refusedIn(each, data, schema, cells);
  const { updated, refused } = await soundUpdate(schema, data, refusedBy);
  const found = [...inSchema(data.inferred, document, refused), ...contradictions(data, refused)];
  const text = updated.document.source!.text;
  const otherwise = `Write another file: fairwright infer ... --update ${path} -o FILE`;
  const { isWritten, say } = await writeEdited(schema, text, flags, terminal, otherwise, data.others);
  say(account(file.uri, updated, isWritten));
  if (found.length > 0) {
    const located = locate(found, [updated.document, ...known.documents]);
    const texts = new Map([[file.uri, text]]);
    terminal.err(textReport(located, { colour: terminal.colour, texts, clean: '' }));
  }
  return !isValid(found) || (flags.check && text !== file.text) ? EXIT.findings : EXIT.clean;
}

/** A table of the data, and the rows of it that a schema refuses. */
interface CheckedTable {
  readonly pair: Pair & { readonly stated: NonNullable<Pair['stated']> };
  readonly refused: ReadonlyMap<string, Refused>;
  readonly rows: number;
}

async function refusedIn(
  document: Document,
  { files, shown }: UpdateData,
  { known }: StatedSchema,
  cells: ReturnType<typeof dialectOf>,
): Promise<readonly CheckedTable[]> {
  const { registry } = known.context;
  const checked: CheckedTable[] = [];
  for (const [index, pair] of compared(document, shown, registry).pairs.entries()) {
    const { stated } = pair;
    if (stated === undefined) continue;
    const found = await refusedRows(files[index]!, document, { registry, entry: stated.pointer }, cells);
    if (found) checked.push({ pair: { ...pair, stated }, ...found });
  }
  return checked;
}

/** The update that refuses no row which the schema accepted before: how cells are read depends on what a schema states. */
async function soundUpdate(
  { document, known }: StatedSchema,
  { shown }: UpdateData,
  refusedBy: (document: Document) => Promise<readonly CheckedTable[]>,
): Promise<{ readonly updated: Updated; readonly refused: readonly CheckedTable[] }> {
  const except = new Set<string>();
  let before: readonly CheckedTable[] | undefined;
  for (;;) {
    const updated = await updateSchema(document, shown, { registry: known.context.registry, except });
    const refused = await refusedBy(updated.document);
    if (updated.applied.length === 0 || refused.every((each) => each.refused.size === 0))
      return { updated, refused };
    const suspects = refused.flatMap(({ pair, refused: now }) =>
      [...now].map(([reason, each]) => ({ pair, reason, changed: changedBy(updated, document, pair, each) })),
    );
    if (suspects.every(({ changed }) => changed.length === 0)) return { updated, refused };
    before ??= await refusedBy(document);
    const { size } = except;
    for (const { pair, reason, changed } of suspects) {
      const then = before.find((each) => each.pair.name === pair.name);
      if (!then?.refused.has(reason)) for (const pointer of changed) except.add(pointer);
    }
    if (except.size === size) return { updated, refused };
  }
}

/** The variables that an update changed, and that may be the reason why rows are refused. */
function changedBy(
  { document: after }: Updated,
  before: Document,
  { stated }: CheckedTable['pair'],
  { column, place }: Refused,
): readonly string[] {
  const own = stated.variables.find(({ name }) => name === column);
  const isOwn = own !== undefined && place?.pointer.startsWith(`${own.pointer}/`) === true;
  const changed = (isOwn ? [own] : stated.variables)
    .map(({ pointer }) => ({
      pointer,
      then: valueAt(before.value, pointer),
      now: valueAt(after.value, pointer),
    }))
    .filter(({ then, now }) => now !== undefined && (then === undefined || !areEqual(then, now)));
  const existing = changed.filter(({ then }) => then !== undefined);
  return (existing.length > 0 ? existing : changed).map(({ pointer }) => pointer);
}

function contradictions(
  { inferred, shown, units }: UpdateData,
  refused: readonly CheckedTable[],
): readonly Diagnostic[] {
  const personal = new Set(
    inferred.diagnostics.filter(({ code }) => code === 'infer/personal-data').map(({ at }) => at.pointer),
  );
  return refused.flatMap(({ pair, refused: found, rows }) => {
    const pointerOf = (column: string) =>
      pair.shown.variables.find(({ name }) => name === column)?.pointer ?? '';
    return [
      ...refusalsIn(pair, found.values(), rows, (column) => personal.has(pointerOf(column))),
      ...disagreements(pair, columnsOf(pair, shown), found.values(), units),
    ];
  });
}

/** What is said about columns of the data, at their places in the schema. */
function inSchema(
  inferred: Inferred,
  { uri }: Document,
  checked: readonly CheckedTable[],
): readonly Diagnostic[] {
  return inferred.diagnostics.flatMap((each) =>
    checked.flatMap(({ pair }) => {
      const seen = pair.shown.variables.find(({ pointer }) => pointer === each.at.pointer);
      const own = pair.stated.variables.find(({ name }) => name === seen?.name);
      return own ? [{ ...each, at: { ...each.at, uri, pointer: own.pointer } }] : [];
    }),
  );
}

/** What was added to a schema, for people. */
function account(name: string, { applied, refused }: Updated, isWritten: boolean): string {
  const count =
    applied.length === 0 ? 'nothing' : applied.length === 1 ? '1 addition' : `${applied.length} additions`;
  const rows = [
    `${name}: ${count} ${isWritten ? 'written' : 'to write'}.`,
    ...applied.map(({ pointer, title, code }) => `  #${pointer} ${title} (${code})`),
    ...refused.map(
      ({ pointer, title, code, reason }) => `  #${pointer} Not written: ${title} (${code}) ${reason}`,
    ),
  ];
  return `${rows.map(printable).join('\n')}\n`;
}

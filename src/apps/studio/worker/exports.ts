import type { Diagnostic } from '../../../base/diagnostic.js';
import { isObject, type Json, type JsonObject, quote } from '../../../base/json.js';
import { optionsKind } from '../../../exchange/options/index.js';
import { placeOf } from '../../../exchange/report/index.js';
import { CrateError, crateFiles, crateZip, type Exported } from '../../../exchange/standards/index.js';
import { standards } from '../../../exchange/standards/list/index.js';
import { type Document, formatOf, isBroken, locate, parse } from '../../../schema/document/index.js';
import { createRegistry } from '../../../schema/references/index.js';
import { type ExportOutput, exportOperations } from '../../operations/export/index.js';
import { importAny } from '../../operations/import/index.js';
import { InvalidInput, UnusableSchema } from '../../operations/index.js';
import type { ExportReport, Questions, TextVersion } from '../protocol.js';
import { type Answerer, type Answerers, NoAnswer, type Surroundings } from './answerer.js';
import { progressOf } from './data/progress.js';
import { documentIn } from './documents.js';
import { sha256 } from './sha256.js';

/** A document of a standard, or what is wrong with the schema. */
type Made =
  | { readonly schema: Document; readonly exported: ExportOutput }
  | { readonly errors: readonly string[] };

/** Converts a schema as `fairwright export` does. */
async function made(
  ask: TextVersion & { readonly options: JsonObject },
  standard: string,
  today: string,
): Promise<Made> {
  const operation = exportOperations.find(({ name }) => name === `export ${standard}`);
  if (operation === undefined) throw new NoAnswer(`Unknown standard ${quote(standard)}.`);
  const [fault] = optionsKind.check(ask.options);
  if (fault) throw new NoAnswer(`Option ${fault.path.join(' › ')}: ${fault.message}`);
  const { document: schema, diagnostics } = await documentIn(ask);
  if (isBroken(schema)) return { errors: sentences(diagnostics, schema) };
  try {
    const context = { registry: createRegistry(), today };
    return { schema, exported: await operation.run({ schema, options: ask.options }, context) };
  } catch (failure) {
    if (!(failure instanceof UnusableSchema)) throw failure;
    return { errors: sentences(failure.diagnostics, schema) };
  }
}

function sentences(diagnostics: readonly Diagnostic[], document: Document): readonly string[] {
  return locate(diagnostics, [document])
    .filter(({ severity }) => severity === 'error')
    .map(({ at, message }) => `${placeOf(at)} ${message}`);
}

const report: Answerer<'export'> = async (ask, { today }) => {
  const { standard } = ask;
  const found = await made(ask, standard, today);
  if ('errors' in found)
    return {
      standard,
      status: 'must',
      declares: [],
      missing: [],
      assumed: [],
      lost: [],
      errors: found.errors,
    };
  const [{ exporters }, { placeOfTerm }] = await Promise.all([
    import('../../../exchange/standards/index.js'),
    import('./export-fields.js'),
  ]);
  const exporter = exporters.find(({ id }) => id === standard)!;
  const { schema, exported } = found;
  const { declares, missing, assumed, losses } = exported;
  return {
    standard,
    status: statusOf(missing),
    declares,
    missing: missing.map((each) => ({ ...each, ...placeOfTerm(exporter, each.term, each.help, schema) })),
    assumed: assumed.map((each) => ({ ...each, ...placeOfTerm(exporter, each.term, each.why, schema) })),
    lost: losses,
    errors: [],
  };
};

function statusOf(missing: ExportOutput['missing']): ExportReport['status'] {
  const has = (wanted: 'must' | 'should') => missing.some(({ level }) => level === wanted);
  return has('must') ? 'must' : has('should') ? 'should' : 'complete';
}

const text: Answerer<'document'> = async (ask, { today }) => {
  const found = await made(ask, ask.standard, today);
  if ('errors' in found) throw new NoAnswer(`The schema has errors. ${found.errors[0] ?? ''}`);
  return { text: `${JSON.stringify(found.exported.document, null, 2)}\n` };
};

const crate: Answerer<'crate'> = async (ask, { today, signal, progress }) => {
  const found = await made(ask, 'ro-crate', today);
  return 'errors' in found ? found : crateOf(ask, found.exported, { signal, progress });
};

/** Reads a document of a standard; one of JSON Schema stays as it is. */
const imported: Answerer<'import'> = async ({ name, text: given, format }, { today }) => {
  const { document, diagnostics } = await parse(given, name, formatOf(name));
  if (document === undefined) throw new NoAnswer(`${name} cannot be read. ${diagnostics[0]!.message}`);
  try {
    const context = { registry: createRegistry(), today };
    const {
      text: schema,
      ledger,
      diagnostics: found,
    } = await importAny.run({ document, options: { format } }, context);
    return {
      text: schema,
      notes: [
        ...found.map(({ message }) => message),
        ...ledger.notTaken.map(
          ({ pointer, value, reason }) => `${pointer} ${quote(String(value))}: ${reason}`,
        ),
      ],
    };
  } catch (failure) {
    if (!(failure instanceof InvalidInput)) throw failure;
    if (isJsonSchema(document.value)) return { text: given, notes: [] };
    throw new NoAnswer(failure.message);
  }
};

/** The keywords that show that a document is a schema. */
const SHOWN_BY = ['$schema', '$defs', 'definitions', 'properties', 'items', 'type', 'allOf', 'oneOf'];

function isJsonSchema(value: Json): boolean {
  return (
    isObject(value) &&
    !Object.hasOwn(value, '@context') &&
    SHOWN_BY.some((name) => Object.hasOwn(value, name))
  );
}

/** Answers to what is asked about other standards. */
export const exportAnswers: Answerers<'standards' | 'export' | 'document' | 'crate' | 'import'> = {
  standards: () =>
    Object.values(standards).map(({ id, title, version, fileName }) => ({ id, title, version, fileName })),
  export: report,
  document: text,
  crate,
  import: imported,
};

/** A crate as a zip file: the schema, the data, the metadata and a page that shows them. */
async function crateOf(
  { format, text, files }: Questions['crate']['ask'],
  exported: Pick<Exported, 'document'>,
  { signal, progress: say }: Pick<Surroundings, 'signal' | 'progress'>,
): Promise<Questions['crate']['answer']> {
  const progress = progressOf(
    files.map(({ file }) => file),
    say,
  );
  const data: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  for (const { file } of files) {
    signal.throwIfAborted();
    data.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    progress.passed({ bytes: file.size });
  }
  const schema = { name: `schema.${format}`, bytes: new TextEncoder().encode(text) };
  try {
    return { zip: await crateZip(await crateFiles({ schema, data, exported, sha256 })) };
  } catch (fault) {
    if (fault instanceof CrateError) throw new NoAnswer(fault.message);
    throw fault;
  }
}

import { access } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { textReport } from '../../exchange/report/index.js';
import { type Config, emptyConfig, loadConfig } from '../../quality/config/index.js';
import { ownRulesOf, type Rule, rules } from '../../quality/lint/index.js';
import { type Document, locate, type Read } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { CONFIG_NAMES } from './config-names.js';
import { EXIT, Stop } from './exit.js';
import { readDocument } from './files.js';
import { withSlashes } from './slashes.js';

/** A configuration, and the folder that its globs count from. */
export interface FoundConfig {
  readonly config: Config;
  readonly folder: string;
  /** The rules that it declares. */
  readonly ownRules: readonly Rule[];
  /** The files that it was read from. */
  readonly files: readonly string[];
}

/** The configuration for a folder: the file that is named, else the first that is found upwards, else none. */
export async function configFor(folder: string, registry: Registry, named?: string): Promise<FoundConfig> {
  const path = named ?? (await findUpwards(resolve(folder)));
  if (path === undefined) return { config: emptyConfig, folder: resolve('.'), ownRules: [], files: [] };
  const read = new Map<string, Read>();
  const open = async (name: string, from?: string) => {
    // As seen from here: that is how people know their files.
    const file = await readDocument(relative('.', from === undefined ? name : resolve(dirname(from), name)));
    read.set(file.uri, file);
    return file;
  };
  const first = await open(resolve(path));
  if (first.document === undefined) throw faulty(first.diagnostics, read);
  const { config, diagnostics } = await loadConfig(first.document, rules, open);
  if (config === undefined) throw faulty(diagnostics, read);
  const own = await ownRulesOf(config.ownRules, registry);
  if (!isValid(own.diagnostics)) throw faulty(own.diagnostics, read);
  return { config, folder: dirname(resolve(path)), ownRules: own.rules, files: [...read.keys()] };
}

async function findUpwards(folder: string): Promise<string | undefined> {
  for (const name of CONFIG_NAMES) {
    const path = join(folder, name);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : findUpwards(parent);
}

/** A wrong configuration ends the command, with all that is wrong with it. */
function faulty(diagnostics: readonly Diagnostic[], read: ReadonlyMap<string, Read>): Stop {
  const documents = [...read.values()].flatMap(({ document }): Document[] => (document ? [document] : []));
  const texts = new Map([...read].map(([uri, { text }]) => [uri, text]));
  const report = textReport(locate(diagnostics, documents), { texts });
  return new Stop(EXIT.usage, 'The configuration has errors.', report.trimEnd());
}

/** A path as the globs of a configuration see it. */
export function pathIn({ folder }: Pick<FoundConfig, 'folder'>, path: string): string {
  return withSlashes(relative(folder, resolve(path)));
}

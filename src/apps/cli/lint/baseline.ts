import { resolve } from 'node:path';
import type { ReportedFile } from '../../../exchange/report/index.js';
import { type Baseline, baselineOf, readBaseline, withoutBaseline } from '../../../quality/lint/index.js';
import type { Call } from '../command.js';
import type { FoundConfig } from '../config-file.js';
import { EXIT, Stop } from '../exit.js';
import { readDocument } from '../files.js';
import type { Terminal } from '../terminal.js';
import { replaceFile } from '../write-file.js';

/** The file of the baseline, if there is one. */
export function baselinePath(flags: Call['flags'], { config, folder }: FoundConfig): string | undefined {
  if (typeof flags.baseline === 'string') return flags.baseline;
  const { baseline } = config.options;
  return baseline === undefined ? undefined : resolve(folder, baseline);
}

/** Writes down all findings as known. */
export async function writeBaseline(path: string, files: readonly ReportedFile[]): Promise<void> {
  const content = `${JSON.stringify(baselineOf(files.map(findingsOf)), null, 2)}\n`;
  await replaceFile({ path, content }, 'Write another file: --baseline FILE.');
}

/** The findings that a baseline does not know; known findings that no longer occur are reported on standard error. */
export async function withoutKnown(
  files: readonly ReportedFile[],
  path: string,
  terminal: Terminal,
): Promise<readonly ReportedFile[]> {
  const left = withoutBaseline(files.map(findingsOf), await loadBaseline(path));
  if (left.gone.length > 0) {
    terminal.note('Some findings in the baseline no longer occur: update it with --update-baseline.\n');
  }
  return files.map((file, index) => ({ ...file, diagnostics: left.files[index]!.diagnostics }));
}

async function loadBaseline(path: string): Promise<Baseline> {
  const { document, diagnostics } = await readDocument(path);
  const read = document === undefined ? { diagnostics } : readBaseline(document);
  if ('baseline' in read && read.baseline) return read.baseline;
  throw new Stop(EXIT.usage, `${path} is not a baseline: ${read.diagnostics[0]?.message ?? 'it is empty.'}`);
}

function findingsOf({ uri, diagnostics }: ReportedFile) {
  return { file: uri, diagnostics };
}

import type { Diagnostic } from '../../base/diagnostic.js';

/** The letters of the FAIR principles. */
export type PrincipleLetter = 'F' | 'A' | 'I' | 'R';

/** How ready a file is to be published: whole numbers from 0 to 100. */
export interface ReportedScore {
  readonly total: number;
  readonly principles: { readonly [P in PrincipleLetter]: number };
}

/** A file and all findings about it; the diagnostics already have their lines and columns. */
export interface ReportedFile {
  /** Its name, with `/` between folders. */
  readonly uri: string;
  /** What it says, for reports that show it. */
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly score?: ReportedScore;
}

/** All findings of some files. */
export function diagnosticsOf(files: readonly ReportedFile[]): readonly Diagnostic[] {
  return files.flatMap(({ diagnostics }) => diagnostics);
}

import type { Diagnostic } from '../../base/diagnostic.js';

/** Thrown when a file of data is damaged, so that nothing, or not all of it, can be read. */
export class BrokenFile extends Error {
  constructor(
    readonly kind: keyof typeof SENTENCES,
    reason: string,
    /** What to do. Default: to get the file again. */
    readonly help = 'Check that the file is complete, or create or copy it again.',
  ) {
    super(reason);
  }
}

const SENTENCES = {
  gzip: 'The compressed data cannot be read to the end',
  parquet: 'This cannot be read as Parquet',
  sav: 'This cannot be read as an SPSS file',
  xlsx: 'This cannot be read as an Excel workbook',
} as const;

/** The diagnostic about a damaged file. */
export function brokenDiagnostic(uri: string, { kind, message, help }: BrokenFile): Diagnostic {
  return {
    code: `syntax/${kind}`,
    severity: 'error',
    message: `${SENTENCES[kind]}: ${message}.`,
    help,
    params: { keyword: 'syntax' },
    at: { uri, pointer: '', on: 'value' },
  };
}

import type { Diagnostic } from '../diagnostic.js';

/** Thrown when a file of data is damaged, so that nothing, or not all of it, can be read. */
export class BrokenFile extends Error {
  constructor(
    readonly kind: keyof typeof SENTENCES,
    reason: string,
  ) {
    super(reason);
  }
}

const SENTENCES = {
  gzip: 'The compressed data cannot be read to the end',
  parquet: 'This cannot be read as Parquet',
} as const;

/** The diagnostic about a damaged file. */
export function brokenDiagnostic(uri: string, { kind, message }: BrokenFile): Diagnostic {
  return {
    code: `syntax/${kind}`,
    severity: 'error',
    message: `${SENTENCES[kind]}: ${message}.`,
    help: 'Check that the file is complete, or create or copy it again.',
    params: { keyword: 'syntax' },
    at: { uri, pointer: '', on: 'value' },
  };
}

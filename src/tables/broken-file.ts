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
  gzip: 'The packed data cannot be read to their end',
  parquet: 'This cannot be read as Parquet',
} as const;

/** The diagnostic about a damaged file. */
export function brokenDiagnostic(uri: string, { kind, message }: BrokenFile): Diagnostic {
  return {
    code: `syntax/${kind}`,
    severity: 'error',
    message: `${SENTENCES[kind]}: ${message}.`,
    help: 'Look whether the file is whole: write or copy it once more.',
    params: { keyword: 'syntax' },
    at: { uri, pointer: '', on: 'value' },
  };
}

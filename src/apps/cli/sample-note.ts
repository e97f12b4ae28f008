import type { Json, JsonObject } from '../../base/json.js';
import type { Comments, SchemaFormat } from '../../schema/draft/index.js';

/** A file of which only the first rows were read. */
export interface SampledFile {
  readonly file: string;
  readonly rows: number;
}

/** Says that a schema is about the first rows of a file. */
export function sampleNote({ file, rows }: SampledFile): string {
  return `Only the first ${rows === 1 ? 'row' : `${rows} rows`} of ${file} ${rows === 1 ? 'was' : 'were'} read: later rows may not fit.`;
}

/** Puts that at the top of a schema: as comments of YAML, as `$comment` of JSON. */
export function withSampleNote(
  schema: Json,
  comments: Comments,
  sampled: readonly SampledFile[],
  format: SchemaFormat,
): { readonly schema: Json; readonly comments: Comments } {
  if (sampled.length === 0) return { schema, comments };
  const notes = sampled.map(sampleNote);
  if (format === 'yaml') return { schema, comments: new Map([...comments, ['', notes]]) };
  const { $schema, ...rest } = schema as JsonObject;
  return { schema: { ...($schema ? { $schema } : {}), $comment: notes.join(' '), ...rest }, comments };
}

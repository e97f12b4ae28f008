import type { IncomingHttpHeaders } from 'node:http';
import type { DataFormat } from '../../operations/index.js';
import { textOf } from '../body.js';
import { checkEncoding } from '../packed-body.js';
import { ProblemError, tooLarge } from '../problems.js';
import { type HeaderValue, headerValue } from './header-values.js';
import { boundaryOf, multipartReader, type Part, type PartEvent } from './multipart.js';

/** What a request opens with: how its data is written, the schema if it carries one, and then the data. */
export interface Opening {
  readonly format: string;
  /** The text of the schema. */
  readonly schema?: string;
  readonly data: AsyncIterable<Uint8Array>;
}

/** How the body of a request is made up, as its headers say. */
export type BodyKind = { readonly format: string } | { readonly boundary: string };

const FORM = 'multipart/form-data';
const SCHEMA_PART = 'schema';

const WHOLE_FILES =
  'Parquet, SPSS and Excel files are read by the command only: fairwright validate SCHEMA FILE.';

/** What the headers say of the body; refuses what cannot be read. */
export function bodyKindOf(headers: IncomingHttpHeaders, formats: readonly DataFormat[]): BodyKind {
  checkEncoding(headers['content-encoding']);
  const type = headerValue(headers['content-type'] ?? '');
  if (type.value === FORM) return { boundary: boundaryOf(type.parameters) };
  const format = formatOf(type, formats);
  if (format) return { format };
  const known = formats.map(({ mediaTypes }) => mediaTypes[0]).join(', ');
  throw unsupported(`The body must be sent as ${known} or ${FORM}, in UTF-8. ${WHOLE_FILES}`);
}

function formatOf({ value, parameters }: HeaderValue, formats: readonly DataFormat[]): string | undefined {
  const charset = parameters.get('charset') ?? 'utf-8';
  if (!/^(?:utf-?8|us-ascii)$/i.test(charset)) return undefined;
  return formats.find(({ mediaTypes }) => mediaTypes.includes(value))?.name;
}

function unsupported(detail: string): ProblemError {
  return new ProblemError('unsupported-media-type', detail);
}

/** How a form is read. */
export interface FormReading {
  readonly formats: readonly DataFormat[];
  /** Whether the address of the query names the schema, so that no part has to. */
  readonly hasSchema: boolean;
  /** The most bytes that the part with the schema may have. */
  readonly bodyLimit: number;
}

/** Reads a body up to its data. */
export async function openBody(
  kind: BodyKind,
  bytes: AsyncIterable<Uint8Array>,
  reading: FormReading,
): Promise<Opening> {
  if ('format' in kind) return { format: kind.format, data: bytes };
  const events = eventsOf(bytes, kind.boundary);
  const schema: Uint8Array[] = [];
  let size = 0;
  let hasSchema = reading.hasSchema;
  for (let next = await events.next(); !next.done; next = await events.next()) {
    const event = next.value;
    if ('part' in event) {
      if (event.part.name !== SCHEMA_PART) {
        const format = formatOfPart(event.part, reading.formats);
        if (!hasSchema) throw misplaced(`The part "schema" must come before the data.`);
        return {
          format,
          ...(reading.hasSchema ? {} : { schema: textOf(Buffer.concat(schema)) }),
          data: dataOf(events),
        };
      }
      if (hasSchema) throw misplaced('There are two schemas: give one, by its address or as a part.');
      hasSchema = true;
    } else {
      size += event.bytes.length;
      if (size > reading.bodyLimit) throw tooLarge('schema', reading.bodyLimit);
      schema.push(event.bytes);
    }
  }
  throw misplaced(hasSchema ? 'The body has no part with data.' : 'The body has neither a schema nor data.');
}

async function* eventsOf(bytes: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<PartEvent> {
  const reader = multipartReader(boundary);
  for await (const each of bytes) yield* reader.read(each);
  reader.end();
}

/** The bytes of the part that has begun, which must be the last one. */
async function* dataOf(events: AsyncGenerator<PartEvent>): AsyncGenerator<Uint8Array> {
  for await (const event of events) {
    if ('part' in event) throw misplaced('A part follows the data: the data must be the last part.');
    yield event.bytes;
  }
}

function formatOfPart({ name, fileName, contentType }: Part, formats: readonly DataFormat[]): string {
  const lower = fileName?.toLowerCase() ?? '';
  const format =
    formatOf(headerValue(contentType ?? ''), formats) ??
    formats.find(({ endings }) => endings.some((ending) => lower.endsWith(ending)))?.name;
  if (format) return format;
  const types = formats.map(({ mediaTypes }) => mediaTypes[0]).join(', ');
  const endings = formats.flatMap((each) => each.endings).join(', ');
  throw unsupported(
    `The part ${JSON.stringify(name.slice(0, 60))} has an unknown format: give it a content type (${types}) or a file name (${endings}). ${WHOLE_FILES}`,
  );
}

function misplaced(detail: string): ProblemError {
  return new ProblemError('invalid-body', detail, { errors: [{ pointer: '', detail }] });
}

import type { IncomingHttpHeaders } from 'node:http';
import { type Encoding, encodingNames } from '../../../schema/document/index.js';
import type { FilesOperation, StreamOperation } from '../../operations/index.js';
import { textOf } from '../body.js';
import { checkEncoding } from '../packed-body.js';
import { ProblemError, tooLarge } from '../problems.js';
import { type HeaderValue, headerValue } from './header-values.js';
import { boundaryOf, multipartReader, type Part, type PartEvent } from './multipart.js';
import { unpackedPart } from './packed-part.js';

/** What a request opens with: how its data is written, the schema if it carries one, and then the data. */
export interface Opening {
  readonly format: string;
  /** The name of the file with the data. */
  readonly file?: string | undefined;
  /** The text of the schema. */
  readonly schema?: string;
  readonly data: AsyncIterable<Uint8Array>;
}

/** How the body of a request is made up, as its headers say. */
export type BodyKind =
  | { readonly format: string; readonly encoding?: Encoding }
  | { readonly boundary: string };

const FORM = 'multipart/form-data';
const SCHEMA_PART = 'schema';

/** What is read, and what reads other files. */
export type TakesData = Pick<
  StreamOperation<unknown> | FilesOperation<unknown>,
  'dataFormats' | 'command'
> & {
  /** Set where other encodings than UTF-8 are read, too. */
  readonly document?: object;
};

const wholeFiles = ({ command }: TakesData) =>
  command === undefined ? '' : ` Parquet, SPSS and Excel files are read by the command only: ${command}.`;

/** What the headers say of the body; refuses what cannot be read. */
export function bodyKindOf(headers: IncomingHttpHeaders, operation: TakesData): BodyKind {
  checkEncoding(headers['content-encoding']);
  const type = headerValue(headers['content-type'] ?? '');
  if (type.value === FORM) return { boundary: boundaryOf(type.parameters) };
  const found = formatOf(type, operation);
  if (found) return found;
  const known = operation.dataFormats.map(({ mediaTypes }) => mediaTypes[0]).join(', ');
  const encodings = operation.document
    ? [...new Set(Object.values(encodingNames))].join(', ')
    : encodingNames['utf-8'];
  throw unsupported(`The body must be sent as ${known} or ${FORM}, in ${encodings}.${wholeFiles(operation)}`);
}

/** What a media type says: the format, and the encoding if it is stated. */
function formatOf(
  { value, parameters }: HeaderValue,
  { dataFormats, document }: TakesData,
): { readonly format: string; readonly encoding?: Encoding } | undefined {
  const charset = parameters.get('charset');
  const encoding = charset === undefined ? undefined : encodingCalled(charset);
  if (charset !== undefined && (encoding === undefined || (!document && encoding !== 'utf-8')))
    return undefined;
  const format = dataFormats.find(({ mediaTypes }) => mediaTypes.includes(value))?.name;
  if (format === undefined) return undefined;
  return { format, ...(encoding && document ? { encoding } : {}) };
}

/** The encoding that a charset names (WHATWG Encoding): ISO 8859-1 is Windows-1252, in which ASCII is UTF-8 as well. */
function encodingCalled(charset: string): Encoding | undefined {
  if (/^us-ascii$/i.test(charset)) return 'utf-8';
  try {
    const { encoding } = new TextDecoder(charset);
    return Object.hasOwn(encodingNames, encoding) ? (encoding as Encoding) : undefined;
  } catch {
    return undefined;
  }
}

function unsupported(detail: string): ProblemError {
  return new ProblemError('unsupported-media-type', detail);
}

/** How a form is read. */
export interface FormReading {
  readonly operation: TakesData;
  /** Whether the address of the query names the schema, so that no part has to. */
  readonly hasSchema: boolean;
  /** The most bytes that the part with the schema may have. */
  readonly bodyLimit: number;
  /** Is called for bytes that are kept. */
  readonly hold: (bytes: number) => void;
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
        const { format } = formatOfPart(event.part, reading.operation);
        if (!hasSchema) throw misplaced(`The part "schema" must come before the data.`);
        return {
          format,
          file: event.part.fileName,
          ...(reading.hasSchema ? {} : { schema: textOf(Buffer.concat(schema)) }),
          data: unpackedPart(dataOf(events), event.part),
        };
      }
      if (hasSchema) throw misplaced('There are two schemas: give one, by its address or as a part.');
      hasSchema = true;
    } else {
      size += event.bytes.length;
      if (size > reading.bodyLimit) throw tooLarge('schema', reading.bodyLimit);
      reading.hold(event.bytes.length);
      schema.push(event.bytes);
    }
  }
  throw misplaced(hasSchema ? 'The body has no part with data.' : 'The body has neither a schema nor data.');
}

/** The parts of a form as they come. */
export async function* eventsOf(
  bytes: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<PartEvent> {
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

/** How the file in a part is written: by its type, else by its name, else by that of the part. */
export function formatOfPart(
  { name, fileName, contentType }: Part,
  operation: TakesData,
): { readonly format: string; readonly encoding?: Encoding } {
  const { dataFormats } = operation;
  const lower = (fileName ?? name).toLowerCase().replace(/\.gz$/, '');
  const found = formatOf(headerValue(contentType ?? ''), operation);
  if (found) return found;
  const format = dataFormats.find(({ endings }) => endings.some((ending) => lower.endsWith(ending)))?.name;
  if (format) return { format };
  const types = dataFormats.map(({ mediaTypes }) => mediaTypes[0]).join(', ');
  const endings = dataFormats.flatMap((each) => each.endings).join(', ');
  throw unsupported(
    `The part ${JSON.stringify(name.slice(0, 60))} has an unknown format: give it a content type (${types}) or a file name (${endings}).${wholeFiles(operation)}`,
  );
}

/** Says that the parts of a form do not go together. */
export function misplaced(detail: string): ProblemError {
  return new ProblemError('invalid-body', detail, { errors: [{ pointer: '', detail }] });
}

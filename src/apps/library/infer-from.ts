import type { Json } from '../../base/json.js';
import { today } from '../../base/today.js';
import type { DialectOptions } from '../../data/tables/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { InvalidInput } from '../operations/index.js';
import { type InferOutput, infer } from '../operations/infer/index.js';

/** A file with data. */
export interface InferFile {
  /** Its ending says how it is written; otherwise its beginning does. `.gz` is decompressed. */
  readonly name: string;
  /** A `File` of a browser is a `Blob`. */
  readonly content: string | Uint8Array | Blob | AsyncIterable<Uint8Array>;
}

/** How a schema is made from data. */
export interface InferFromOptions {
  /** What the data do not show: title, licence, creator, labels. */
  readonly answers?: Json;
  /** How the text of the schema is written. Default: `yaml`. */
  readonly format?: 'yaml' | 'json';
  /** How CSV files are written. Default: detected. */
  readonly dialect?: Pick<
    DialectOptions,
    'encoding' | 'delimiter' | 'quote' | 'decimal' | 'comment' | 'skipRows'
  >;
}

/** Tables have no limits here. */
const LIMITS = {
  rows: Number.POSITIVE_INFINITY,
  longestRow: 1 << 26,
  document: Number.POSITIVE_INFINITY,
  columns: Number.POSITIVE_INFINITY,
  tables: Number.POSITIVE_INFINITY,
};

/**
 * Makes an annotated schema from data, with the evidence for each statement. Several files make one data product.
 * Throws `InvalidInput` for data of which no schema can be made.
 *
 * @example
 * const { schema, text } = await inferFrom([{ name: 'towns.csv', content: 'name,area_km2\nAlbury,12.5\nBeeston,3.25\n' }]);
 * console.log(schema.items.properties.area_km2['fair:measurementUnit']); // km2
 */
export async function inferFrom(
  files: readonly InferFile[],
  { answers, format, dialect = {} }: InferFromOptions = {},
): Promise<InferOutput> {
  const { skipRows, ...stated } = dialect;
  const input = {
    ...stated,
    ...(format === undefined ? {} : { format }),
    ...(skipRows === undefined ? {} : { skip_rows: skipRows }),
  };
  const work = await infer.open(input, LIMITS, { registry: createRegistry(), today: today() });
  for (const file of files) {
    await work.file({ name: file.name });
    for await (const bytes of bytesOf(file)) await work.take(bytes);
  }
  return (await work.end(answers === undefined ? undefined : JSON.stringify(answers))) as InferOutput;
}

async function* bytesOf({ name, content }: InferFile): AsyncGenerator<Uint8Array> {
  const bytes = plainBytes(content);
  if (!/\.gz$/i.test(name)) {
    yield* bytes;
    return;
  }
  try {
    yield* unpacked(bytes);
  } catch (fault) {
    if (!(fault instanceof TypeError)) throw fault;
    throw new InvalidInput('', `${name} is not complete gzip data.`);
  }
}

async function* plainBytes(content: InferFile['content']): AsyncGenerator<Uint8Array> {
  if (typeof content === 'string') yield new TextEncoder().encode(content);
  else if (content instanceof Uint8Array) yield content;
  else if (content instanceof Blob) yield* chunksOf(content.stream());
  else yield* content;
}

/** Not all browsers can iterate over a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

async function* unpacked(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await packed.next();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
  });
  yield* chunksOf(source.pipeThrough(new DecompressionStream('gzip')));
}

import { ProblemError } from '../problems.js';
import { extendedValue, headerValue } from './header-values.js';

/** A part of a form, as its headers describe it. */
export interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly contentType?: string;
}

/** What comes out of a form: a part begins, or its bytes go on. */
export type PartEvent = { readonly part: Part } | { readonly bytes: Uint8Array };

/** Reads a form as its bytes come. */
export interface MultipartReader {
  read(bytes: Uint8Array): readonly PartEvent[];
  /** Throws if the form is not complete. */
  end(): void;
}

/** Where a reader is; `start` is the start of a part's bytes. */
type State = 'preamble' | 'boundary' | 'headers' | 'start' | 'bytes' | 'closed';

const LONGEST_HEADERS = 16 * 1024;

/** Spaces between a boundary and the end of its line are allowed, but not any number of them. */
const LONGEST_PADDING = 1024;

const CR = 0x0d;
const DASH = 0x2d;
const CRLF = Buffer.from('\r\n');
const BLANK_LINE = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);

/** A reader of `multipart/form-data` (RFC 7578, RFC 2046): of a part it keeps no more than what could be a boundary. */
export function multipartReader(boundary: string): MultipartReader {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let state: State = 'preamble';
  // The first boundary may be at the very start, where no line ends before it.
  let rest: Buffer = CRLF;
  let events: PartEvent[] = [];
  // Up to where no blank line was found, so that headers that come byte by byte are not searched again and again.
  let searched = 0;

  /** Each takes from the rest what it can; the state that follows, or undefined when it needs more bytes. */
  const steps: { readonly [S in State]: () => State | undefined } = {
    preamble: () => upToBoundary(false),
    boundary() {
      if (rest.length < 2) return undefined;
      if (rest[0] === DASH && rest[1] === DASH) return 'closed';
      const end = rest.indexOf(CRLF);
      if (end === -1 && rest.length <= LONGEST_PADDING) return undefined;
      if (end === -1 || end > LONGEST_PADDING || /[^ \t]/.test(rest.toString('latin1', 0, end)))
        throw malformed('a boundary is not alone on its line');
      // The line break stays: where a part has no headers, the blank line begins with it.
      rest = rest.subarray(end);
      searched = 0;
      return 'headers';
    },
    headers() {
      const end = rest.indexOf(BLANK_LINE, searched);
      searched = Math.max(0, rest.length - BLANK_LINE.length);
      if (end > LONGEST_HEADERS || (end === -1 && rest.length > LONGEST_HEADERS + BLANK_LINE.length))
        throw malformed(`the headers of a part are longer than ${LONGEST_HEADERS} bytes`);
      if (end === -1) return undefined;
      events.push({ part: partOf(rest.toString('utf8', 0, end)) });
      rest = rest.subarray(end + CRLF.length);
      return 'start';
    },
    // The line break of the blank line may be that of the next boundary already.
    start() {
      if (rest.length < delimiter.length && beginsWith(delimiter, rest)) return undefined;
      if (!beginsWith(rest, delimiter)) rest = rest.subarray(CRLF.length);
      return 'bytes';
    },
    bytes: () => upToBoundary(true),
    closed() {
      rest = NOTHING;
      return undefined;
    },
  };

  function upToBoundary(isPart: boolean): State | undefined {
    const found = rest.indexOf(delimiter);
    const end = found === -1 ? rest.length - startOf(delimiter, rest) : found;
    if (isPart && end > 0) events.push({ bytes: rest.subarray(0, end) });
    rest = rest.subarray(found === -1 ? end : end + delimiter.length);
    return found === -1 ? undefined : 'boundary';
  }

  return {
    read(bytes) {
      events = [];
      rest = Buffer.concat([rest, bytes]);
      for (let next = steps[state](); next !== undefined; next = steps[state]()) state = next;
      return events;
    },
    end() {
      if (state !== 'closed') throw malformed('it ends before its last boundary');
    },
  };
}

function beginsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** How many bytes at the end could be the start of a boundary, which has a line break only at its start. */
function startOf(delimiter: Buffer, bytes: Buffer): number {
  const start = bytes.lastIndexOf(CR);
  const length = bytes.length - start;
  return start !== -1 && length < delimiter.length && beginsWith(delimiter, bytes.subarray(start))
    ? length
    : 0;
}

function partOf(headers: string): Part {
  const lines = headers.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) => lines.find((line) => line.toLowerCase().startsWith(`${name}:`));
  const afterColon = (line: string | undefined) => line?.slice(line.indexOf(':') + 1).trim();
  const { value, parameters } = headerValue(afterColon(header('content-disposition')) ?? '');
  const name = parameters.get('name');
  if (value !== 'form-data' || name === undefined)
    throw malformed('a part has no header "Content-Disposition: form-data" with a name');
  const fileName = extendedValue(parameters.get('filename*')) ?? parameters.get('filename');
  const contentType = afterColon(header('content-type'));
  return {
    name,
    ...(fileName === undefined ? {} : { fileName }),
    ...(contentType === undefined ? {} : { contentType }),
  };
}

function malformed(what: string): ProblemError {
  return new ProblemError('malformed-request', `The body is not valid multipart/form-data: ${what}.`);
}

/** The boundary that a header `Content-Type: multipart/form-data` names. */
export function boundaryOf(parameters: ReadonlyMap<string, string>): string {
  const boundary = parameters.get('boundary') ?? '';
  if (/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary)) return boundary;
  throw malformed('the header Content-Type names no boundary');
}

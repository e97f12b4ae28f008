import type { Json } from '../../base/json.js';
import type { SchemasOutput } from '../operations/schemas/index.js';
import { headerOf, type Single } from './operations.js';

/** An answer as text. */
export interface Performed {
  readonly body: string;
  /** Its media type and headers, where they are not those that the operation always has. */
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An output as it goes to a client. Links in it begin with the path that the service is served under. */
export function presented(operation: Single, output: unknown, input: unknown, prefix: string): Performed {
  const { answer } = operation;
  if (answer.report === undefined)
    return {
      body: JSON.stringify(operation.name === 'schemas' ? linked(output as SchemasOutput, prefix) : output),
    };
  if ((input as { report?: boolean }).report)
    return { body: JSON.stringify(output), mediaType: 'application/json' };
  const report = output as { readonly document: Json; readonly [list: string]: unknown };
  const headers = Object.keys(answer.report.lists).map(
    (member) => [headerOf(member).toLowerCase(), countAndNames(report[member] as readonly Listed[])] as const,
  );
  return {
    body: JSON.stringify(report.document),
    mediaType: answer.mediaType,
    headers: Object.fromEntries(headers),
  };
}

function linked(output: SchemasOutput, prefix: string): SchemasOutput {
  if (prefix === '') return output;
  return { ...output, schemas: output.schemas.map((each) => ({ ...each, path: prefix + each.path })) };
}

/** An entry of a list of a report. */
interface Listed {
  readonly term?: string;
  readonly keyword?: string;
}

const MOST_NAMES = 20;

/** Clients and proxies refuse answers with more than 8 KB of headers: names that are longer are left out. */
const LONGEST_NAME = 64;

/** `3; name, url`: a header carries ASCII names and counts only. */
function countAndNames(entries: readonly Listed[]): string {
  const names = new Set(entries.map(({ term, keyword }) => term ?? keyword ?? ''));
  const shown = [...names]
    .filter((name) => name.length <= LONGEST_NAME && /^[\w:.@-]+$/.test(name))
    .slice(0, MOST_NAMES);
  return shown.length === 0 ? String(entries.length) : `${entries.length}; ${shown.join(', ')}`;
}

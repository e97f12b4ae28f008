import type {
  Declaration,
  FilesOperation,
  Operation,
  Parameter,
  StreamOperation,
} from '../operations/index.js';
import { operations as pureOperations } from '../operations/list/index.js';
import { livez, readyzOf } from './probes.js';
import { statusOf } from './status.js';

/** An operation whose whole input is there before it begins. */
export type Single = Operation<unknown, unknown>;

/** An operation that works on data while it comes. */
export type Stream = StreamOperation<unknown>;

/** An operation that works on files while they come, and answers at their end. */
export type Files = FilesOperation<unknown>;

const probes = [
  statusOf({ startedAt: 0, workers: 1 }),
  livez,
  readyzOf(async () => undefined),
] as unknown as readonly Single[];

/** The operations of the service, in the order of its description. */
export const operations: readonly (Single | Stream | Files)[] = [...probes, ...pureOperations];

/** Whether an operation works on data while it comes, and answers in lines. */
export function isStream(operation: Single | Stream | Files): operation is Stream {
  return 'begin' in operation;
}

/** Whether an operation works on files while they come. */
export function isFiles(operation: Single | Stream | Files): operation is Files {
  return 'open' in operation;
}

/** Whether the body of an operation is data, of any length. */
export function takesData(operation: Single | Stream | Files): operation is Stream | Files {
  return isStream(operation) || isFiles(operation);
}

/** The operations whose whole input is there before they begin. */
export const singles = operations.filter((each): each is Single => !takesData(each));

/** The operations that work on data while it comes. */
export const streams = operations.filter(isStream);

/** The operations that work on files while they come. */
export const filesOperations = operations.filter(isFiles);

/** The method and path of an operation. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** Derives the route of an operation: what takes a document or data is a POST, and a variant of a verb is below it. */
export function routeOf(operation: Single | Stream | Files): Route {
  if (probes.some(({ name }) => name === operation.name))
    return { method: 'GET', path: `/${operation.name}` };
  const words = operation.name.replaceAll(' ', '/');
  if (takesData(operation) || parametersOf(operation).some(([, { document }]) => document))
    return { method: 'POST', path: `/v1/${words}` };
  return { method: 'GET', path: operation.itemOf ? `/v1/${operation.itemOf}/{id}` : `/v1/${words}` };
}

/** Where a request carries a parameter; in a query it wins over the body. */
export type Carrier = 'body' | 'query' | 'path';

/** Derives where requests carry a parameter: documents and structured values in the body, all others also in the query. */
export function carriersOf(
  operation: Single | Stream | Files,
  name: string,
  { document, isLong, isAddress, kind }: Parameter,
): readonly Carrier[] {
  if (takesData(operation) || isAddress) return ['query'];
  if (operation.itemOf !== undefined && name === 'id') return ['path'];
  if (routeOf(operation).method === 'GET') return ['query'];
  const isStructured = kind.types.includes('object') || kind.types.includes('array');
  return document || isLong || isStructured ? ['body'] : ['body', 'query'];
}

/** The parameters of an operation by name. */
export function parametersOf({
  parameters,
}: Declaration<unknown>): readonly (readonly [string, Parameter])[] {
  return Object.entries(parameters) as [string, Parameter][];
}

/** The headers that sum up the lists of a report, with what each says. */
export function reportHeaders({ answer }: Declaration<unknown>): { readonly [name: string]: string } {
  const lists = Object.entries(answer.report?.lists ?? {});
  return Object.fromEntries(lists.map(([member, about]) => [headerOf(member), about]));
}

/** `assumed` is `Fairwright-Assumed`. */
export function headerOf(member: string): string {
  return `Fairwright-${member.charAt(0).toUpperCase()}${member.slice(1)}`;
}

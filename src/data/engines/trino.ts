import { setTimeout as delay } from 'node:timers/promises';
import { type EngineRow, trino } from '../sql/index.js';
import type { Engine } from './engine.js';
import { EngineFault } from './engine-fault.js';
import { faultOf, type TrinoError } from './trino-faults.js';

/** Where Trino is, and who asks. */
export interface TrinoOptions {
  /** Its address, such as `https://trino.example.org`. */
  readonly server: string;
  /** Default: `fairwright`. */
  readonly user?: string | undefined;
  /** Only sent over https. */
  readonly password?: string | undefined;
  /** Where tables are whose names do not say it. */
  readonly catalog?: string | undefined;
  readonly schema?: string | undefined;
  /** How long an answer may take, or a server be busy, in milliseconds. Default: one minute. */
  readonly maximumWait?: number | undefined;
}

type Columns = readonly { readonly name: string; readonly type: string }[];

/** What Trino answers to a request: some rows of a query, and where the next ones are. */
interface Page {
  readonly nextUri?: string;
  readonly columns?: Columns;
  readonly data?: readonly (readonly unknown[])[];
  readonly error?: TrinoError;
}

/** A query that runs. */
interface Statement {
  readonly stop: AbortController;
  /** Where its next page is; none before the first and after the last. */
  next: URL | undefined;
}

/** Statuses of a server, or of a gateway before it, that is busy. */
const BUSY: ReadonlySet<number> = new Set([502, 503, 504]);
const CHECK_ADDRESS = 'Check that this is the address of a Trino server.';

/** Trino by its client protocol. */
export function openTrino(options: TrinoOptions): Engine {
  const { maximumWait = 60_000 } = options;
  const server = addressOf(options);
  const headers = headersOf(options);
  const running = new Set<Statement>();

  /** Sends a request, again and again while the server is busy. */
  async function ask(address: URL, request: RequestInit, { stop: { signal } }: Statement): Promise<Page> {
    const last = Date.now() + maximumWait;
    try {
      for (;;) {
        const response = await fetch(address, {
          ...request,
          headers,
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(maximumWait)]),
        });
        if (!BUSY.has(response.status)) return await pageIn(response, server.host);
        await response.body?.cancel();
        if (Date.now() > last)
          throw new EngineFault(
            `Trino at ${server.host} is busy (status ${response.status}).`,
            'Try again later.',
          );
        await delay(50 + 50 * Math.random(), undefined, { signal });
      }
    } catch (fault) {
      if (signal.aborted) throw new EngineFault('The query was cancelled.');
      throw unreachable(fault, server.host, request.method === 'POST');
    }
  }

  async function* pages(sql: string): AsyncGenerator<Page> {
    const statement: Statement = { stop: new AbortController(), next: undefined };
    running.add(statement);
    try {
      let page = await ask(new URL('v1/statement', server), { method: 'POST', body: sql }, statement);
      for (;;) {
        statement.next = page.nextUri === undefined ? undefined : nextIn(page.nextUri, server);
        if (page.error) throw faultOf(page.error);
        yield page;
        if (statement.next === undefined) return;
        page = await ask(statement.next, {}, statement);
      }
    } finally {
      running.delete(statement);
      await end(statement);
    }
  }

  /** Ends a query, if it runs. That it cannot be ended is no reason to report anything: Trino ends it when nobody asks for it. */
  async function end(statement: Statement): Promise<void> {
    const { next } = statement;
    statement.next = undefined;
    if (next === undefined) return;
    const signal = AbortSignal.timeout(Math.min(maximumWait, 5_000));
    await fetch(next, { method: 'DELETE', headers, redirect: 'manual', signal }).catch(() => undefined);
  }

  async function cancel(): Promise<void> {
    const ended = [...running].map((statement) => {
      statement.stop.abort();
      return end(statement);
    });
    await Promise.all(ended);
  }

  return {
    label: 'Trino',
    dialect: trino,
    async *rows(sql) {
      for await (const { columns = [], data = [] } of pages(sql))
        for (const values of data)
          yield Object.fromEntries(columns.map(({ name }, index) => [name, values[index]])) as EngineRow;
    },
    async columns(from) {
      let known: Columns = [];
      for await (const page of pages(`SELECT * FROM ${from} WHERE FALSE`)) known = page.columns ?? known;
      return known;
    },
    cancel,
    close: cancel,
  };
}

/** The address of the server, below which all others are. */
function addressOf({ server, password }: TrinoOptions): URL {
  if (!/^https?:/i.test(server) || !URL.canParse(server))
    throw new EngineFault('The address of Trino must begin with http:// or https://.');
  const address = new URL(server.replace(/\/*$/, '/'));
  if (address.username !== '' || address.password !== '')
    throw new EngineFault('The address of Trino must not contain a user or a password.');
  if (password !== undefined && address.protocol !== 'https:')
    throw new EngineFault(
      'A password is only sent over https.',
      'Give an address that begins with https://.',
    );
  return address;
}

function headersOf({ user = 'fairwright', password, catalog, schema }: TrinoOptions): Headers {
  const named = Object.entries({ User: user, Source: 'fairwright', Catalog: catalog, Schema: schema });
  try {
    const headers = new Headers();
    for (const [name, value] of named) if (value !== undefined) headers.set(`X-Trino-${name}`, value);
    if (password !== undefined)
      headers.set('Authorization', `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
    return headers;
  } catch {
    throw new EngineFault('The user, catalog or schema has characters that Trino does not take.');
  }
}

/** Where the next page is. Nothing is sent to other servers, which would see the password. */
function nextIn(address: string, server: URL): URL {
  if (URL.canParse(address) && new URL(address).origin === server.origin) return new URL(address);
  throw new EngineFault(
    `Trino at ${server.host} refers to another address.`,
    'If it is behind a proxy, set http-server.process-forwarded=true on the server.',
  );
}

async function pageIn(response: Response, host: string): Promise<Page> {
  const { status } = response;
  if (status === 401 || status === 403)
    throw new EngineFault(`Trino at ${host} does not accept this user or password.`, 'Check both.');
  const text = await response.text();
  if (status !== 200)
    throw new EngineFault(
      `The server at ${host} answered with status ${status} instead of rows.`,
      CHECK_ADDRESS,
    );
  const page = parsed(text);
  if (page === undefined)
    throw new EngineFault(`The server at ${host} does not answer as Trino does.`, CHECK_ADDRESS);
  return page;
}

function parsed(text: string): Page | undefined {
  try {
    const page: unknown = JSON.parse(text);
    const isPage = typeof page === 'object' && page !== null && 'id' in page && 'stats' in page;
    return isPage ? (page as Page) : undefined;
  } catch {
    return undefined;
  }
}

/** Why a connection failed, by the codes of Node. */
const REASONS: { readonly [code: string]: string } = {
  ECONNREFUSED: 'nothing listens at this address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

function unreachable(fault: unknown, host: string, isFirst: boolean): EngineFault {
  if (fault instanceof EngineFault) return fault;
  if (fault instanceof Error && fault.name === 'TimeoutError')
    return new EngineFault(`Trino at ${host} does not answer in time.`, 'Try again later.');
  const code = String(((fault as Error).cause as { readonly code?: string } | undefined)?.code);
  if (!isFirst) return new EngineFault(`The connection to Trino at ${host} was lost.`, 'Try again.');
  return new EngineFault(
    `Trino at ${host} cannot be reached: ${REASONS[code] ?? 'the connection failed'}.`,
    'Check the address, and that the server runs.',
  );
}

import { setTimeout as wait } from 'node:timers/promises';
import { installCommand } from '../../base/install-command.js';
import { type EngineRow, spark } from '../sql/index.js';
import type { Engine } from './engine.js';
import { EngineFault } from './engine-fault.js';

type Driver = typeof import('hive-driver');
type Calls = InstanceType<Driver['HiveDriver']>;
type Request<Name extends keyof Calls> = Parameters<Calls[Name]>[0];
type Response<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;
type Operation = Request<'cancelOperation'>['operationHandle'];
type RowSet = NonNullable<Response<'fetchResults'>['results']>;

/** Where Spark is, and who asks. */
export interface SparkOptions {
  /** The address of its Thrift server: `hive2://HOST:PORT/DATABASE`, or `https://HOST:PORT/PATH` where that speaks HTTP. */
  readonly server: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

/** What queries are written for, whatever the settings of the server are. */
const SETTINGS = {
  'spark.sql.ansi.enabled': true,
  // `${…}` in names of columns means nothing.
  'spark.sql.variable.substitute': false,
  'spark.sql.session.timeZone': 'UTC',
  // Rows leave the cluster piece by piece: all of them may not fit into the memory of the server.
  'spark.sql.thriftServer.incrementalCollect': true,
};

const PIECE = 1_000;
/** How long the server has to accept a connection. */
const PATIENCE = 30_000;
/** How often the server is asked whether a query has ended, in milliseconds: at first, and at last. */
const PAUSES = { first: 10, longest: 500, growth: 1.5 };

/** A Thrift server of Spark. */
export async function openSpark(options: SparkOptions): Promise<Engine> {
  const driver: Driver = await import('hive-driver').catch(() => {
    throw new EngineFault(
      'The driver for Spark is not installed.',
      `Install it: ${installCommand('hive-driver')}`,
    );
  });
  const { TOperationState: STATES, TFetchOrientation: ORIENTATIONS } = driver.thrift.TCLIService_types;
  const { call, sessionHandle, database, close } = await connect(driver, options);
  const running = new Set<Operation>();
  const cancelled = new WeakSet<Operation>();

  async function* rows(statement: string): AsyncGenerator<EngineRow> {
    const { operationHandle } = await call('executeStatement', { sessionHandle, statement, runAsync: true });
    running.add(operationHandle);
    try {
      await ended(operationHandle);
      const { schema } = await call('getResultSetMetadata', { operationHandle });
      const names = schema.columns.map(({ columnName }) => columnName);
      const next = { operationHandle, orientation: ORIENTATIONS.FETCH_NEXT, maxRows: PIECE };
      for (;;) {
        const piece = rowsOf((await call('fetchResults', next)).results, names);
        if (piece.length === 0) return;
        yield* piece;
      }
    } catch (fault) {
      throw cancelled.has(operationHandle) ? new EngineFault('The query was cancelled.') : fault;
    } finally {
      running.delete(operationHandle);
      await call('closeOperation', { operationHandle }).catch(() => {});
    }
  }

  async function ended(operationHandle: Operation): Promise<void> {
    for (let pause = PAUSES.first; ; pause = Math.min(pause * PAUSES.growth, PAUSES.longest)) {
      const { operationState, errorMessage } = await call('getOperationStatus', { operationHandle });
      if (operationState === STATES.FINISHED_STATE) return;
      if (!UNFINISHED.some((state) => STATES[state] === operationState)) throw refusal(errorMessage);
      await wait(pause);
    }
  }

  async function run(statement: string): Promise<void> {
    for await (const _ of rows(statement));
  }

  try {
    for (const [name, value] of Object.entries(SETTINGS)) await run(`SET ${name}=${value}`);
    if (database !== '') await run(`USE ${spark.identifier(database)}`);
  } catch (fault) {
    close();
    throw fault;
  }

  return {
    label: 'Spark',
    dialect: spark,
    rows,
    async columns(from) {
      const columns = [];
      for await (const { col_name: name, data_type: type } of rows(`DESCRIBE QUERY SELECT * FROM ${from}`))
        columns.push({ name: String(name), type: String(type) });
      return columns;
    },
    cancel() {
      for (const operation of running) cancelled.add(operation);
      void cancelAll(driver, options, [...running]);
    },
    async close() {
      await call('closeSession', { sessionHandle }).catch(() => {});
      close();
    },
  };
}

const UNFINISHED = ['INITIALIZED_STATE', 'PENDING_STATE', 'RUNNING_STATE'];

/** Ends operations by another connection: one that waits for rows answers nothing else meanwhile. */
async function cancelAll(
  driver: Driver,
  options: SparkOptions,
  operations: readonly Operation[],
): Promise<void> {
  if (operations.length === 0) return;
  const other = await connect(driver, options).catch(() => undefined);
  for (const operationHandle of operations)
    await other?.call('cancelOperation', { operationHandle }).catch(() => {});
  await other?.call('closeSession', other).catch(() => {});
  other?.close();
}

/** A session, and what calls the server there: every fault is a sentence, and no call outlives the connection. */
async function connect(driver: Driver, { server, user, password }: SparkOptions) {
  const { url, isHttp, isEncrypted } = addressOf(server);
  const { HiveClient, HiveDriver, connections, auth, thrift } = driver;
  const { TCLIService, TCLIService_types: types } = thrift;
  const client = new HiveClient(TCLIService, types);
  const lost = new Promise<never>((_, fail) => {
    client.on('error', fail);
    client.on('close', () => fail(new Error('the connection was closed')));
  });
  lost.catch(() => {});
  const inWords = (fault: unknown) => faultOf(fault, url.host);
  // Without a name or a password, the driver sends one that servers take for nobody's.
  const credentials = { ...(user && { username: user }), ...(password && { password }) };
  const connected = client.connect(
    {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port || (isHttp ? (isEncrypted ? 443 : 80) : 10_000)),
      // The driver accepts any certificate unless it is told otherwise.
      options: {
        ...(isHttp ? { path: url.pathname, https: isEncrypted } : { ssl: isEncrypted }),
        rejectUnauthorized: true,
        nodeOptions: { rejectUnauthorized: true },
      },
    },
    isHttp ? new connections.HttpConnection() : new connections.TcpConnection(),
    isHttp ? new auth.PlainHttpAuthentication(credentials) : new auth.PlainTcpAuthentication(credentials),
  );
  await inTime(connected, url.host).catch((fault: unknown) => {
    throw inWords(fault);
  });
  const calls = new HiveDriver(types, client.getClient());
  async function call<Name extends keyof Calls>(name: Name, request: Request<Name>): Promise<Response<Name>> {
    const method = calls[name].bind(calls) as (request: Request<Name>) => Promise<Response<Name>>;
    const response = await Promise.race([method(request), lost]).catch((fault: unknown) => {
      throw inWords(fault);
    });
    const { statusCode, errorMessage } = (response as Response<'closeSession'>).status;
    const { ERROR_STATUS, INVALID_HANDLE_STATUS } = types.TStatusCode;
    if (statusCode === ERROR_STATUS || statusCode === INVALID_HANDLE_STATUS) throw refusal(errorMessage);
    return response;
  }
  const { sessionHandle } = await inTime(
    call('openSession', { client_protocol: types.TProtocolVersion.HIVE_CLI_SERVICE_PROTOCOL_V8 }),
    url.host,
  ).catch((fault: unknown) => {
    client.close();
    throw fault;
  });
  const database = isHttp ? '' : decodeURIComponent(url.pathname.slice(1));
  return { call, sessionHandle, database, close: () => client.close() };
}

/** The schemes of addresses. */
const SCHEMES: {
  readonly [scheme: string]: { readonly isHttp: boolean; readonly isEncrypted: boolean };
} = {
  'hive2:': { isHttp: false, isEncrypted: false },
  'hive2s:': { isHttp: false, isEncrypted: true },
  'http:': { isHttp: true, isEncrypted: false },
  'https:': { isHttp: true, isEncrypted: true },
};

function addressOf(server: string) {
  const url = URL.canParse(server) ? new URL(server) : undefined;
  const scheme = url && SCHEMES[url.protocol];
  if (scheme === undefined || url!.hostname === '' || url!.username !== '' || url!.password !== '')
    throw new EngineFault(
      'The server has no address of a Thrift server of Spark.',
      'Write hive2://HOST:PORT/DATABASE, or https://HOST:PORT/PATH if it speaks HTTP, without user and password.',
    );
  return { url: url!, ...scheme };
}

function inTime<T>(answer: Promise<T>, host: string): Promise<T> {
  const over = wait(PATIENCE, undefined, { ref: false }).then(() => {
    throw new EngineFault(
      `Spark at ${host} did not answer in ${PATIENCE / 1000} seconds.`,
      'Check the address: it must be that of the Thrift server.',
    );
  });
  return Promise.race([answer, over]);
}

/** What went wrong on the way to the server. */
function faultOf(fault: unknown, host: string): EngineFault {
  if (fault instanceof EngineFault) return fault;
  const {
    message = '',
    code,
    statusCode,
  } = fault as { message?: string; code?: string; statusCode?: number };
  if (message.startsWith('Authentication error') || statusCode === 401 || statusCode === 403)
    return new EngineFault(`Spark at ${host} refused the credentials.`, 'Check the user and the password.');
  return new EngineFault(
    `Spark at ${host} is out of reach${code ? ` (${code})` : ''}.`,
    'Check the address, and that its Thrift server runs.',
  );
}

/** What to do about a refusal, by the condition that Spark names. */
const HELP: { readonly [condition: string]: string } = {
  TABLE_OR_VIEW_NOT_FOUND: 'Check the name of the table, with its catalog and its database.',
  UNRESOLVED_COLUMN: 'Check the names of the columns.',
};

/** What a server that refuses a query says, without the class and the stack that it adds. */
function refusal(message = ''): EngineFault {
  const [, condition = '', sentence = message] =
    /\[([A-Z_]+)[^\]\n]*\] (?!org\.)([^\n]+?)(?: SQLSTATE.*)?$/m.exec(message) ?? [];
  const said = sentence.split(/\.\s/, 1)[0]!.split('\n', 1)[0]!.trim().replace(/\.$/, '');
  return new EngineFault(
    `Spark could not check the table: ${said || 'no reason was given'}.`,
    HELP[condition],
  );
}

/** A piece of a result, which comes column by column. */
function rowsOf(results: RowSet | undefined, names: readonly string[]): readonly EngineRow[] {
  const columns = (results?.columns ?? []).map(valuesOf);
  return (columns[0] ?? []).map((_, row) =>
    Object.fromEntries(names.map((name, column) => [name, columns[column]![row]])),
  );
}

function valuesOf(column: NonNullable<RowSet['columns']>[number]): readonly unknown[] {
  const { values, nulls } = Object.values(column).find(Boolean)!;
  const isNull = (index: number) => ((nulls[index >> 3] ?? 0) >> (index & 7)) % 2 === 1;
  return [...values].map((value, index) => (isNull(index) ? null : value));
}

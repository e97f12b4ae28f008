import type { FastifyInstance, FastifyRequest } from 'fastify';
import { crossOrigin, isLoopback } from './cross-origin.js';
import { LIVEZ, SAYS_READY } from './probes.js';
import { ProblemError, unavailable } from './problems.js';

/** Where a service is reached, and what ties it to the process that runs it. */
export interface LifecycleOptions {
  /** The address that the service is reached at, where it is not the one that it listens on. */
  readonly base?: string;
  /** Whether the service is about to stop: probes then say that no more requests should be sent to it. */
  readonly isDraining?: () => boolean;
  /** Called when the server listens and all threads are ready. */
  readonly onReady?: () => void;
}

/** What is done when a service starts and stops. */
interface LifecycleSteps {
  readonly start: () => Promise<unknown>;
  readonly windDown: () => void;
  readonly close: () => Promise<void>;
}

/** The headers of every answer. Browsers must not guess a type: what is published may look like a page. */
const EVERYWHERE = { ...crossOrigin, 'x-content-type-options': 'nosniff' };

/** Starts and stops a service with its server, and refuses requests that come too early or too late. */
export function followLifecycle(
  app: FastifyInstance,
  options: LifecycleOptions,
  { start, windDown, close }: LifecycleSteps,
) {
  const state = {
    /** The address that the service listens on, as a browser on this machine writes it. */
    address: listensAt(app),
    /** Any page that is open in a browser can reach this machine: what is stored here is not for its scripts. */
    isOnlyHere: false,
    areThreadsMissing: false,
    isStarting: false,
    isStopping: false,
  };
  app.addHook('onListen', () => {
    state.address = listensAt(app);
    state.isOnlyHere = isLoopback(app.server) && options.base === undefined;
    state.isStarting = true;
    start()
      .catch((fault: Error) => {
        state.areThreadsMissing = true;
        app.log.error({ fault: fault.message }, 'The threads could not start.');
      })
      .finally(() => {
        state.isStarting = false;
        options.onReady?.();
      });
  });
  app.addHook('preClose', async () => {
    state.isStopping = true;
    windDown();
  });
  app.addHook('onClose', close);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.headers(EVERYWHERE);
    const isDraining = options.isDraining?.() ?? false;
    // Clients that keep a connection open would still send requests on it when it closes.
    if (isDraining) reply.header('connection', 'close');
    const path = request.routeOptions.url?.slice(app.prefix.length) ?? '';
    done(whyRefused(request, path, isDraining, state));
  });
  return state;
}

/** What a service knows of itself while it starts, runs and stops. */
export type Lifecycle = Readonly<ReturnType<typeof followLifecycle>>;

/** Why a request is not answered. */
function whyRefused(
  request: FastifyRequest,
  path: string,
  isDraining: boolean,
  { isStarting, isStopping }: Lifecycle,
): ProblemError | undefined {
  if (hostsOf(request) > 1) return new ProblemError('malformed-request', 'The request has two Host headers.');
  if (path === LIVEZ) return undefined;
  if (isStopping) return unavailable('The service is shutting down.', 5);
  if (!SAYS_READY.includes(path)) return undefined;
  if (isStarting)
    return new ProblemError('starting', 'The threads are starting.', {}, { 'retry-after': '1' });
  return isDraining ? unavailable('The service is about to stop.', 5) : undefined;
}

function listensAt({ server }: FastifyInstance): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? (address?.port ?? 80) : 80}`;
}

/** RFC 9112, 3.2: a request with more than one Host is answered with 400; Node keeps the first. */
function hostsOf({ raw }: FastifyRequest): number {
  let count = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

import cluster from 'node:cluster';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { CannotOpen } from '../../registry/store/index.js';
import { answerMetrics } from './process-metrics.js';
import { CannotTrust, readTrust } from './registry/oidc/trust-file.js';
import { prepareRegistry, USUAL_REGISTRY } from './registry/service-registry.js';
import { createService, type ServerOptions } from './server.js';

/** How the service runs on this machine. */
export interface ServeOptions extends ServerOptions {
  readonly host: string;
  readonly port: number;
  /** The number of processes; `auto` is one per core. */
  readonly processes: number | 'auto';
  /** Seconds for which the service goes on after SIGTERM, while its probes say that it is about to stop. */
  readonly drain?: number;
  /** Called when the usual registry was made. */
  readonly onNewRegistry?: () => void;
}

/** Says why the service cannot start, in a sentence for the person who started it. */
export class CannotServe extends Error {}

/** What a process sends when it is ready. */
const READY = 'ready';

/** How long requests may go on when the service is asked to stop. */
const GRACE = 10_000;

/** The time that load balancers need to see that a service is about to stop, in seconds. */
export const USUAL_DRAIN = 5;

/** Serves until a signal says stop; ready is called when requests are taken. */
export async function serve(options: ServeOptions, ready: (address: string) => void): Promise<void> {
  const processes = options.processes === 'auto' ? availableParallelism() : options.processes;
  if (cluster.isWorker) return serveHere({ ...options, workers: processes }, () => {});
  await checkBeforeStart(options);
  if (processes > 1) return serveInProcesses(processes, options, ready);
  return serveHere({ ...options, workers: 1 }, ready);
}

async function checkBeforeStart({
  host,
  port,
  schemas,
  registry,
  oidc,
  onNewRegistry,
}: ServeOptions): Promise<void> {
  if (oidc !== undefined) {
    if (registry === undefined) throw new CannotServe('Tokens are for a registry: add --registry DATABASE.');
    await readTrust(oidc).catch((fault: unknown) => {
      throw fault instanceof CannotTrust ? new CannotServe(fault.message) : fault;
    });
  }
  if (registry !== undefined) {
    const isNew = await prepareRegistry(registry).catch((fault: unknown) => {
      if (!(fault instanceof CannotOpen)) throw fault;
      // Without the usual one the service goes on.
      if (registry !== USUAL_REGISTRY) throw new CannotServe(fault.message);
      return false;
    });
    if (isNew) onNewRegistry?.();
  }
  if (schemas !== undefined) {
    await readdir(schemas).catch(() => {
      throw new CannotServe(`The folder ${schemas} cannot be read.`);
    });
  }
  const probe = createServer();
  await new Promise<void>((done, failed) => {
    probe.once('error', (fault: NodeJS.ErrnoException) => failed(cannotListen(fault, host, port)));
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

function cannotListen({ code }: NodeJS.ErrnoException, host: string, port: number): CannotServe {
  const reasons: { readonly [code: string]: string } = {
    EADDRINUSE: `Port ${port} on ${host} is in use: choose another with --port.`,
    EACCES: `Port ${port} needs more permissions: choose a port above 1023 with --port.`,
    EADDRNOTAVAIL: `This machine has no address ${host}.`,
    ENOTFOUND: `Unknown host ${host}.`,
  };
  return new CannotServe(reasons[code ?? ''] ?? `The service cannot listen on ${host}:${port} (${code}).`);
}

async function serveHere(options: ServeOptions, ready: (address: string) => void): Promise<void> {
  const {
    host,
    port,
    drain = USUAL_DRAIN,
    processes: _processes,
    onNewRegistry: _onNewRegistry,
    ...rest
  } = options;
  let onReady = () => {};
  const isReady = new Promise<void>((done) => {
    onReady = done;
  });
  let isDraining = false;
  const app = await createService({ ...rest, onReady, isDraining: () => isDraining });
  await app.listen({ host, port });
  await isReady;
  // Heard before anybody knows that the service is ready.
  const stopping = signalled();
  if (cluster.isWorker) process.send?.(READY);
  const [address] = app.addresses();
  const bound = typeof address === 'object' ? address.port : port;
  ready(`http://${host.includes(':') ? `[${host}]` : host}:${bound}${options.prefix ?? ''}`);
  const signal = await stopping;
  app.log.info({ signal }, 'Shutting down.');
  // The first process passes signals on that a terminal sent to all processes.
  if (cluster.isWorker) for (const each of STOP_SIGNALS) process.on(each, () => {});
  if (signal === 'SIGTERM' && drain > 0) {
    isDraining = true;
    app.log.info({ seconds: drain }, 'Requests are still answered.');
    const { promise: over, cancel } = elapsed(drain * 1000);
    await Promise.race([over, signalled()]);
    cancel();
  }
  const cutOff = setTimeout(() => {
    app.log.warn('Requests were interrupted.');
    process.exit(0);
  }, GRACE);
  cutOff.unref();
  // Connections that clients keep open after their last answer would hold up the end.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(sweep);
  app.log.info('Shut down.');
  if (cluster.isWorker) process.disconnect();
}

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The next signal that asks this process to stop. */
function signalled(): Promise<NodeJS.Signals> {
  return new Promise((done) => {
    const heard = (signal: NodeJS.Signals) => {
      for (const each of STOP_SIGNALS) process.off(each, heard);
      clearInterval(orphaned);
      done(signal);
    };
    for (const each of STOP_SIGNALS) process.on(each, heard);
    // npm passes signals on to the shell that it starts, and most shells end without passing them on.
    const parent = process.ppid;
    const orphaned =
      process.env.npm_lifecycle_event === undefined
        ? undefined
        : setInterval(() => process.ppid !== parent && heard('SIGTERM'), 250).unref();
  });
}

function elapsed(milliseconds: number): { readonly promise: Promise<void>; readonly cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<void>((done) => {
    timer = setTimeout(done, milliseconds);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}

/** The number of deaths in quick succession that shows that a worker cannot run at all. */
const HOPELESS = { deaths: 10, within: 5_000 };

async function serveInProcesses(
  count: number,
  options: ServeOptions,
  ready: (address: string) => void,
): Promise<void> {
  // The kernel distributes connections: in the first process, that would take a large part of a core.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  if (options.metrics) await answerMetrics();
  // A process that starts while this one is gone could not even report it.
  const stop = signalled();
  let isStopping = false;
  const deaths: number[] = [];
  const hopeless = new Promise<never>((_done, failed) => {
    cluster.on('exit', () => {
      if (isStopping) return;
      deaths.push(Date.now());
      const recent = deaths.filter((time) => time > Date.now() - HOPELESS.within);
      if (recent.length > HOPELESS.deaths)
        failed(new Error('The processes of the service exit as soon as they start.'));
      else cluster.fork();
    });
  });
  const listening = new Promise<void>((done) => {
    let left = count;
    cluster.on('message', (_worker, message) => message === READY && --left === 0 && done());
  });
  for (let index = 0; index < count; index++) cluster.fork();
  const isListening = await Promise.race([listening.then(() => true), stop.then(() => false), hopeless]);
  if (isListening) {
    ready(`http://${options.host}:${options.port}${options.prefix ?? ''}`);
    await Promise.race([stop, hopeless]);
  }
  isStopping = true;
  const workers = Object.values(cluster.workers ?? {}).filter((each) => each !== undefined);
  const ended = workers.map((worker) => new Promise((done) => worker.once('exit', done)));
  const passOn = (signal: NodeJS.Signals) => {
    for (const worker of workers) worker.process.kill(signal);
  };
  passOn(await stop);
  // A second one ends the time for which they go on.
  void signalled().then(passOn);
  await Promise.all(ended);
}

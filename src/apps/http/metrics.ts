import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { unavailable } from './problems.js';
import { summedMetrics } from './process-metrics.js';

/** Where the metrics are. */
export const METRICS = '/metrics';

/** Counts and times requests, and answers `/metrics` in the text format of Prometheus, summed over all processes. */
export async function addMetrics(app: FastifyInstance): Promise<void> {
  const { default: prometheus } = await import('prom-client');
  const { collectDefaultMetrics, Counter, Histogram, Registry } = prometheus;
  const register = new Registry();
  const metrics = cluster.isWorker ? await summedMetrics(register) : () => register.metrics();
  // Event-loop lag, memory and CPU of the process.
  collectDefaultMetrics({ register });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'fairwright_requests_total',
    help: 'The number of answered requests.',
    labelNames,
    registers: [register],
  });
  const durations = new Histogram({
    name: 'fairwright_request_duration_seconds',
    help: 'The time from the arrival of a request to its answer.',
    labelNames,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    requests.inc(labels);
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get(METRICS, { config: { rateLimit: false, isProbe: true } }, async (_request, reply) => {
    const text = await metrics();
    if (text === undefined) throw unavailable('A process did not report its metrics in time.', 5);
    return reply.type(register.contentType).send(text);
  });
}

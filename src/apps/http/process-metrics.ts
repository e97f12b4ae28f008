import cluster from 'node:cluster';
import type { Registry } from 'prom-client';

/** Sent by a process to the first one, which answers with the sum over all processes. */
interface SumRequest {
  readonly type: typeof SUM;
  readonly id: number;
}

interface SumAnswer extends SumRequest {
  /** Absent when a process did not report in time. */
  readonly text?: string;
}

const SUM = 'fairwright:sum-metrics';

/** In the first process: answers the others when they ask for the metrics of all processes. */
export async function answerMetrics(): Promise<void> {
  const { default: prometheus } = await import('prom-client');
  const all = new prometheus.AggregatorRegistry();
  cluster.on('message', async (worker, message: Partial<SumRequest>) => {
    if (message.type !== SUM) return;
    const text = await all.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) worker.send({ ...message, text });
  });
}

/** In one of several processes: gives what asks for the sum of the metrics of all of them. */
export async function summedMetrics(own: Registry): Promise<() => Promise<string | undefined>> {
  const { default: prometheus } = await import('prom-client');
  prometheus.AggregatorRegistry.setRegistries(own);
  // The constructor is what makes this process report its metrics.
  new prometheus.AggregatorRegistry();
  const waiting = new Map<number, (text: string | undefined) => void>();
  process.on('message', ({ type, id, text }: Partial<SumAnswer>) => {
    if (type !== SUM || id === undefined) return;
    waiting.get(id)?.(text);
    waiting.delete(id);
  });
  let lastId = 0;
  return () =>
    new Promise((done) => {
      const id = ++lastId;
      waiting.set(id, done);
      process.send?.({ type: SUM, id } satisfies SumRequest);
    });
}

import { buildTime, version } from '../../base/version.js';
import type { Operation } from '../operations/index.js';

/** The status of the service. */
export interface StatusOutput {
  readonly status: 'ok';
  readonly name: string;
  readonly version: string;
  readonly build: string;
  /** Seconds since the start. */
  readonly uptime: number;
  readonly node: string;
  readonly workers: number;
  /** Only of a service that has a registry. */
  readonly registry?: RegistryState;
}

/** The state of a registry: it answers, is not written any more, does not answer or takes no writes, or could not be opened. */
export type RegistryState = (typeof registryStates)[number];
const registryStates = ['ok', 'read-only', 'degraded', 'unavailable'] as const;

/** The state of the process. */
export interface Service {
  readonly startedAt: number;
  readonly workers: number;
  readonly registry?: () => Promise<RegistryState>;
}

/** Reports that a service is up, and what it is. */
export const statusOf = (service: Service): Operation<Record<never, never>, StatusOutput> => ({
  name: 'status',
  summary: 'Report whether the service is up, and its version.',
  parameters: {},
  answer: {
    about: 'The service is up.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['status', 'name', 'version', 'build', 'uptime', 'node', 'workers'],
      properties: {
        status: { const: 'ok' },
        name: { type: 'string' },
        version: { type: 'string' },
        build: { type: 'string', format: 'date-time', description: 'When this version was built.' },
        uptime: { type: 'number', minimum: 0, description: 'Seconds since the start.' },
        node: { type: 'string', description: 'The version of Node.' },
        workers: { type: 'integer', minimum: 1, description: 'The number of processes.' },
        registry: {
          enum: [...registryStates],
          description:
            'Of a service with a registry: whether its database answers (ok), is a read-only file or not written any more after a fault of its disk (read-only), does not answer or takes no writes now (degraded), or could not be opened (unavailable).',
        },
      },
    },
  },
  examples: [{ title: 'Status', input: {} }],
  run: async () => ({
    status: 'ok',
    name: 'fairwright',
    version,
    build: buildTime,
    uptime: Math.round((Date.now() - service.startedAt) / 10) / 100,
    node: process.version,
    workers: service.workers,
    ...(service.registry ? { registry: await service.registry() } : {}),
  }),
});

import type { Operation } from '../operations/index.js';
import { unavailable } from './problems.js';

/** What probes answer if all is well. */
export interface ProbeOutput {
  readonly status: 'ok';
}

/** The path that says whether the process runs. */
export const LIVEZ = '/livez';

/** The paths that say whether requests should be sent here. */
export const SAYS_READY: readonly string[] = ['/status', '/readyz'];

/** What load balancers and monitors ask often: that is never limited, and not logged as other requests are. */
export const PROBES: readonly string[] = [...SAYS_READY, LIVEZ];

const answer = (about: string) => ({
  about,
  mediaType: 'application/json',
  schema: { type: 'object', required: ['status'], properties: { status: { const: 'ok' } } },
});

/** Says that the process answers, whatever it waits for: who restarts it for another reason makes nothing better. */
export const livez: Operation<Record<never, never>, ProbeOutput> = {
  name: 'livez',
  summary: 'Report that the process answers, also while the service starts and stops.',
  parameters: {},
  answer: answer('The process answers.'),
  examples: [{ title: 'A running process', input: {} }],
  run: () => ({ status: 'ok' }),
};

/** Says whether requests should be sent here: not while the service starts or is about to stop, nor while its registry does not answer. */
export const readyzOf = (
  whyNot: () => Promise<string | undefined>,
): Operation<Record<never, never>, ProbeOutput> => ({
  name: 'readyz',
  summary: 'Report whether the service is ready for requests.',
  parameters: {},
  answer: answer('The service is ready.'),
  examples: [{ title: 'A service that is ready', input: {} }],
  async run() {
    const reason = await whyNot();
    if (reason !== undefined) throw unavailable(reason, 5);
    return { status: 'ok' };
  },
});

import type { Engine } from './engine.js';
import { EngineFault } from './engine-fault.js';
import { openPostgres } from './postgres.js';
import { openSpark } from './spark.js';
import { openTrino } from './trino.js';

/** Where a server is, and who asks. */
export interface ServerOptions {
  readonly server?: string | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

/** The engines that hold tables themselves, by name. */
export const databases = {
  postgres: ({ server }) => openPostgres({ server }),
  spark: async (options) => openSpark(withServer(options, 'hive2://spark.example.org:10000')),
  trino: async (options) => openTrino(withServer(options, 'https://trino.example.org')),
} as const satisfies { readonly [name: string]: (options: ServerOptions) => Promise<Engine> };

function withServer(options: ServerOptions, example: string): ServerOptions & { readonly server: string } {
  const { server } = options;
  if (server === undefined)
    throw new EngineFault('The address of the engine is missing.', `Add it: --server ${example}`);
  return { ...options, server };
}

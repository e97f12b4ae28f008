import type { FastifyInstance } from 'fastify';
import { readerOf } from './access.js';
import { addAdministration } from './administration.js';
import { addChanges } from './changes.js';
import { addComparing } from './comparing.js';
import { addFeeds } from './feeds.js';
import type { Operator } from './harvested.js';
import { addHarvesting } from './harvesting.js';
import { addListing, refuseRepeated } from './listing.js';
import { addReading } from './reading.js';
import { addSchemas, type SchemasSurroundings } from './schemas.js';
import { addWriting } from './writing.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route reads repeated parameters itself. */
    readonly mayRepeat?: boolean;
  }
}

/** How the registry of a service is read and written. */
export interface RegistryRoutes extends SchemasSurroundings {
  readonly bodyLimit: number;
  readonly operator: Operator;
  /** Keeps the answers of routes on this machine, where the service is for this machine only. */
  readonly keepHere: (scope: FastifyInstance) => void;
}

/** Adds all routes of a registry. */
export async function addRegistry(
  app: FastifyInstance,
  { bodyLimit, operator, keepHere, ...rest }: RegistryRoutes,
) {
  await app.register(async (scope) => {
    keepHere(scope);
    scope.addHook('preValidation', async ({ query, routeOptions }) => {
      if (!routeOptions.config.mayRepeat) refuseRepeated(query as object);
    });
    if (rest.isPrivate) scope.addHook('preHandler', (request) => readerOf(request, rest.registry));
    addFeeds(scope, rest, operator);
    addHarvesting(scope, rest, operator);
    addChanges(scope, rest);
    addSchemas(scope, rest);
    addListing(scope, rest);
    addReading(scope, rest);
    addComparing(scope, rest);
    addWriting(scope, rest, bodyLimit);
    addAdministration(scope, rest);
  });
}

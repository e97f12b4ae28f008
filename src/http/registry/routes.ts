import type { FastifyInstance } from 'fastify';
import { readerOf } from './access.js';
import { addAdministration } from './administration.js';
import { addFeeds, type Operator } from './feeds.js';
import { addListing } from './listing.js';
import { addReading } from './reading.js';
import { addSchemas, type SchemasSurroundings } from './schemas.js';
import { addWriting } from './writing.js';

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
    if (rest.isPrivate) scope.addHook('preHandler', (request) => readerOf(request, rest.registry));
    addFeeds(scope, rest, operator);
    addSchemas(scope, rest);
    addListing(scope, rest);
    addReading(scope, rest);
    addWriting(scope, rest, bodyLimit);
    addAdministration(scope, rest);
  });
}

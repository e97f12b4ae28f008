// Both are put in at build time; see scripts/build.mjs and vitest.config.ts.
declare const PACKAGE_VERSION: string;
declare const BUILD_TIME: string;

/** The version of the package. */
export const version: string = PACKAGE_VERSION;

/** When the package was built, ISO 8601 in UTC. */
export const buildTime: string = BUILD_TIME;

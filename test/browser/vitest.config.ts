import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    PACKAGE_VERSION: JSON.stringify('browser'),
    BUILD_TIME: JSON.stringify('1970-01-01T00:00:00.000Z'),
  },
  test: {
    include: ['test/browser/**/*.test.ts'],
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

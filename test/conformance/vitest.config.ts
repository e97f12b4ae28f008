import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    PACKAGE_VERSION: JSON.stringify('conformance'),
    BUILD_TIME: JSON.stringify('1970-01-01T00:00:00.000Z'),
  },
  test: {
    include: ['test/conformance/**/*.test.ts'],
    testTimeout: 3_600_000,
    // What a run counted belongs in its log.
    disableConsoleIntercept: true,
  },
});

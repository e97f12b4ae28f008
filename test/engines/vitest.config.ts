import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    PACKAGE_VERSION: JSON.stringify('engines'),
    BUILD_TIME: JSON.stringify('1970-01-01T00:00:00.000Z'),
  },
  test: {
    include: ['test/engines/**/*.test.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // What a run counted belongs in its log.
    disableConsoleIntercept: true,
  },
});

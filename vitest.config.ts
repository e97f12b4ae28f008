import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  define: {
    PACKAGE_VERSION: JSON.stringify(manifest.version),
    BUILD_TIME: JSON.stringify('1970-01-01T00:00:00.000Z'),
  },
  test: {
    projects: [
      // What is beside the code holds no state of the process: all files share their modules.
      { extends: true, test: { name: 'src', include: ['src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['test/**/*.test.ts'],
          exclude: ['test/conformance/**', 'test/browser/**', 'test/engines/**'],
        },
      },
    ],
    server: { deps: { external: [/\/dist\/apps\/cli\//] } },
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Nothing here measures time: only what hangs is to fail, also on a machine that is busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});

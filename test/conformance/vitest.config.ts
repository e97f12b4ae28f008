import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The tests that `npm test` shortens. */
const shortened = ['src', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !/^test\/(?:conformance|browser)\//.test(path))
    .filter((path) =>
      /import \{[^}]*\b(?:runs|sample)\b[^}]*\} from '.*\/effort\.js'/.test(readFileSync(path, 'utf8')),
    ),
);

export default defineConfig({
  define: {
    PACKAGE_VERSION: JSON.stringify('conformance'),
    BUILD_TIME: JSON.stringify('1970-01-01T00:00:00.000Z'),
  },
  test: {
    include: ['test/conformance/**/*.test.ts', ...shortened],
    env: { TEST_EFFORT: process.env.TEST_EFFORT ?? 'conformance' },
    server: { deps: { external: [/\/dist\/apps\/cli\//] } },
    maxWorkers: availableParallelism(),
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // What a run counted belongs in its log.
    disableConsoleIntercept: true,
  },
});

// Tests the service against its interface description with requests that Schemathesis makes up (Python 3 with venv).
// Whatever it finds must be explained below. `npm run schemathesis -- NUMBER` sets how many requests each operation gets.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XMLParser } from 'fast-xml-parser';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const VERSION = '4.32.5';
const FEWEST_CASES = 3000;

/** What the interface description cannot say: the operation, what is found, and why it is right. */
const EXPLAINED = [
  [
    'POST /v1/validate',
    /"output\\*" is about the data/,
    'OpenAPI cannot say that a parameter of the query needs a member of the body.',
  ],
  [
    'POST /v1/validate/rows',
    /There is a second schema|no schema|is missing/,
    'OpenAPI cannot say that the schema is either a parameter of the query or a part of the form.',
  ],
  [
    'POST /v1/validate/rows',
    /No supported serializers/,
    'Schemathesis does not send application/x-ndjson; test/http/rows.test.ts does.',
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'schemathesis-'));
const run = (program, ...words) => {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout}${stderr}`);
};
const service = spawn(
  process.execPath,
  [join(root, 'bin/fairwright.js'), 'serve', '--port', '0', '--log-level', 'warn'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
try {
  const [line] = await once(service.stdout, 'data');
  const [address] = /http:\S+/.exec(String(line));
  run('python3', '-m', 'venv', 'python');
  run('python/bin/pip', 'install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`);
  const words = [
    'run',
    `${address}/openapi.json`,
    '--checks',
    'all',
    '--phases',
    'examples,coverage,fuzzing',
  ];
  const effort = [
    '--max-examples',
    process.argv[2] ?? '100',
    '--seed',
    '1',
    '--no-color',
    '--continue-on-failure',
  ];
  const report = ['--report', 'junit', '--report-junit-path', 'report.xml'];
  const { stdout } = spawnSync('python/bin/schemathesis', [...words, ...effort, ...report], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const cases = Number(/^\s*([\d,]+) generated/m.exec(stdout)?.[1]?.replaceAll(',', '') ?? 0);
  const found = findings(readFileSync(join(folder, 'report.xml'), 'utf8'));
  const unexplained = found.filter(
    ({ operation, text }) => !EXPLAINED.some(([of, like]) => of === operation && like.test(text)),
  );
  for (const { operation, text } of unexplained) console.error(`${operation}\n${text}\n`);
  console.log(`${cases} requests: ${found.length} findings, ${unexplained.length} of them not explained.`);
  if (cases < FEWEST_CASES)
    console.error(`At least ${FEWEST_CASES} requests are expected.\n${stdout.slice(-3000)}`);
  process.exitCode = unexplained.length > 0 || cases < FEWEST_CASES ? 1 : 0;
} finally {
  service.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** What a report complains of, one entry each. */
function findings(xml) {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => /^(?:testsuite|testcase|failure|error)$/.test(name),
  });
  const { testsuite = [] } = parser.parse(xml).testsuites;
  return testsuite.flatMap(({ testcase = [] }) =>
    testcase.flatMap(({ name, failure = [], error = [] }) =>
      [...failure, ...error].flatMap((each) =>
        String(each['#text'] ?? each.message ?? each)
          .split(/^(?=\d+\. Test Case ID)/m)
          .map((text) => ({ operation: name, text })),
      ),
    ),
  );
}

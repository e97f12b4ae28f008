// Tests the service against its interface description with requests that Schemathesis makes up (Python 3 with venv).
// Whatever it finds must be explained below. `npm run schemathesis -- NUMBER` sets how many requests each operation gets.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const VERSION = '4.32.5';
const FEWEST_CASES = 3000;

const TAKES_ROWS = /^POST \/v1\/(?:validate\/rows|sql\/report)$/;

/** What the interface description cannot say: the operation, the detail of the answer (422 by default), and why it is right. */
const EXPLAINED = [
  {
    operation: 'POST /v1/validate',
    detail: 'Give an instance: "output" needs data to check.',
    reason: 'OpenAPI cannot say that a parameter of the query needs a member of the body.',
  },
  {
    operation: 'POST /v1/validate',
    detail: /^The member "schema" is missing\./,
    reason: 'OpenAPI cannot say that a member of the body is required unless the query has a parameter.',
  },
  {
    operation: 'POST /v1/validate',
    detail: 'Send the schema or name it with ?against=, not both.',
    reason: 'OpenAPI cannot say that a parameter of the query and a member of the body exclude each other.',
  },
  {
    operation: TAKES_ROWS,
    detail: 'Name the schema once: "schema" is the older name of "against".',
    reason: 'OpenAPI cannot say that two parameters of the query exclude each other.',
  },
  {
    operation: TAKES_ROWS,
    detail:
      'The schema is missing: name a known one with ?against=, or send multipart/form-data with a part "schema" before the data.',
    reason: 'OpenAPI cannot say that a parameter of the query is required for some media types of the body.',
  },
  {
    operation: TAKES_ROWS,
    detail: 'There are two schemas: give one, by its address or as a part.',
    reason: 'OpenAPI cannot say that a parameter of the query and a part of a form exclude each other.',
  },
  {
    operation: TAKES_ROWS,
    detail: 'The part "schema" must come before the data.',
    reason: 'OpenAPI cannot say in which order the parts of a form come.',
  },
  {
    operation: 'POST /v1/infer',
    detail:
      /^(?:.* (?:is empty: it has |has (?:no|only) [^.]*, so there are no columns|has no (?:names|header|row)\b|is not a text: it seems to be a binary file|cannot be read: )|The body has no file with data\.|There are two parts "answers")/s,
    reason: 'OpenAPI cannot say that a text is a table.',
  },
  {
    operation: 'POST /v1/infer',
    status: 415,
    detail: /^The part ".*" has an unknown format: give it a content type /s,
    reason: 'OpenAPI cannot say that a part needs a content type or a file name.',
  },
  {
    operation: 'POST /v1/readiness',
    detail:
      /^The schema is not a usable Draft 2020-12 schema\. (?:The document is empty|[^.]*, at |This is not YAML|The schema describes nothing that could be assessed)/,
    reason: 'OpenAPI cannot say that a text is a JSON or YAML document with an object.',
  },
  {
    operation: /^POST \/v1\/(?:export\/|diff$)/,
    detail:
      /^The (?:schema|old schema|new schema|old version|new version) is not a usable Draft 2020-12 schema\./,
    reason: 'The interface description does not repeat what makes a schema usable.',
  },
  {
    operation: 'POST /v1/import',
    detail:
      /^(?:The document is of no known standard|This is (?:a Data Package|a Table Schema|CSVW|an ODCS data contract|DataCite|a JSON Schema), which cannot be read yet)\. A document of /,
    reason: 'The interface description does not repeat what makes a document one of a standard.',
  },
  {
    operation: 'POST /v1/sql',
    detail: / is no name of a table: /s,
    reason: 'The interface description does not repeat how names of tables are quoted.',
  },
  {
    operation: 'POST /v1/sql',
    detail: /^(?:The schema names no columns|The schema is no data product): /,
    reason: 'OpenAPI cannot say that a parameter of the query needs a member of the schema.',
  },
];

/** Schemathesis sends no rows by itself. */
const HOOKS = `import schemathesis


@schemathesis.serializer("application/x-ndjson", "text/csv", "text/tab-separated-values", "text/x-ssv", "application/yaml")
def rows(context, value):
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")
`;

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
  writeFileSync(join(folder, 'hooks.py'), HOOKS);
  const flags = `--checks all --phases examples,coverage,fuzzing --seed 1 --continue-on-failure --no-color
    --max-examples ${process.argv[2] ?? 100} --report ndjson --report-ndjson-path report.ndjson`;
  const { stdout } = spawnSync(
    'python/bin/schemathesis',
    ['run', `${address}/openapi.json`, ...flags.split(/\s+/)],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, SCHEMATHESIS_HOOKS: 'hooks', PYTHONPATH: folder },
    },
  );
  const { requests, findings } = await readReport(join(folder, 'report.ndjson'));
  const explained = EXPLAINED.map((each) => ({ ...each, count: findings.filter(isLike(each)).length }));
  const others = findings.filter((finding) => !EXPLAINED.some((each) => isLike(each)(finding)));
  for (const finding of others) console.error(JSON.stringify(finding));
  console.log(`${requests} requests, ${findings.length} findings, ${others.length} of them not explained.`);
  for (const { operation, detail, reason, count } of explained)
    console.log(`${count} × ${operation}: ${detail}\n    ${reason}`);
  if (requests < FEWEST_CASES)
    console.error(`At least ${FEWEST_CASES} requests are expected.\n${stdout.slice(-3000)}`);
  process.exitCode = others.length > 0 || requests < FEWEST_CASES ? 1 : 0;
} finally {
  service.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Whether a finding is a valid request that was refused with these words. */
function isLike({ operation, detail, status = 422 }) {
  return (finding) =>
    finding.check === 'positive_data_acceptance' &&
    finding.status === status &&
    isLikeText(finding.operation, operation) &&
    isLikeText(finding.detail, detail);
}

function isLikeText(text, expected) {
  return expected instanceof RegExp ? expected.test(text) : text === expected;
}

/** All requests of a report that a check failed for: its summary shows only the first of each kind. */
async function readReport(path) {
  let requests = 0;
  const findings = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const [[event, value]] = Object.entries(JSON.parse(line));
    if (/Error$/.test(event)) findings.push({ check: event, detail: JSON.stringify(value).slice(0, 2000) });
    if (event !== 'ScenarioFinished') continue;
    const { label: operation, interactions = {}, checks = {} } = value.recorder;
    requests += Object.keys(interactions).length;
    for (const [id, results] of Object.entries(checks)) {
      for (const { name: check, failure_info: failure } of results.filter(
        ({ status }) => status !== 'success',
      ))
        findings.push({ operation, check, ...answerOf(interactions[id]), failure });
    }
  }
  return { requests, findings };
}

function answerOf({ request, response } = {}) {
  const text = Buffer.from(response?.content?.$base64 ?? '', 'base64').toString();
  const detail = /^\{.*\}$/s.test(text) ? JSON.parse(text).detail : undefined;
  return { status: response?.status_code, detail: detail ?? text.slice(0, 2000), request };
}

// What changed between two versions of a schema: verdicts on pairs beside other tools, and CPU time.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { diff } from '../dist/quality/diff/index.js';
import { documentOf } from '../dist/schema/document/index.js';
import { cpuTimes, report } from './measure.mjs';

const BACKWARD = 'newAcceptsAllOld';
const FORWARD = 'oldAcceptsAllNew';

/** What can be said of an answer: of two wrong ones, a breaking change that is missed is the graver. */
const OUTCOMES = ['right', 'missed', 'false alarm', 'unknown', 'error'];

/** Other tools: their packages, and what they say of two schemas, by direction: whether all data still fit. */
const OTHERS = {
  'json-schema-diff': {
    package: 'json-schema-diff@1.0.0',
    directions: [BACKWARD, FORWARD],
    verdicts: async ({ diffSchemas }, sourceSchema, destinationSchema) => {
      const { removalsFound, additionsFound } = await diffSchemas({ sourceSchema, destinationSchema });
      return { [BACKWARD]: !removalsFound, [FORWARD]: !additionsFound };
    },
  },
  'json-schema-diff-validator': {
    package: 'json-schema-diff-validator@0.4.2',
    directions: [BACKWARD],
    verdicts: ({ validateSchemaCompatibility }, old, next) => {
      try {
        validateSchemaCompatibility(old, next);
        return { [BACKWARD]: true };
      } catch (fault) {
        if (fault.code === 'ERR_ASSERTION') return { [BACKWARD]: false };
        throw fault;
      }
    },
  },
};

const OURS = {
  directions: [BACKWARD, FORWARD],
  verdicts: async (_module, old, next) => {
    const found = await diff(documentOf(old, 'old'), documentOf(next, 'new'), { open: 'strict' });
    const { backward, forward } = found.diff;
    return { [BACKWARD]: backward.verdict, [FORWARD]: forward.verdict };
  },
};

/** Keywords that Draft 7 does not have. */
const LATER = [
  ...['prefixItems', 'unevaluatedItems', 'unevaluatedProperties', 'dependentRequired', 'dependentSchemas'],
  ...['minContains', 'maxContains', '$dynamicRef', '$dynamicAnchor', '$anchor', '$vocabulary'],
];

/** Whether Draft 7 reads a schema as Draft 2020-12 does. There, nothing counts beside a reference. */
function isInDraft7(value) {
  if (typeof value !== 'object' || value === null) return true;
  const names = Object.keys(value);
  if (names.some((name) => LATER.includes(name))) return false;
  if (typeof value.$ref === 'string' && names.some((name) => !['$ref', '$defs', '$schema'].includes(name)))
    return false;
  return Object.values(value).every(isInDraft7);
}

/** The pairs of a folder by source. */
function pairsIn(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return read('manifest.json').sources.map(({ name }) => [name, read(`${name}.json`)]);
}

/** How often a tool was right or wrong, over all verdicts that are established. */
async function scoreOf({ directions, verdicts }, module, pairs) {
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0]));
  for (const { old, new: next, verdict } of pairs) {
    const said = await Promise.resolve()
      .then(() => verdicts(module, structuredClone(old), structuredClone(next)))
      .catch(() => ({}));
    for (const direction of directions)
      if (verdict[direction] !== 'unknown') counts[outcomeOf(said[direction], verdict[direction])]++;
  }
  return counts;
}

function outcomeOf(said, truth) {
  if (said === undefined) return 'error';
  if (said === 'unknown') return 'unknown';
  if ((said === true || said === 'yes') === truth) return 'right';
  return truth ? 'false alarm' : 'missed';
}

function install(folder) {
  const packages = Object.values(OTHERS).map((each) => each.package);
  const words = ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages];
  return spawnSync('npm', words, { stdio: 'ignore' }).status === 0;
}

async function quality(sources) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const require = createRequire(join(folder, 'index.js'));
  const isInstalled = install(folder);
  if (!isInstalled) console.log('diff: the other tools do not install here: left out.');
  const rows = [];
  for (const [source, pairs] of sources) {
    const older = pairs.filter(({ old, new: next }) => isInDraft7(old) && isInDraft7(next));
    rows.push([source, 'fairwright', pairs, await scoreOf(OURS, undefined, pairs)]);
    rows.push([source, 'fairwright, Draft 7', older, await scoreOf(OURS, undefined, older)]);
    for (const [tool, other] of isInstalled ? Object.entries(OTHERS) : [])
      rows.push([source, tool, older, await scoreOf(other, require(tool), older)]);
  }
  rmSync(folder, { recursive: true });
  return rows;
}

function tableOf(rows) {
  const lines = rows.map(([source, tool, pairs, counts]) => [
    source,
    tool,
    pairs.length,
    ...OUTCOMES.map((outcome) => counts[outcome]),
  ]);
  return [
    ['source', 'tool', 'pairs', ...OUTCOMES],
    ['---', '---', '---', ...OUTCOMES.map(() => '---')],
    ...lines,
  ]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

/** What variables are like, and what their successors are like. */
const KINDS = [
  [{ type: 'string', pattern: '^[A-Z]{2}[0-9]{3}$' }],
  [{ type: 'integer', minimum: 0, maximum: 150 }, { maximum: 200 }],
  [
    { oneOf: codes('low', 'middle', 'high', 'unknown') },
    { oneOf: codes('low', 'middle', 'high', 'unknown', 'refused') },
  ],
  [{ type: ['number', 'null'], minimum: -90, maximum: 90, 'fair:measurementUnit': 'km' }],
  [
    { type: 'string', minLength: 1, maxLength: 80 },
    { maxLength: 120, description: 'In full.' },
  ],
  [{ enum: [1, 2, 3, 9] }, { anyOf: [{ enum: [1, 2, 3] }, { const: 9 }] }],
  [{ type: 'string', format: 'date' }],
  [{ $ref: '#/$defs/share' }],
  [{ type: 'boolean' }, { type: ['boolean', 'null'] }],
  [{ type: 'number', multipleOf: 0.01 }, { multipleOf: 0.001 }],
];

function codes(...labels) {
  return labels.map((title, index) => ({ const: index, title }));
}

/** A version of a table with described variables; the first one has no changes. */
function version(count, changes) {
  const name = (index) => `variable_${index}`;
  const names = Array.from({ length: count }, (_, index) => name(index));
  const variable = (index) => {
    const [plain, changed] = KINDS[index % KINDS.length];
    return {
      title: `Variable ${index}`,
      'fair:label': { en: `Variable ${index}`, fr: `Variable ${index}` },
      'fair:conceptRef': `https://example.org/concepts/${index}`,
      ...plain,
      ...(changes.includes('wider') ? changed : {}),
      ...(changes.includes('narrower') && index === count - 1 ? { maximum: 10 } : {}),
    };
  };
  const added = changes.length > 0 ? { added: { type: 'string', 'fair:label': 'Added' } } : {};
  return documentOf(
    {
      $id: 'https://example.org/schemas/generated',
      'fair:version': { identifier: changes.length > 0 ? '1.1.0' : '1.0.0' },
      type: 'array',
      items: {
        type: 'object',
        properties: { ...Object.fromEntries(names.map((each, index) => [each, variable(index)])), ...added },
        required: names.filter((_, index) => index % 2 === 0),
        additionalProperties: false,
      },
      $defs: { share: { type: 'number', minimum: 0, maximum: 1 } },
    },
    'schema',
  );
}

const SUCCESSORS = {
  'a successor that is wider': ['wider'],
  'a successor that is wider, and narrower in one variable': ['wider', 'narrower'],
};

async function speed() {
  const compare = (count, changes) => {
    const [old, next] = [version(count, []), version(count, changes)];
    return () => diff(old, next);
  };
  for (const [title, changes] of Object.entries(SUCCESSORS)) {
    const times = await cpuTimes(
      { usual: compare(50, changes), small: compare(100, changes), large: compare(1000, changes) },
      { rounds: 5 },
    );
    console.log(`diff: CPU time, ${title}`);
    report('50 variables, in milliseconds', times.usual, { atMost: 50 });
    report('1,000 variables as a multiple of 100', times.large / times.small, { atMost: 12 });
  }
}

export async function run(corpus) {
  if (corpus === undefined)
    console.log('diff: no verdicts, as --corpus FOLDER does not name pairs of schemas');
  else {
    console.log('diff: verdicts on pairs, in both directions if a tool says both');
    console.log(tableOf(await quality(pairsIn(resolve(corpus)))));
  }
  await speed();
}

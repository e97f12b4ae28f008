// How each kind of operation is called with an input that grows, as the service calls it.

import { checkSchemaLimits, InvalidInput, UnusableSchema } from '../../dist/apps/operations/index.js';
import { operations } from '../../dist/apps/operations/list/index.js';
import { sizeOf } from '../../dist/quality/validate/index.js';
import { documentOf } from '../../dist/schema/document/index.js';
import { createRegistry } from '../../dist/schema/references/index.js';
import { documents, schemas, tables } from './inputs.mjs';

const STEPS = 1_200_000;
const READING_STEPS_A_CHARACTER = 0.1;
const LIMITS = { rows: 10_000_000, longestRow: 2 ** 20, document: 5 * 2 ** 20, tables: 100, columns: 10_000 };

const registry = createRegistry();
const TODAY = '2026-05-01';

/** A budget that also knows what was spent of it, whatever was added again. */
function countingBudget(steps, count = () => {}) {
  return {
    steps,
    left: steps,
    spent: 0,
    spend(some) {
      this.spent += some;
      count(some);
      this.left -= some;
      if (this.left < 0) throw this.exceeded();
    },
    refill(some) {
      this.left = Math.min(steps, this.left + some);
    },
    again() {
      return countingBudget(steps, (some) => {
        this.spent += some;
      });
    },
    exceeded: () => Object.assign(new Error(), { limit: { name: 'steps', value: steps } }),
  };
}

/** The steps and the CPU time of some work, and how it ended. */
async function measured(steps, work) {
  const budget = countingBudget(steps);
  const start = process.cpuUsage();
  let outcome = 'done';
  try {
    await work({ registry, today: TODAY, budget });
  } catch (fault) {
    outcome = outcomeOf(fault);
  }
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, steps: budget.spent, outcome };
}

/** What an input may end with; anything else is an internal error, which ends the measurement. */
function outcomeOf(fault) {
  if (fault.limit) return fault.limit.name;
  if (fault instanceof UnusableSchema) return 'unusable';
  if (fault instanceof InvalidInput) return 'refused';
  throw fault;
}

/** The works that grow for an operation: a name, the largest size, and what is measured at a size. */
export function worksOf(operation) {
  if ('begin' in operation) return streamWorks(operation);
  return 'open' in operation ? filesWorks(operation) : singleWorks(operation);
}

/** What a text has many of. Its values are read as those of a body are. */
const AS_TEXT = [
  'properties',
  'a chain of references',
  'depth of the schema',
  'keywords with wrong values',
  'languages of a label',
];

function* singleWorks(operation) {
  const { parameters } = operation;
  const call = (body) => measured(STEPS, (context) => perform(operation, body, context));
  if (parameters.schema?.document || parameters.old) {
    for (const [name, [largest, inputAt]] of Object.entries(schemas)) {
      yield { name, largest, at: (size) => call(bodyOf(operation, inputAt(size))) };
      if (!parameters.new) continue;
      const at = (size) => call(bodyOf(operation, inputAt(size), rewritten));
      yield { name: `${name}, rewritten`, largest, at };
    }
  }
  if (parameters.text) {
    for (const name of AS_TEXT) {
      const [largest, inputAt] = schemas[name];
      const textAt = (size) => JSON.stringify(inputAt(size)[0]);
      yield { name: `${name}, as text`, largest, at: (size) => call({ text: textAt(size), format: 'json' }) };
    }
  }
  if (parameters.document?.document) {
    for (const [name, [largest, documentAt]] of Object.entries(documents)) {
      yield { name, largest, at: (size) => call({ document: documentAt(size) }) };
    }
    yield* importWorks(operation, call);
  }
}

/** The dimensions of a schema that exports hand on, so that there are many of something in their documents. */
const EXPORTED = [
  'properties',
  'languages of a label',
  'contributors',
  'codes of a list',
  'code lists of variables',
  'tables of a data product',
  'units of variables',
];

/** What an export writes is read again. */
function* importWorks(operation, call) {
  const exporter = operations.find(({ name }) => name === operation.name.replace('import', 'export'));
  if (exporter === undefined) return;
  for (const name of EXPORTED) {
    const [largest, inputAt] = schemas[name];
    const documentAt = once(async (size) => {
      const schema = {
        $schema: 'https://highvaluedata.net/fair-data-schema/dev',
        title: 'T',
        ...inputAt(size)[0],
      };
      const exported = await exporter.run(
        { schema: documentOf(schema, 'schema') },
        { registry, today: TODAY },
      );
      return exported.document;
    });
    // A document is many times as long as the schema.
    const at = async (size) => {
      const document = await documentAt(size);
      return call({ document });
    };
    yield { name: `what an export writes of ${name}`, largest: largest / 10, at };
  }
}

function once(make) {
  const made = new Map();
  return (size) => {
    if (!made.has(size)) made.set(size, make(size));
    return made.get(size);
  };
}

/** The body for an operation: what it needs beside schemas is as in its example. */
function bodyOf(
  { parameters, examples },
  [schema, instance],
  nextOf = (old) => ({ ...old, $comment: 'new' }),
) {
  const body = {};
  for (const [name, { required }] of Object.entries(parameters)) {
    if (name === 'schema' || name === 'old') body[name] = schema;
    else if (name === 'new') body[name] = nextOf(schema);
    else if (name === 'instance') body[name] = instance;
    else if (required) body[name] = examples[0].input[name];
  }
  return body;
}

const WORDS = /^(?:title|description|fair:.*)$/;

/** Another version of a schema: all words are others, and every second property has another name. */
function rewritten(value, isInWords = false) {
  if (typeof value === 'string') return isInWords ? `${value} again` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => rewritten(each, isInWords));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const next = rewritten(each, isInWords || WORDS.test(name));
      if (name !== 'properties') return [name, next];
      return [name, Object.fromEntries(Object.entries(next).map(renamed))];
    }),
  );
}

const renamed = ([name, value], index) => [index % 2 === 0 ? name : `${name} again`, value];

async function perform({ parameters, run }, body, context) {
  const text = JSON.stringify(body);
  context.budget.spend(text.length * READING_STEPS_A_CHARACTER);
  const input = {};
  for (const [name, value] of Object.entries(JSON.parse(text))) {
    const size = sizeOf(value, 1);
    if (name === 'schema') checkSchemaLimits(size);
    input[name] = parameters[name].document ? documentOf(value, name) : value;
    if (parameters[name].kind.check(value).length > 0) throw new InvalidInput(`/${name}`, 'wrong');
  }
  JSON.stringify(await run(input, context));
}

/** So many rows that a schema is compiled for them. */
const SMALL_ROWS = Array.from({ length: 300 }, (_, a0) => `{"a0":${a0},"a1":"x"}\n`).join('');

function* streamWorks(operation) {
  const [format] = operation.dataFormats;
  for (const [name, [largest, inputAt]] of Object.entries(schemas)) {
    const at = (size) => {
      const [schema, instance] = inputAt(size);
      return stream(operation, schema, format.name, `${JSON.stringify(instance)}\n`);
    };
    yield { name, largest, at };
    const manyAt = (size) => stream(operation, inputAt(size)[0], format.name, SMALL_ROWS);
    yield { name: `${name}, many rows`, largest, at: manyAt };
  }
  if (!operation.dataFormats.some(({ name }) => name === 'csv')) return;
  for (const [name, [largest, rowsAt]] of Object.entries(tables)) {
    const at = (size) => {
      const rows = rowsAt(size);
      const columns = rows[0].split(',').map((column) => [column, { type: ['string', 'integer'] }]);
      return stream(operation, { properties: Object.fromEntries(columns) }, 'csv', rows.join('\n'));
    };
    yield { name, largest, at };
  }
}

/** Data counts like a body: what its rows give back is what they have paid for. */
function stream(operation, schema, format, data) {
  return measured(STEPS, async (context) => {
    const text = JSON.stringify(schema);
    context.budget.spend(text.length * READING_STEPS_A_CHARACTER);
    context.budget.spent += data.length * READING_STEPS_A_CHARACTER;
    checkSchemaLimits(sizeOf(schema, 1));
    const start = { format, limits: LIMITS, schema: documentOf(schema, 'schema') };
    const work = await operation.begin({}, start, context);
    work.start();
    work.take(new TextEncoder().encode(data));
    await work.end();
  });
}

function* filesWorks(operation) {
  for (const [name, [largest, rowsAt]] of Object.entries(tables)) {
    const at = (size) => {
      const text = rowsAt(size).join('\n');
      return measured(20_000_000, async (context) => {
        context.budget.spent += text.length;
        const work = await operation.open({}, LIMITS, context);
        await work.file({ name: 'rows.csv', format: 'csv' });
        await work.take(new TextEncoder().encode(text));
        await work.end();
      });
    };
    yield { name, largest, at };
  }
}

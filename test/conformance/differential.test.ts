// Our verdicts beside those of validators that are not in our path, on random schemas and instances near them.
import { afterAll, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import { prepare, validate } from '../../src/quality/validate/index.js';
import { documentOf, indexSchema } from '../../src/schema/document/index.js';
import { diceOf } from '../dice.js';
import { randomFrom } from '../mutate.js';
import { randomAssertions } from '../random-assertions.js';
import { instanceNear } from '../random-instance.js';
import { ajv, type Engine, insideOf, schemasafe } from './engines.js';

const PAIRS = Number(process.env.DIFFERENTIAL_PAIRS ?? 50_000);
const FIRST_SEED = Number(process.env.DIFFERENTIAL_SEED ?? 1);
const INSTANCES_OF_EACH = 12;

const verdicts = { valid: 0, invalid: 0 };
const tallies = new Map<string, number>();
const seeds = { from: FIRST_SEED, to: FIRST_SEED };

function count(check: Engine, what: string): void {
  const name = `${check.name}: ${what}`;
  tallies.set(name, (tallies.get(name) ?? 0) + 1);
}

type Opinion = boolean | 'broke down';

/** Another validator made ready, or undefined when it is not asked, or declines the schema. */
function made(check: Engine, schema: JsonObject, objects: readonly JsonObject[]) {
  const isLeft = Object.keys(check.leaves).some((keyword) =>
    objects.some((each) => Object.hasOwn(each, keyword)),
  );
  const run = isLeft ? undefined : attempt(() => check.compile(schema));
  return run && ((instance: Json): Opinion => attempt(() => run(instance) === true) ?? 'broke down');
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** What we say about an instance; all our ways to a verdict must come to the same one. */
async function ours(schema: JsonObject, instances: readonly Json[]): Promise<readonly boolean[]> {
  const { check, acceptor, output, diagnostics } = await prepare(documentOf(schema, 'schema'));
  if (!check) expect.fail(`the schema is refused: ${JSON.stringify(diagnostics)}\n${JSON.stringify(schema)}`);
  // As many as it takes to have the schema compiled.
  const accepts = acceptor!(Number.POSITIVE_INFINITY);
  const said = instances.map((instance) => {
    const document = documentOf(instance, 'instance');
    const isValid = check(document).length === 0;
    const others = { acceptor: accepts(instance), output: output!('flag', document).valid };
    const pair = `${JSON.stringify(schema)}\n${JSON.stringify(instance)}`;
    expect(others, pair).toEqual({ acceptor: isValid, output: isValid });
    return isValid;
  });
  const found = await validate(documentOf(schema, 'schema'), documentOf(instances[0]!, 'instance'));
  expect(found.length === 0).toBe(said[0]);
  return said;
}

async function compare(seed: number): Promise<readonly string[]> {
  const dice = diceOf(randomFrom(seed));
  const schema = randomAssertions(dice);
  const instances = dice.times(INSTANCES_OF_EACH, () => instanceNear(schema, schema, dice));
  const said = await ours(schema, instances);
  const objects = indexSchema(documentOf(schema, 'schema')).objects.map(({ value }) => value);
  const others = [ajv, schemasafe].map((check) => [check, made(check, schema, objects)] as const);
  // A pair on which nobody else has a say proves nothing, and does not count.
  if (others.every(([, opinionOn]) => opinionOn === undefined)) return [];
  for (const each of said) verdicts[each ? 'valid' : 'invalid']++;
  const differences: string[] = [];
  for (const [check, opinionOn] of others) {
    for (const [index, instance] of instances.entries()) {
      const opinion = opinionOn?.(instance);
      // A fault of the program is no verdict.
      if (opinion === undefined || opinion === 'broke down') count(check, opinion ?? 'not asked');
      else if (opinion === said[index]) count(check, 'agreed');
      else {
        const fault = check.faults.find(({ explains }) => explains({ objects, values: insideOf(instance) }));
        const pair = `${JSON.stringify(schema)}\n${JSON.stringify(instance)}`;
        if (fault) count(check, `explained: ${fault.name}`);
        else differences.push(`seed ${seed}: ${check.name} says ${opinion}, we ${said[index]}\n${pair}`);
      }
    }
  }
  return differences;
}

test(`${PAIRS} random pairs get the verdict that other validators give them`, async () => {
  const differences: string[] = [];
  while (verdicts.valid + verdicts.invalid < PAIRS) {
    differences.push(...(await compare(seeds.to++)));
  }
  expect(differences.sort((a, b) => a.length - b.length).slice(0, 20)).toEqual([]);
  const { valid, invalid } = verdicts;
  expect(Math.min(valid, invalid) / (valid + invalid), 'both verdicts are frequent').toBeGreaterThan(0.25);
});

afterAll(() => {
  const { valid, invalid } = verdicts;
  console.log(
    `differential: seeds ${seeds.from} to ${seeds.to - 1}, ${valid + invalid} pairs, ${valid} valid and ${invalid} invalid`,
  );
  for (const [name, times] of [...tallies].sort()) console.log(`  ${name}: ${times}`);
});

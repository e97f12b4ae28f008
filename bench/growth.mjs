// How work grows: for every operation, inputs that grow in one dimension each. The steps that are charged must grow as the
// CPU time does, or a request could take any time before its steps are used up.
import { operations } from '../dist/apps/operations/list/index.js';
import { worksOf } from './growth/work.mjs';

/** What each input grows by, from the smallest to the largest. */
const FACTOR = 8;
/** How many times as much CPU time a step may take in the larger of two inputs: a work that grows with the square takes eight. */
const MOST_GROWTH = 3;
/** All times are those of a machine that reads and writes so many MB of JSON a second, whatever this one does. */
const MB_A_SECOND = 40;
/** Less CPU time than this is noise. */
const FLOOR_MS = 50;
/** What ends since its steps are used up has not charged for all of its input. */
const FLOOR_MS_OF_REFUSED = 500;
const MOST_MS = 2000;
/** What looks wrong is measured again: the least of so many times counts. */
const REPEATS = 3;

const perStep = ({ ms, steps }) => ms / Math.max(1, steps);

async function least(at, size, before) {
  const first = before ?? (await at(size));
  let best = first;
  for (let turn = 1; turn < REPEATS && best.ms < 4 * MOST_MS; turn++) {
    const again = await at(size);
    if (again.ms < best.ms) best = again;
  }
  return best;
}

const floorOf = ({ outcome }) => (outcome === 'steps' ? FLOOR_MS_OF_REFUSED : FLOOR_MS);

const SAMPLE = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ id: index, name: `name ${index}`, at: { x: index / 3 } })),
);

/** How many times as fast as this machine the machine of the limits is. */
function speedOfLimits() {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    JSON.stringify(JSON.parse(SAMPLE));
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  return (Math.min(...times) * MB_A_SECOND * 1e6) / SAMPLE.length;
}

/** What is wrong with the growth of a work; undefined if nothing is. */
async function faultOf({ largest, at: measure }) {
  const speed = speedOfLimits();
  const at = async (size) => {
    const { ms, ...rest } = await measure(size);
    return { ms: ms / speed, ...rest };
  };
  const sizes = [largest / FACTOR ** 2, largest / FACTOR, largest].map((size) =>
    Math.max(1, Math.floor(size)),
  );
  let smaller = await at(sizes[0]);
  for (const [index, size] of sizes.entries()) {
    if (index === 0) continue;
    let larger = await at(size);
    const isSuspect = () =>
      larger.ms > MOST_MS ||
      (larger.ms > floorOf(larger) && perStep(larger) > MOST_GROWTH * perStep(smaller));
    if (isSuspect()) {
      smaller = await least(at, sizes[index - 1]);
      larger = await least(at, size, larger);
    }
    if (isSuspect()) return { size, smaller, larger };
    smaller = larger;
  }
  return undefined;
}

function describe({ size, smaller, larger }) {
  const of = ({ ms, steps, outcome }) => `${ms.toFixed(0)} ms, ${Math.round(steps)} steps (${outcome})`;
  const growth = (perStep(larger) / perStep(smaller)).toFixed(1);
  return `size ${size}: ${of(larger)}; an eighth: ${of(smaller)}; a step takes ${growth} times as long`;
}

export async function run() {
  const only = process.env.GROWTH?.split(',');
  console.log(
    `growth: CPU time of a step, at most ${MOST_GROWTH} times as much for an input ${FACTOR} times as large`,
  );
  let faults = 0;
  for (const operation of operations) {
    if (only && !only.includes(operation.name)) continue;
    const works = [...worksOf(operation)];
    const start = process.cpuUsage();
    let broken = 0;
    for (const work of works) {
      const fault = await faultOf(work);
      if (fault === undefined) continue;
      broken++;
      console.log(`  MISSED ${operation.name}, ${work.name}: ${describe(fault)}`);
    }
    faults += broken;
    const { user, system } = process.cpuUsage(start);
    const seconds = ((user + system) / 1e6).toFixed(0);
    const count =
      works.length === 0
        ? 'takes nothing that grows'
        : `${works.length - broken} of ${works.length} dimensions met`;
    console.log(`  ${operation.name.padEnd(30)} ${count} (${seconds} s of CPU time)`);
  }
  if (faults > 0) process.exitCode = 1;
}

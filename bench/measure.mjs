// How things are measured: all contenders in one process, in turns, so that a noisy machine is noisy for all of them.

/** The CPU time in milliseconds that one call takes: the median over rounds in which the contenders take turns. */
export async function cpuTimes(contenders, { rounds = 7, minimumMs = 150 } = {}) {
  const samples = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const perCall = await sample(run, minimumMs);
      // The first round only warms up.
      if (round >= 0) samples[name].push(perCall);
    }
  }
  return Object.fromEntries(Object.entries(samples).map(([name, times]) => [name, median(times)]));
}

async function sample(run, minimumMs) {
  const start = process.cpuUsage();
  let calls = 0;
  let spent = 0;
  do {
    await run();
    calls++;
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1000;
  } while (spent < minimumMs);
  return spent / calls;
}

/** The middle one of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** One line of a result: a ratio, and what was asked of it. Gives whether it is met. */
export function report(name, ratio, { atMost, atLeast } = {}) {
  const wanted =
    atMost !== undefined ? `at most ${atMost}` : atLeast !== undefined ? `at least ${atLeast}` : 'no target';
  const isMet = (atMost === undefined || ratio <= atMost) && (atLeast === undefined || ratio >= atLeast);
  const verdict = wanted === 'no target' ? '' : isMet ? 'met' : 'MISSED';
  console.log(`  ${name.padEnd(66)} ${ratio.toFixed(2).padStart(8)}   ${wanted.padEnd(14)} ${verdict}`);
  return isMet;
}

// A service on one core beside six busy loops: does it still answer, and the same as on an idle core?
import { canPin, load, startLoops, startPinned, statusesOneByOne } from './http/starvation.mjs';
import { report } from './measure.mjs';

const [REQUESTS, CLIENTS, LOOPS, SAME] = [2000, 8, 6, 60];

export async function run() {
  if (!canPin()) {
    console.log('starved: left out, because taskset is missing');
    return;
  }
  const quiet = await startPinned();
  const expected = await statusesOneByOne(quiet.address, SAME);
  await quiet.stop();
  const loops = startLoops(LOOPS, 1800);
  try {
    const start = Date.now();
    const service = await startPinned();
    const ready = (Date.now() - start) / 1000;
    const begin = Date.now();
    const statuses = await load(service.address, REQUESTS, CLIENTS);
    const seconds = (Date.now() - begin) / 1000;
    const starved = await statusesOneByOne(service.address, SAME);
    await service.stop();
    const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '503');
    console.log(
      `starved: ${REQUESTS} ordinary requests by ${CLIENTS} clients on one core beside ${LOOPS} busy loops, cold start`,
    );
    report('seconds until the service is ready', ready);
    report('seconds for all requests', seconds);
    report(`share of 200 ${JSON.stringify(statuses).replaceAll('"', '')}`, (statuses[200] ?? 0) / REQUESTS, {
      atLeast: 0.99,
    });
    report('other answers than 200 and 503 with Retry-After', others.length, { atMost: 0 });
    const different = expected.filter((status, at) => status !== starved[at]).length;
    report(
      `of ${SAME} requests, ordinary and hostile, those with another status than on an idle core`,
      different,
      {
        atMost: 0,
      },
    );
    console.log(
      `  statuses: ${[...new Set(expected)].map((each) => `${each} x ${expected.filter((one) => one === each).length}`).join(', ')}`,
    );
  } finally {
    loops.stop();
  }
}

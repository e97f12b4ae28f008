import type { Listener } from '../../../data/check/index.js';
import type { Engine } from '../../../data/engines/index.js';

const INTERVAL = 200;

/** Tells a listener how far an engine is with so many bytes, until the work is done. */
export async function followed<T>(
  work: () => Promise<T>,
  { progress }: Pick<Engine, 'progress'>,
  bytes: number,
  listener: Pick<Listener, 'passed'>,
): Promise<T> {
  let told = 0;
  const tell = (fraction: number) => {
    const passed = Math.round(bytes * fraction);
    listener.passed({ bytes: passed - told });
    told = passed;
  };
  const clock = progress && setInterval(() => tell(progress()), INTERVAL).unref();
  try {
    return await work();
  } finally {
    clearInterval(clock);
    tell(0);
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks';

const INTERVAL = 500;
const WORST_DELAY = 2000;

/** Watches whether this process still gets round to its requests. */
export function watchOverload(): { readonly isOverloaded: () => boolean; readonly stop: () => void } {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let overloaded = false;
  const timer = setInterval(() => {
    overloaded = delays.mean / 1e6 > WORST_DELAY;
    delays.reset();
  }, INTERVAL);
  timer.unref();
  return {
    isOverloaded: () => overloaded,
    stop: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}

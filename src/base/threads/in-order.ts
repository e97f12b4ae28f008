/**
 * Runs tasks side by side and hands their results on in the order of the tasks. At most `ahead` tasks are begun before
 * the first of them is done, so that neither their input nor their results pile up. A result is handed on as soon as all
 * before it are, also while the next task is waited for; the first failure ends the run.
 */
export async function inOrder<Result>(
  tasks: AsyncIterable<() => Promise<Result>> | Iterable<() => Promise<Result>>,
  ahead: number,
  consume: (result: Result) => void | Promise<void>,
): Promise<void> {
  const iterator = Symbol.asyncIterator in tasks ? tasks[Symbol.asyncIterator]() : tasks[Symbol.iterator]();
  const begun: Promise<void>[] = [];
  let last: Promise<void> = Promise.resolve();
  let fail: (reason: unknown) => void = () => {};
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  failure.catch(() => undefined);
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), failure]);
      if (next.done) break;
      const before = last;
      const result = next.value();
      last = before.then(async () => consume(await result));
      // They are awaited below; until then a rejection must not count as unhandled.
      result.catch(() => undefined);
      last.catch(fail);
      begun.push(last);
      if (begun.length >= ahead) await begun.shift();
    }
  } finally {
    // What comes before a task that could not be made is handed on, too.
    await last;
  }
}

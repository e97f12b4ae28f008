// A thread for the tests of the pool: does what each task says.
import { answerTasks, Transferred } from '../../dist/base/threads/index.js';

answerTasks(async (data) => async (task, report) => {
  if (task.crash) throw process.exit(1);
  if (task.fail) throw new Error(task.fail);
  if (task.hang) for (;;);
  if (task.hog) {
    const hoard = [];
    for (;;) hoard.push(new Array(1000).fill(hoard.length));
  }
  for (const partial of task.partials ?? []) report(partial);
  if (task.bytes) return new Transferred({ size: task.bytes.length, bytes: task.bytes }, [task.bytes.buffer]);
  if (task.wait) await new Promise((done) => setTimeout(done, task.wait));
  return { echo: task.echo, data };
});

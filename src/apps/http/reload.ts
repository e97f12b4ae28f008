import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../base/package-root.js';

const QUIET_TIME = 200;

/** For development: runs the same command in a process that is started again when our code or the schemas change. */
export function superviseReload(words: readonly string[], schemas: string | undefined): Promise<number> {
  return new Promise((done) => {
    let child = start();
    let isStopping = false;
    let timer: NodeJS.Timeout | undefined;

    function start(): ChildProcess {
      const started = spawn(process.execPath, [...process.execArgv, process.argv[1]!, ...words], {
        stdio: 'inherit',
      });
      started.once('exit', (code) => {
        if (isStopping) done(code ?? 0);
      });
      return started;
    }

    function restart(): void {
      const old = child;
      const next = () => {
        if (!isStopping) child = start();
      };
      if (old.exitCode === null && old.signalCode === null) old.once('exit', next);
      else next();
      old.kill('SIGTERM');
    }

    for (const folder of [join(packageRoot, 'dist'), ...(schemas === undefined ? [] : [schemas])]) {
      watch(folder, { recursive: true, persistent: false }, () => {
        clearTimeout(timer);
        timer = setTimeout(restart, QUIET_TIME);
      });
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        isStopping = true;
        clearTimeout(timer);
        if (child.exitCode === null) child.kill('SIGTERM');
        else done(0);
      });
    }
  });
}

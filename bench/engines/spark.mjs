// A Thrift server of Spark with one core, in a temporary folder. It needs Python 3 with venv, the package index and Java.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PYSPARK } from '../../scripts/validators.mjs';

/** Installs Spark, starts a server, lets it work, and ends it. */
export async function withSpark(work) {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  let server;
  try {
    const home = installed(folder);
    const port = await freePort();
    const settings = {
      'spark.sql.shuffle.partitions': 1,
      'spark.sql.warehouse.dir': join(folder, 'warehouse'),
      'spark.hadoop.javax.jdo.option.ConnectionURL': 'jdbc:derby:memory:metastore;create=true',
      'spark.ui.enabled': false,
    };
    const words = [
      ...['--class', 'org.apache.spark.sql.hive.thriftserver.HiveThriftServer2', '--master', 'local[1]'],
      ...['--driver-memory', '2g'],
      ...Object.entries(settings).flatMap(([name, value]) => ['--conf', `${name}=${value}`]),
      ...['spark-internal', '--hiveconf', 'hive.server2.thrift.bind.host=127.0.0.1'],
      ...['--hiveconf', `hive.server2.thrift.port=${port}`],
    ];
    server = spawn(join(home, 'bin/spark-submit'), words, {
      cwd: folder,
      env: { ...process.env, SPARK_HOME: home, SPARK_LOCAL_IP: '127.0.0.1', SPARK_LOCAL_DIRS: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await printed(server, 'HiveThriftServer2 started');
    return await work({ address: `hive2://127.0.0.1:${port}`, cpuSeconds: () => cpuSeconds(server.pid) });
  } finally {
    if (server?.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder that Spark is in: one of the official validators, if VALIDATORS names their folder, or a new one. */
function installed(folder) {
  const venv = join(process.env.VALIDATORS ?? folder, 'venv');
  const python = join(venv, 'bin/python');
  if (!process.env.VALIDATORS) {
    execFileSync('python3', ['-m', 'venv', venv]);
    execFileSync(python, ['-m', 'pip', 'install', '--quiet', PYSPARK]);
  }
  return execFileSync(python, ['-c', 'import pyspark; print(pyspark.__path__[0])'], {
    encoding: 'utf8',
  }).trim();
}

/** What a process and its children that have ended took, in clock ticks of a hundredth of a second. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

async function freePort() {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address();
  other.close();
  return port;
}

/** Waits until a process prints a text. */
function printed(child, text) {
  return new Promise((done, fail) => {
    let last = '';
    child.stderr.setEncoding('utf8').on('data', (piece) => {
      last = (last + piece).slice(-2000);
      if (last.includes(text)) done();
    });
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`Spark did not start: ${last}`)));
  });
}

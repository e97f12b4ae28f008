// Servers of Spark of its own for tests, in a new folder and on free ports of loopback. They need Java.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

/** A Thrift server that runs. */
export interface Spark {
  readonly server: string;
  /** What its process is known by. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** How a server is started. */
export interface StartOptions {
  /** How many workers a cluster of its own has. Default: all is done in one process. */
  readonly workers?: number;
  /** Who may connect. Default: everyone. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Whether it speaks HTTP. */
  readonly isHttp?: boolean;
}

/** Servers live too short for the slower of the compilers of Java: it would take two fifths of the time. */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1';

const tools = process.env.VALIDATORS ?? '';
if (!tools) throw new Error('VALIDATORS is not set: use npm run conformance -- FOLDER');

/** Starts a server. */
export async function startSpark({ workers = 0, login, isHttp = false }: StartOptions = {}): Promise<Spark> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-'));
  const home = execFileSync(
    join(tools, 'venv/bin/python'),
    ['-c', 'import pyspark; print(pyspark.__path__[0])'],
    { encoding: 'utf8' },
  ).trim();
  const children: ChildProcess[] = [];
  const start = (sign: string, program: string, ...words: readonly string[]) => {
    const child = spawn(join(home, 'bin', program), words, {
      cwd: folder,
      env: {
        ...process.env,
        SPARK_HOME: home,
        SPARK_LOCAL_IP: '127.0.0.1',
        SPARK_LOCAL_DIRS: folder,
        SPARK_DAEMON_JAVA_OPTS: JAVA_OPTIONS,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    children.unshift(child);
    return printed(child, sign);
  };
  const stop = async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    let master = 'local[2]';
    if (workers > 0) {
      const port = await freePort();
      master = `spark://127.0.0.1:${port}`;
      const deploy = 'org.apache.spark.deploy';
      const place = ['--host', '127.0.0.1', '--webui-port', '0'];
      await start(
        'New state: ALIVE',
        'spark-class',
        `${deploy}.master.Master`,
        ...place,
        '--port',
        `${port}`,
      );
      const size = ['--cores', '1', '--memory', '1g'];
      for (let index = 0; index < workers; index++) {
        const work = ['--work-dir', join(folder, `worker${index}`)];
        const words = [...place, ...size, ...work, master];
        await start('Successfully registered', 'spark-class', `${deploy}.worker.Worker`, ...words);
      }
    }
    const port = await freePort();
    const settings = {
      'spark.driver.memory': '1g',
      'spark.executor.memory': '768m',
      'spark.driver.extraJavaOptions': JAVA_OPTIONS,
      'spark.executor.extraJavaOptions': JAVA_OPTIONS,
      // As many as there are cores or workers.
      'spark.sql.shuffle.partitions': '2',
      'spark.sql.warehouse.dir': join(folder, 'warehouse'),
      'spark.hadoop.javax.jdo.option.ConnectionURL': 'jdbc:derby:memory:metastore;create=true',
      'spark.ui.enabled': 'false',
      ...(login ? { 'spark.driver.extraClassPath': folder } : {}),
    };
    if (login) compileLogin(folder, home, login);
    await start(
      'HiveThriftServer2 started',
      'spark-submit',
      ...['--class', 'org.apache.spark.sql.hive.thriftserver.HiveThriftServer2', '--master', master],
      ...Object.entries(settings).flatMap(([name, value]) => ['--conf', `${name}=${value}`]),
      'spark-internal',
      ...hiveSettings({
        'thrift.bind.host': '127.0.0.1',
        [isHttp ? 'thrift.http.port' : 'thrift.port']: String(port),
        'transport.mode': isHttp ? 'http' : 'binary',
        ...(login ? { authentication: 'CUSTOM', 'custom.authentication.class': LOGIN } : {}),
      }),
    );
    const server = isHttp ? `http://127.0.0.1:${port}/cliservice` : `hive2://127.0.0.1:${port}/default`;
    return { server, pid: children[0]!.pid!, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

function hiveSettings(settings: { readonly [name: string]: string }): readonly string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['--hiveconf', `hive.server2.${name}=${value}`]);
}

/** Waits until a process prints a text. */
function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((done, fail) => {
    let last = '';
    child.stderr!.setEncoding('utf8').on('data', (piece: string) => {
      last = (last + piece).slice(-2000);
      if (last.includes(text)) done();
    });
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`Spark did not start: ${last}`)));
  });
}

const LOGIN = 'OneUser';

/** Spark asks a class who may connect; this one knows one user. */
function compileLogin(
  folder: string,
  home: string,
  { user, password }: Exclude<StartOptions['login'], undefined>,
): void {
  const path = join(folder, `${LOGIN}.java`);
  writeFileSync(
    path,
    `public class ${LOGIN} implements org.apache.hive.service.auth.PasswdAuthenticationProvider {
      public void Authenticate(String user, String password) throws javax.security.sasl.AuthenticationException {
        if (!user.equals(${JSON.stringify(user)}) || !password.equals(${JSON.stringify(password)}))
          throw new javax.security.sasl.AuthenticationException("unknown");
      }
    }`,
  );
  execFileSync('javac', ['-cp', join(home, 'jars', '*'), '-d', folder, path]);
}

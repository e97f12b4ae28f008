// Runs the commands that a page of the documentation shows, in an empty folder, with a built package.
//
// A paragraph that ends in `NAME`: before a code block makes the block the content of that file. In a block of the language console,
// a line that begins with "$ " is a command; the lines below it are what the command prints. `fairwright serve` runs until the page ends,
// on a free port that is shown as port 8000.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm;
const NAMED_FILE = /`([^`\s]+)`:\n\n$/;
const SHOWN_PORT = 'localhost:8000';

/** The pages whose commands can be run, as paths from the root of the repository. */
export function runnablePages(root) {
  return ['docs/tutorial.md', ...readdirSync(join(root, 'docs/how-to')).map((name) => `docs/how-to/${name}`)];
}

/** The page with what its commands print now; `installed` is the folder of the package. */
export async function rerun(page, installed) {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const tools = mkdtempSync(join(tmpdir(), 'tools-'));
  const program = join(installed, 'bin/fairwright.js');
  let service;
  try {
    installInto(folder, tools, installed, program);
    const env = {
      PATH: [tools, dirname(process.execPath), process.env.PATH].join(delimiter),
      LC_ALL: 'C.UTF-8',
    };
    let result = '';
    let end = 0;
    for (const block of page.matchAll(BLOCK)) {
      const [all, language, content] = block;
      result += page.slice(end, block.index);
      end = block.index + all.length;
      const [, name] = NAMED_FILE.exec(page.slice(0, block.index)) ?? [];
      if (language !== 'console') {
        result += all;
        if (name !== undefined) write(join(folder, name), content);
        continue;
      }
      const lines = [];
      for (const command of content.split('\n').filter((line) => line.startsWith('$ '))) {
        lines.push(command);
        const call = command.slice('$ '.length);
        if (call.startsWith('fairwright serve')) {
          service = await serve(call, program, folder, env);
          continue;
        }
        const printed = run(
          service === undefined ? call : call.replaceAll(SHOWN_PORT, service.address),
          folder,
          env,
        );
        const shown = service === undefined ? printed : printed.replaceAll(service.address, SHOWN_PORT);
        if (shown !== '') lines.push(shown.replace(/\n$/, ''));
      }
      result += `\`\`\`console\n${lines.join('\n')}\n\`\`\``;
    }
    return result + page.slice(end);
  } finally {
    service?.process.kill();
    for (const made of [folder, tools]) rmSync(made, { recursive: true });
  }
}

/** Makes `fairwright` a command, and a package that scripts in the folder can import. */
function installInto(folder, tools, installed, program) {
  const command = join(tools, 'fairwright');
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  chmodSync(command, 0o755);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(installed, join(folder, 'node_modules/fairwright'), 'dir');
}

function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function run(call, cwd, env) {
  const { stdout, error } = spawnSync('sh', ['-c', `{ ${call}\n} 2>&1`], { cwd, env, encoding: 'utf8' });
  if (error) throw error;
  return stdout;
}

async function serve(call, program, cwd, env) {
  const port = await freePort();
  const [, ...words] = call.split(/\s+/);
  const child = spawn(process.execPath, [program, ...words, '--log-level', 'silent'], {
    cwd,
    env: { ...env, FAIRWRIGHT_PORT: String(port) },
    stdio: 'ignore',
  });
  const address = `localhost:${port}`;
  while (child.exitCode === null) {
    const answer = await fetch(`http://${address}/status`).catch(() => undefined);
    if (answer?.ok) return { process: child, address };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${call}: the service did not start.`);
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

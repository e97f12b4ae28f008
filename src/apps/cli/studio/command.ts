import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, stat } from 'node:fs/promises';
import { boolean, list, string, wholeNumber } from '../../../schema/vocabulary/index.js';
import { type Call, type Command, flag } from '../command.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';
import { unreadable } from '../files.js';
import type { Terminal } from '../terminal.js';
import { writeStudio } from './build-folder.js';
import { type StudioServer, serveStudio } from './server.js';

/** Browsers keep drafts by address: with the same port, the drafts of the last time are there again. */
const USUAL_PORT = 8418;

/** `fairwright studio [FILES...]`. */
export const studioCommand: Command = {
  name: 'studio',
  summary: 'Start the studio, a page in the browser to describe and check data.',
  operands: [],
  many: 'files',
  parameters: {
    files: {
      about: 'Schemas and data to open. They are only read, and only by this page.',
      kind: list(string, 'files'),
    },
    port: flag(`The port to listen on. Default: ${USUAL_PORT} if it is free.`, wholeNumber(0, 65535)),
    open: flag('Open the page in the browser.', boolean),
    build: {
      ...flag('Write the studio into this folder instead, for any web server.'),
      placeholder: 'DIR',
    },
  },
  examples: [
    'fairwright studio --open',
    'fairwright studio towns.schema.yaml towns.csv',
    'fairwright studio --build public/studio',
  ],
  run,
};

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  const files = (flags.files ?? []) as readonly string[];
  if (typeof flags.build === 'string') {
    if (files.length > 0 || flags.open || flags.port !== undefined)
      throw wrongUsage('With --build, give no files, --port or --open.');
    await writeStudio(flags.build);
    terminal.note(`The studio is in ${flags.build}, for any web server.\n`);
    return EXIT.clean;
  }
  for (const path of files) await checkFile(path);
  const server = await served(files, flags.port as number | undefined);
  // Before anything is printed: whoever reads the address may end the command at once.
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  terminal.out(`fairwright studio: ${server.address} (Ctrl+C stops it)\n`);
  if (flags.open && !(await openBrowser(server.addressForOnce)))
    terminal.note('No browser could be started: open the address yourself.\n');
  await stopped;
  await server.close();
  return EXIT.clean;
}

async function checkFile(path: string): Promise<void> {
  try {
    const kind = await stat(path);
    if (kind.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (!kind.isFile()) throw new Stop(EXIT.unreadable, `${path} is not a file: it can be read only once.`);
    await access(path, constants.R_OK);
  } catch (fault) {
    throw unreadable(path, fault);
  }
}

async function served(files: readonly string[], port: number | undefined): Promise<StudioServer> {
  try {
    return await serveStudio(files, port === undefined ? [USUAL_PORT, 0] : [port]);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw wrongUsage(`Port ${port} is in use: choose another with --port.`);
    if (code === 'EACCES')
      throw wrongUsage(`Port ${port} needs more permissions: choose a port above 1023 with --port.`);
    throw fault;
  }
}

/** The program that opens an address in the browser of the person, by system. */
const OPENERS: { readonly [platform: string]: readonly [program: string, ...words: readonly string[]] } = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in a browser, without a shell; false if there is no program for it. */
async function openBrowser(address: string): Promise<boolean> {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...words, address], { detached: true, stdio: 'ignore' });
  child.unref();
  return once(child, 'spawn').then(
    () => true,
    () => false,
  );
}

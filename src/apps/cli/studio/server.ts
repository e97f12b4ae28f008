import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readStudioFile, STUDIO_PAGE, type StudioBuild, studioBuild } from '../../../base/studio-files.js';

/** A studio that is served on this machine. */
export interface StudioServer {
  /** The address of the page. Only those who know it can read the files. */
  readonly address: string;
  /** An address that leads to the page once: other users of the machine can see what a browser is started with. */
  readonly addressForOnce: string;
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** Serves the studio and some files on this machine, on the first of the ports that is free; nothing is ever written. */
export async function serveStudio(files: readonly string[], ports: readonly number[]): Promise<StudioServer> {
  const build = await studioBuild();
  const token = randomBytes(16).toString('base64url');
  const ticket = randomBytes(16).toString('base64url');
  const tickets = new Set([ticket]);
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const [path = ''] = (request.url ?? '').split('?', 1);
    const [first = '', ...rest] = path.slice(1).split('/');
    // Pages of other hosts could otherwise reach this server under their own name (DNS rebinding).
    if (![HOST, 'localhost'].some((name) => request.headers.host === `${name}:${port}`))
      return answerShortly(response, 403, 'Open the address that fairwright studio printed.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerShortly(response, 405, 'Files are only read here.', { allow: 'GET, HEAD' });
    if (rest.length === 0 && tickets.delete(first))
      return answerShortly(response, 303, 'The studio is elsewhere.', { location: `/${token}/` });
    if (first !== token)
      return answerShortly(response, 404, 'Open the address that fairwright studio printed.');
    if (rest.length === 0)
      return answerShortly(response, 308, 'A slash is missing.', { location: `/${token}/` });
    answer(rest.join('/'), { build, files, request, response }).catch(() => response.destroy());
  });
  const port = await listen(server, ports);
  const origin = `http://${HOST}:${port}`;
  return {
    address: `${origin}/${token}/`,
    addressForOnce: `${origin}/${ticket}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function listen(server: Server, [port, ...others]: readonly number[]): Promise<number> {
  try {
    server.listen(port, HOST);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (fault) {
    if (others.length === 0) throw fault;
    return listen(server, others);
  }
}

interface Asked {
  readonly build: StudioBuild;
  readonly files: readonly string[];
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function answer(name: string, { build, files, request, response }: Asked): Promise<void> {
  const send = (type: string, text: string) => {
    response.writeHead(200, { ...headersOf(build), 'content-type': type });
    response.end(request.method === 'HEAD' ? undefined : text);
  };
  const [, number] = /^files\/(\d{1,9})$/.exec(name) ?? [];
  const given = number === undefined ? undefined : files[Number(number)];
  const built = build.files.find((each) => each.name === (name || STUDIO_PAGE));
  if (name === 'files.json') send('application/json', JSON.stringify(files.map((path) => basename(path))));
  else if (given !== undefined) await sendFile(given, { build, files, request, response });
  else if (built === undefined) answerShortly(response, 404, 'The studio has no such file.');
  else send(built.type, marked(await readStudioFile(built.name), built.name, files.length));
}

/** The page says whether there are files, and asks for none where there are none. */
function marked(text: string, name: string, count: number): string {
  if (name !== STUDIO_PAGE || count === 0) return text;
  return text.replace('</head>', `<meta name="given-files" content="${count}">\n</head>`);
}

async function sendFile(path: string, { build, request, response }: Asked): Promise<void> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return answerShortly(response, 404, `${basename(path)} cannot be read any more.`);
  try {
    const { size } = await file.stat();
    response.writeHead(200, {
      ...headersOf(build),
      'content-type': 'application/octet-stream',
      'content-length': size,
    });
    if (request.method === 'HEAD' || size === 0) response.end();
    // What is added to the file from now on would not fit the announced length.
    else await pipeline(file.createReadStream({ end: size - 1, autoClose: false }), response);
  } finally {
    await file.close();
  }
}

function headersOf({ policy }: StudioBuild) {
  return { ...ALWAYS, 'content-security-policy': policy };
}

const ALWAYS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function answerShortly(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...ALWAYS, ...headers, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n`);
}

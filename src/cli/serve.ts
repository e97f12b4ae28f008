import { isIP } from 'node:net';
import { CannotServe, type ServeOptions, serve, superviseReload } from '../http/index.js';
import { version } from '../version.js';
import { boolean, oneOf, plainKind, wholeNumber } from '../vocabulary/index.js';
import { type Call, type Command, docsUrlFlag, flag, flagName } from './command.js';
import { EXIT, wrongUsage } from './exit.js';
import type { Terminal } from './terminal.js';

const prefixKind = plainKind<string>(
  'prefix',
  'a path such as /api',
  ['string'],
  { type: 'string' },
  (value) => typeof value === 'string' && /^(?:\/[\w.~-]+)*$/.test(value),
);

const processCount = plainKind<number | 'auto'>(
  'process count',
  'a whole number from 1 to 64, or auto',
  ['number', 'string'],
  {},
  (value) => value === 'auto' || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 64),
);

const proxiesKind = plainKind<string>(
  'proxies',
  'a list of addresses and networks such as 10.0.0.0/8,::1',
  ['string'],
  { type: 'string' },
  (value) => typeof value === 'string' && value.split(',').every((each) => isProxy(each.trim())),
);

function isProxy(text: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128);
}

/** `fairwright serve`. */
export const serveCommand: Command = {
  name: 'serve',
  summary: 'Serve everything over HTTP.',
  operands: [],
  parameters: {
    host: flag('The address to listen on.', undefined, '127.0.0.1'),
    port: flag('The port to listen on.', wholeNumber(0, 65535), 8000),
    reload: flag('For development: start again when the code or the schemas change.', boolean, false),
    workers: {
      ...flag('How many processes serve; auto is one a core.', processCount, 1),
      placeholder: 'NUMBER|auto',
    },
    prefix: flag('What every path starts with, such as /api.', prefixKind),
    docsUrl: docsUrlFlag,
    rateLimit: flag('How many requests a client may send in a minute.', wholeNumber(1, 1_000_000)),
    trustProxy: {
      ...flag(
        'The proxies in front whose X-Forwarded-For names the client: addresses and networks with commas; loopback, linklocal and uniquelocal stand for theirs.',
        proxiesKind,
      ),
      placeholder: 'PROXIES',
    },
    bodyLimit: flag('The largest body in bytes.', wholeNumber(1, 1_000_000_000), 5 * 1024 * 1024),
    maxRows: flag('How many rows a stream of rows may have.', wholeNumber(1, 1_000_000_000), 10_000_000),
    rowStreams: flag(
      'How many streams of rows each process works on at once; one a core if left out.',
      wholeNumber(1, 1000),
    ),
    schemas: flag('A folder of schemas to register; it is read again when it changes.'),
    metrics: flag('Answer /metrics for Prometheus.', boolean, false),
    logLevel: flag('What to log.', oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info'),
  },
  environment: 'all',
  examples: [
    'fairwright serve',
    'fairwright serve --port 8080 --workers auto --schemas ./schemas',
    'FAIRWRIGHT_PREFIX=/fair fairwright serve',
  ],
  run,
};

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  if (flags.reload) {
    const kept = Object.entries(flags).filter(([name]) => name !== 'reload');
    const words = kept.flatMap(([name, value]) =>
      value === true
        ? [`--${flagName(name)}`]
        : value === false
          ? []
          : [`--${flagName(name)}`, String(value)],
    );
    return superviseReload(
      ['serve', ...words],
      typeof flags.schemas === 'string' ? flags.schemas : undefined,
    );
  }
  const { workers = 1, host = '127.0.0.1', port = 8000, reload: _reload, quiet, ...others } = flags;
  const rest = quiet ? { logLevel: 'warn', ...others } : others;
  try {
    const options = { ...rest, host, port, processes: workers } as unknown as ServeOptions;
    await serve(options, (address) =>
      terminal.out(`fairwright ${version} serves ${address} (Ctrl+C stops it)\n`),
    );
    return EXIT.clean;
  } catch (fault) {
    if (fault instanceof CannotServe) throw wrongUsage(fault.message);
    throw fault;
  }
}

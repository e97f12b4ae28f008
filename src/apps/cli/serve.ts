import { isIP } from 'node:net';
import { version } from '../../base/version.js';
import { boolean, oneOf, plainKind, wholeNumber } from '../../schema/vocabulary/index.js';
import { CannotServe, type ServeOptions, serve, superviseReload } from '../http/index.js';
import { type Call, type Command, docsUrlFlag, flag, flagName, webAddress } from './command.js';
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
  summary: 'Start the HTTP service.',
  operands: [],
  parameters: {
    host: flag('The address to listen on.', undefined, '127.0.0.1'),
    port: flag('The port to listen on.', wholeNumber(0, 65535), 8000),
    reload: flag('For development: restart when the code or the schemas change.', boolean, false),
    workers: {
      ...flag('The number of processes; auto is one per core.', processCount, 1),
      placeholder: 'NUMBER|auto',
    },
    prefix: flag('The prefix of every path, such as /api.', prefixKind),
    docsUrl: docsUrlFlag,
    rateLimit: flag('The maximum number of requests per client and minute.', wholeNumber(1, 1_000_000)),
    trustProxy: {
      ...flag(
        'The proxies whose X-Forwarded-For header is trusted: addresses and networks, separated by commas, or loopback, linklocal and uniquelocal.',
        proxiesKind,
      ),
      placeholder: 'PROXIES',
    },
    bodyLimit: flag('The maximum size of a body, in bytes.', wholeNumber(1, 1_000_000_000), 5 * 1024 * 1024),
    bodyBudget: flag(
      'The maximum size of the bodies of all requests in progress together, in bytes and per process.',
      wholeNumber(1, 1_000_000_000_000),
      128 * 1024 * 1024,
    ),
    maxRequests: flag(
      'The maximum number of requests in progress, per process; requests that wait for changes do not count.',
      wholeNumber(1, 1_000_000),
      4000,
    ),
    maxRows: flag('The maximum number of rows in a stream.', wholeNumber(1, 1_000_000_000), 10_000_000),
    rowStreams: flag(
      'The maximum number of row streams that a process works on at once. Default: one per core.',
      wholeNumber(1, 1000),
    ),
    schemas: flag('A folder of schemas to register. It is reloaded when it changes.'),
    registry: {
      ...flag('The registry to publish in: a file, or an address such as postgres://user@host/name.'),
      placeholder: 'DATABASE',
    },
    oidc: {
      ...flag(
        'A JSON or YAML file that lists issuers of OpenID Connect whose tokens let CI write to the registry.',
      ),
      placeholder: 'FILE',
    },
    base: flag(
      'The address that the service is reached at, for the addresses of published versions.',
      webAddress,
    ),
    private: flag('Let only those who have a token read the registry.', boolean, false),
    operator: flag('Who runs the registry, for catalogues that harvest it.'),
    contact: flag('The e-mail address of its administrators, for catalogues that harvest it.'),
    drain: {
      ...flag(
        'Seconds for which requests are still answered after SIGTERM, while /readyz says that the service is about to stop.',
        wholeNumber(0, 3600),
        5,
      ),
      placeholder: 'SECONDS',
    },
    metrics: flag('Serve metrics for Prometheus at /metrics.', boolean, false),
    logLevel: flag('The log level.', oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info'),
  },
  environment: 'all',
  examples: [
    'fairwright serve',
    'fairwright serve --port 8080 --workers auto --schemas ./schemas',
    'fairwright serve --registry data/registry.sqlite --base https://schemas.example.org',
    'FAIRWRIGHT_PREFIX=/fair fairwright serve',
  ],
  run,
};

async function run({ flags }: Call, terminal: Terminal): Promise<number> {
  if (flags.reload) {
    // Nobody sends requests elsewhere while the code changes.
    const kept = Object.entries<unknown>({ ...flags, drain: 0 }).filter(([name]) => name !== 'reload');
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
    const onNewRegistry = () =>
      terminal.note(
        `${rest.registry} is a new registry. To publish in it, add an owner and make a token:\n` +
          `  fairwright registry owner NAME --title TITLE --registry ${rest.registry}\n` +
          `  fairwright registry token add LABEL --scope manage:NAME --registry ${rest.registry}\n`,
      );
    const options = { ...rest, host, port, processes: workers, onNewRegistry } as unknown as ServeOptions;
    await serve(options, (address) =>
      terminal.out(`fairwright ${version} serves ${address} (Ctrl+C stops it)\n`),
    );
    return EXIT.clean;
  } catch (fault) {
    if (fault instanceof CannotServe) throw wrongUsage(fault.message);
    throw fault;
  }
}

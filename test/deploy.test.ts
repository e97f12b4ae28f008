// The examples of running the service: what they call exists, and what they promise holds. scripts/install-check.mjs runs the Dockerfile.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { sortArguments } from '../src/apps/cli/arguments.js';
import { registryCommand } from '../src/apps/cli/registry/command.js';
import { serveCommand } from '../src/apps/cli/serve.js';
import { testService } from './http/service.js';

const { app } = testService();
const read = (name: string) => readFileSync(`examples/deploy/${name}`, 'utf8');
const flagsOf = (words: readonly string[]) => {
  expect(words[0]).toBe('serve');
  return sortArguments(serveCommand, words.slice(1)).flags;
};

/** Seconds that requests in progress get after the drain. */
const GRACE = 10;

const DRAIN = serveCommand.parameters.drain!.usual as number;

test('the image serves on all addresses, without root, and checks its own health', async () => {
  const text = read('Dockerfile');
  const [, words] = /^CMD (\[.*\])$/m.exec(text)!;
  expect(flagsOf(JSON.parse(words!) as string[])).toEqual({ host: '0.0.0.0' });
  expect(text.match(/^FROM /gm)).toHaveLength(2);
  expect(text).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  const [, path] = /^HEALTHCHECK .*\}(\/\w+)`/m.exec(text)!;
  expect((await (await app()).inject(path!)).statusCode).toBe(200);
});

test('the image installs its dependencies before it copies the code, so that they stay in a layer', () => {
  const text = read('Dockerfile');
  const at = (step: RegExp) => {
    const found = text.search(step);
    expect(found, String(step)).toBeGreaterThan(0);
    return found;
  };
  expect(at(/^COPY package\.json package-lock\.json/m)).toBeLessThan(at(/^RUN npm ci/m));
  expect(at(/^RUN npm ci/m)).toBeLessThan(at(/^COPY \. \./m));
});

test('the unit calls flags that exist, and waits longer than requests may go on', () => {
  const text = read('fairwright.service');
  const [, words] = /^ExecStart=\S+\/fairwright (.*)$/m.exec(text)!;
  const flags = flagsOf(words!.split(' '));
  expect(flags).toMatchObject({ metrics: true, trustProxy: 'loopback' });
  const { drain = DRAIN } = flags;
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)![1])).toBeGreaterThan(Number(drain) + GRACE);
});

/** A size of Kubernetes in mebibytes. */
const mebibytes = (text: string) =>
  Number.parseInt(text, 10) * { Mi: 1, Gi: 1024 }[/[A-Z]i$/.exec(text)![0] as 'Mi' | 'Gi'];

const [deployment, service] = parseAllDocuments(read('kubernetes.yaml')).map((each) => each.toJS());
const { containers, initContainers, terminationGracePeriodSeconds } = deployment.spec.template.spec;
const [container] = containers;

test('the deployment calls flags that exist, and has all three probes', async () => {
  expect(flagsOf(container.args)).toMatchObject({ host: '0.0.0.0', metrics: true });
  for (const [probe, path] of [
    ['startupProbe', '/livez'],
    ['readinessProbe', '/readyz'],
    ['livenessProbe', '/livez'],
  ] as const) {
    expect(container[probe].httpGet).toEqual({ path, port: container.ports[0].name });
    expect((await (await app()).inject(path)).statusCode).toBe(200);
  }
  const scraped = deployment.spec.template.metadata.annotations['prometheus.io/path'];
  expect(scraped).toBe('/metrics');
  expect(service.spec.selector).toEqual(deployment.spec.template.metadata.labels);
});

test('the deployment waits for the drain, which is seen by probes, and for requests in progress', () => {
  const { drain = DRAIN } = flagsOf(container.args);
  expect(Number(drain)).toBeGreaterThanOrEqual(container.readinessProbe.periodSeconds);
  expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(drain) + GRACE);
});

test('the deployment makes the registry before it serves it, with the same address', () => {
  const [init] = initContainers;
  const [command, action, ...more] = init.args;
  expect(command).toBe(registryCommand.name);
  expect(sortArguments(registryCommand, [action, ...more]).operands).toMatchObject({ action: 'init' });
  expect(init.image).toBe(container.image);
  expect(init.env).toEqual(container.env);
  const names = container.env.map(({ name }: { name: string }) => name);
  for (const name of names) {
    const flag = name.replace('FAIRWRIGHT_', '').toLowerCase();
    expect(serveCommand.parameters).toHaveProperty(flag);
    expect(registryCommand.environment).toContain(flag);
  }
  expect(names).toContain('FAIRWRIGHT_REGISTRY');
});

test('the deployment has memory for all threads of a small node', () => {
  const { rowStreams } = flagsOf(container.args);
  const [atRest, thread, cores] = [200, 300, 2];
  const most = atRest + (cores + Number(rowStreams)) * thread;
  expect(mebibytes(container.resources.limits.memory)).toBeGreaterThanOrEqual(most);
  expect(mebibytes(container.resources.requests.memory)).toBeGreaterThanOrEqual(atRest);
});

// The examples of running the service: what they call exists, and what they promise holds. scripts/install-check.mjs runs the Dockerfile.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { sortArguments } from '../src/cli/arguments.js';
import { serveCommand } from '../src/cli/serve.js';

const read = (name: string) => readFileSync(`examples/deploy/${name}`, 'utf8');
const flagsOf = (words: readonly string[]) => {
  expect(words[0]).toBe('serve');
  return sortArguments(serveCommand, words.slice(1)).flags;
};

test('the image serves on all addresses, without root, and checks its own health', () => {
  const text = read('Dockerfile');
  const [, words] = /^CMD (\[.*\])$/m.exec(text)!;
  expect(flagsOf(JSON.parse(words!) as string[])).toEqual({ host: '0.0.0.0' });
  expect(text.match(/^FROM /gm)).toHaveLength(2);
  expect(text).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(text).toMatch(/^HEALTHCHECK .*\/status/m);
});

test('the unit calls flags that exist, and waits longer than requests may go on', () => {
  const text = read('fairwright.service');
  const [, words] = /^ExecStart=\S+\/fairwright (.*)$/m.exec(text)!;
  expect(flagsOf(words!.split(' '))).toMatchObject({ metrics: true, trustProxy: 'loopback' });
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)![1])).toBeGreaterThan(10);
});

test('the deployment calls flags that exist, and has all three probes', () => {
  const [deployment, service] = parseAllDocuments(read('kubernetes.yaml')).map((each) => each.toJS());
  const { containers, terminationGracePeriodSeconds } = deployment.spec.template.spec;
  const [container] = containers;
  expect(flagsOf(container.args)).toMatchObject({ host: '0.0.0.0', metrics: true });
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
    expect(container[probe].httpGet).toEqual({ path: '/status', port: container.ports[0].name });
  expect(terminationGracePeriodSeconds).toBeGreaterThan(10);
  expect(service.spec.selector).toEqual(deployment.spec.template.metadata.labels);
});

// What the package says of itself is there, the bill of materials lists what is inside, and the changelog what changed.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly [name: string]: unknown;
  readonly files: readonly string[];
  readonly publishConfig: object;
  readonly bin: { readonly fairwright: string };
  readonly exports: { readonly [path: string]: string | { readonly [condition: string]: string } };
};

describe('package.json', () => {
  test('names a licence, an engine and no dependencies', () => {
    expect(manifest).toMatchObject({
      name: 'fairwright',
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20.19' },
      publishConfig: { access: 'public' },
      peerDependenciesMeta: { fastify: { optional: true } },
    });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(readFileSync('LICENSE', 'utf8')).toContain('MIT');
  });

  // npm refuses to publish with provenance from a repository that the package does not name.
  test('asks for provenance only if it names a repository', () => {
    expect('provenance' in manifest.publishConfig && manifest.repository === undefined).toBe(false);
  });

  test('names files that are there', () => {
    // The types are made for the package only, which `npm run package-check` compiles against them.
    const targets = Object.values(manifest.exports).map((target) =>
      typeof target === 'string' ? target : target.default!,
    );
    for (const path of [...manifest.files, ...targets])
      expect([path, existsSync(path)]).toEqual([path, true]);
    accessSync(manifest.bin.fairwright, constants.X_OK);
  });
});

test('the bill of materials lists the packages that are inside the build', () => {
  execFileSync(process.execPath, ['scripts/sbom.mjs'], { stdio: 'pipe' });
  const { bomFormat, metadata, components } = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8')) as {
    readonly bomFormat: string;
    readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
    readonly components: readonly { readonly name: string; readonly licenses?: unknown }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({ name: 'fairwright', version: manifest.version });
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'yaml', 'pino']));
  expect(components.map(({ name }) => name)).not.toContain('vitest');
  for (const { name, licenses } of components) expect([name, licenses]).toEqual([name, expect.anything()]);
});

/** The groups of changes, in their order. */
const GROUPS = ['Added', 'Changed', 'Fixed', 'Removed', 'Security'];

test('the changelog has a date for every version, that of the package among them, and the usual groups', () => {
  const [, ...versions] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  const titles = versions.map((version) => version.split('\n')[0]!);
  expect(titles[0]).toBe('Unreleased');
  for (const title of titles.slice(1)) expect(title).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/);
  expect(titles[1]).toMatch(new RegExp(`^${manifest.version} - `));
  for (const version of versions) {
    const groups = [...version.matchAll(/^### (.*)$/gm)].map(([, group]) => group!);
    expect(GROUPS.filter((group) => groups.includes(group))).toEqual(groups);
  }
});

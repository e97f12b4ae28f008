// Writes dist/sbom.cdx.json: which packages are inside the build (CycloneDX, by `npm sbom`). They must be those of the notices.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const sbom = JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }));
const notices = readFileSync(join(root, 'dist/NOTICES.txt'), 'utf8');
const bundled = new Set(
  [...notices.matchAll(/(?:^|^-{80}\n\n)(\S+) (\d\S*) \(/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  ),
);
const nameOf = ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`;

const components = sbom.components.filter((each) => bundled.has(nameOf(each)));
const known = new Set(components.map(nameOf));
const unknown = [...bundled].filter((name) => !known.has(name));
if (unknown.length > 0) throw new Error(`The bill of materials lacks ${unknown.join(', ')}.`);
const references = new Set([
  sbom.metadata.component['bom-ref'],
  ...components.map((each) => each['bom-ref']),
]);
const dependencies = sbom.dependencies
  .filter(({ ref }) => references.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => references.has(each)) }));
// npm takes the name of the folder for that of the package.
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const metadata = { ...sbom.metadata, component: { ...sbom.metadata.component, name } };
writeFileSync(
  join(root, 'dist/sbom.cdx.json'),
  `${JSON.stringify({ ...sbom, metadata, components, dependencies }, null, 2)}\n`,
);
console.log(`${components.length} packages are inside the build.`);

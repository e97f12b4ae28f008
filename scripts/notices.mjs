// The licence texts of the packages whose code is inside the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that a bundle holds parts of. */
export function bundledPackages({ inputs }) {
  const names = Object.keys(inputs).flatMap((path) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(path) ?? [];
    return name ? [name] : [];
  });
  return [...new Set(names)].sort();
}

/** The packages whose code is copied as a whole, and those whose data is in the generated tables. */
const COPIED = ['swagger-ui-dist', 'redoc'];
const DATA = [
  '@vocabulary/quantitykind',
  '@vocabulary/unit',
  '@zazuko/prefixes',
  'ajv',
  'spdx-exceptions',
  'spdx-license-ids',
  'spdx-license-list',
];

/** The name, version, licence and notices of packages. Code without a licence text stops the build. */
export function noticesOf(root, bundled) {
  return [...bundled, ...COPIED, ...DATA]
    .map((name) => {
      const folder = join(root, 'node_modules', name);
      const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const files = ['', 'bundles']
        .flatMap((part) => filesIn(folder, part))
        .filter((path) => /(?:^|\/|\.)(?:licen[cs]e|notice|copying)(?:[-.][^/]*)?$/i.test(path));
      if (files.length === 0 && !DATA.includes(name)) throw new Error(`${name} has no licence text.`);
      const texts = files.toSorted().map((path) => readFileSync(join(folder, path), 'utf8').trim());
      return `${[`${name} ${version} (${license})`, ...texts].join('\n\n')}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function filesIn(folder, part) {
  try {
    return readdirSync(join(folder, part)).map((name) => join(part, name));
  } catch {
    return [];
  }
}

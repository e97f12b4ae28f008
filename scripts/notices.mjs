// The licence texts of the packages whose code is inside the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the packages that a bundle holds parts of; a package can be there in two versions. */
export function bundledPackages({ inputs }) {
  const folders = Object.keys(inputs).flatMap((path) => {
    const [, folder] = /((?:^|.*\/)node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    return folder ? [folder.slice(folder.indexOf('node_modules/') + 'node_modules/'.length)] : [];
  });
  return [...new Set(folders)].sort();
}

/** The packages whose code is copied as a whole, and those whose data is in the generated tables. */
const COPIED = ['swagger-ui-dist', 'redoc'];
const DATA = [
  '@vocabulary/quantitykind',
  '@vocabulary/unit',
  '@zazuko/prefixes',
  'ajv',
  'currency-codes',
  'iso-3166',
  'iso-639-3',
  'spdx-exceptions',
  'spdx-license-ids',
  'spdx-license-list',
];

/** Code whose package names its licence, and has no text of it. */
const NAMED_ONLY = ['abstract-logging', 'saxes'];

/** The name, version, licence and notices of packages. Code without a licence text stops the build. */
export function noticesOf(root, bundled) {
  return [...bundled, ...COPIED, ...DATA]
    .map((path) => {
      const folder = join(root, 'node_modules', path);
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const files = ['', 'bundles']
        .flatMap((part) => filesIn(folder, part))
        .filter((path) => /(?:^|\/|\.)(?:licen[cs]e|notice|copying)(?:[-.][^/]*)?$/i.test(path));
      if (files.length === 0 && ![...DATA, ...NAMED_ONLY].includes(name))
        throw new Error(`${name} has no licence text.`);
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

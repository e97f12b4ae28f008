import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageRoot } from './package-root.js';

/** The command that installs an optional package where this one looks for it. */
export function installCommand(name: string): string {
  const about = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    readonly [section: string]: { readonly [name: string]: string } | undefined;
  };
  const range = about.peerDependencies?.[name] ?? about.optionalDependencies?.[name] ?? '';
  const [version = ''] = /\d[^\s|]*/.exec(range) ?? [];
  const where = isGlobal(packageRoot) ? ' -g' : '';
  return `npm install${where} ${name}${version === '' ? '' : `@${version}`}`;
}

/** Whether a package is installed for all: the folder that has its node_modules is no project. */
export function isGlobal(root: string): boolean {
  const modules = dirname(root);
  return basename(modules) === 'node_modules' && !existsSync(join(dirname(modules), 'package.json'));
}

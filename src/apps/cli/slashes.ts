import { sep } from 'node:path';

/** A path with slashes, which Windows takes, too: globs, messages and reports have one form on all systems. */
export function withSlashes(path: string, separator: string = sep): string {
  return separator === '\\' ? path.replaceAll('\\', '/') : path;
}

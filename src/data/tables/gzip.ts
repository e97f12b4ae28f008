/** Whether bytes begin like compressed data. */
export function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

/** Whether a file name is that of compressed data. */
export function isNamedGzip(path: string): boolean {
  return /\.gz$/i.test(path);
}

#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/apps/cli/main.js', import.meta.url);
if (existsSync(main)) {
  const { run } = await import(main.href);
  process.exitCode = await run(process.argv.slice(2));
} else {
  console.error('fairwright: this checkout is not built. Run: npm ci && npm run build');
  process.exitCode = 70;
}

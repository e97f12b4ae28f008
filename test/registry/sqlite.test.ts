import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { contract } from './contract.js';

const folder = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
contract('SQLite', () => openStore(join(folder, `${count++}.sqlite`), { isNew: true }));

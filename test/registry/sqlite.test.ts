import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openStore } from '../../src/registry/store/index.js';
import { runs } from '../effort.js';
import { contract } from './contract.js';
import { damage } from './damage.js';
import { olderLayouts } from './layouts.js';

const folder = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
const newAddress = () => join(folder, `${count++}.sqlite`);
contract('SQLite', () => openStore(newAddress(), { isNew: true }));
olderLayouts('SQLite', newAddress);
damage('SQLite', newAddress, runs({ test: 40, conformance: 200 }));

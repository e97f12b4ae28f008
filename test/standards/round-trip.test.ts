import { expect, test } from 'vitest';
import { importer as croissant } from '../../src/standards/croissant/importer.js';
import { importFrom } from '../../src/standards/import.js';
import { exporters } from '../../src/standards/index.js';
import { importer as prov } from '../../src/standards/prov/importer.js';
import { statementsOf } from './round-trip.js';
import { described, exported, ownSchemas, randomSchemas } from './sources.js';

const importers = { croissant, prov };

for (const [id, importer] of Object.entries(importers)) {
  test(`${id} brings back what it was given`, async () => {
    const exporter = exporters.find((each) => each.id === id)!;
    let all = 0;
    let restored = 0;
    const byKeyword = new Map<string, [number, number]>();
    const bad: string[] = [];
    for (const source of [...ownSchemas, ...randomSchemas(40)]) {
      const before = statementsOf(described(source));
      const { document } = exported(exporter, source, {});
      const back = await importFrom(importer, document, 'doc');
      const after = statementsOf(described({ name: source.name, schema: back.schema }));
      for (const [key, { keyword }] of before) {
        all++;
        const count = byKeyword.get(keyword) ?? [0, 0];
        byKeyword.set(keyword, count);
        count[1]++;
        if (after.has(key)) {
          restored++;
          count[0]++;
        } else bad.push(`${source.name}: ${keyword} ${key}`);
      }
    }
    console.log(id, restored, all, ((restored / all) * 100).toFixed(1));
    console.log(
      [...byKeyword]
        .filter(([, [a, b]]) => a < b)
        .map(([k, [a, b]]) => `${k} ${a}/${b}`)
        .join('\n'),
    );
    console.log(bad.slice(0, 40).join('\n'));
    expect(restored / all).toBeGreaterThan(0.95);
  });
}

// Every export of every schema passes the official validator of its standard, and accounts for every value.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import jsonld from 'jsonld';
import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/base/json.js';
import { type Exported, type Exporter, exporters } from '../../src/exchange/standards/index.js';
import type { Description } from '../../src/schema/description/index.js';
import { runs } from '../effort.js';
import { accountsOf } from '../standards/accounts.js';
import { fieldCount } from '../standards/field-count.js';
import { fullOptions } from '../standards/full-options.js';
import { rulesOf } from '../standards/rules.js';
import {
  described,
  exportedWhole,
  ownSchemas,
  randomSchemas,
  type SchemaSource,
} from '../standards/sources.js';
import { corpus, folder } from './material.js';
import { judgeCdif, judgeCrates, judgeCroissants, loadCroissants } from './validators.js';

const published: readonly SchemaSource[] = [...corpus('fair'), ...corpus('plain')].map(([name, schema]) => ({
  name: name.replace('/', '-').replace(/\.json$/, ''),
  schema,
}));
const modes = { none: {}, full: fullOptions } as const;
type Mode = keyof typeof modes;
const random = randomSchemas(runs({ test: 0, conformance: 120, nightly: 500 }));
/** Each schema without options and with all; of the random ones, every second with options. */
const sources: readonly (readonly [SchemaSource, Mode])[] = [
  ...[...published, ...ownSchemas].flatMap((each) => [[each, 'none'] as const, [each, 'full'] as const]),
  ...random.map((each, index) => [each, index % 2 === 0 ? 'none' : 'full'] as const),
];

const workplace = mkdtempSync(join(tmpdir(), 'exports-'));
afterAll(() => rmSync(workplace, { recursive: true }));

interface Case {
  readonly source: SchemaSource;
  readonly mode: Mode;
  readonly file: string;
  readonly description: Description;
  readonly result: Exported;
}

const made = new Map<string, readonly Case[]>();

/** All exports to a standard, written to files. */
function casesOf(exporter: Exporter): readonly Case[] {
  const known = made.get(exporter.id);
  if (known) return known;
  const cases = sources.map(([source, mode]) => {
    // One folder for all: the RO-Crate validator loads its profiles for each folder.
    const folder = join(workplace, exporter.id);
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${source.name}.${mode}.json`);
    const result = exportedWhole(exporter, source, modes[mode]);
    writeFileSync(file, textFor(exporter, result));
    return { source, mode, file, description: described(source), result };
  });
  made.set(exporter.id, cases);
  return cases;
}

/**
 * The text of a document. The SHACL engine of the CDIF check takes no character beyond U+FFFF for a string
 * (its package rdf-validation), so that one replaces them there.
 */
function textFor({ id }: Exporter, { document }: Exported): string {
  const text = JSON.stringify(document);
  return id === 'cdif' ? text.replace(/[\u{10000}-\u{10FFFF}]/gu, '\uFFFD') : text;
}

const exporterOf = (id: Exporter['id']) => exporters.find((each) => each.id === id)!;
const byFile = <T extends { readonly file: string }>(cases: readonly T[]) =>
  new Map(cases.map((each) => [each.file, each]));

const context = readFileSync(join(folder, 'data/ro-crate/context-1.1.jsonld'), 'utf8');

/** Expands a document in safe mode: what would be dropped is an error, and so is any look at the network. */
function expand(document: Json): Promise<Json> {
  const options = {
    safe: true,
    base: 'https://example.org/base/',
    documentLoader: async (url: string) => {
      if (url !== 'https://w3id.org/ro/crate/1.1/context') throw new Error(`would fetch ${url}`);
      return { document: JSON.parse(context) as never, documentUrl: url };
    },
  };
  return jsonld.expand(
    document as object,
    options as jsonld.Options.Expand,
  ) as Promise<unknown> as Promise<Json>;
}

test('there are enough schemas', () => {
  expect(ownSchemas.length).toBeGreaterThanOrEqual(30);
  console.log(
    `Exports: ${published.length} published and ${ownSchemas.length} own schemas twice, ${random.length} random ones once.`,
  );
});

describe('RO-Crate', () => {
  const cases = casesOf(exporterOf('ro-crate'));
  // What a source may lack, and we report instead of inventing it.
  const LACKED =
    /^Root Data Entity: .*`?(?:license|author|publisher|datePublished)|^CreativeWork Author: .*affiliation|^Organization: .*url/i;

  test('passes the official validator', async () => {
    const verdicts = await judgeCrates(cases.map(({ file }) => file));
    const known = byFile(cases);
    const faults = verdicts.flatMap(({ path, issues, extra }) => {
      const { mode, source } = known.get(path)!;
      const counted = issues.filter(
        ({ severity, name }) =>
          severity === 'REQUIRED' ||
          (severity === 'RECOMMENDED' &&
            mode === 'full' &&
            (source.name === 'complete' || !LACKED.test(name))),
      );
      return [
        ...counted.map(({ severity, check, message }) => `${path}: ${severity} ${check} ${message}`),
        ...extra
          .filter((line) => /^MUST|empty array|null value|single-element/.test(line))
          .map((line) => `${path}: ${line}`),
      ];
    });
    const recommended = verdicts.flatMap(({ issues }) =>
      issues.filter(({ severity }) => severity === 'RECOMMENDED'),
    );
    console.log(
      `RO-Crate: ${verdicts.length} documents, ${faults.length} faults, ${recommended.length} recommendations that the sources lack.`,
    );
    expect(verdicts).toHaveLength(cases.length);
    expect(faults).toEqual([]);
  });

  test('a crate with its data passes, payload and all', async () => {
    const schema = join(folder, 'data/corpus/fair/simple-dataset.json');
    const data = join(folder, 'data/corpus/fair/simple-dataset.data.json');
    const crate = join(workplace, 'crate');
    execFileSync(
      process.execPath,
      [resolve('bin/fairwright.js'), 'export', 'ro-crate', schema, '--to', crate, '--data', data],
      { stdio: 'ignore' },
    );
    const [verdict] = await judgeCrates([crate]);
    expect(verdict!.issues.filter(({ severity }) => severity === 'REQUIRED')).toEqual([]);
    expect(verdict!.extra.filter((line) => line.startsWith('MUST'))).toEqual([]);
  });
});

describe('CDIF', () => {
  const cases = casesOf(exporterOf('cdif'));

  test('passes the schemas and shapes, and declares at least the core', async () => {
    const claiming = cases.filter(({ result }) => result.declares.length > 0);
    const silent = cases.filter(({ result }) => result.declares.length === 0);
    for (const { mode, description, result } of silent) {
      expect(mode).toBe('none');
      expect(description.id?.value ?? '').not.toMatch(/^https?:/);
      expect(result.missing.map(({ term }) => term)).toContain('url');
    }
    const verdicts = await judgeCdif(claiming.map(({ file }) => file));
    const faults = verdicts.flatMap(({ file, pass, error, rdfError, jsonSchema, composite, shacl }) => [
      ...(pass ? [] : [`${file}: fails`]),
      ...[error, rdfError].filter((each) => each).map((each) => `${file}: ${each}`),
      ...[...jsonSchema, ...(composite ? [composite] : [])].flatMap(({ profile, errors }) =>
        errors.map((each) => `${file}: schema ${profile}: ${each}`),
      ),
      ...shacl.flatMap(({ profile, Violation }) =>
        Violation.map((each) => `${file}: shapes ${profile}: ${each}`),
      ),
    ]);
    const profiles = new Map<string, number>();
    for (const { declared } of verdicts) {
      const widest = declared.at(-1)?.split('/').at(-2) ?? 'none';
      profiles.set(widest, (profiles.get(widest) ?? 0) + 1);
    }
    const counts = [...profiles].map(([name, count]) => `${name} ${count}`).join(', ');
    console.log(
      `CDIF: ${verdicts.length} documents, ${faults.length} faults; last profile declared: ${counts}; ${silent.length} without url declare nothing.`,
    );
    expect(verdicts).toHaveLength(claiming.length);
    expect(faults).toEqual([]);
    for (const { declared } of verdicts) expect(declared).toContain('https://w3id.org/cdif/core/1.1');
  });
});

describe('Croissant', () => {
  const cases = casesOf(exporterOf('croissant'));

  test('passes the official validator, with all its fields, and without a warning when all is given', async () => {
    const verdicts = await judgeCroissants(cases.map(({ file }) => file));
    const known = byFile(cases);
    const faults = verdicts.flatMap(({ file, errors, warnings, fields }) => {
      const { mode, description, result } = known.get(file)!;
      const wanted = fieldCount(description, result.document);
      return [
        ...errors.map((each) => `${file}: ${each}`),
        ...(mode === 'full' ? warnings.map((each) => `${file}: warning: ${each}`) : []),
        ...(fields === wanted ? [] : [`${file}: ${fields} fields, not ${wanted}`]),
      ];
    });
    console.log(
      `Croissant: ${verdicts.length} documents, ${faults.length} faults, ${verdicts.reduce((sum, { fields }) => sum + (fields ?? 0), 0)} fields.`,
    );
    expect(verdicts).toHaveLength(cases.length);
    expect(faults).toEqual([]);
  });

  test('loads record sets from real files', async () => {
    const { loadable } = await import('../standards/loadable.js');
    const files = loadable.map(({ name, schema, options, data }) => {
      const place = join(workplace, 'load', name);
      mkdirSync(place, { recursive: true });
      for (const [path, text] of Object.entries(data)) writeFileSync(join(place, path), text);
      const file = join(place, 'croissant.json');
      writeFileSync(
        file,
        JSON.stringify(exportedWhole(exporterOf('croissant'), { name, schema }, options).document),
      );
      return file;
    });
    const results = await loadCroissants(files);
    const counts = results.map(({ rows }) =>
      Object.fromEntries(
        Object.entries(rows).map(([id, each]) => [id, typeof each === 'string' ? each : each.length]),
      ),
    );
    const found = Object.fromEntries(counts.map((each, index) => [loadable[index]!.name, each]));
    expect(found).toEqual(Object.fromEntries(loadable.map(({ name, rows }) => [name, rows])));
    console.log(
      `Croissant: ${results.reduce((sum, { rows }) => sum + Object.keys(rows).length, 0)} record sets loaded from files.`,
    );
  });
});

describe.each(exporters.map((exporter) => [exporter.id, exporter] as const))('%s', (id, exporter) => {
  const cases = casesOf(exporter);

  test('keeps the rules that are checked without the validator', () => {
    const faults = cases.flatMap(({ file, result }) =>
      rulesOf(id)(result.document).map((each) => `${file}: ${each}`),
    );
    expect(faults).toEqual([]);
  });

  test('expands to RDF in safe mode and accounts for every value', async () => {
    const sum = { leaves: 0, kept: 0, listed: 0 };
    const onCorpus = { leaves: 0, kept: 0 };
    const faults: string[] = [];
    for (const { source, mode, file, description, result } of cases) {
      const accounts = accountsOf(description, result, await expand(result.document));
      sum.leaves += accounts.leaves;
      sum.kept += accounts.kept;
      sum.listed += accounts.listed;
      if (source.name.startsWith('fair-') && mode === 'none') {
        onCorpus.leaves += accounts.leaves;
        onCorpus.kept += accounts.kept;
      }
      faults.push(
        ...accounts.unaccounted.map(({ pointer, value }) => `${file}: ${pointer} ${JSON.stringify(value)}`),
      );
    }
    const share = (100 * onCorpus.kept) / onCorpus.leaves;
    console.log(
      `${id}: ${sum.leaves} values, ${sum.kept} kept, ${sum.listed} listed as lost; of ${onCorpus.leaves} in the corpus ${onCorpus.kept} kept (${share.toFixed(1)} %).`,
    );
    expect(faults).toEqual([]);
    expect(sum.kept + sum.listed).toBe(sum.leaves);
    expect(share).toBeGreaterThanOrEqual(LEAST_KEPT[id] ?? 0);
  });

  test('makes the same bytes of the same input', () => {
    for (const { source, mode, result } of cases.slice(0, 60)) {
      expect(JSON.stringify(exportedWhole(exporter, source, modes[mode]).document)).toBe(
        JSON.stringify(result.document),
      );
    }
  });
});

/** The percentage of the values of the corpus that a document must have, for standards that describe variables. */
const LEAST_KEPT: { readonly [id: string]: number } = { 'ro-crate': 95, cdif: 80, croissant: 85 };

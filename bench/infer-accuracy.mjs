// How often `infer` is right about tables whose documentation is known, beside other tools, which are installed for the occasion.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import {
  inWords,
  MEASURES,
  relationsBy,
  saidBy,
  scoreOfDelimiters,
  scoreOfRelations,
  scoresOfTables,
} from './accuracy/score.mjs';
import { dialectsIn, nameOf, packagesOf, truthIn } from './accuracy/truth.mjs';

const COMMAND = resolve(import.meta.dirname, '../bin/fairwright.js');
const SCRIPT = resolve(import.meta.dirname, 'accuracy/others.py');

const OF_TYPES = ['types', 'typesBesideWords'];

/** Other tools: their packages, and what they say anything about. */
const OTHERS = {
  frictionless: { package: 'frictionless==5.21.0', tells: [...OF_TYPES, 'delimiters'] },
  duckdb: { package: 'duckdb==2.0.0', tells: [...OF_TYPES, 'delimiters'] },
  // It refuses messy files.
  'csv-detective': { package: 'csv-detective==0.13.0', tells: [...OF_TYPES, 'codes', 'meanings'] },
};

export async function run(corpus) {
  if (corpus === undefined) {
    console.log('infer-accuracy: left out, as --corpus FOLDER does not name documented tables');
    return;
  }
  const folder = resolve(corpus);
  const truth = { folder, tables: truthIn(folder), dialects: dialectsIn(folder) };
  const home = mkdtempSync(join(tmpdir(), 'bench-'));
  const scores = { fairwright: ourScores(truth, home) };
  const python = installOthers(home);
  for (const [tool, { tells }] of python ? Object.entries(OTHERS) : [])
    scores[tool] = otherScores(truth, python, tool, tells);
  rmSync(home, { recursive: true });
  console.log(`infer-accuracy: ${truth.tables.length} tables and ${truth.dialects.length} messy files,`);
  console.log(
    'right answers, or precision / recall where tools may stay silent; – where a tool does not tell',
  );
  console.log(tableOf(scores));
}

function tableOf(scores) {
  const tools = Object.keys(scores);
  const cellOf = (tool, id) => (scores[tool][id] ? inWords(scores[tool][id]) : '–');
  const rows = MEASURES.map(({ id, title }) => [title, ...tools.map((tool) => cellOf(tool, id))]);
  return [['', ...tools], ['---', ...tools.map(() => '---')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

function ourScores({ folder, tables, dialects }, home) {
  const packages = packagesOf(tables);
  const relations = packages.map((published, index) => {
    const own = join(home, `package-${index}`);
    mkdirSync(own);
    const copies = published.map((table) => join(own, nameOf(table) + extname(table.file)));
    for (const [at, copy] of copies.entries()) copyFileSync(join(folder, published[at].file), copy);
    return relationsBy(inferred(copies, home).guesses);
  });
  const delimiters = dialects.map(({ file }) => {
    const copy = join(home, 'messy.csv');
    copyFileSync(join(folder, file), copy);
    return [file, inferred([copy], home).delimiter];
  });
  return {
    ...scoresOfTables(
      tables,
      Object.fromEntries(
        tables.map(({ file }) => [file, saidBy(inferred([join(folder, file)], home).guesses)]),
      ),
    ),
    relations: scoreOfRelations(packages, relations),
    delimiters: scoreOfDelimiters(dialects, Object.fromEntries(delimiters)),
  };
}

/** What our command says about files. */
function inferred(files, home) {
  const [schema, options, evidence] = ['s.json', 's.options.json', 'evidence.json'].map((name) =>
    join(home, name),
  );
  for (const path of [schema, options, evidence]) rmSync(path, { force: true });
  const words = [COMMAND, 'infer', ...files, '-o', schema, '--evidence', evidence, '--quiet'];
  if (spawnSync(process.execPath, words).status !== 0) return { guesses: [] };
  const { dialect = {} } = JSON.parse(readFileSync(options, 'utf8'));
  const { guesses } = JSON.parse(readFileSync(evidence, 'utf8'));
  return { guesses, delimiter: dialect.delimiter ?? (extname(files[0]) === '.tsv' ? '\t' : ',') };
}

/** A Python with the other tools, in a virtual environment; undefined if they cannot be installed. */
function installOthers(home) {
  const python = join(home, 'venv/bin/python');
  const packages = Object.values(OTHERS).map((each) => each.package);
  const isThere =
    spawnSync('python3', ['-m', 'venv', join(home, 'venv')]).status === 0 &&
    spawnSync(python, ['-m', 'pip', 'install', '--quiet', ...packages]).status === 0;
  if (!isThere) console.log('infer-accuracy: the other tools are left out, as they could not be installed');
  return isThere ? python : undefined;
}

function otherScores({ folder, tables, dialects }, python, tool, tells) {
  const input = [...tables, ...dialects].map(({ file }) => file).join('\n');
  const { stdout, status } = spawnSync(python, [SCRIPT, tool, folder], { input, maxBuffer: 1 << 30 });
  if (status !== 0) return {};
  const said = JSON.parse(stdout.toString().trimEnd().split('\n').at(-1));
  const delimiters = Object.fromEntries(dialects.map(({ file }) => [file, said[file].delimiter]));
  const scores = { ...scoresOfTables(tables, said), delimiters: scoreOfDelimiters(dialects, delimiters) };
  return Object.fromEntries(tells.map((id) => [id, scores[id]]));
}

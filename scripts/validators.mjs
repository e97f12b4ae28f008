// Installs the official validators of the exports: Python packages into a virtual environment, the CDIF check with
// its npm packages. Everything lands in one folder, and is kept for the next run.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../node_modules/.validators');

/** The package of Spark. */
export const PYSPARK = 'pyspark==4.3.0';

/** What the tests use besides: the reader of Parquet of the Croissant loader, the library that most people write crates with, and Spark. */
const MORE = ['mlcroissant[parquet]', 'rocrate>=0.14,<0.17', PYSPARK];

/** Makes sure that the validators are there, and gives the folder that they are in. */
export function installValidators(material) {
  const requirements = join(material, 'check/requirements.txt');
  const lock = join(material, 'check/cdif/package-lock.json');
  const assessor = join(material, 'check/fuji/requirements.txt');
  const wanted = [...[requirements, lock, assessor].map((path) => readFileSync(path, 'utf8')), ...MORE].join(
    '\n',
  );
  const mark = join(FOLDER, 'installed');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
    mkdirSync(FOLDER, { recursive: true });
    run('python3', '-m', 'venv', '--clear', join(FOLDER, 'venv'));
    run(join(FOLDER, 'venv/bin/pip'), 'install', '--quiet', '-r', requirements, ...MORE);
    // Its packages do not get on with those of the validators.
    run('python3', '-m', 'venv', '--clear', join(FOLDER, 'fuji'));
    run(join(FOLDER, 'fuji/bin/pip'), 'install', '--quiet', '-r', assessor);
    cpSync(join(material, 'check/cdif'), join(FOLDER, 'cdif'), { recursive: true });
    run('chmod', '-R', 'u+w', join(FOLDER, 'cdif'));
    run('npm', 'ci', '--silent', '--prefix', join(FOLDER, 'cdif'));
    writeFileSync(mark, wanted);
  }
  const packages = execFileSync(join(FOLDER, 'venv/bin/pip'), ['list', '--format=freeze'], {
    encoding: 'utf8',
  });
  const versions = packages
    .split('\n')
    .filter((line) => /^(?:mlcroissant|roc-validator|rocrate|pyshacl|pyspark)==/.test(line));
  console.log(
    `Official validators: ${versions.join(', ')}; CDIF and F-UJI by the pinned checks of the material.`,
  );
  return FOLDER;
}

function run(command, ...words) {
  execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] });
}

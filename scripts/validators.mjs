// Installs the official validators of the exports: Python packages into a virtual environment, the CDIF check with
// its npm packages. Everything lands in one folder, and is kept for the next run.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const FOLDER = resolve(import.meta.dirname, '../node_modules/.validators');

/** The package of Spark. */
export const PYSPARK = 'pyspark==4.3.0';

/** What the tests use besides: the reader of Parquet of the Croissant loader, the library that most people write crates with, and Spark. */
const MORE = ['mlcroissant[parquet]', 'rocrate>=0.14,<0.17', PYSPARK];

/** Makes sure that the validators are there, and gives the folder that they are in. */
export async function installValidators(material) {
  const requirements = join(material, 'check/requirements.txt');
  const lock = join(material, 'check/cdif/package-lock.json');
  const assessor = join(material, 'check/fuji/requirements.txt');
  const wanted = [...[requirements, lock, assessor].map((path) => readFileSync(path, 'utf8')), ...MORE].join(
    '\n',
  );
  const mark = join(FOLDER, 'installed');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
    mkdirSync(FOLDER, { recursive: true });
    await Promise.all([
      installPython('venv', '-r', requirements, ...MORE),
      // Its packages do not get on with those of the validators.
      installPython('fuji', '-r', assessor),
      installCdif(join(material, 'check/cdif')),
    ]);
    writeFileSync(mark, wanted);
  }
  const { stdout } = await run(join(FOLDER, 'venv/bin/pip'), 'list', '--format=freeze');
  const versions = stdout
    .split('\n')
    .filter((line) => /^(?:mlcroissant|roc-validator|rocrate|pyshacl|pyspark)==/.test(line));
  console.log(
    `Official validators: ${versions.join(', ')}; CDIF and F-UJI by the pinned checks of the material.`,
  );
  return FOLDER;
}

async function installPython(name, ...packages) {
  await run('python3', '-m', 'venv', '--clear', join(FOLDER, name));
  await run(join(FOLDER, name, 'bin/pip'), 'install', '--quiet', ...packages);
}

async function installCdif(source) {
  const folder = join(FOLDER, 'cdif');
  cpSync(source, folder, { recursive: true });
  await run('chmod', '-R', 'u+w', folder);
  await run('npm', 'ci', '--silent', '--prefix', folder);
}

/** Runs a program; an error of it has what it printed. */
function run(program, ...words) {
  return promisify(execFile)(program, words);
}

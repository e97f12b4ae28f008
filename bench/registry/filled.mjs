// A registry with many schemas, written into its tables at once: publishing them would take an hour.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import { generatedSchema } from '../schemas.mjs';

const COMMAND = resolve(import.meta.dirname, '../../bin/fairwright.js');
const OWNERS = 20;
const MOMENT = '2026-01-01T00:00:00.000Z';

/** Words that a tenth of the schemas have each; all of them have the word "all". */
export const WORDS = 'towns rivers lakes roads schools forests prices energy water traffic'.split(' ');

/** What only one of the schemas has: the first one, which is listed last. */
export const RARE = { unit: 'http://qudt.org/vocab/unit/LB_F', readiness: 100 };

/** The owner and the name of a schema. */
export const schemaAt = (at) => ({ owner: `owner-${(at % OWNERS) + 1}`, name: `schema-${at}` });

/** The path of a version. */
export function pathOf(at, number) {
  const { owner, name } = schemaAt(at);
  return `/s/${owner}/${name}/${number}`;
}

/** Makes a registry with so many schemas, each with versions 1.0.0, 1.1.0 and so on. */
export function fillRegistry(path, schemas, versions) {
  execFileSync(process.execPath, [COMMAND, 'registry', 'init', '--registry', path], { stdio: 'ignore' });
  const database = new DatabaseSync(path);
  database.exec('pragma synchronous = off; pragma foreign_keys = off; begin');
  const statements = new Map();
  const insert = (table, row) => {
    const names = Object.keys(row);
    const key = `${table} ${names}`;
    if (!statements.has(key))
      statements.set(
        key,
        database.prepare(`insert into ${table} (${names}) values (${names.map(() => '?')})`),
      );
    statements.get(key).run(...Object.values(row));
  };
  let [{ seq }] = database.prepare('select seq from registry').all();
  const owners = Array.from({ length: OWNERS }, (_, at) => {
    insert('owner', { id: ++seq, name: `owner-${at + 1}`, title: `Office ${at + 1}` });
    return seq;
  });
  const text = JSON.stringify(generatedSchema(20));
  for (let at = 0; at < schemas; at++) addSchema(at);

  function addSchema(at) {
    const { owner, name } = schemaAt(at);
    const id = seq + 1;
    const facts = {
      title: `All ${WORDS[at % WORDS.length]} of region${at}`,
      description: `What is known of ${WORDS[at % WORDS.length]} in this region, year by year.`,
      keywords: ['statistics', WORDS[at % WORDS.length]],
      variables: ['area', 'inhabitants'],
    };
    const { title, description } = facts;
    const readiness = at === 0 ? RARE.readiness : 40 + (at % 50);
    let last;
    for (let step = 0; step < versions; step++) {
      const number = `1.${step}.0`;
      const bytes = Buffer.from(
        `{"title": "${title}", "description": "${description}", "fair:version": {"identifier": "${number}"}, ${text.slice(1)}`,
      );
      const digest = createHash('sha256').update(bytes).digest();
      insert('content', { digest, size: bytes.length, compressed: gzipSync(bytes, { level: 1 }) });
      insert('version', {
        id: ++seq,
        schema: id,
        number,
        sort: `${[1, step, 0].map((each) => String(each).padStart(20, '0')).join('.')}~`,
        state: 'published',
        digest,
        media_type: 'application/schema+json',
        license: 'https://creativecommons.org/licenses/by/4.0/',
        readiness,
        facts: JSON.stringify(facts),
        at: MOMENT,
        by_whom: 'bench',
      });
      insert('address', { iri: `https://example.org${pathOf(at, number)}`, version: seq });
      insert('change', { seq, at: MOMENT, kind: 'published', schema: id, number });
      const facets = [
        ['unit', `unit-${at % 50}`],
        ['license', 'https://creativecommons.org/licenses/by/4.0/'],
        ...facts.keywords.map((each) => ['keyword', each]),
        ...(at === 0 ? [['unit', RARE.unit]] : []),
      ];
      for (const [kind, value] of facets) insert('facet', { version: seq, kind, value });
      last = { number, digest: digest.toString('hex') };
    }
    const version = { owner, name, ...last, state: 'published', readiness, at: MOMENT };
    insert('schema', {
      id,
      owner: owners[at % OWNERS],
      name,
      title,
      description,
      keywords: facts.keywords.join(' '),
      variables: facts.variables.join(' '),
      latest: seq,
      updated: seq,
      entry: JSON.stringify({ owner, name, title, description, latest: last.number, version }),
    });
    insert('find', {
      rowid: id,
      name,
      title,
      description,
      keywords: facts.keywords.join(' '),
      variables: facts.variables.join(' '),
    });
  }
  database.exec(`update registry set seq = ${seq}`);
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
}

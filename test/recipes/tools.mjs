// What the checks of recipes use: the real command and the real service of the copy that they run in.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Runs the command. */
export function command(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/fairwright.js', ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Writes a document to a file of the copy, and gives its path. */
export function file(document) {
  const path = 'recipe.schema.json';
  writeFileSync(path, JSON.stringify(document));
  return path;
}

/** Sends requests to a service; those with a body are posted. */
export async function withService(use) {
  const { createService } = await import('../../dist/apps/http/index.js');
  const app = await createService({ logLevel: 'silent' });
  const headers = { 'content-type': 'application/json' };
  const ask = async (url, body) => {
    const payload = JSON.stringify(body);
    const answer = await app.inject(body === undefined ? { url } : { method: 'POST', url, headers, payload });
    return { status: answer.statusCode, text: answer.body, body: parsed(answer.body) };
  };
  try {
    return await use(ask);
  } finally {
    await app.close();
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

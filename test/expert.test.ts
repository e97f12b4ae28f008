// Schemas of ten fields, written as an expert of the field would: the findings that they should have, and no others.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isValid } from '../src/base/diagnostic.js';
import type { Json } from '../src/base/json.js';
import { lint } from '../src/quality/lint/index.js';
import { validateSchema } from '../src/quality/validate/index.js';
import { documentOf } from '../src/schema/document/index.js';
import { createRegistry } from '../src/schema/references/index.js';

/** A schema, and the rule and place of each finding that it should have. */
interface ExpertSchema {
  readonly findings: readonly string[];
  readonly schema: Json;
}

const folder = new URL('expert/', import.meta.url);
const registry = createRegistry();

test.each(readdirSync(folder))('%s', async (name) => {
  const { schema, findings } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as ExpertSchema;
  const document = documentOf(schema, name);
  expect(isValid(validateSchema(document, { registry }))).toBe(true);
  const { diagnostics } = await lint(document, registry, { preset: 'publish' });
  expect(diagnostics.map(({ code, at }) => `${code.replace('lint/', '')} ${at.pointer}`)).toEqual(findings);
});

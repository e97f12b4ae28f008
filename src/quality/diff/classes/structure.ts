import type { JsonObject } from '../../../base/json.js';
import type { ChangeFacts, PairExample } from '../change.js';

/** Two versions of a table with one column, `area`. */
function ofColumn(old: JsonObject, next: JsonObject): PairExample {
  return ofColumns({ area: old }, { area: next });
}

function ofColumns(old: JsonObject, next: JsonObject): PairExample {
  const schema = (properties: JsonObject) => ({ type: 'object', properties });
  return { old: schema(old), new: schema(next) };
}

const NUMBER = { type: 'number' };

/** The classes of change of what data are accepted. */
export const structureClasses = [
  {
    id: 'structure/narrowed',
    severity: 'breaking',
    bump: 'major',
    summary: 'Some data that were accepted are refused now.',
    why: 'Data of the old version are no longer valid.',
    examples: {
      changed: [
        ofColumn({ type: 'number' }, { type: 'number', minimum: 0 }),
        ofColumn({ type: ['string', 'null'] }, { type: 'string' }),
      ],
      unchanged: [
        ofColumn({ type: 'integer' }, { type: 'number' }),
        ofColumn({ type: 'number', minimum: 1 }, { type: 'number', exclusiveMinimum: 0 }),
      ],
    },
  },
  {
    id: 'structure/incomparable',
    severity: 'breaking',
    bump: 'major',
    summary: 'Some data that were accepted are refused now, and some that were refused are accepted.',
    why: 'Data of the old version are no longer valid, and those who read the old version cannot read the new one.',
    examples: {
      changed: [
        ofColumn({ type: 'string' }, { type: 'number' }),
        ofColumn({ type: 'integer', maximum: 9 }, { type: 'integer', minimum: 1 }),
      ],
      unchanged: [
        ofColumn({ type: 'number' }, { type: 'integer' }),
        ofColumn({ enum: [1, 2] }, { enum: [1, 2, 3] }),
      ],
    },
  },
  {
    id: 'structure/unknown',
    severity: 'risky',
    bump: 'major',
    summary: 'It is not proven which data are accepted.',
    why: 'Data of the old version may no longer be valid.',
    examples: {
      changed: [
        ofColumn({ type: 'string', pattern: '^(a|b)\\1$' }, { type: 'string', pattern: '^(b|a)\\1$' }),
        ofColumn({ type: 'string', pattern: '(a)\\1' }, { type: 'string', pattern: '(b?a)\\1' }),
      ],
      unchanged: [
        ofColumn({ type: 'string', pattern: '^[a-z]+$' }, { type: 'string', pattern: '^[a-z]{1,}$' }),
        ofColumn({ type: 'string', pattern: '(a)\\1' }, { type: 'string', pattern: '(a)\\1' }),
      ],
    },
  },
  {
    id: 'structure/widened',
    severity: 'risky',
    bump: 'minor',
    summary: 'Some data that were refused are accepted now.',
    why: 'Programs that were written for the old version may fail with data of the new one.',
    examples: {
      changed: [
        ofColumn({ type: 'integer' }, { type: 'number' }),
        ofColumn({ enum: ['town'] }, { enum: ['town', 'village'] }),
      ],
      unchanged: [ofColumn({ type: 'number' }, { type: 'integer' }), ofColumn({ type: 'number' }, NUMBER)],
    },
  },
  {
    id: 'structure/format',
    severity: 'risky',
    bump: 'minor',
    summary: 'A variable has another format.',
    why: 'A format is only an annotation unless it is asserted; programs that assert it accept other values.',
    examples: {
      changed: [
        ofColumn({ type: 'string' }, { type: 'string', format: 'date' }),
        ofColumn({ type: 'string', format: 'uri' }, { type: 'string', format: 'iri' }),
      ],
      unchanged: [
        ofColumn({ type: 'string', format: 'date' }, { type: 'string', format: 'date' }),
        ofColumn({ type: 'string' }, { type: 'string', maxLength: 10 }),
      ],
    },
  },
  {
    id: 'structure/equivalent',
    severity: 'editorial',
    bump: 'patch',
    summary: 'The definition changed, and the same data are accepted.',
    why: 'It is proven that both versions accept the same data.',
    examples: {
      changed: [
        ofColumn({ type: 'integer', minimum: 1 }, { type: 'integer', exclusiveMinimum: 0 }),
        ofColumn({ enum: ['a', 'b'] }, { anyOf: [{ const: 'a' }, { const: 'b' }] }),
      ],
      unchanged: [
        ofColumn({ type: 'integer', minimum: 1 }, { type: 'integer', minimum: 2 }),
        ofColumn(NUMBER, { ...NUMBER, title: 'Area' }),
      ],
    },
  },
  {
    id: 'variable/removed',
    severity: 'breaking',
    bump: 'major',
    summary: 'A variable is gone.',
    why: 'Those who use it find nothing, or something that is not described.',
    examples: {
      changed: [ofColumns({ area: NUMBER, name: { type: 'string' } }, { area: NUMBER })],
      unchanged: [ofColumns({ area: NUMBER }, { area: NUMBER, name: { type: 'string' } })],
    },
  },
  {
    id: 'variable/added',
    severity: 'risky',
    bump: 'minor',
    summary: 'A variable is new.',
    why: 'Programs that expect the old columns may fail. A column that is required is breaking: the old data do not have it.',
    examples: {
      changed: [ofColumns({ area: NUMBER }, { area: NUMBER, name: { type: 'string' } })],
      unchanged: [ofColumns({ area: NUMBER, name: { type: 'string' } }, { area: NUMBER })],
    },
  },
] as const satisfies readonly ChangeFacts[];

/** The name of such a class. */
export type StructureId = (typeof structureClasses)[number]['id'];

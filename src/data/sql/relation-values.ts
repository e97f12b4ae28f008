import type { Json } from '../../base/json.js';
import { numberFrom } from '../tables/index.js';
import { type EngineRow, jsonOfColumn } from './findings.js';
import { type KeyColumn, KINDS } from './relations.js';

/** The value of a column of a key, as the row checker reads it. */
export function keyValue(row: EngineRow, { alias, kind, type }: KeyColumn): Json {
  const text = row[alias];
  if (type === 'cells') return cellValue(String(text ?? ''), Number(row[kind]));
  return jsonOfColumn(text, type);
}

function cellValue(text: string, kind: number): Json {
  switch (kind) {
    case KINDS.null:
      return null;
    case KINDS.number:
    case KINDS.digits:
      return numberFrom(text);
    case KINDS.true:
      return true;
    case KINDS.false:
      return false;
    default:
      return text;
  }
}

import type { Answerers } from '../answerer.js';
import { checkData } from './check.js';
import { inferSchema } from './infer.js';
import { dataRows } from './rows.js';

/** Answers to what is asked about files of data. */
export const dataAnswers: Answerers<'infer' | 'check data' | 'data rows'> = {
  infer: inferSchema,
  'check data': checkData,
  'data rows': dataRows,
};

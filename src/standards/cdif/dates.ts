import type { Json } from '../../json.js';
import type { Source } from '../exporter.js';

// CDIF 1.1, dateModifiedProperty: at least year and month, from the year 1000 on.
const TAKEN =
  /^[12]\d{3}-(?:0[1-9]|1[0-2])(?:-(?:[0-2]\d|3[01])(?:T(?:[01]\d|2[0-3])(?::[0-5]\d)?(?::[0-5]\d(?:Z|[+-][0-2]\d:[0-5]\d)?)?)?)?$/;

/** The date of the last change, as CDIF takes it; a date that it does not take stays as `dcterms:modified`. */
export function dateModifiedOf({ values, options, today, assume, description, ledger }: Source): {
  readonly dateModified: string | undefined;
  readonly others: { readonly [name: string]: Json };
} {
  const date = values.dateModified?.value;
  const stated = description.version?.date;
  // Where the options give both dates, the date of the version is still that of the version.
  const issued = stated && options.dateModified && options.datePublished ? ledger.keep(stated) : undefined;
  const version = issued === undefined ? {} : { 'dcterms:issued': issued };
  if (date === undefined || TAKEN.test(date)) return { dateModified: date, others: version };
  const others = { ...version, 'dcterms:modified': date };
  if (options.assume === false) return { dateModified: undefined, others };
  assume({ term: 'schema:dateModified', value: today, why: `CDIF does not accept the date "${date}"` });
  return { dateModified: today, others };
}

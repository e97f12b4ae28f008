import { rules } from '../../../quality/lint/index.js';
import {
  type Document,
  locationAt,
  pointerAt,
  rangeOf,
  tokens,
  valueAt,
} from '../../../schema/document/index.js';
import {
  canonicalName,
  expandCurie,
  keywordNamed,
  loadLicenses,
  loadUnits,
} from '../../../schema/vocabulary/index.js';
import type { Hit, Questions } from '../protocol.js';
import { plainFields } from './plain-fields.js';
import type { Reading } from './reading.js';
import { IGNORE } from './set-value.js';

/** The pointer at an offset of the text, and the pointer of the variable that it is in. */
export function placeAt({ document, ownerOf }: Reading, offset: number): Questions['at']['answer'] {
  const pointer = pointerAt(document, offset) ?? '';
  const owner = ownerOf(pointer);
  return { pointer, ...(owner.screen === 'variables' ? { variable: owner.pointer } : {}) };
}

/** Where a value is in the text: its name, or where it begins. */
export function spanAt({ document }: Reading, pointer: string): Questions['where']['answer'] {
  if (valueAt(document.value, pointer) === undefined) return undefined;
  const range = rangeOf(document, pointer, 'object');
  return range && { from: range.start.offset, to: range.end.offset };
}

/** Words about the name or the value at an offset of the text. */
export async function hoverAt(document: Document, offset: number): Promise<Questions['hover']['answer']> {
  const place = locationAt(document, offset);
  const range = place && rangeOf(document, place.pointer, place.on);
  if (range === undefined) return undefined;
  const words =
    (place!.on === 'value' ? await termAt(document, place!.pointer) : undefined) ?? nameWords(place!.pointer);
  return words && { from: range.start.offset, to: range.end.offset, ...words };
}

interface WordsAbout {
  readonly title: string;
  readonly about: string;
}

/** What an identifier stands for. */
async function termAt(document: Document, pointer: string): Promise<WordsAbout | undefined> {
  const value = valueAt(document.value, pointer);
  if (typeof value !== 'string') return undefined;
  const keyword = canonicalName(tokens(pointer).at(-1) ?? '');
  return TERMS[keyword]?.(expandCurie(value) ?? value);
}

const TERMS: { readonly [keyword: string]: (iri: string) => Promise<WordsAbout | undefined> } = {
  'fair:measurementUnitRef': unitWords,
  'fair:unitRef': unitWords,
  'fair:quantityRef': async (iri) => {
    const quantity = (await loadUnits()).quantityByIri(iri);
    return quantity && { title: quantity.label, about: 'A quantity kind of QUDT.' };
  },
  'fair:licenseRef': licenseWords,
  'fair:license': licenseWords,
};

async function unitWords(iri: string): Promise<WordsAbout | undefined> {
  const unit = (await loadUnits()).byIri(iri);
  return (
    unit && {
      title: unit.label,
      about: unit.symbol ? `A unit of QUDT, written ${unit.symbol}.` : 'A unit of QUDT.',
    }
  );
}

async function licenseWords(text: string): Promise<WordsAbout | undefined> {
  const licenses = await loadLicenses();
  const license = licenses.byIri(text) ?? licenses.byId(text);
  return license && { title: license.name, about: `The licence ${license.id} of the SPDX list.` };
}

/** Words about the keyword, the rule or the part of a record that a pointer ends in, or is inside of. */
function nameWords(pointer: string): WordsAbout | undefined {
  const steps = tokens(pointer);
  if (steps.at(-2) === IGNORE) {
    const rule = rules.find(({ id }) => id === steps.at(-1));
    return rule && { title: rule.id, about: rule.summary };
  }
  const last = steps.at(-1) ?? '';
  const row = keywordNamed(last);
  if (row) return { title: row.title, about: row.about };
  // A variable may have the name of a keyword.
  if (steps.at(-2) === 'properties') return undefined;
  const plain = plainFields.find(({ keyword }) => keyword === last);
  if (plain) return { title: plain.title, about: plain.about };
  const around = steps.findLast((step) => keywordNamed(step) !== undefined);
  const outer = around === undefined ? undefined : keywordNamed(around);
  return outer && { title: outer.title, about: outer.about };
}

/** Units or licences that people mean by words, the best first. */
export async function hitsFor(ask: Questions['search']['ask']): Promise<readonly Hit[]> {
  const { list, words, limit, quantity } = ask;
  if (list === 'units') {
    const units = await loadUnits();
    const exact = units.byIri(words);
    return (exact ? [exact] : units.search(words, limit, quantity)).map(({ iri, label, symbol }) => ({
      id: iri.slice(iri.lastIndexOf('/') + 1),
      iri,
      label,
      detail: symbol ?? '',
    }));
  }
  const licenses = await loadLicenses();
  const exact = licenses.byIri(words);
  return (exact ? [exact] : licenses.search(words, limit)).map(({ id, iri, name }) => ({
    id,
    iri,
    label: name,
    detail: id,
  }));
}

import { isObject, type Json, type JsonObject, member } from '../../base/json.js';

/** Formats that describe data and that cannot be read yet, with what tells them apart. */
const FORMATS: readonly (readonly [title: string, isOne: (document: JsonObject) => boolean])[] = [
  [
    'a Data Package',
    (each) =>
      Array.isArray(each.resources) || /datapackage|frictionless/.test(textIn(each, 'profile', '$schema')),
  ],
  ['a Table Schema', (each) => Array.isArray(each.fields) && member(each, '@context') === undefined],
  ['CSVW', (each) => JSON.stringify(each['@context'] ?? '').includes('www.w3.org/ns/csvw')],
  [
    'an ODCS data contract',
    (each) => each.kind === 'DataContract' || Object.hasOwn(each, 'dataContractSpecification'),
  ],
  [
    'DataCite',
    (each) =>
      isDataCite(each) ||
      (isObject(each.data) && isObject(each.data.attributes) && isDataCite(each.data.attributes)),
  ],
  ['a JSON Schema', (each) => typeof each.$schema === 'string' || Object.hasOwn(each, 'properties')],
];

function isDataCite(document: JsonObject): boolean {
  return (
    Array.isArray(document.titles) && (Object.hasOwn(document, 'doi') || Object.hasOwn(document, 'creators'))
  );
}

function textIn(document: JsonObject, ...names: readonly string[]): string {
  return names.map((name) => String(member(document, name) ?? '')).join(' ');
}

/** What a document is that is of none of the standards, if that is known. */
export function otherFormat(document: Json): string | undefined {
  return isObject(document) ? FORMATS.find(([, isOne]) => isOne(document))?.[0] : undefined;
}

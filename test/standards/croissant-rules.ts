import { isObject, type Json, type JsonObject } from '../../src/base/json.js';

/** What a document of Croissant 1.1 breaks of the rules that its official validator has, and of those it does not check. */
export function violations(document: JsonObject): readonly string[] {
  const found: string[] = [];
  const report: Report = (place, sentence) => found.push(`${place}: ${sentence}`);
  checkContext(document, report);
  const nodes = describedNodes(document, report);
  checkDataset(document, nodes, report);
  const files = listOf(document.distribution).filter(isObject);
  for (const file of files) checkFile(file, document.isLiveDataset === true, nodes, report);
  const recordSets = listOf(document.recordSet).filter(isObject);
  for (const recordSet of recordSets) checkRecordSet(recordSet, nodes, report);
  checkOrder(recordSets, report);
  checkRings(document, nodes, report);
  return found;
}

type Report = (place: string, sentence: string) => void;
type Nodes = ReadonlyMap<string, JsonObject>;

const STANDARD_KEYS =
  '@language @vocab sc cr rai dct annotation arrayShape citeAs column conformsTo containedIn data dataType equivalentProperty examples excludes extract field fileProperty fileObject fileSet format includes isArray isLiveDataset jsonPath key md5 parentField path readLines recordSet references regex repeated replace samplingRate sdVersion separator source subField transform unArchive value name description'.split(
    ' ',
  );

const STANDARD_VALUES: JsonObject = {
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  dct: 'http://purl.org/dc/terms/',
  conformsTo: 'dct:conformsTo',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
};

const ATOMIC = new Set(
  'sc:Text sc:Integer sc:Float sc:Boolean sc:Date sc:DateTime sc:Time sc:URL sc:ImageObject sc:AudioObject sc:VideoObject cr:BoundingBox'.split(
    ' ',
  ),
);

const DATE = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/;
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\S+$/i;
// Members whose values are JSON and not JSON-LD.
const OPAQUE = new Set(['@context', 'data', 'examples']);

function listOf(value: Json | undefined): readonly Json[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value as Json];
}

function idOf(value: Json | undefined): string | undefined {
  return isObject(value) && typeof value['@id'] === 'string' ? value['@id'] : undefined;
}

function isReference(node: JsonObject): boolean {
  return Object.keys(node).length === 1 && idOf(node) !== undefined;
}

function* objectsIn(value: Json, place: string): Generator<readonly [JsonObject, string]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item as Json, `${place}/${index}`);
  } else if (isObject(value)) {
    yield [value, place];
    for (const [name, member] of Object.entries(value)) {
      if (!OPAQUE.has(name)) yield* objectsIn(member, `${place}/${name}`);
    }
  }
}

function checkContext(document: JsonObject, report: Report): void {
  const context = document['@context'];
  if (!isObject(context)) {
    report('@context', 'must be one object.');
    return;
  }
  for (const key of STANDARD_KEYS) if (!Object.hasOwn(context, key)) report('@context', `lacks ${key}.`);
  for (const [key, value] of Object.entries(STANDARD_VALUES)) {
    if (JSON.stringify(context[key]) !== JSON.stringify(value)) report('@context', `has another ${key}.`);
  }
  for (const [node, place] of objectsIn(document, '')) {
    for (const name of [...Object.keys(node), ...listOf(node['@type'])]) {
      const prefix = /^([a-z]+):/.exec(String(name))?.[1];
      if (prefix !== undefined && !Object.hasOwn(context, prefix)) {
        report(place, `the prefix of ${name} is not declared.`);
      }
    }
  }
}

/** All nodes with an address; an address is written without blanks and described once. */
function describedNodes(document: JsonObject, report: Report): Nodes {
  const nodes = new Map<string, JsonObject>();
  for (const [node, place] of objectsIn(document, '')) {
    if (Array.isArray(node['@type'])) report(place, 'must have one @type.');
    const id = idOf(node);
    if (id === undefined) continue;
    if (id === '' || /\s/.test(id)) report(place, `the @id ${JSON.stringify(id)} is empty or has blanks.`);
    if (isReference(node)) continue;
    if (nodes.has(id)) report(place, `${id} is described twice.`);
    nodes.set(id, node);
  }
  return nodes;
}

function checkDataset(document: JsonObject, nodes: Nodes, report: Report): void {
  if (document['@type'] !== 'sc:Dataset') report('@type', 'must be sc:Dataset.');
  if (!listOf(document.conformsTo).includes('http://mlcommons.org/croissant/1.1')) {
    report('conformsTo', 'must name Croissant 1.1.');
  }
  for (const name of ['name', 'description', 'url', 'citeAs', 'version'] as const) {
    const value = document[name];
    const isMap = isObject(value) && (name === 'name' || name === 'description');
    if (value !== undefined && !isMap && (typeof value !== 'string' || value.trim() === '')) {
      report(name, 'must be a text.');
    }
  }
  for (const name of ['keywords', 'sameAs', 'inLanguage'] as const) {
    if (listOf(document[name]).some((each) => typeof each !== 'string')) report(name, 'must be texts.');
  }
  for (const name of ['license', 'sdLicense'] as const) {
    for (const each of listOf(document[name])) {
      const isWork = isObject(each) && each['@type'] === 'sc:CreativeWork';
      if (typeof each !== 'string' && !isWork) report(name, 'must be an address or a CreativeWork.');
    }
  }
  for (const name of ['datePublished', 'dateModified', 'dateCreated'] as const) {
    const value = document[name];
    if (value !== undefined && !DATE.test(String(value))) report(name, 'must be a date of ISO 8601.');
  }
  for (const name of ['creator', 'publisher'] as const) {
    for (const each of listOf(document[name])) {
      const agent = nodes.get(idOf(each) ?? '') ?? each;
      const type = isObject(agent) ? agent['@type'] : undefined;
      if (type !== 'sc:Person' && type !== 'sc:Organization') {
        report(name, 'must be a person or an organization.');
      }
    }
  }
}

function checkFile(file: JsonObject, isLive: boolean, nodes: Nodes, report: Report): void {
  const place = idOf(file) ?? 'distribution';
  if (idOf(file) === undefined) report(place, 'a file must have an @id.');
  const formats = listOf(file.encodingFormat);
  if (formats.length === 0 || formats.some((each) => typeof each !== 'string')) {
    report(place, 'must have an encodingFormat.');
  }
  const container = file.containedIn;
  if (container !== undefined && !nodes.has(idOf(container) ?? ''))
    report(place, 'containedIn leads nowhere.');
  if (file['@type'] === 'cr:FileSet') {
    if (listOf(file.includes).length === 0) report(place, 'a FileSet must have includes.');
  } else if (file['@type'] === 'cr:FileObject') {
    if (typeof file.contentUrl !== 'string') report(place, 'a FileObject must have a contentUrl.');
    const { sha256, md5 } = file;
    if (sha256 === undefined && md5 === undefined && !isLive && container === undefined) {
      report(place, 'a FileObject must have a checksum.');
    }
    if (sha256 !== undefined && !/^[\da-f]{64}$/i.test(String(sha256)))
      report(place, 'sha256 has 64 digits.');
    if (file.contentSize !== undefined && typeof file.contentSize !== 'string') {
      report(place, 'contentSize must be a text.');
    }
  } else report(place, 'must be a FileObject or a FileSet.');
}

function checkRecordSet(recordSet: JsonObject, nodes: Nodes, report: Report): void {
  const place = idOf(recordSet) ?? 'recordSet';
  if (recordSet['@type'] !== 'cr:RecordSet' || idOf(recordSet) === undefined) {
    report(place, 'must be a RecordSet with an @id.');
  }
  const fields = listOf(recordSet.field).filter(isObject);
  const ids = new Set(fields.map((field) => idOf(field) ?? ''));
  for (const key of listOf(recordSet.key)) {
    if (!ids.has(idOf(key) ?? '')) report(place, 'a key must be a field of its own.');
  }
  if (listOf(recordSet.dataType).includes('sc:Enumeration')) {
    if (recordSet.key === undefined) report(place, 'an enumeration must have a key.');
    if (!fields.some(({ name }) => name === 'name')) report(place, 'an enumeration must have a name.');
  }
  if (recordSet.data !== undefined) checkRows(recordSet.data, ids, place, report);
  for (const field of fields) checkField(field, recordSet.data !== undefined, nodes, report);
}

function checkRows(data: Json, ids: ReadonlySet<string>, place: string, report: Report): void {
  const rows = Array.isArray(data) ? (data as readonly Json[]) : [];
  if (rows.length === 0) report(place, 'data must be a list of rows.');
  const isComplete = (row: Json) =>
    isObject(row) && Object.keys(row).length === ids.size && Object.keys(row).every((key) => ids.has(key));
  if (!rows.every(isComplete)) report(place, 'each row must have each field, by its @id.');
  const keys = rows.map((row) => JSON.stringify(isObject(row) ? row[`${place}/code`] : row));
  if (new Set(keys).size !== keys.length) report(place, 'no code may come twice.');
}

function checkField(field: JsonObject, hasData: boolean, nodes: Nodes, report: Report): void {
  const place = idOf(field) ?? 'field';
  if (field['@type'] !== 'cr:Field' || idOf(field) === undefined)
    report(place, 'must be a Field with an @id.');
  if (typeof field.name !== 'string') report(place, 'must have a name.');
  const parts = listOf(field.subField).filter(isObject);
  const types = listOf(field.dataType);
  if (parts.length === 0) {
    if (types.filter((each) => ATOMIC.has(String(each))).length !== 1) {
      report(place, 'must have one type that the loader reads by.');
    }
  }
  for (const each of [...types, ...listOf(field.equivalentProperty)]) {
    if (typeof each !== 'string' || !ABSOLUTE.test(each)) report(place, `${JSON.stringify(each)} is no IRI.`);
  }
  if (field.arrayShape !== undefined) {
    if (field.isArray !== true) report(place, 'arrayShape needs isArray.');
    if (!/^-?\d+(?:,-?\d+)*$/.test(String(field.arrayShape)))
      report(place, 'arrayShape must be like -1 or 3,4.');
  }
  if (field.value !== undefined) report(place, 'must have a source and no value.');
  if (!hasData) checkSource(field.source, place, nodes, report);
  if (field.references !== undefined) {
    const target = isObject(field.references) ? idOf(field.references.field) : undefined;
    if (nodes.get(target ?? '')?.['@type'] !== 'cr:Field') report(place, 'references must lead to a field.');
  }
  for (const part of parts) checkField(part, hasData, nodes, report);
}

function checkSource(source: Json | undefined, place: string, nodes: Nodes, report: Report): void {
  if (!isObject(source)) {
    report(place, 'must have a source.');
    return;
  }
  const type = { fileObject: 'cr:FileObject', fileSet: 'cr:FileSet' };
  const files = (['fileObject', 'fileSet'] as const).filter((name) => source[name] !== undefined);
  const isFound = files.every((name) => nodes.get(idOf(source[name]) ?? '')?.['@type'] === type[name]);
  if (files.length !== 1 || !isFound) report(place, 'the source must lead to one file or set of files.');
  const extracts = isObject(source.extract) ? Object.values(source.extract) : [];
  if (extracts.length !== 1 || typeof extracts[0] !== 'string' || extracts[0] === '') {
    report(place, 'the source must extract in one way.');
  }
  for (const each of listOf(source.transform)) {
    if (!isObject(each) || Object.keys(each).length !== 1) report(place, 'a transformation does one thing.');
  }
}

/** The loader fails on tables that are after those that refer to them, and on rings. */
function checkOrder(recordSets: readonly JsonObject[], report: Report): void {
  const numbers = new Map<string, number>();
  recordSets.forEach((recordSet, index) => {
    for (const field of listOf(recordSet.field)) numbers.set(idOf(field) ?? '', index);
  });
  recordSets.forEach((recordSet, index) => {
    for (const field of listOf(recordSet.field).filter(isObject)) {
      const target = isObject(field.references) ? idOf(field.references.field) : undefined;
      const number = target === undefined ? undefined : numbers.get(target);
      if (number !== undefined && number <= index) {
        report(idOf(field) ?? '', 'refers to a record set that does not come later.');
      }
    }
  });
}

/** The loader follows links to described nodes, without end where they lead back. */
function checkRings(document: JsonObject, nodes: Nodes, report: Report): void {
  const done = new Set<JsonObject>();
  const open = new Set<JsonObject>();
  const visit = (value: Json): void => {
    if (Array.isArray(value)) for (const each of value) visit(each as Json);
    if (!isObject(value)) return;
    const node = isReference(value) ? nodes.get(idOf(value)!) : value;
    if (node === undefined || done.has(node)) return;
    if (open.has(node)) {
      report(idOf(node) ?? '', 'leads back to itself.');
      return;
    }
    open.add(node);
    for (const [name, member] of Object.entries(node)) if (!OPAQUE.has(name)) visit(member);
    open.delete(node);
    done.add(node);
  };
  visit(document);
}

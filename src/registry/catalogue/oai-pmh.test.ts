import { describe, expect, test } from 'vitest';
import {
  BASE,
  completeVersion,
  HOSTILE,
  hostileVersion,
  KEPT,
  OWNER,
  plainVersion,
} from '../../../test/catalogued-version.js';
import { at, readXml, textsAt, type XmlNode } from '../../../test/read-xml.js';
import { loadLicenses } from '../../schema/vocabulary/index.js';
import { entryOf } from './entry.js';
import { type HarvestedVersion, type HarvestSource, oaiPmh } from './oai-pmh.js';
import { readToken, writeToken } from './resumption-token.js';
import type { ServiceInfo } from './service.js';

const licenses = await loadLicenses();
const service: ServiceInfo = {
  ...{ base: BASE, title: 'Schemas', operator: { name: 'River Office' }, email: 'desk@example.org' },
  issued: '2026-01-01',
};
const NOW = '2026-05-01T12:00:00.789Z';

/** A source in memory, of records in the order of their last change. */
function sourceOf(records: readonly HarvestedVersion[]): HarvestSource & { readonly owners: object } {
  return {
    async records({ after, limit, from, until, owner }) {
      const found = records.filter(
        (each) =>
          (after === undefined || each.at > after) &&
          (from === undefined || each.at >= from) &&
          (until === undefined || each.at <= until) &&
          (owner === undefined || each.name.owner === owner),
      );
      if (after === 'nowhere') return undefined;
      const page = found.slice(0, limit);
      return { records: page, ...(found.length > limit ? { next: page.at(-1)!.at } : {}) };
    },
    record: async ({ owner, name, number }) =>
      records.find(
        (each) => each.name.owner === owner && each.name.name === name && each.name.number === number,
      ),
    owners: async () => [
      { name: 'office', title: 'River Office' },
      { name: 'other', title: HOSTILE },
    ],
  };
}

/** A record in every minute; every tenth is withdrawn, and every second is of another owner. */
function recordsOf(count: number): readonly HarvestedVersion[] {
  return Array.from({ length: count }, (_, index) => {
    const name = { owner: index % 2 ? 'other' : 'office', name: 'towns', number: `1.0.${index}` };
    const moment = new Date(Date.UTC(2026, 2, 1, 0, index)).toISOString().replace('.000', '.500');
    const entry = entryOf({ version: plainVersion(name), owner: OWNER }, BASE, licenses);
    return {
      ...{ name, at: moment },
      ...(index % 10 === 9 ? {} : { entry }),
    };
  });
}

const few = sourceOf(recordsOf(12));
const ask = async (query: string, source: HarvestSource = few) =>
  readXml(await oaiPmh(new URLSearchParams(query), source, service, NOW));
const codeOf = (answer: XmlNode) => at(answer, 'error')[0]?.attributes.code;
const id = (number: string, owner = 'office') => `oai:schemas.example.org:${owner}/towns/${number}`;

describe('an answer', () => {
  test('has date, request and one element of the verb, in this order', async () => {
    const answer = await ask('verb=ListRecords&metadataPrefix=oai_dc&set=office');
    expect(answer).toMatchObject({ name: 'OAI-PMH', uri: 'http://www.openarchives.org/OAI/2.0/' });
    expect(answer.children.map(({ name }) => name)).toEqual(['responseDate', 'request', 'ListRecords']);
    expect(textsAt(answer, 'responseDate')).toEqual(['2026-05-01T12:00:00Z']);
    expect(at(answer, 'request')[0]).toMatchObject({
      text: `${BASE}/oai`,
      attributes: { verb: 'ListRecords', metadataPrefix: 'oai_dc', set: 'office' },
    });
  });

  test('to Identify has all required elements in order', async () => {
    const [identify] = at(await ask('verb=Identify'), 'Identify');
    expect(identify!.children.map(({ name, text }) => [name, text])).toEqual([
      ['repositoryName', 'Schemas'],
      ['baseURL', `${BASE}/oai`],
      ['protocolVersion', '2.0'],
      ['adminEmail', 'desk@example.org'],
      ['earliestDatestamp', '2026-03-01T00:00:00Z'],
      ['deletedRecord', 'persistent'],
      ['granularity', 'YYYY-MM-DDThh:mm:ssZ'],
    ]);
    const empty = await ask('verb=Identify', sourceOf([]));
    expect(textsAt(empty, 'Identify', 'earliestDatestamp')).toEqual(['2026-01-01T00:00:00Z']);
  });

  test('to ListMetadataFormats has both, for all and for one', async () => {
    for (const more of ['', `&identifier=${id('1.0.0')}`]) {
      const answer = await ask(`verb=ListMetadataFormats${more}`);
      const formats = at(answer, 'ListMetadataFormats', 'metadataFormat');
      expect(textsAt(answer, 'ListMetadataFormats', 'metadataFormat', 'metadataPrefix')).toEqual([
        'oai_dc',
        'oai_datacite',
      ]);
      for (const { children } of formats)
        expect(children.map(({ name }) => name)).toEqual(['metadataPrefix', 'schema', 'metadataNamespace']);
    }
  });

  test('to ListSets has the owners', async () => {
    const sets = at(await ask('verb=ListSets'), 'ListSets', 'set');
    expect(sets.map((each) => each.children.map(({ text }) => text))).toEqual([
      ['office', 'River Office'],
      ['other', KEPT],
    ]);
  });

  test.each([
    ['oai_dc', 'oai_dc:dc', 'http://www.openarchives.org/OAI/2.0/oai_dc/'],
    ['oai_datacite', 'oai_datacite', 'http://schema.datacite.org/oai/oai-1.1/'],
  ])('to GetRecord has the metadata as %s', async (prefix, name, uri) => {
    const answer = await ask(`verb=GetRecord&metadataPrefix=${prefix}&identifier=${id('1.0.0')}`);
    const [record] = at(answer, 'GetRecord', 'record');
    expect(record!.children.map((each) => each.name)).toEqual(['header', 'metadata']);
    expect(record!.children[0]!.children.map((each) => [each.name, each.text])).toEqual([
      ['identifier', id('1.0.0')],
      ['datestamp', '2026-03-01T00:00:00Z'],
      ['setSpec', 'office'],
    ]);
    expect(record!.children[1]!.children).toMatchObject([{ name, uri }]);
  });

  test('with DataCite has the whole resource in its payload', async () => {
    const answer = await ask(`verb=GetRecord&metadataPrefix=oai_datacite&identifier=${id('1.0.0')}`);
    const [payload] = at(answer, 'GetRecord', 'record', 'metadata', 'oai_datacite', 'payload');
    expect(payload!.children).toMatchObject([
      { name: 'resource', uri: 'http://datacite.org/schema/kernel-4' },
    ]);
    expect(at(payload!, 'resource', 'creators')).toHaveLength(1);
  });

  test('has a withdrawn version as a deleted record without metadata', async () => {
    const answer = await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${id('1.0.9', 'other')}`);
    const [record] = at(answer, 'GetRecord', 'record');
    expect(record!.children.map(({ name }) => name)).toEqual(['header']);
    expect(record!.children[0]!.attributes).toEqual({ status: 'deleted' });
  });

  test('is well-formed for complete and hostile versions', async () => {
    const records = [completeVersion(), hostileVersion()].map((each) => ({
      ...{ name: each.version, at: each.version.at },
      entry: entryOf(each, BASE, licenses),
    }));
    for (const prefix of ['oai_dc', 'oai_datacite']) {
      const answer = await ask(`verb=ListRecords&metadataPrefix=${prefix}`, sourceOf(records));
      expect(at(answer, 'ListRecords', 'record', 'metadata')).toHaveLength(2);
    }
  });
});

describe('an error', () => {
  const { owners: _owners, ...withoutSets } = few;
  const PREFIX = 'metadataPrefix=oai_dc';
  const cases: readonly [code: string, query: string, source?: HarvestSource][] = [
    ['badVerb', ''],
    ['badVerb', 'verb=nonsense'],
    ['badVerb', 'verb=toString'],
    ['badVerb', 'verb=identify'],
    ['badVerb', 'verb=Identify&verb=Identify'],
    ['badArgument', 'verb=Identify&test=1'],
    ['badArgument', 'verb=Identify&resumptionToken=a'],
    ['badArgument', 'verb=ListRecords'],
    ['badArgument', 'verb=GetRecord&metadataPrefix=oai_dc'],
    ['badArgument', `verb=GetRecord&identifier=${id('1.0.0')}`],
    ['badArgument', `verb=ListRecords&${PREFIX}&${PREFIX}`],
    ['badArgument', 'verb=ListRecords&metadataPrefix=a%20%3Cb'],
    ['badArgument', `verb=ListRecords&${PREFIX}&set=a%20b`],
    ['badArgument', `verb=ListRecords&${PREFIX}&from=junk`],
    ['badArgument', `verb=ListRecords&${PREFIX}&from=2026-02-30`],
    ['badArgument', `verb=ListRecords&${PREFIX}&from=2026-02-01T25:00:00Z`],
    ['badArgument', `verb=ListRecords&${PREFIX}&from=2026-02-01T10:00:00.5Z`],
    ['badArgument', `verb=ListRecords&${PREFIX}&from=2026-02-01&until=2026-03-01T00:00:00Z`],
    ['badArgument', `verb=ListRecords&${PREFIX}&from=2026-03-02&until=2026-03-01`],
    ['badArgument', `verb=ListRecords&${PREFIX}&resumptionToken=a`],
    ['badResumptionToken', 'verb=ListRecords&resumptionToken='],
    ['badResumptionToken', 'verb=ListRecords&resumptionToken=junk'],
    ['badResumptionToken', `verb=ListRecords&resumptionToken=${writeToken({ prefix: 'other', after: 'a' })}`],
    ['badResumptionToken', `verb=ListRecords&resumptionToken=${writeToken({ prefix: 'oai_dc' })}`],
    [
      'badResumptionToken',
      `verb=ListRecords&resumptionToken=${writeToken({ prefix: 'oai_dc', after: 'a', from: 'junk' })}`,
    ],
    ['badResumptionToken', 'verb=ListSets&resumptionToken=junk'],
    ['cannotDisseminateFormat', 'verb=ListIdentifiers&metadataPrefix=marc'],
    ['cannotDisseminateFormat', 'verb=ListIdentifiers&metadataPrefix=constructor'],
    ['cannotDisseminateFormat', `verb=GetRecord&metadataPrefix=marc&identifier=${id('1.0.0')}`],
    ['idDoesNotExist', `verb=GetRecord&${PREFIX}&identifier=${id('9.9.9')}`],
    ['idDoesNotExist', `verb=GetRecord&${PREFIX}&identifier=invalid%22id%3C`],
    ['idDoesNotExist', `verb=GetRecord&${PREFIX}&identifier=oai:elsewhere.org:office/towns/1.0.0`],
    ['idDoesNotExist', `verb=GetRecord&${PREFIX}&identifier=${id('1.0.0')}/more`],
    ['idDoesNotExist', 'verb=ListMetadataFormats&identifier=a'],
    ['noMetadataFormats', `verb=ListMetadataFormats&identifier=${id('1.0.9', 'other')}`],
    ['noRecordsMatch', `verb=ListRecords&${PREFIX}&until=1999-01-01`],
    ['noRecordsMatch', `verb=ListRecords&${PREFIX}&set=nobody`],
    ['noRecordsMatch', `verb=ListRecords&${PREFIX}`, sourceOf([])],
    ['noSetHierarchy', 'verb=ListSets', withoutSets],
    ['noSetHierarchy', `verb=ListRecords&${PREFIX}&set=office`, withoutSets],
  ];
  test.each(cases)('is %s for "%s"', async (code, query, source) => {
    const answer = await ask(query, source);
    expect(codeOf(answer)).toBe(code);
    expect(answer.children.map(({ name }) => name)).toEqual(['responseDate', 'request', 'error']);
    expect(textsAt(answer, 'error')[0]).toMatch(/\.$/);
    const isUnread = code === 'badVerb' || code === 'badArgument';
    expect(Object.keys(at(answer, 'request')[0]!.attributes).length > 0).toBe(!isUnread);
  });

  test('of the source is no error of the protocol', async () => {
    const broken: HarvestSource = { ...few, records: () => Promise.reject(new Error('away')) };
    await expect(ask('verb=Identify', broken)).rejects.toThrow('away');
  });
});

describe('a list', () => {
  const many = recordsOf(250);
  async function harvest(query: string, source = sourceOf(many)) {
    const found: string[] = [];
    const sizes: number[] = [];
    for (let next = query; ; ) {
      const answer = await ask(next, source);
      const headers = at(answer, 'ListIdentifiers', 'header');
      found.push(...headers.flatMap((each) => textsAt(each, 'identifier')));
      sizes.push(headers.length);
      const [token] = textsAt(answer, 'ListIdentifiers', 'resumptionToken');
      if (!token) return { found, sizes, last: token };
      expect(token).toMatch(/^[\w-]+$/);
      next = `verb=ListIdentifiers&resumptionToken=${token}`;
    }
  }
  const identifiers = (records: readonly HarvestedVersion[]) =>
    records.map(({ name }) => id(name.number, name.owner));

  test('of 250 records comes in parts without gaps or duplicates', async () => {
    const { found, sizes, last } = await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc');
    expect(found).toEqual(identifiers(many));
    expect(sizes).toEqual([50, 50, 50, 50, 50]);
    expect(last).toBe('');
  });

  test('that fits into one answer has no token', async () => {
    const { sizes, last } = await harvest(
      'verb=ListIdentifiers&metadataPrefix=oai_dc',
      sourceOf(many.slice(0, 50)),
    );
    expect([sizes, last]).toEqual([[50], undefined]);
  });

  test('keeps set and dates over its parts', async () => {
    const query =
      'verb=ListIdentifiers&metadataPrefix=oai_dc&set=office&from=2026-03-01T00:10:00Z&until=2026-03-01T04:00:00Z';
    const { found, sizes } = await harvest(query);
    const wanted = many.filter(({ name }, index) => name.owner === 'office' && index >= 10 && index <= 240);
    expect(found).toEqual(identifiers(wanted));
    expect(sizes).toEqual([50, 50, 16]);
  });

  test('of days has the whole last day, and a moment its whole second', async () => {
    const size = async (range: string) =>
      (await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&${range}`)).found.length;
    expect(await size('from=2026-03-01&until=2026-03-01')).toBe(250);
    expect(await size('from=2026-03-01T00:05:00Z&until=2026-03-01T00:05:00Z')).toBe(1);
  });

  test('has withdrawn versions as deleted records', async () => {
    const answer = await ask('verb=ListRecords&metadataPrefix=oai_datacite');
    const deleted = at(answer, 'ListRecords', 'record').filter(
      (each) => at(each, 'header')[0]!.attributes.status === 'deleted',
    );
    expect(deleted.flatMap((each) => textsAt(each, 'header', 'identifier'))).toEqual([id('1.0.9', 'other')]);
    expect(deleted.flatMap((each) => at(each, 'metadata'))).toEqual([]);
    expect(at(answer, 'ListRecords', 'record', 'metadata')).toHaveLength(11);
  });

  test('does not go on from a place that no part ended at', async () => {
    const token = writeToken({ prefix: 'oai_dc', after: 'nowhere' });
    expect(codeOf(await ask(`verb=ListRecords&resumptionToken=${token}`))).toBe('badResumptionToken');
  });

  test('takes cursors of any characters', () => {
    const selection = { prefix: 'oai_dc', after: `é&=+/ ${'\u{1F600}'}` };
    expect(readToken(writeToken(selection))).toEqual(selection);
  });
});

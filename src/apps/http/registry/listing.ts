import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quote } from '../../../base/json.js';
import {
  type ListedSchema,
  listPage,
  ownerPage,
  type ShownFacet,
  schemaPage,
} from '../../../registry/pages/index.js';
import {
  type CountedFacet,
  clippedFacts,
  type FacetKind,
  facetKinds,
  isName,
  LIST_PATH,
  type Owner,
  publicRecord,
  type SchemaName,
} from '../../../registry/publish/index.js';
import {
  type ListEntry,
  type ListPage,
  type ListQuery,
  listedIn,
  type SoughtFacet,
} from '../../../registry/store/index.js';
import { loadLicenses, loadUnits } from '../../../schema/vocabulary/index.js';
import { type Ready, readyOf } from '../answers.js';
import { ProblemError } from '../problems.js';
import { negotiate, sendReady } from '../routes.js';
import { ownersOf } from './harvested.js';
import { HTML, PAGE, type RegistrySurroundings } from './reading.js';
import { siteAt } from './site.js';

type Query = Readonly<Record<string, string>>;

/** How many schemas a page has, if the request does not say. */
const USUAL = 50;
const MOST = 1000;

/** Adds the lists: all schemas or those that are searched for, those of an owner, and the versions of one. */
export function addListing(app: FastifyInstance, { registry, prefixOf, baseOf }: RegistrySurroundings): void {
  const { read } = registry;
  const siteOf = (request: FastifyRequest) => siteAt(baseOf(request), prefixOf(request));
  const add = <Path>(
    url: string,
    write: (request: FastifyRequest, params: Path, type: string) => Promise<string>,
  ) =>
    app.get(url, async (request, reply) => {
      await registry.refresh();
      const type = negotiate(request, reply, ['text/html', 'application/json']);
      const make = async (): Promise<Ready> => {
        const text = await write(request, request.params as Path, type);
        const headers = { 'cache-control': 'no-cache' };
        return type === 'text/html'
          ? readyOf(HTML, text, { headers: { ...headers, ...PAGE } })
          : readyOf(type, `${text}\n`, { headers });
      };
      const key = `${baseOf(request)} ${prefixOf(request)} ${request.url} ${type}`;
      return sendReady(request, reply, await registry.answers.get(key, make));
    });
  const nextOf = ({ url }: FastifyRequest, prefix: string, { next }: ListPage) => {
    if (next === undefined) return {};
    const [path = '', query = ''] = url.split('?');
    const parameters = new URLSearchParams(query);
    parameters.set('cursor', next);
    return { next: `${prefix}${path.slice(app.prefix.length)}?${parameters}` };
  };

  add(LIST_PATH, async (request, _params, type) => {
    const query = request.query as Query;
    const asked = await listQuery(query);
    const found = await read.list(asked);
    if (type !== 'text/html') return jsonOf(found);
    const { facets, ...summary } = await read.summary(asked, ['keyword', 'unit', 'license']);
    const entries = listedIn(found);
    const owners = await ownersOf(
      read,
      entries.map(({ owner }) => owner),
    );
    const schemas = entries.map((each) => listed(each, owners));
    return listPage({
      site: siteOf(request),
      schemas,
      query,
      ...summary,
      facets: await named(facets),
      ...nextOf(request, prefixOf(request), found),
    });
  });
  add<Pick<SchemaName, 'owner'>>(`${LIST_PATH}/:owner`, async (request, { owner: name }, type) => {
    const owner = isName(name) ? await read.owner(name) : undefined;
    if (owner === undefined) throw new ProblemError('not-found', 'The registry has no such owner.');
    const found = await read.list({ ...(await listQuery(request.query as Query)), owner: name });
    if (type !== 'text/html') return jsonOf(found, owner);
    const owners = new Map([[name, owner]]);
    const schemas = listedIn(found).map((each) => listed(each, owners));
    return ownerPage({ site: siteOf(request), owner, schemas, ...nextOf(request, prefixOf(request), found) });
  });
  add<SchemaName>(`${LIST_PATH}/:owner/:name`, async (request, { owner: ownerName, name }, type) => {
    const path = { owner: ownerName, name };
    const schema = isName(ownerName) && isName(name) ? await read.schema(path) : undefined;
    const versions = schema ? (await read.versions(path)).filter(({ state }) => state !== 'draft') : [];
    if (schema === undefined || versions.length === 0)
      throw new ProblemError('not-found', 'The registry has no such schema.');
    const { title, description } = clippedFacts({ ...schema, keywords: [], variables: [] });
    const shown = { ...schema, title, ...(description === undefined ? {} : { description }) };
    const aliases = await read.aliases(path);
    if (type !== 'text/html')
      return JSON.stringify({
        ...shown,
        versions: versions.map(publicRecord),
        aliases: Object.fromEntries(aliases),
      });
    const owner = (await read.owner(ownerName))!;
    const names = [...aliases].map(([alias, number]) => ({ name: alias, number }));
    return schemaPage({ site: siteOf(request), schema: shown, owner, versions, aliases: names });
  });
}

/** Facets with the symbols of units, or their names where the symbol says little. */
async function named(facets: readonly CountedFacet[]): Promise<readonly ShownFacet[]> {
  const units = await loadUnits();
  return facets.map((facet) => {
    const unit = facet.kind === 'unit' ? units.byIri(facet.value) : undefined;
    if (unit === undefined) return facet;
    const { symbol = '#', label } = unit;
    return { ...facet, name: symbol === '#' ? label : symbol };
  });
}

/** A page of a list as JSON, beside what else is said. */
function jsonOf({ entries, next }: ListPage, more: object = {}): string {
  const members = Object.entries({ ...more, ...(next === undefined ? {} : { next }) });
  const others = members.map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{"schemas":[${entries.join(',')}]${others.join('')}}`;
}

function listed({ version, ...schema }: ListEntry, owners: ReadonlyMap<string, Owner>): ListedSchema {
  const { license, readiness } = version;
  const ownerTitle = owners.get(schema.owner)?.title;
  return {
    ...schema,
    readiness,
    ...(license === undefined ? {} : { license }),
    ...(ownerTitle === undefined ? {} : { ownerTitle }),
  };
}

/** The addresses of what people name by a symbol, an identifier or words: `km2`, `CC BY 4.0`. */
const addressesOf: { readonly [Kind in FacetKind]?: (text: string) => Promise<string | undefined> } = {
  async unit(text) {
    const units = await loadUnits();
    return (units.byIri(text) ?? units.byWords(text))?.iri;
  },
  async quantity(text) {
    const units = await loadUnits();
    return (units.quantityByIri(text) ?? units.quantityByWords(text))?.iri;
  },
  async license(text) {
    const licenses = await loadLicenses();
    return (licenses.byIri(text) ?? licenses.byWords(text))?.iri;
  },
};

/** What a query asks for. Empty fields of a form ask for nothing. */
export async function listQuery(query: Query): Promise<ListQuery> {
  const given = new Map(Object.entries(query).filter(([, value]) => value.trim() !== ''));
  const words = given.get('q')?.split(/\s+/).filter(Boolean);
  const facets: SoughtFacet[] = [];
  for (const kind of facetKinds) {
    const text = given.get(kind)?.trim();
    if (text === undefined) continue;
    const address = await addressesOf[kind]?.(text);
    facets.push({ kind, values: address === undefined ? [text] : [text, address] });
  }
  const leastReadiness = numberIn(given, 'minReadiness', 0, 100);
  const owner = given.get('owner')?.trim();
  const cursor = numberIn(given, 'cursor', 0, Number.MAX_SAFE_INTEGER);
  return {
    limit: numberIn(given, 'limit', 1, MOST) ?? USUAL,
    ...(words ? { words } : {}),
    ...(facets.length > 0 ? { facets } : {}),
    ...(leastReadiness === undefined ? {} : { leastReadiness }),
    ...(owner === undefined ? {} : { owner }),
    ...(cursor === undefined ? {} : { cursor: String(cursor) }),
  };
}

/** Refuses a query in which a parameter has several values: all that is read of queries is one text each. */
export function refuseRepeated(query: object): void {
  const repeated = Object.entries(query).find(([, value]) => typeof value !== 'string');
  if (repeated) throw wrong(repeated[0], 'one value', String(repeated[1]));
}

/** A whole number of a query. */
export function numberIn(
  given: ReadonlyMap<string, string>,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const text = given.get(name);
  if (text === undefined) return undefined;
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw wrong(name, `a whole number from ${least} to ${most}`, text);
}

function wrong(name: string, expected: string, found: string): ProblemError {
  const detail = `Expected ${expected} for "${name}", found ${quote(found)}.`;
  return new ProblemError('malformed-parameter', detail, { errors: [{ pointer: `/${name}`, detail }] });
}

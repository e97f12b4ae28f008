import { Html, html, inScript, linkTo, type Part } from '../../base/html.js';
import type { Agent, Contribution, Description } from '../../schema/description/index.js';
import { LIST_PATH, ownerPath, schemaPath, type VersionName, versionPath } from '../publish/index.js';
import { changeRow, type ShownChange } from './changes-page.js';
import { type Citable, partyOf } from './citable.js';
import { versionJsonLd } from './json-ld.js';
import { facts, layout, paragraphs, row, type Site, section, table } from './layout.js';
import { licensePart, more, readinessPart, replacement, versionTable } from './parts.js';
import { headerLinks, plainAddress, versionLinks } from './signposting.js';
import {
  addressPart,
  bytesOf,
  clipped,
  countOf,
  fitting,
  joinedBy,
  mainOf,
  termPart,
  timePart,
} from './texts.js';
import { variableSections } from './variables.js';
import type { VersionView } from './version-view.js';

/** What would raise the readiness of a version. */
export interface MissingPoint {
  readonly message: string;
  readonly points: number;
}

/** What the page of a version is made from. */
export interface VersionPage {
  readonly site: Site;
  readonly view: VersionView;
  /** What changed since the predecessor, if there is one. */
  readonly changes?: readonly ShownChange[];
  /** The versions of other schemas that refer to this one. */
  readonly dependents: readonly VersionName[];
  /** What is missing to all points of readiness. */
  readonly missing: readonly MissingPoint[];
}

const LARGEST_PAGE = 100_000;

/** How many bytes, and how many entries, the parts of a page may take. */
const ROOM = {
  description: 5000,
  parties: 50,
  contributors: 8000,
  variables: 36_000,
  codes: 14_000,
  changes: 8000,
  versions: 5000,
  dependents: 3000,
  missing: 5000,
  downloads: 6000,
  jsonLd: 12_000,
};
type Room = typeof ROOM;

/** The page of a version: under 100 KB, whatever the schema contains. */
export function versionPage(input: VersionPage): string {
  let page = '';
  for (const scale of [1, 0.5, 0.2, 0.05]) {
    const room = Object.fromEntries(
      Object.entries(ROOM).map(([name, most]) => [name, Math.floor(most * scale)]),
    ) as Room;
    page = pageWithin(input, room);
    if (bytesOf(page) < LARGEST_PAGE) break;
  }
  return page;
}

function pageWithin(input: VersionPage, room: Room): string {
  const view = { ...input.view, cited: shortened(input.view.cited, room) };
  const { site, changes, dependents, missing } = input;
  const { version, owner, description, cited, versions, neighbours } = view;
  const { links } = site;
  const page = links(versionPath(version));
  const file = schemaFile(view, page);
  const list = versionTable(versions, site, room.versions, version.number);
  const main = html`<h1>${cited.title}</h1>
${byline(view)}${banner(view, links)}<div class="intro">
<div>
${paragraphs(cited.description)}${section('cite', 'How to cite', html`<p class="citation">${citation(cited)}</p>\n`)}${section('downloads', 'Downloads', downloads(view, page, room.downloads))}</div>
<aside aria-label="Facts">
${summary(view)}</aside>
</div>
${variableSections(description.datasets, { ...room, file })}${section(
  'changes',
  `Changes since ${clipped(neighbours.predecessor ?? '', 64)}`,
  neighbours.predecessor !== undefined &&
    changes !== undefined &&
    changeList(changes, `${page}/changes?from=${encodeURIComponent(neighbours.predecessor)}`, room.changes),
)}${section('contributors', 'Contributors', contributors(description, room.contributors, file))}${section(
  'readiness',
  'Readiness',
  [html`<p>${readinessPart(version.readiness)}</p>\n`, missingList(missing, room.missing)],
)}${section('dependents', 'Used by', dependentList(dependents, links, room.dependents))}${section(
  'versions',
  'Versions',
  versions.length > 0 && [
    list.written,
    html`<p><a href="${links(schemaPath(version))}">${
      list.left > 0
        ? `All ${versions.length.toLocaleString('en')} versions`
        : 'All versions with their aliases'
    }</a></p>\n`,
  ],
)}`;
  const crumbs = [
    { text: 'Schemas', path: LIST_PATH },
    { text: owner.title, path: ownerPath(owner.name) },
    { text: cited.title, path: schemaPath(version) },
    { text: cited.number },
  ];
  return layout({
    site,
    title: `${cited.title} ${cited.number}`,
    head: head(view, site, room),
    crumbs,
    main,
  });
}

function shortened(cited: Citable, { description, parties }: Room): Citable {
  return {
    ...cited,
    ...(cited.description === undefined ? {} : { description: clipped(cited.description, description) }),
    citation: clipped(cited.citation, Math.max(500, description / 2)),
    creators: cited.creators.slice(0, parties),
    keywords: cited.keywords.slice(0, parties),
    files: cited.files.slice(0, parties),
  };
}

/** The schema as it was published, for what a page has no room for. */
function schemaFile({ representations, version }: VersionView, page: string): string {
  const files = representations.filter(({ is }) => is === 'content');
  const { path } = files.find(({ mediaType }) => mediaType === version.mediaType) ?? files[0] ?? {};
  return path === undefined ? page : `${page}/${path}`;
}

/** Dublin Core and Open Graph, the links of the header once more, and JSON-LD. */
function head(view: VersionView, { title: siteTitle }: Site, room: Room): Html {
  const { cited, version } = view;
  const about = cited.description && clipped(cited.description, 300);
  const metas: readonly (readonly [name: string, content: string | undefined])[] = [
    ['description', about],
    ['DC.title', cited.title],
    ...cited.creators.slice(0, 20).map(({ name }) => ['DC.creator', name] as const),
    ['DC.publisher', cited.publisher.name],
    ['DC.date', cited.published],
    ['DC.description', about],
    ['DC.identifier', cited.identifier],
    ['DC.rights', cited.license],
    ...cited.keywords.slice(0, 20).map((each) => ['DC.subject', each] as const),
    ['DC.type', 'Dataset'],
    ['DC.format', version.mediaType],
  ];
  const graph: readonly (readonly [property: string, content: string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', clipped(siteTitle, 100)],
    ['og:title', cited.title],
    ['og:description', about],
    ['og:url', cited.page],
  ];
  return html`${version.state === 'draft' && html`<meta name="robots" content="noindex">\n`}<link rel="canonical" href="${cited.page}">
<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/">
${metas.map(([name, content]) => content && html`<meta name="${name}" content="${content}">\n`)}${graph.map(
  ([property, content]) => content && html`<meta property="${property}" content="${content}">\n`,
)}${headerLinks(versionLinks(view)).map(
  ({ rel, href, type }) =>
    html`<link rel="${rel}" href="${plainAddress(href)}"${type && html` type="${type}"`}>\n`,
)}<script type="application/ld+json">${new Html(inScript(versionJsonLd(view, room.jsonLd)))}</script>
`;
}

function byline({ version, cited }: VersionView): Html {
  const when = version.state === 'draft' ? 'not published yet' : html`published ${timePart(cited.published)}`;
  const who = linkTo(cited.publisher.address, cited.publisher.name);
  return html`<p class="quiet byline">Version ${clipped(cited.number, 64)}, ${when} by ${who}</p>\n`;
}

/** What readers must know before they use a version. */
function banner({ version, neighbours }: VersionView, links: Site['links']): Part {
  const { state, reason, replacedBy, owner, name, number } = version;
  const { latest } = neighbours;
  if (state === 'draft')
    return html`<div class="banner draft" role="note">
<p><strong>This version is a draft.</strong> It may still change, and should not be cited.</p>
</div>
`;
  if (state === 'deprecated')
    return html`<div class="banner deprecated" role="note">
<p><strong>This version is deprecated.</strong>${reason && html` ${clipped(reason, 1000)}`}${
      replacedBy && html` Use ${replacement(replacedBy, version, links)} instead.`
    }</p>
</div>
`;
  return (
    latest !== undefined &&
    latest !== number &&
    html`<div class="banner" role="note">
<p>The newest version is <a href="${links(versionPath({ owner, name, number: latest }))}">${clipped(latest, 64)}</a>.</p>
</div>
`
  );
}

/** The text of a citation, with its address as a link. */
function citation({ citation: text, identifier }: Citable): Part {
  return text.endsWith(` ${identifier}`) ? [text.slice(0, -identifier.length), linkTo(identifier)] : text;
}

function summary({ version, cited, description }: VersionView): Html {
  const { terms, period } = description;
  const [start, end] = [period?.start?.value, period?.end?.value];
  const days = (start ?? end) ? `${clipped(start ?? '…', 40)} to ${clipped(end ?? '…', 40)}` : undefined;
  const words = period && mainOf(period.words)?.value.slice(0, 200);
  const { options } = cited;
  return facts([
    ['Licence', licensePart(cited.license) ?? 'No licence is stated.'],
    ['Identifier', addressPart(cited.identifier, cited.identifier)],
    ['Modified', options.dateModified && timePart(options.dateModified)],
    ['Registered', timePart(version.at)],
    ['Period', [days, words].flatMap((each) => each ?? []).join(', ')],
    ['Period defined by', termPart(terms.temporalCoverage)],
    ['Place', termPart(terms.spatialCoverage)],
    ['Population', termPart(terms.population)],
    ['Concept', termPart(terms.concept)],
    ['Access', options.conditionsOfAccess && accessPart(options.conditionsOfAccess)],
    [
      'Free of charge',
      options.isAccessibleForFree === undefined ? undefined : options.isAccessibleForFree ? 'yes' : 'no',
    ],
    ['Keywords', cited.keywords.length > 0 && joinedBy(cited.keywords, ', ')],
    ['Readiness', html`<a href="#readiness">${version.readiness} of 100</a>`],
    ['SHA-256', html`<code class="digest">${clipped(version.digest, 64)}</code>`],
  ]);
}

/** The access rights of COAR. */
const ACCESS: ReadonlyMap<string, string> = new Map([
  ['http://purl.org/coar/access_right/c_abf2', 'open access'],
  ['http://purl.org/coar/access_right/c_f1cf', 'embargoed access'],
  ['http://purl.org/coar/access_right/c_16ec', 'restricted access'],
  ['http://purl.org/coar/access_right/c_14cb', 'metadata only access'],
]);

function accessPart(conditions: string): Html {
  return addressPart(conditions, ACCESS.get(conditions) ?? clipped(conditions, 200));
}

function downloads({ cited, representations }: VersionView, page: string, room: number): Part {
  const files = [
    ...cited.files.map(({ contentUrl, encodingFormat, contentSize }) => ({
      link: addressPart(contentUrl),
      about: [encodingFormat, contentSize],
    })),
    ...representations.map(({ title, path, mediaType }) => ({
      link: html`<a href="${page}/${path}">${clipped(title, 100)}</a>`,
      about: [mediaType.split(';')[0]!],
    })),
  ];
  const { shown, left } = fitting(files, ({ link, about }) => downloadEntry(link, about), room);
  return (
    shown.length > 0 && [
      html`<ul class="downloads">\n${shown}</ul>\n`,
      left > 0 && html`<p class="quiet"><a href="${page}/linkset">${countOf(left, 'more file')}</a></p>\n`,
    ]
  );
}

function downloadEntry(link: Html, about: readonly (string | undefined)[]): Html {
  const shown = about.flatMap((each) => (each ? [clipped(each, 80)] : [])).join(', ');
  return html`<li>${link} <span class="quiet">${shown}</span></li>\n`;
}

function contributors({ contributions }: Description, room: number, file: string): Part {
  const byAgent = new Map<Agent, Contribution[]>();
  for (const each of contributions) byAgent.set(each.agent, [...(byAgent.get(each.agent) ?? []), each]);
  const write = (all: readonly Contribution[]) => {
    const { name, address } = partyOf(all[0]!);
    const roles = all.flatMap(({ roleWords, role }) => mainOf(roleWords)?.value ?? role);
    return row(linkTo(address, name), clipped([...new Set(roles)].join(', '), 200));
  };
  const { shown, left } = fitting([...byAgent.values()], write, room);
  return (
    shown.length > 0 && [
      table('Contributors', ['Name', 'Roles'], shown),
      left > 0 && more(left, 'contributor', file),
    ]
  );
}

function changeList(changes: readonly ShownChange[], file: string, room: number): Part {
  if (changes.length === 0) return html`<p class="empty">No changes.</p>\n`;
  const { shown, left } = fitting(changes, changeRow, room);
  return [
    table('Changes', ['Change', 'Severity', 'Class'], shown),
    left > 0 && html`<p class="quiet"><a href="${file}">${countOf(left, 'more change')}</a></p>\n`,
  ];
}

function missingList(missing: readonly MissingPoint[], room: number): Part {
  const write = ({ message, points }: MissingPoint) => row(clipped(message, 400), `+${points}`);
  const { shown, left } = fitting(missing, write, room);
  return (
    shown.length > 0 && [
      table('What is missing', ['What is missing', 'Points'], shown),
      left > 0 && html`<p class="quiet">${countOf(left, 'more gap')} not shown.</p>\n`,
    ]
  );
}

function dependentList(dependents: readonly VersionName[], links: Site['links'], room: number): Part {
  const write = (each: VersionName) =>
    html`<li><a href="${links(versionPath(each))}">${clipped(`${each.owner}/${each.name} ${each.number}`, 200)}</a></li>\n`;
  const { shown, left } = fitting(dependents, write, room);
  return (
    dependents.length > 0 && [
      html`<ul>\n${shown}</ul>\n`,
      left > 0 && html`<p class="quiet">${countOf(left, 'more version')} not shown.</p>\n`,
    ]
  );
}

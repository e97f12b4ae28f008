import { escaped, inScript } from '../../../base/html.js';
import { isObject, type Json, type JsonObject } from '../../../base/json.js';
import { DESCRIPTOR, ROOT } from './context.js';
import { listOf } from './files.js';
import { isWebAddress } from './references.js';

/** The file name of the page that describes a crate to people. */
export const PREVIEW = 'ro-crate-preview.html';

/** What the page says about the dataset as a whole. */
const FACTS: readonly (readonly [label: string, property: string])[] = [
  ['Identifier', 'identifier'],
  ['Page', 'url'],
  ['Licence', 'license'],
  ['Access', 'conditionsOfAccess'],
  ['Free of charge', 'isAccessibleForFree'],
  ['Authors', 'author'],
  ['Publisher', 'publisher'],
  ['Provider', 'provider'],
  ['Funder', 'funder'],
  ['Sponsor', 'sponsor'],
  ['Maintainer', 'maintainer'],
  ['Editor', 'editor'],
  ['Contributors', 'contributor'],
  ['History', 'mentions'],
  ['Published', 'datePublished'],
  ['Modified', 'dateModified'],
  ['Version', 'version'],
  ['Changes', 'releaseNotes'],
  ['Time', 'temporalCoverage'],
  ['Period', 'dct:temporal'],
  ['Place', 'spatialCoverage'],
  ['Subject', 'about'],
  ['Keywords', 'keywords'],
  ['Language', 'inLanguage'],
  ['Catalogue', 'includedInDataCatalog'],
  ['Made from', 'isBasedOn'],
  ['Citation', 'creditText'],
];

const STYLE = `:root{color-scheme:light dark;--ink:#1c2024;--soft:#5b636b;--line:#dcdfe3;--link:#0b5a8f;--page:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e4e6e8;--soft:#9aa3ab;--line:#353b41;--link:#7fc0ee;--page:#16191c}}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:64rem;margin:0 auto;padding:2rem 1rem}
h1,h2{line-height:1.25}h2{margin-top:2.5rem}
a{color:var(--link)}
dl{display:grid;grid-template-columns:9rem 1fr;gap:.25rem 1rem}
dt,th,small,summary,footer{color:var(--soft)}
dd{margin:0}dd p,td p{margin:0}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
th{font-weight:normal}code{font-size:.9em}ul{margin:.25rem 0;padding-left:1.2rem}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.5rem}
@media(max-width:40rem){dl{display:block}dd{margin-bottom:.5rem}thead{display:none}tr,td{display:block}
td{border:0;padding:.1rem 0}tr{border-bottom:1px solid var(--line);padding:.5rem 0}td:empty{display:none}}`;

/** RO-Crate 1.1, website: the metadata of a crate as one page, which needs nothing else and runs nothing. */
export function previewOf(document: JsonObject): string {
  return new Preview(document).page();
}

class Preview {
  private readonly entities: ReadonlyMap<Json | undefined, JsonObject>;
  private readonly root: JsonObject;
  private readonly shown = new Set<JsonObject>();

  constructor(private readonly document: JsonObject) {
    const graph = listOf(document['@graph']).filter(isObject);
    this.entities = new Map(graph.map((each) => [each['@id'], each]));
    this.root = this.entities.get(ROOT) ?? {};
  }

  page(): string {
    const { root } = this;
    const facts = FACTS.flatMap(([label, property]) => {
      const values = this.withoutRepeated(root[property]).map((each) => `<p>${this.value(each)}</p>`);
      return values.length > 0 ? [`<dt>${label}</dt><dd>${values.join('')}</dd>`] : [];
    });
    const parts = [root, ...this.linked(root, 'hasPart')];
    const files = parts.flatMap((each) => [
      ...(isA(each, 'File') ? [each] : this.linked(each, 'distribution')),
      ...(each === root ? [] : this.linked(each, 'hasPart').filter((file) => isA(file, 'File'))),
    ]);
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${this.nameOf(root)}</title>
<style>${STYLE}</style>
<script type="application/ld+json">${inScript(this.document)}</script>
</head>
<body>
<main>
<h1>${this.nameOf(root)}</h1>
${this.paragraphs(root)}
<dl>
${facts.join('\n')}
</dl>
${parts.map((each) => this.table(each)).join('')}${this.files(files)}<footer>
<p>This page shows <a href="${DESCRIPTOR}">${DESCRIPTOR}</a>, the metadata of this RO-Crate.</p>
</footer>
</main>
</body>
</html>
`;
  }

  /** A table with its variables. */
  private table(table: JsonObject): string {
    const rows = this.linked(table, 'variableMeasured').flatMap((each) => this.rows(each));
    if (rows.length === 0) return '';
    const intro = table === this.root ? '' : this.paragraphs(table);
    const title = table === this.root ? 'Variables' : this.nameOf(table);
    return section(title, intro, ['Variable', 'Type', 'Unit', 'Meaning'], rows);
  }

  /** A variable, and those inside it. */
  private rows(variable: JsonObject): readonly string[] {
    if (this.shown.has(variable)) return [];
    this.shown.add(variable);
    const types = this.linked(variable, 'datatype').map((each) => this.nameOf(each).replace('xsd:', ''));
    const type = `${variable.multipleValues === true ? 'list of ' : ''}${types.join(' or ')}`;
    const limits = [variable.minValue, variable.maxValue].map((each) =>
      each === undefined ? '…' : this.value(each),
    );
    const units = listOf(variable.unitText ?? variable.unitCode).map((each) => this.value(each));
    const meaning = [
      this.paragraphs(variable),
      ...(limits.some((each) => each !== '…') ? [`<p>${limits.join(' to ')}</p>`] : []),
      ...['valueReference', 'takesSentinelValuesFrom'].flatMap((each) =>
        this.linked(variable, each).map((list) => this.codes(list)),
      ),
    ];
    const row = [
      `${this.nameOf(variable)}<br><code>${escaped(String(variable.valueName ?? ''))}</code>`,
      `${type}${variable.valueRequired === true ? ' <small>required</small>' : ''}`,
      units.join(', '),
      meaning.join(''),
    ];
    return [rowOf(row), ...this.linked(variable, 'dct:hasPart').flatMap((each) => this.rows(each))];
  }

  private codes(list: JsonObject): string {
    const codes = this.linked(list, 'hasDefinedTerm').map(
      (each) => `<li><code>${escaped(String(each.termCode ?? ''))}</code> ${this.nameOf(each)}</li>`,
    );
    if (codes.length === 0) return `<p>${this.value({ '@id': list['@id']! })}</p>`;
    const count = codes.length === 1 ? '1 code' : `${codes.length} codes`;
    return `<details><summary>${count}</summary><ul>${codes.join('')}</ul></details>`;
  }

  private files(files: readonly JsonObject[]): string {
    const rows = files.map((each) =>
      rowOf([
        this.value({ '@id': each['@id']! }),
        escaped(listOf(each.encodingFormat).map(String).join(', ')),
        escaped(sizeOf(each.contentSize)),
      ]),
    );
    return rows.length === 0 ? '' : section('Files', '', ['File', 'Format', 'Size'], rows);
  }

  /** A value: a text, or what it refers to, by its name. */
  private value(value: Json): string {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (!isObject(value)) return linkedTo(String(value), escaped(String(value)));
    if ('@value' in value) {
      const text = escaped(String(value['@value']));
      return '@language' in value
        ? `<span lang="${escaped(String(value['@language']))}">${text}</span>`
        : text;
    }
    const entity = this.entities.get(value['@id']) ?? value;
    if (isA(entity, 'Role')) {
      const roles = listOf(entity.roleName).map((each) => this.value(each));
      return `${listOf(entity.contributor)
        .map((each) => this.value(each))
        .join(', ')} <small>${roles.join(', ')}</small>`;
    }
    return linkedTo(String(entity['@id']), this.nameOf(entity), isA(entity, 'File'));
  }

  /** Values without agents that are named with their roles beside them. */
  private withoutRepeated(value: Json | undefined): readonly Json[] {
    const all = listOf(value);
    const roles = all.filter((each) => isObject(each) && isA(this.entities.get(each['@id']) ?? {}, 'Role'));
    if (roles.length === 0) return all;
    const named = roles.flatMap((each) => this.linked({ role: each }, 'role'));
    const agents = new Set(named.flatMap((each) => this.linked(each, 'contributor')));
    return all.filter((each) => !this.linked({ each }, 'each').some((entity) => agents.has(entity)));
  }

  private nameOf(entity: JsonObject): string {
    const [name = entity['@id'] ?? ''] = listOf(entity.name);
    return escaped(String(isObject(name) ? name['@value'] : name));
  }

  private paragraphs(entity: JsonObject): string {
    return listOf(entity.description)
      .map((each) => `<p>${this.value(each)}</p>`)
      .join('');
  }

  private linked(entity: JsonObject, property: string): readonly JsonObject[] {
    return listOf(entity[property]).flatMap((each) => {
      const found = isObject(each) ? this.entities.get(each['@id']) : undefined;
      return found === undefined ? [] : [found];
    });
  }
}

function section(title: string, intro: string, columns: readonly string[], rows: readonly string[]): string {
  const head = columns.map((each) => `<th scope="col">${each}</th>`).join('');
  return `<h2>${title}</h2>
${intro}<table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
`;
}

function rowOf(cells: readonly string[]): string {
  return `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;
}

/** A link to what browsers open: a page, or a file of the crate. */
function linkedTo(href: string, text: string, isFile = false): string {
  return isWebAddress(href) || isFile ? `<a href="${escaped(href)}">${text}</a>` : text;
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes for people; a size in words stays. */
function sizeOf(size: Json | undefined): string {
  const bytes = Number(size ?? Number.NaN);
  if (!Number.isFinite(bytes)) return String(size ?? '');
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return `${Number((bytes / 1000 ** power).toPrecision(3))} ${UNITS[power]}`;
}

function isA(entity: JsonObject, type: string): boolean {
  return listOf(entity['@type']).includes(type);
}

import type { Diagnostic, Fix, Location, Range, Severity } from '../../base/diagnostic.js';
import { tokens } from '../../schema/document/index.js';
import type { ReportedFile } from './file.js';
import { inOrder } from './order.js';

/** A rule as SARIF readers show it beside its findings. */
export interface DescribedRule {
  /** The code of its findings: `lint/numeric-unit`. */
  readonly code: string;
  /** What must be true, in one sentence. */
  readonly summary: string;
  /** Why that matters. */
  readonly why?: string;
  /** What to do, as text and, if given, as Markdown. */
  readonly help: string;
  readonly helpMarkdown?: string;
  /** The address of its page. */
  readonly page?: string;
  /** How much it weighs unless a finding says otherwise. */
  readonly severity?: Severity;
  readonly tags?: readonly string[];
}

/** A fix in the text of a file: what is in the range becomes another text. */
export interface Replacement {
  readonly range: Range;
  readonly text: string;
}

/** What a SARIF report needs to know. */
export interface SarifOptions {
  /** The version of the tool. */
  readonly version: string;
  /** The rules; codes that are not among them get an entry without texts. */
  readonly rules?: readonly DescribedRule[];
  /** The fixes that can be shown. */
  readonly replacements?: ReadonlyMap<Fix, Replacement>;
  /** Where to read about the tool. */
  readonly page?: string;
}

const LEVELS: { readonly [S in Severity]: 'error' | 'warning' | 'note' } = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
};

// SARIF 2.1.0, 3.33.7: the kinds of logical locations in JSON.
const KINDS: { readonly [O in Location['on']]: string } = {
  key: 'property',
  value: 'value',
  object: 'object',
};

/** Findings as SARIF 2.1.0, the format of code scanning; the same findings give the same bytes. */
export function sarifReport(files: readonly ReportedFile[], options: SarifOptions): string {
  const { version, page, replacements } = options;
  const diagnostics = files.flatMap((file) => inOrder(file.diagnostics));
  const descriptors = descriptorsOf(diagnostics, options.rules ?? []);
  const indices = new Map(descriptors.map(({ id }, index) => [id, index]));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'fairwright',
            version,
            ...(page === undefined ? {} : { informationUri: page }),
            rules: descriptors,
          },
        },
        columnKind: 'utf16CodeUnits',
        artifacts: files.map(({ uri }) => ({ location: { uri: addressOf(uri) } })),
        results: diagnostics.map((each) => resultOf(each, indices.get(each.code)!, replacements)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function descriptorsOf(diagnostics: readonly Diagnostic[], rules: readonly DescribedRule[]) {
  const described = new Set(rules.map(({ code }) => code));
  const others = new Set(diagnostics.map(({ code }) => code).filter((code) => !described.has(code)));
  return [...rules.map(descriptorOf), ...[...others].sort().map((id) => ({ id }))];
}

function descriptorOf({ code, summary, why, help, helpMarkdown, page, severity, tags }: DescribedRule) {
  return {
    id: code,
    shortDescription: { text: escapeMessage(summary) },
    fullDescription: { text: escapeMessage(why ?? summary) },
    help: {
      text: escapeMessage(help),
      ...(helpMarkdown === undefined ? {} : { markdown: escapeMessage(helpMarkdown) }),
    },
    ...(page === undefined ? {} : { helpUri: page }),
    ...(severity === undefined ? {} : { defaultConfiguration: { level: LEVELS[severity] } }),
    ...(tags === undefined ? {} : { properties: { tags: [...new Set(tags)] } }),
  };
}

function resultOf(diagnostic: Diagnostic, ruleIndex: number, replacements?: SarifOptions['replacements']) {
  const { code, severity, message, help, at, related = [] } = diagnostic;
  const fixes = (diagnostic.fixes ?? []).flatMap((fix) => {
    const replacement = replacements?.get(fix);
    return replacement === undefined ? [] : [fixOf(fix, at.uri, replacement)];
  });
  const others = related.map((each, id) => ({
    id,
    ...locationOf(each.at),
    message: { text: escapeMessage(each.message) },
  }));
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: escapeMessage(help ? `${message} ${help}` : message) },
    locations: [locationOf(at)],
    ...(others.length === 0 ? {} : { relatedLocations: others }),
    ...(fixes.length === 0 ? {} : { fixes }),
    // The level knows no difference between info and hint.
    properties: { severity },
  };
}

function fixOf({ title }: Fix, uri: string, { range, text }: Replacement) {
  const replacement = { deletedRegion: regionOf(range), insertedContent: { text } };
  return {
    description: { text: escapeMessage(title) },
    artifactChanges: [{ artifactLocation: { uri: addressOf(uri) }, replacements: [replacement] }],
  };
}

function locationOf({ uri, pointer, on, range }: Location) {
  const name = tokens(pointer).at(-1);
  return {
    physicalLocation: {
      artifactLocation: { uri: addressOf(uri) },
      ...(range === undefined ? {} : { region: regionOf(range) }),
    },
    logicalLocations: [
      { ...(name === undefined ? {} : { name }), fullyQualifiedName: pointer, kind: KINDS[on] },
    ],
  };
}

function regionOf({ start, end }: Range) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

// SARIF 2.1.0, 3.11.5: a brace in a message would begin or end a placeholder.
function escapeMessage(text: string): string {
  return text.replace(/[{}]/g, '$&$&');
}

const HAS_SCHEME = /^(?:https?|file|urn):/i;

/** The name of a file as a URI reference (RFC 3986): paths are encoded, addresses are left as they are. */
export function addressOf(name: string): string {
  const text = name.toWellFormed();
  // What an address has encoded already must not be encoded twice.
  if (HAS_SCHEME.test(text)) return encodeURI(text).replace(/%25(?=[\da-f]{2})/gi, '%');
  const [drive = ''] = /^[a-z]:(?=\/)/i.exec(text) ?? [];
  const path = text.slice(drive.length).split('/').map(encodeURIComponent).join('/');
  if (drive !== '') return `file:///${drive}${path}`;
  return path.startsWith('/') ? `file://${path}` : path;
}

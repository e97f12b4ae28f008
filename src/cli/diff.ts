import { type Diff, diff } from '../diff/index.js';
import { type Document, locate } from '../document/index.js';
import { changesMarkdown, changesReport, textReport } from '../report/index.js';
import { oneOf, string } from '../vocabulary/index.js';
import { type Call, type Command, docsUrlFlag, flag, schemasFlag } from './command.js';
import { EXIT, wrongUsage } from './exit.js';
import { type Read, readDocument } from './files.js';
import { readRevision } from './git-revision.js';
import { folderOf, knownSchemas } from './known-schemas.js';
import type { Terminal } from './terminal.js';

/** `fairwright diff OLD NEW`. */
export const diffCommand: Command = {
  name: 'diff',
  summary: 'Say what changed between two versions of a schema, and which number the new version needs.',
  operands: ['old', 'new'],
  parameters: {
    old: {
      about: 'The old version: a file, - for standard input, or a Git revision such as main:towns.yaml.',
      kind: string,
      required: true,
    },
    new: { about: 'The new version, in the same ways.', kind: string, required: true },
    compat: flag(
      'Which data must fit: those of the old version (backward), those of the new one (forward), both (full), or none.',
      oneOf('backward', 'forward', 'full', 'none'),
      'backward',
    ),
    failOn: flag(
      'The least grave change that makes the command fail.',
      oneOf('breaking', 'risky', 'none'),
      'breaking',
    ),
    unknown: flag('What a compatibility that is not proven does.', oneOf('fail', 'pass'), 'fail'),
    open: flag(
      'Whether a new optional column breaks a table that allows any columns: only if strict.',
      oneOf('usual', 'strict'),
      'usual',
    ),
    formats: flag(
      'Whether "format" is an annotation or is asserted.',
      oneOf('annotate', 'assert'),
      'annotate',
    ),
    format: flag('The output format.', oneOf('text', 'json', 'markdown'), 'text'),
    schemas: schemasFlag,
    docsUrl: docsUrlFlag,
  },
  environment: ['docsUrl'],
  examples: [
    'fairwright diff towns-1.0.yaml towns-1.1.yaml',
    'fairwright diff origin/main:towns.schema.yaml towns.schema.yaml --fail-on risky',
    'fairwright diff old.json new.json --format markdown >> CHANGELOG.md',
  ],
  run,
};

async function run({ operands, flags }: Call, terminal: Terminal): Promise<number> {
  const paths = [operands.old!, operands.new!];
  if (paths.every((path) => path === '-'))
    throw wrongUsage('Only one of the versions can be standard input.');
  const reads = await Promise.all(
    paths.map(async (path) => (await readRevision(path)) ?? readDocument(path)),
  );
  const [old, next] = reads.map(({ document }) => document);
  if (old === undefined || next === undefined) {
    terminal.err(
      report(
        reads,
        reads.flatMap(({ diagnostics }) => diagnostics),
        terminal,
      ),
    );
    return EXIT.unreadable;
  }
  const known = await knownSchemas('diff', flags, paths.flatMap(folderOf));
  const { context } = await known.contextFor([old, next]);
  const { diagnostics, diff: found } = await diff(old, next, {
    registry: context.registry,
    formats: flags.formats as 'annotate' | 'assert',
    open: flags.open as 'usual' | 'strict',
  });
  if (found === undefined) {
    terminal.err(report(reads, locate(diagnostics, [old, next]), terminal));
    return EXIT.unreadable;
  }
  terminal.out(shown(found, flags, old, next, terminal));
  return hasPassed(found, flags) ? EXIT.clean : EXIT.findings;
}

function shown(
  found: Diff,
  { format }: Call['flags'],
  old: Document,
  next: Document,
  { colour }: Terminal,
): string {
  if (format === 'json') return `${JSON.stringify(found, null, 2)}\n`;
  if (format === 'markdown') return changesMarkdown(found);
  const placeOf = (side: 'old' | 'new', pointer: string) => {
    const document = side === 'old' ? old : next;
    const at = { uri: document.uri, pointer, on: 'key' as const };
    const [located] = locate([{ code: '', severity: 'info', message: '', at }], [document]);
    const start = located?.at.range?.start;
    return start ? `${document.uri}:${start.line}:${start.column}` : `${document.uri}#${pointer}`;
  };
  return changesReport(found, { colour, placeOf });
}

/** Whether the changes are such as the flags allow. */
function hasPassed({ backward, forward, changes, version }: Diff, flags: Call['flags']): boolean {
  const { compat, failOn, unknown } = flags;
  const asked = [
    ...(compat === 'backward' || compat === 'full' ? [backward] : []),
    ...(compat === 'forward' || compat === 'full' ? [forward] : []),
  ];
  const fails = asked.some(
    ({ verdict }) => verdict === 'no' || (verdict === 'unknown' && unknown === 'fail'),
  );
  const grave = failOn === 'none' ? [] : failOn === 'risky' ? ['breaking', 'risky'] : ['breaking'];
  const hasGrave = changes.some(({ severity }) => grave.includes(severity));
  return !fails && !hasGrave && version.isEnough !== false;
}

function report(reads: readonly Read[], diagnostics: Read['diagnostics'], { colour }: Terminal): string {
  const texts = new Map(reads.map(({ uri, text }) => [uri, text]));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return textReport(errors, { colour, texts });
}

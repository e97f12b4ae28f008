import { type Parsed, type Recovered, type Source, soundOnly } from './document.js';
import { outlineOf } from './outline.js';
import { lazyPositions } from './positions.js';
import { soundValue } from './sound-json.js';
import type { SourceNode } from './source.js';
import { SyntaxReport } from './syntax.js';
import { readJsonTolerantly } from './tolerant-json.js';

/** Reads a JSON text, or the part of it from `from` to `to`, which then counts as a document of its own. */
export function parseJson(
  text: string,
  uri: string,
  from = 0,
  to = text.length,
  positions = lazyPositions(text),
): Parsed {
  return soundOnly(recoverJson(text, uri, from, to, positions));
}

/** The same, but a text with syntax errors gives a document, too. */
export function recoverJson(
  text: string,
  uri: string,
  from = 0,
  to = text.length,
  positions = lazyPositions(text),
): Recovered {
  const base = from === 0 && text.startsWith('\uFEFF') ? 1 : from;
  const part = base === 0 && to === text.length ? text : text.slice(base, to);
  const value = soundValue(part);
  if (value !== undefined) {
    const source = new SoundSource(text, positions, part, base);
    return { document: { uri, value, source }, diagnostics: [] };
  }
  const report = new SyntaxReport(uri, positions);
  const read = readJsonTolerantly(part, base, report);
  const source = { text, format: 'json', root: read.node, positions, ...report.finish(text) } as const;
  return { document: { uri, value: read.value, source }, diagnostics: report.diagnostics };
}

/** The source of a sound text: positions are computed only when they are needed, which is rare. */
class SoundSource implements Source {
  readonly format = 'json';
  private known: SourceNode | undefined;

  constructor(
    readonly text: string,
    readonly positions: Source['positions'],
    private readonly part: string,
    private readonly base: number,
  ) {}

  get root(): SourceNode {
    this.known ??= outlineOf(this.part, this.base);
    return this.known;
  }
}

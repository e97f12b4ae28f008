import { CST, Parser } from 'yaml';
import type { Span } from '../source.js';

/** How a value is written; a flow pair is the one member of an object without braces: `[a: 1]`. */
export type Style =
  | 'empty'
  | 'alias'
  | 'scalar'
  | 'block scalar'
  | 'block map'
  | 'block seq'
  | 'flow map'
  | 'flow seq'
  | 'flow pair';

/** A place for a value, from the `:` or `-` that leads to it on; the span is that of the value alone. */
export interface Slot extends Span {
  readonly style: Style;
  /** Where the `:`, `-` or `---` before it ends, if there is one. */
  readonly lead: number | undefined;
  /** The tags and anchors of the value. */
  readonly props: readonly Span[];
  /** Where its anchor is, if it has one. */
  readonly anchor: number | undefined;
  readonly entries: readonly Entry[];
  /** The comma after the last entry of a flow collection. */
  readonly trailingComma: Span | undefined;
}

/** A member or an item, from its key or `-` to the end of its value; comments after it are not part of it. */
export interface Entry extends Span {
  readonly name: string | undefined;
  readonly key: Span | undefined;
  /** The comma before it, in a flow collection. */
  readonly comma: Span | undefined;
  readonly value: Slot;
}

/** An alias and the anchor that it refers to, by their offsets. */
export interface Sharing {
  readonly anchor: number;
  readonly alias: number;
}

/** The places of all that a YAML text says, finer than its source tree. */
export interface YamlTree {
  readonly root: Slot;
  readonly sharings: readonly Sharing[];
}

type Lead = readonly CST.SourceToken[];
type Value = CST.Token | null | undefined;

const TRIVIA = new Set(['space', 'newline', 'comment', 'comma']);
const LEADS = new Set(['map-value-ind', 'seq-item-ind', 'doc-start']);
const PROPS = new Set(['anchor', 'tag']);

/** Reads a YAML text without byte order mark that is known to hold one document. */
export function yamlTree(text: string): YamlTree {
  const reader = new Reader();
  for (const token of new Parser().parse(text)) {
    if (token.type === 'document') {
      const root = reader.slot(token.start, token.value, token.offset);
      return { root, sharings: reader.sharings };
    }
  }
  return { root: reader.slot([], undefined, text.length), sharings: [] };
}

class Reader {
  readonly sharings: Sharing[] = [];
  private readonly anchors = new Map<string, number>();

  slot(before: Lead, value: Value, offset: number): Slot {
    const lead = before.findLast((token) => LEADS.has(token.type));
    const props = before.filter((token) => PROPS.has(token.type) && token.offset >= (lead?.offset ?? 0));
    for (const { type, source, offset: at } of props) {
      if (type === 'anchor') this.anchors.set(source.slice(1), at);
    }
    const known = {
      lead: lead && endOf(lead),
      props: props.map(spanOf),
      anchor: props.find((token) => token.type === 'anchor')?.offset,
    };
    const none = { entries: [], trailingComma: undefined };
    if (!value || ('source' in value && value.source === '' && value.type !== 'block-scalar')) {
      const at = known.props.at(-1)?.end ?? known.lead ?? offset;
      return { start: at, end: at, style: 'empty', ...known, ...none };
    }
    if (value.type === 'alias') this.refer(value);
    return CST.isCollection(value)
      ? { ...known, ...this.collection(value) }
      : { ...spanOf(value), style: styleOf(value), ...known, ...none };
  }

  private refer({ source, offset }: CST.FlowScalar): void {
    const anchor = this.anchors.get(source.slice(1));
    if (anchor !== undefined) this.sharings.push({ anchor, alias: offset });
  }

  private collection(token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection): Omit<Slot, keyof Known> {
    const items = token.items as CST.CollectionItem[];
    const isMap =
      token.type === 'block-map' || (token.type === 'flow-collection' && token.start.source === '{');
    const entries = items.filter(isEntry).map((item) => (isMap ? this.member(item) : this.item(item)));
    const kind = isMap ? 'map' : 'seq';
    if (token.type === 'flow-collection') {
      const last = items.at(-1);
      const trailingComma = last && !isEntry(last) ? commaIn(last) : undefined;
      return { ...spanOf(token), style: `flow ${kind}`, entries, trailingComma };
    }
    // The token of a block map starts at its first key, behind the anchor that the key may have.
    const span = { start: entries[0]?.start ?? token.offset, end: entries.at(-1)?.end ?? token.offset };
    return { ...span, style: `block ${kind}`, entries, trailingComma: undefined };
  }

  private member({ start, key, sep = [], value }: CST.CollectionItem): Entry {
    for (const { type, source, offset } of start) {
      if (type === 'anchor') this.anchors.set(source.slice(1), offset);
    }
    const first = start.find((token) => !TRIVIA.has(token.type)) ?? key ?? sep[0]!;
    const behindStart = lastEnd(start) ?? first.offset;
    const keySpan = key ? spanOf(key) : { start: behindStart, end: behindStart };
    const slot = this.slot(sep, value, keySpan.end);
    const end = slot.style === 'empty' ? Math.max(lastEnd(sep) ?? 0, keySpan.end) : slot.end;
    const name = key && CST.isScalar(key) ? CST.resolveAsScalar(key).value : '';
    return { start: first.offset, end, name, key: keySpan, comma: commaIn({ start }), value: slot };
  }

  private item(item: CST.CollectionItem): Entry {
    const { start, key, sep, value } = item;
    if (key !== undefined || sep !== undefined) return this.pair(item);
    const first = start.find((token) => !TRIVIA.has(token.type)) ?? value!;
    const slot = this.slot(start, value, first.offset);
    const shared = { name: undefined, key: undefined, comma: commaIn(item), value: slot };
    return { start: first.offset, end: slot.end, ...shared };
  }

  private pair(item: CST.CollectionItem): Entry {
    const entry = this.member(item);
    const span = { start: entry.start, end: entry.end };
    const bare = { lead: undefined, props: [], anchor: undefined, trailingComma: undefined };
    const value: Slot = { ...span, style: 'flow pair', ...bare, entries: [{ ...entry, comma: undefined }] };
    return { ...span, name: undefined, key: undefined, comma: entry.comma, value };
  }
}

type Known = Pick<Slot, 'lead' | 'props' | 'anchor'>;

/** Whether an item of a collection is one: comments and a comma at its end are kept in items of their own. */
function isEntry({ start, key, sep, value }: CST.CollectionItem): boolean {
  return (
    key !== undefined ||
    sep !== undefined ||
    value !== undefined ||
    start.some((token) => !TRIVIA.has(token.type))
  );
}

function styleOf(token: CST.Token): Style {
  if (token.type === 'alias') return 'alias';
  return token.type === 'block-scalar' ? 'block scalar' : 'scalar';
}

function commaIn({ start }: Pick<CST.CollectionItem, 'start'>): Span | undefined {
  const comma = start.find((token) => token.type === 'comma');
  return comma && spanOf(comma);
}

function lastEnd(tokens: Lead): number | undefined {
  const last = tokens.findLast((token) => !TRIVIA.has(token.type));
  return last && endOf(last);
}

function spanOf(token: CST.Token): Span {
  return { start: token.offset, end: endOf(token) };
}

function endOf(token: CST.Token): number {
  if (token.type === 'flow-collection') {
    const close = token.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
    return close ? close.offset + 1 : token.offset;
  }
  if (token.type === 'block-scalar') {
    const header = token.props.findLast(({ type }) => type !== 'newline')!;
    if (token.source === '') return endOf(header);
    // The line end after the last line is left out, so that all values end where their last line ends.
    const body = endOf(token.props.at(-1)!) + token.source.length;
    return body - (/\r?\n$/.exec(token.source)?.[0].length ?? 0);
  }
  return token.offset + ('source' in token ? token.source.length : 0);
}

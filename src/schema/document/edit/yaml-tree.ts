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
  for (const token of new Parser().parse(text)) if (token.type === 'document') return treeOf(token);
  return { root: slotOf([], undefined, text.length), sharings: [] };
}

/** The tree of a document whose tokens are known. */
export function treeOf({ start, value, offset }: CST.Document): YamlTree {
  return { root: slotOf(start, value, offset), sharings: sharingsIn(start, value) };
}

/** The aliases of a value, each with the last anchor of its name before it. */
function sharingsIn(before: Lead, root: Value): readonly Sharing[] {
  const sharings: Sharing[] = [];
  const anchors = new Map<string, number>();
  const define = (tokens: Lead | undefined) => {
    for (const { type, source, offset } of tokens ?? []) {
      if (type === 'anchor') anchors.set(source.slice(1), offset);
    }
  };
  const look = (value: Value) => {
    if (value?.type === 'alias') {
      const anchor = anchors.get(value.source.slice(1));
      if (anchor !== undefined) sharings.push({ anchor, alias: value.offset });
    } else if (value && CST.isCollection(value)) {
      for (const item of value.items) {
        define(item.start);
        define(item.sep);
        look(item.value);
      }
    }
  };
  define(before);
  look(root);
  return sharings;
}

function slotOf(before: Lead, value: Value, offset: number): Slot {
  const lead = before.findLast((token) => LEADS.has(token.type));
  const tokens = before.filter((token) => PROPS.has(token.type) && token.offset >= (lead?.offset ?? 0));
  const known: Known = {
    lead: lead && endOf(lead),
    props: tokens.map(spanOf),
    anchor: tokens.find((token) => token.type === 'anchor')?.offset,
  };
  if (value && CST.isCollection(value)) return new CollectionSlot(value, known);
  const none = { entries: [], trailingComma: undefined };
  if (!value || ('source' in value && value.source === '' && value.type !== 'block-scalar')) {
    const at = known.props.at(-1)?.end ?? known.lead ?? offset;
    return { start: at, end: at, style: 'empty', ...known, ...none };
  }
  return { ...spanOf(value), style: styleOf(value), ...known, ...none };
}

type Known = Pick<Slot, 'lead' | 'props' | 'anchor'>;

/** A slot whose entries are looked at when they are asked for: an edit needs few of them. */
class CollectionSlot implements Slot {
  readonly lead: number | undefined;
  readonly props: readonly Span[];
  readonly anchor: number | undefined;
  readonly style: Style;
  private readonly isMap: boolean;
  private known: readonly Entry[] | undefined;

  constructor(
    private readonly token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection,
    { lead, props, anchor }: Known,
  ) {
    this.lead = lead;
    this.props = props;
    this.anchor = anchor;
    const isFlow = token.type === 'flow-collection';
    this.isMap = token.type === 'block-map' || (isFlow && token.start.source === '{');
    this.style = `${isFlow ? 'flow' : 'block'} ${this.isMap ? 'map' : 'seq'}`;
  }

  get entries(): readonly Entry[] {
    this.known ??= this.items.filter(isEntry).map(this.isMap ? memberOf : itemOf);
    return this.known;
  }

  // The token of a block map starts at its first key, behind the anchor that the key may have.
  get start(): number {
    const { type, offset } = this.token;
    return type === 'flow-collection' ? offset : (this.entries[0]?.start ?? offset);
  }

  get end(): number {
    const { token } = this;
    return token.type === 'flow-collection' ? endOf(token) : (this.entries.at(-1)?.end ?? token.offset);
  }

  get trailingComma(): Span | undefined {
    const last = this.token.type === 'flow-collection' ? this.items.at(-1) : undefined;
    return last && !isEntry(last) ? commaIn(last) : undefined;
  }

  private get items(): readonly CST.CollectionItem[] {
    return this.token.items as readonly CST.CollectionItem[];
  }
}

function memberOf(item: CST.CollectionItem): Entry {
  const { start, key, sep = [], value } = item;
  const first = start.find((token) => !TRIVIA.has(token.type)) ?? key ?? sep[0]!;
  const behindStart = lastEnd(start) ?? first.offset;
  const keySpan = key ? spanOf(key) : { start: behindStart, end: behindStart };
  const slot = slotOf(sep, value, keySpan.end);
  const name = key && CST.isScalar(key) ? CST.resolveAsScalar(key).value : '';
  return {
    start: first.offset,
    get end() {
      return slot.style === 'empty' ? Math.max(lastEnd(sep) ?? 0, keySpan.end) : slot.end;
    },
    name,
    key: keySpan,
    comma: commaIn(item),
    value: slot,
  };
}

function itemOf(item: CST.CollectionItem): Entry {
  const { start, key, sep, value } = item;
  if (key !== undefined || sep !== undefined) return pairOf(item);
  const first = start.find((token) => !TRIVIA.has(token.type)) ?? value!;
  const slot = slotOf(start, value, first.offset);
  return {
    start: first.offset,
    get end() {
      return slot.end;
    },
    name: undefined,
    key: undefined,
    comma: commaIn(item),
    value: slot,
  };
}

function pairOf(item: CST.CollectionItem): Entry {
  const { comma, ...entry } = memberOf(item);
  const span = { start: entry.start, end: entry.end };
  const bare = { lead: undefined, props: [], anchor: undefined, trailingComma: undefined };
  const value: Slot = { ...span, style: 'flow pair', ...bare, entries: [{ ...entry, comma: undefined }] };
  return { ...span, name: undefined, key: undefined, comma, value };
}

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

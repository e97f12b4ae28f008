import type { Budget } from '../../base/budget.js';
import { type Json, type JsonObject, member } from '../../base/json.js';
import type { Code, CodeList, Fact, Subject } from './description.js';
import type { Layer } from './layer.js';
import type { Layers } from './layers.js';
import type { PlainBook } from './plain.js';
import { alternativesOf } from './shape.js';
import type { Draft, SubjectReader } from './subject.js';
import { topic } from './topics.js';

/** Reads the codes of variables; a list that several share is read once. */
export class CodeReader {
  private readonly known = new Map<JsonObject, CodeList>();
  /** Schema objects that state no codes. */
  private readonly without = new Set<JsonObject>();
  /** Those that are just being read: an alternative may lead back to one. */
  private readonly open = new Set<JsonObject>();

  constructor(
    private readonly layers: Layers,
    private readonly subjects: SubjectReader,
    private readonly plain: PlainBook,
    private readonly budget: Budget,
  ) {}

  /** The codes that the layers of a variable state: alternatives with a constant each, else an enumeration. */
  read(layers: readonly Layer[]): CodeList | undefined {
    for (const layer of layers) {
      if (layer.isLent || !layer.isShaping || this.open.has(layer.value)) continue;
      if (this.without.has(layer.value)) continue;
      const known = this.known.get(layer.value);
      if (known) return known;
      const codes = this.alternatives(layer) ?? this.enumeration(layer);
      if (codes === undefined) {
        this.without.add(layer.value);
        continue;
      }
      const list: CodeList = {
        uri: layer.uri,
        pointer: layer.pointer,
        // The variable's own title names the variable; that of a shared definition names the list.
        name: layer === layers[0] ? undefined : nameOf(layer),
        codes: codes.filter(({ isSentinel }) => !isSentinel),
        sentinels: codes.filter(({ isSentinel }) => isSentinel),
      };
      this.known.set(layer.value, list);
      return list;
    }
    return undefined;
  }

  /** Alternatives of which at least one is a constant; another may be a list of its own, as beside codes for missing values. */
  private alternatives(layer: Layer): readonly Code[] | undefined {
    for (const keyword of ALTERNATIVES) {
      const branches = alternativesOf(layer.value, keyword).map((each) =>
        this.layers.of(each, layer.schemaIndex),
      );
      this.budget.spend(branches.length);
      if (!branches.some(constantIn)) continue;
      this.open.add(layer.value);
      const codes = branches.flatMap((layers) => {
        const own = constantIn(layers);
        return own ? this.code(layers, own, layer.value) : this.codesIn(layers);
      });
      this.open.delete(layer.value);
      return codes;
    }
    return undefined;
  }

  private codesIn(layers: readonly Layer[]): readonly Code[] {
    const list = this.read(layers);
    if (list) this.budget.spend(list.codes.length + list.sentinels.length);
    return list ? [...list.codes, ...list.sentinels] : [];
  }

  private code(layers: readonly Layer[], own: Layer, holder: JsonObject): Code {
    this.plain.note('code', layers);
    const subject = this.subjects.readFirst(layers, layers[0]);
    return codeOf(subject, own.value.const!, holder, sentinelIn(layers));
  }

  private enumeration(layer: Layer): readonly Code[] | undefined {
    const values = member(layer.value, 'enum');
    if (!Array.isArray(values)) return undefined;
    const codes: Code[] = [];
    (values as readonly Json[]).forEach((value, index) => {
      // Null is no code: it says that a value may be absent.
      if (value === null) return;
      const pointer = `${layer.pointer}/enum/${index}`;
      const subject = this.subjects.read(NO_LAYERS, pointer, layer.uri, undefined);
      codes.push(codeOf(subject, value, layer.value, undefined));
    });
    return codes;
  }
}

const ALTERNATIVES = ['oneOf', 'anyOf'] as const;
const NO_LAYERS: readonly Layer[] = [];
const SENTINEL = topic('fair:sentinel');

function constantIn(layers: readonly Layer[]): Layer | undefined {
  return layers.find(({ value, isLent }) => !isLent && member(value, 'const') !== undefined);
}

function sentinelIn(layers: readonly Layer[]): Fact<boolean> | undefined {
  for (const layer of layers) {
    const sentinel = layer.statement(SENTINEL)?.boolean();
    if (sentinel !== undefined) return sentinel;
  }
  return undefined;
}

/** A subject as a code. */
function codeOf(
  subject: Draft<Subject>,
  value: Json,
  holder: JsonObject,
  sentinel: Fact<boolean> | undefined,
): Code {
  const code = subject as Draft<Code>;
  code.value = value;
  code.holder = holder;
  code.isSentinel = sentinel?.value === true;
  code.sentinel = sentinel;
  return code;
}

function nameOf({ value, pointer }: Layer): string | undefined {
  const title = member(value, 'title');
  if (typeof title === 'string' && title.trim() !== '') return title;
  const last = pointer.split('/').at(-1);
  return last === '' ? undefined : last?.replaceAll('~1', '/').replaceAll('~0', '~');
}

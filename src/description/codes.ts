import { isObject, type Json, type JsonObject, member } from '../json.js';
import type { Code, CodeList, Fact, Subject } from './description.js';
import type { Layer } from './layer.js';
import type { Layers } from './layers.js';
import type { Draft, SubjectReader } from './subject.js';
import { topic } from './topics.js';

/** Reads the codes of variables; a list that several share is read once. */
export class CodeReader {
  private readonly known = new Map<JsonObject, CodeList>();
  /** Those that are just being read: an alternative may lead back to one. */
  private readonly open = new Set<JsonObject>();

  constructor(
    private readonly layers: Layers,
    private readonly subjects: SubjectReader,
  ) {}

  /** The codes that the layers of a variable state: alternatives with a constant each, else an enumeration. */
  read(layers: readonly Layer[]): CodeList | undefined {
    for (const layer of layers) {
      if (layer.isLent || !layer.isShaping || this.open.has(layer.value)) continue;
      const known = this.known.get(layer.value);
      if (known) return known;
      const codes = this.alternatives(layer) ?? this.enumeration(layer);
      if (codes === undefined) continue;
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
      if (!branches.some(constantIn)) continue;
      this.open.add(layer.value);
      const codes = branches.flatMap((layers) => {
        const own = constantIn(layers);
        return own ? this.code(layers, own) : this.codesIn(layers);
      });
      this.open.delete(layer.value);
      return codes;
    }
    return undefined;
  }

  private codesIn(layers: readonly Layer[]): readonly Code[] {
    const list = this.read(layers);
    return list ? [...list.codes, ...list.sentinels] : [];
  }

  private code(layers: readonly Layer[], own: Layer): Code {
    const first = layers[0]!;
    const sentinel = sentinelIn(layers);
    const subject = this.subjects.read(layers, first.pointer, first.uri);
    return codeOf(subject, own.value.const!, sentinel?.value === true, sentinel);
  }

  private enumeration(layer: Layer): readonly Code[] | undefined {
    const values = member(layer.value, 'enum');
    if (!Array.isArray(values)) return undefined;
    const codes: Code[] = [];
    (values as readonly Json[]).forEach((value, index) => {
      // Null is no code: it says that a value may be absent.
      if (value === null) return;
      const subject = this.subjects.read(NO_LAYERS, `${layer.pointer}/enum/${index}`, layer.uri);
      codes.push(codeOf(subject, value, false, undefined));
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
  isSentinel: boolean,
  sentinel: Fact<boolean> | undefined,
): Code {
  const code = subject as Draft<Code>;
  code.value = value;
  code.isSentinel = isSentinel;
  code.sentinel = sentinel;
  return code;
}

const NO_ALTERNATIVES: readonly JsonObject[] = [];

/** The schema objects among the alternatives of a schema object. */
export function alternativesOf(value: JsonObject, keyword: 'oneOf' | 'anyOf'): readonly JsonObject[] {
  const branches = member(value, keyword);
  return Array.isArray(branches) ? (branches as readonly Json[]).filter(isObject) : NO_ALTERNATIVES;
}

function nameOf({ value, pointer }: Layer): string | undefined {
  const title = member(value, 'title');
  if (typeof title === 'string' && title.trim() !== '') return title;
  const last = pointer.split('/').at(-1);
  return last === '' ? undefined : last?.replaceAll('~1', '/').replaceAll('~0', '~');
}

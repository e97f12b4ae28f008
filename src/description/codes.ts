import { append } from '../document/index.js';
import { isObject, type Json, type JsonObject, member } from '../json.js';
import { Cursor } from './cursor.js';
import type { Code, CodeList } from './description.js';
import type { Layer, Layers } from './layers.js';
import type { SubjectReader } from './subject.js';

/** Reads the codes of variables; a list that several share is read once. */
export class CodeReader {
  private readonly known = new Map<JsonObject, CodeList>();

  constructor(
    private readonly layers: Layers,
    private readonly subjects: SubjectReader,
    private readonly urn: () => string,
  ) {}

  /** The codes that the layers of a variable state: alternatives with a constant each, else an enumeration. */
  read(layers: readonly Layer[]): CodeList | undefined {
    for (const layer of layers) {
      if (layer.isLent) continue;
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

  private alternatives(layer: Layer): readonly Code[] | undefined {
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const codes = alternativesOf(layer.value, keyword).flatMap((branch) => {
        const layers = this.layers.of(branch, layer.frame);
        const own = layers.find(({ value, isLent }) => !isLent && Object.hasOwn(value, 'const'));
        return own ? [this.code(layers, own)] : [];
      });
      if (codes.length > 0) return codes;
    }
    return undefined;
  }

  private code(layers: readonly Layer[], own: Layer): Code {
    const first = layers[0]!;
    const sentinel = layers
      .map((layer) => Cursor.at(layer, 'fair:sentinel', this.urn)?.boolean())
      .find((each) => each !== undefined);
    return Object.assign(this.subjects.read(layers, first.pointer, first.uri), {
      value: own.value.const!,
      isSentinel: sentinel?.value === true,
      sentinel,
    });
  }

  private enumeration(layer: Layer): readonly Code[] | undefined {
    const values = member(layer.value, 'enum');
    if (!Array.isArray(values)) return undefined;
    return (values as readonly Json[]).flatMap((value, index) =>
      // Null is no code: it says that a value may be absent.
      value === null
        ? []
        : [
            Object.assign(this.subjects.read([], append(layer.pointer, 'enum', index), layer.uri), {
              value,
              isSentinel: false,
            }),
          ],
    );
  }
}

/** The schema objects among the alternatives of a schema object. */
export function alternativesOf(value: JsonObject, keyword: 'oneOf' | 'anyOf'): readonly JsonObject[] {
  const branches = member(value, keyword);
  return Array.isArray(branches) ? (branches as readonly Json[]).filter(isObject) : [];
}

function nameOf({ value, pointer }: Layer): string | undefined {
  const title = member(value, 'title');
  if (typeof title === 'string' && title.trim() !== '') return title;
  const last = pointer.split('/').at(-1);
  return last === '' ? undefined : last?.replaceAll('~1', '/').replaceAll('~0', '~');
}

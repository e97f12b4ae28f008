import type { Cursor } from './cursor.js';
import type { Layer } from './layer.js';
import type { Topic } from './topics.js';

/** What the layers of a subject say with `fair:` keywords; of two on the same topic, the nearer one is used. */
export class Statements {
  /** The bits of their topics. */
  readonly topics: number;
  /** How many leaves their `fair:` keywords have. */
  readonly size: number;

  constructor(private readonly layers: readonly Layer[]) {
    let topics = 0;
    let size = 0;
    for (const layer of layers) {
      topics |= layer.topics;
      size += layer.size;
    }
    this.topics = topics;
    this.size = size;
  }

  /** What the nearest layer says in which the reader finds something. */
  find<T>(topic: Topic, reader: (cursor: Cursor, layer: Layer) => T | undefined): T | undefined {
    // Most subjects have few topics, and are asked about all of them.
    if ((this.topics & topic.bit) === 0) return undefined;
    for (const layer of this.layers) {
      const cursor = layer.statement(topic);
      const read = cursor && reader(cursor, layer);
      if (read !== undefined) return read;
    }
    return undefined;
  }
}

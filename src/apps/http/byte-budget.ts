import { unavailable } from './problems.js';

/** How many bytes may be held at the same time, by all who hold some. */
export class ByteBudget {
  private used = 0;

  constructor(private readonly most: number) {}

  /** How many bytes are held now. */
  get size(): number {
    return this.used;
  }

  /** Reserves bytes for as long as they are held; throws the problem that a client gets when they do not fit. */
  reserve(bytes = 0): Reservation {
    let own = 0;
    const add = (more: number) => {
      // One that is alone always fits: otherwise there would be requests that are refused whenever they are sent.
      if (this.used + more > this.most && this.used > own)
        throw unavailable(
          'The service already holds as many bytes as it may: send the request again later.',
          1,
        );
      this.used += more;
      own += more;
    };
    add(bytes);
    return {
      add,
      release: () => {
        this.used -= own;
        own = 0;
      },
    };
  }
}

/** Bytes of a budget that somebody holds. */
export interface Reservation {
  /** Reserves more; throws when they do not fit, and what was reserved before stays. */
  readonly add: (bytes: number) => void;
  /** Gives all of them back; more can be reserved after it. */
  readonly release: () => void;
}

import type { Duplex } from 'node:stream';

/** What is done when the connection of a request fails while it is still coming. */
export type Failed = (fault: NodeJS.ErrnoException) => void;

const owners = new WeakMap<Duplex, Failed>();

/** Takes a connection over, while a request on it may take longer than others; gives what ends that. */
export function takeOver(connection: Duplex, failed: Failed): () => void {
  owners.set(connection, failed);
  return () => owners.delete(connection);
}

/** Who looks after a connection, if it was taken over. */
export function ownerOf(connection: Duplex): Failed | undefined {
  return owners.get(connection);
}

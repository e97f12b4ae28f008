/** Starts a worker of the studio. */
export function startWorker(): Worker {
  return new Worker('worker.js', { type: 'module' });
}

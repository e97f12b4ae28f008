export { inOrder } from './in-order.js';
export { createPool, type Pool, type PoolOptions } from './pool.js';
export type { Session, SessionTask } from './session.js';
export { createSharedPool, type SharedPool } from './shared-pool.js';
export { type AskOptions, type Thread, ThreadFailure } from './thread.js';
export { answerTasks, Transferred } from './worker.js';

export { closingCount, inOrder } from './order.js';
export { type TextOptions, textReport } from './text.js';

export { dialectFrom, dialectOptions } from './dialect-options.js';
export { exportOptions, optionsFrom, optionsKind } from './export-options.js';

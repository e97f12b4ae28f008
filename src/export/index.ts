export { type ExportSettings, exportAs } from './export.js';
export type { Assumption, Exported, Exporter, Loss, Missing, Placement } from './exporter.js';
export { exporters } from './exporters.js';
export type { ExportOptions, GivenAgent, GivenDistribution, Role } from './options.js';
export { type CrateFile, withFiles } from './ro-crate/files.js';
export { roCrate } from './ro-crate/index.js';

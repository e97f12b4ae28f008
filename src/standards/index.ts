export { type ExportSettings, exportAs } from './export.js';
export type { Exported, Exporter } from './exporter.js';
export { exporters } from './exporters.js';
export type { ExportOptions, GivenAgent, GivenDistribution, Role } from './options.js';
export type { Assumption, Loss, Missing, Placement } from './result.js';
export { type CrateFile, withFiles } from './ro-crate/files.js';
export { roCrate } from './ro-crate/index.js';

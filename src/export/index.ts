export { type ExportSettings, exportAs } from './export.js';
export type { Assumption, Exported, Exporter, Loss, Missing, Placement } from './exporter.js';
export type { ExportOptions, GivenAgent, GivenDistribution, Role } from './options.js';

export { OutOfTime } from './evaluation.js';
export type { Acceptor, InstanceJudges, InstanceOptions, InstanceValidator } from './instance.js';
export { excessOf, type LimitName, schemaLimits } from './limits.js';
export { type SchemaOptions, validateSchema } from './schema.js';
export { type Judged, prepare, type ValidateOptions, validate } from './validate.js';

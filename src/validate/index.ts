export type { Annotation } from './annotations.js';
export { OutOfTime } from './evaluation.js';
export type { Acceptor, InstanceJudges, InstanceOptions, InstanceValidator } from './instance.js';
export { excessOf, type LimitName, schemaLimits } from './limits.js';
export { OUTPUT_SHAPES, type Output, type OutputShape, type OutputUnit } from './output-shapes.js';
export { checkDocument, type SchemaOptions, validateSchema } from './schema.js';
export { annotate, type Judged, outputOf, prepare, type ValidateOptions, validate } from './validate.js';

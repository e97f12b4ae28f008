export type { Annotation } from './annotations.js';
export type { Acceptor, InstanceJudges, InstanceOptions, InstanceValidator } from './instance.js';
export { excessOf, type LimitName, type Size, type SizeFault, schemaLimits, sizeOf } from './limits.js';
export { OUTPUT_SHAPES, type Output, type OutputShape, type OutputUnit } from './output-shapes.js';
export { checkDocument, type SchemaOptions, validateSchema } from './schema.js';
export { annotate, type Judged, outputOf, prepare, type ValidateOptions, validate } from './validate.js';

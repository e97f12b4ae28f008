export type { Annotation } from './annotations.js';
export { keyOf } from './equality.js';
export { holdingKeyword } from './findings.js';
export type { Acceptor, InstanceChecker, InstanceOptions, InstanceValidator } from './instance.js';
export { excessOf, type LimitName, type Size, type SizeFault, schemaLimits, sizeOf } from './limits.js';
export { OUTPUT_SHAPES, type Output, type OutputShape, type OutputUnit } from './output-shapes.js';
export { checkDocument, type SchemaOptions, validateSchema } from './schema.js';
export {
  annotate,
  outputOf,
  type PreparedSchema,
  prepare,
  type ValidateOptions,
  validate,
} from './validate.js';

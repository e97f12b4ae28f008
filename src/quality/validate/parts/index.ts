export {
  isHindrance,
  type OpenedSchema,
  openSchema,
  patternTree,
  type SchemaParts,
  type Tree,
} from './schema-parts.js';

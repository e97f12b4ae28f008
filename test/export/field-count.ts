export { fieldCount } from '../../src/export/croissant/fields.js';

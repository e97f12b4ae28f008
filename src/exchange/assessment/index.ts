export { type AssessmentContext, assess, publishedAs } from './assess.js';

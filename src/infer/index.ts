export { type NameWords, wordsOf } from './words-of.js';

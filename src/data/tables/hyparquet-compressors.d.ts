// The types of modules that the package has, but does not declare one by one.
declare module 'hyparquet-compressors/src/brotli.js' {
  export { decompressBrotli } from 'hyparquet-compressors';
}

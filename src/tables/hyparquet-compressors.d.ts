// The types of modules that the package has, but does not declare one by one.
declare module 'hyparquet-compressors/src/brotli.js' {
  export { decompressBrotli } from 'hyparquet-compressors';
}

declare module 'hyparquet-compressors/src/gzip.js' {
  export { gunzip } from 'hyparquet-compressors';
}

declare module 'hyparquet-compressors/src/lz4.js' {
  export { decompressLz4, decompressLz4Raw } from 'hyparquet-compressors';
}

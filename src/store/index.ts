export { folderSource } from './folder-source.js';
export type { FolderSchemas } from './read-schemas.js';
export { CannotOpen } from './registry/database.js';
export { openStore } from './registry/open.js';
export { type Publication, type Published, publishVersion } from './registry/publish-version.js';
export { documentAt, storeSource } from './registry/source.js';
export type * from './registry/store.js';
export { type SchemasFolder, schemasFolder } from './schemas-folder.js';
export { type FolderWatch, watchFolders } from './watch-folders.js';

export { folderSource } from './folder-source.js';
export type { FolderSchemas } from './read-schemas.js';
export { type SchemasFolder, schemasFolder } from './schemas-folder.js';
export { type FolderWatch, watchFolders } from './watch-folders.js';

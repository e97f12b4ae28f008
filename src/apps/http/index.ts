export { openApi } from './openapi.js';
export { type FairwrightOptions, fairwright } from './plugin.js';
export { type ProblemKind, type ProblemName, problemKinds } from './problems.js';
export { superviseReload } from './reload.js';
export { CannotServe, type ServeOptions, serve } from './serve.js';
export { createHandler, createService, type Handler, type ServerOptions } from './server.js';

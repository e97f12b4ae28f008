import type { Command } from './command.js';

/** All commands in the order of the help, each loaded only when it is wanted. */
export const commands = {
  serve: async () => (await import('./serve.js')).serveCommand,
  validate: async () => (await import('./validate.js')).validateCommand,
  export: async () => (await import('./export.js')).exportCommand,
  vocabulary: async () => (await import('./vocabulary.js')).vocabularyCommand,
  openapi: async () => (await import('./openapi.js')).openApiCommand,
} as const satisfies { readonly [name: string]: () => Promise<Command> };

import type { Command } from './command.js';

/** All commands in the order of the help, each loaded only when it is needed. */
export const commands = {
  serve: async () => (await import('./serve.js')).serveCommand,
  studio: async () => (await import('./studio/command.js')).studioCommand,
  validate: async () => (await import('./validate.js')).validateCommand,
  sql: async () => (await import('./sql/command.js')).sqlCommand,
  infer: async () => (await import('./infer.js')).inferCommand,
  lint: async () => (await import('./lint.js')).lintCommand,
  fix: async () => (await import('./fix.js')).fixCommand,
  readiness: async () => (await import('./readiness.js')).readinessCommand,
  rules: async () => (await import('./rules.js')).rulesCommand,
  explain: async () => (await import('./explain.js')).explainCommand,
  diff: async () => (await import('./diff.js')).diffCommand,
  export: async () => (await import('./export.js')).exportCommand,
  import: async () => (await import('./import.js')).importCommand,
  registry: async () => (await import('./registry/command.js')).registryCommand,
  vocabulary: async () => (await import('./vocabulary.js')).vocabularyCommand,
  completion: async () => (await import('./completion.js')).completionCommand(allCommands),
  openapi: async () => (await import('./openapi.js')).openApiCommand,
} as const satisfies { readonly [name: string]: () => Promise<Command> };

/** Former names of commands. */
export const otherNames: { readonly [name: string]: keyof typeof commands } = { score: 'readiness' };

export async function allCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(commands).map((load) => load()));
}

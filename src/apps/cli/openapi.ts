import { openApi } from '../http/index.js';
import type { Command } from './command.js';
import { EXIT } from './exit.js';

/** `fairwright openapi`. */
export const openApiCommand: Command = {
  name: 'openapi',
  summary: 'Write the description of the HTTP interface (OpenAPI 3.1.0).',
  operands: [],
  parameters: {},
  examples: ['fairwright openapi > openapi.json'],
  async run(_call, terminal) {
    terminal.data(`${JSON.stringify(openApi(), null, 2)}\n`);
    return EXIT.clean;
  },
};

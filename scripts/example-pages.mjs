// The pages with examples of the command and requests to the service. The examples are taken from the scenarios, which are tests,
// and the answers from the service, so that each page shows what is really printed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exporters } from '../dist/exchange/standards/index.js';
import { answeredRequests } from './requests.mjs';

const requests = await answeredRequests();

/** The pages that hold markers to fill in. */
const PAGES = ['README.md', 'docs/command.md', 'docs/http.md'];

/** What sentences of these pages list. */
const LISTS = {
  standards: inWords(exporters.map(({ title, version }) => `${title} ${version}`)),
  'export-paths': inWords(
    exporters.map(({ id }, index) => (index === 0 ? `\`POST /v1/export/${id}\`` : `\`/${id}\``)),
  ),
};

function inWords(words) {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Each page, by path, with its examples filled in: calls of the command from the scenarios, requests from the service. */
export function examplePages(root) {
  return PAGES.map((path) => [path, filledIn(readFileSync(join(root, path), 'utf8'), root)]);
}

function filledIn(text, root) {
  return text
    .replace(/(<!-- list: ([\w-]+) -->)[\s\S]*?(<!-- \/list -->)/g, (_all, open, name, close) => {
      return `${open}${LISTS[name]}${close}`;
    })
    .replace(/(<!-- example: ([\w-]+) -->\n)[\s\S]*?(<!-- \/example -->)/g, (_all, open, name, close) => {
      const scenario = readFileSync(join(root, 'test/scenarios', `${name}.txt`), 'utf8');
      return `${open}\n${shown(scenario)}\n${close}`;
    })
    .replace(/(<!-- request: ([\w-]+) -->\n)[\s\S]*?(<!-- \/request -->)/g, (_all, open, name, close) => {
      return `${open}\n${requests[name]}\n${close}`;
    });
}

function shown(scenario) {
  const sections = scenario
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1)];
    });
  const files = sections.filter(([title]) => title.startsWith('file '));
  const section = (name) => sections.find(([title]) => title === name)?.[1] ?? '';
  const blocks = files.map(([title, content]) => {
    const name = title.slice('file '.length);
    const [, language] = /\.(yaml|csv)$/.exec(name) ?? ['', 'json'];
    return `\`${name}\`:\n\n\`\`\`${language}\n${content}\`\`\`\n`;
  });
  return `${blocks.join('\n')}\n\`\`\`console\n$ ${section('run')}${section('out')}${section('err')}\`\`\`\n`;
}

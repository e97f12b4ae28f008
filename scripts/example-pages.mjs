// The examples of the README, taken from the scenarios, which are tests: what the README shows is what is printed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exporters } from '../dist/export/index.js';
import { answeredRequests } from './requests.mjs';

const requests = await answeredRequests();

/** What sentences of the README list. */
const LISTS = {
  standards: inWords(exporters.map(({ title, version }) => `${title} ${version}`)),
  'export-paths': inWords(
    exporters.map(({ id }, index) => (index === 0 ? `\`POST /v1/export/${id}\`` : `\`/${id}\``)),
  ),
};

function inWords(words) {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The README with each example filled in: calls of the command from the scenarios, requests from the service. */
export function readme(root) {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
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
  return `${blocks.join('\n')}\n\`\`\`console\n$ ${section('run').replace('fairwright', 'node bin/fairwright.js')}${section('out')}${section('err')}\`\`\`\n`;
}

// The picture of a terminal in the README: calls of the command in a folder of their own, with the colours that it prints.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DATA = 'name,inhabitants,area,status\nAlpha,120000,82.5,1\nBeta,-3400,12.1,2\nGamma,15,0.9,7\n';
const CALLS = [
  'fairwright lint towns.schema.yaml',
  'fairwright validate towns.schema.yaml new-towns.csv',
  'fairwright export croissant towns.schema.yaml -o croissant.json',
];

const FONT_SIZE = 14;
const LINE_HEIGHT = 19;
const CHARACTER_WIDTH = 8.43;
const MARGIN = 16;
const COLUMNS = 112;
/** How a select graphic rendition sequence begins. */
const START = '\u001b[';
/** The colours of a select graphic rendition sequence, by its number. */
const COLOURS = { 31: '#ff7b72', 32: '#7ee787', 33: '#e3b341', 34: '#79c0ff', 36: '#76e3ea', 90: '#8b949e' };

/** The SVG, from what the built command prints. */
export function terminalPicture(root) {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    cpSync(join(root, 'examples/towns.schema.yaml'), join(folder, 'towns.schema.yaml'));
    writeFileSync(join(folder, 'new-towns.csv'), DATA);
    return picture(
      CALLS.flatMap((call) => [`${START}1m$ ${call}${START}0m`, ...printed(call, root, folder), '']),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function printed(call, root, folder) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bin/fairwright.js'), ...call.split(' ').slice(1)],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, FORCE_COLOR: '1' } },
  );
  return `${stdout}${stderr}`.trimEnd().split('\n').flatMap(wrapped);
}

/** The line as a terminal of that width shows it. Sequences take no room. */
function wrapped(line) {
  const rows = [''];
  let column = 0;
  for (const { sequence, text } of runsOf(line)) {
    rows[rows.length - 1] += sequence;
    for (const character of text) {
      if (column === COLUMNS) {
        rows.push('');
        column = 0;
      }
      rows[rows.length - 1] += character;
      column++;
    }
  }
  return rows;
}

/** The texts of a line, each with the sequence before it. */
function runsOf(line) {
  const [first, ...others] = line.split(START);
  const runs = others.map((run) => {
    const end = run.indexOf('m') + 1;
    return { sequence: START + run.slice(0, end), codes: run.slice(0, end - 1), text: run.slice(end) };
  });
  return [{ sequence: '', codes: '', text: first }, ...runs];
}

function picture(lines) {
  const shown = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
  const width = Math.ceil(COLUMNS * CHARACTER_WIDTH + 2 * MARGIN);
  const height = shown.length * LINE_HEIGHT + 2 * MARGIN;
  const rows = shown.map((line, index) => {
    const y = MARGIN + FONT_SIZE + index * LINE_HEIGHT;
    return `<text x="${MARGIN}" y="${y}" xml:space="preserve">${spans(line)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="A terminal session with fairwright">
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
<g fill="#e6edf3" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="${FONT_SIZE}">
${rows.join('\n')}
</g>
</svg>
`;
}

function spans(line) {
  let style = '';
  let result = '';
  for (const { sequence, codes, text } of runsOf(line)) {
    if (sequence !== '') style = styled(style, codes.split(';').map(Number));
    if (text !== '') result += style === '' ? escaped(text) : `<tspan${style}>${escaped(text)}</tspan>`;
  }
  return result;
}

function styled(before, codes) {
  return codes.reduce((style, code) => {
    if (code === 0) return '';
    if (code === 1) return `${style} font-weight="bold"`;
    if (code === 2) return `${style} fill="${COLOURS[90]}"`;
    return code in COLOURS ? `${style.replace(/ fill="[^"]*"/, '')} fill="${COLOURS[code]}"` : style;
  }, before);
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

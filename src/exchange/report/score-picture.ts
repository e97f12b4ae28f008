import type { ReportedScore } from './file.js';

const PRINCIPLES = [
  ['F', 'Findable'],
  ['A', 'Accessible'],
  ['I', 'Interoperable'],
  ['R', 'Reusable'],
] as const;

const BAR = { left: 240, width: 140, height: 10, first: 22, step: 26 };

/** Readiness as a picture in SVG: a ring for the total and a bar for each principle, with all of it in words too. */
export function scorePicture({ total, principles }: ReportedScore): string {
  const words = PRINCIPLES.map(([letter, name]) => `${name} ${principles[letter]}`).join(', ');
  const bars = PRINCIPLES.map(([letter, name], index) => bar(name, principles[letter], index));
  return `<svg class="score" role="img" aria-label="Readiness ${total} of 100: ${words}" viewBox="0 0 420 120">
<circle class="track" cx="60" cy="60" r="48"/>
<circle class="value" cx="60" cy="60" r="48" pathLength="100" stroke-dasharray="${total} 100" transform="rotate(-90 60 60)"/>
<text class="total" x="60" y="60" text-anchor="middle" dominant-baseline="central">${total}</text>
${bars.join('\n')}
</svg>`;
}

function bar(name: string, value: number, index: number): string {
  const { left, width, height, first, step } = BAR;
  const middle = first + index * step;
  const top = middle - height / 2;
  const length = (value / 100) * width;
  return [
    `<text x="130" y="${middle}" dominant-baseline="central">${name}</text>`,
    `<rect class="track" x="${left}" y="${top}" width="${width}" height="${height}" rx="2"/>`,
    `<rect class="value" x="${left}" y="${top}" width="${length}" height="${height}" rx="2"/>`,
    `<text x="415" y="${middle}" text-anchor="end" dominant-baseline="central">${value}</text>`,
  ].join('');
}

import { useEffect, useId, useState } from 'preact/hooks';
import type { TableEntry } from '../../protocol.js';
import { inLanguage } from '../parts/in-language.js';
import { ScrollBox } from '../parts/scroll-box.js';
import { useAnswer } from '../parts/use-answer.js';
import { labelLanguage } from '../state.js';
import { words } from '../words.js';
import {
  BOX,
  type Box,
  gridLayout,
  type Layout,
  type Line,
  labelOf,
  labelWidth,
  layoutOf,
  linksOf,
  pathThrough,
} from './layout.js';

const MARGIN = 8;
const LABEL_LETTERS = 30;
const NAME_LETTERS = 21;
const TYPE_LETTERS = 13;

/** The tables as boxes and their relations as lines. */
export function Picture({ tables, most }: { readonly tables: readonly TableEntry[]; readonly most: number }) {
  const { overview } = words.value;
  const layout = useLayout(tables, most);
  const arrow = useId();
  if (layout === undefined) return <div class="picture-wait" />;
  const width = layout.width + 2 * MARGIN;
  const height = layout.height + 2 * MARGIN;
  return (
    <ScrollBox label={overview.pictureLabel} kind="picture">
      <svg
        width={width}
        height={height}
        viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
        role="img"
        aria-label={overview.picture(tables.length, layout.lines.length)}
      >
        <defs>
          <marker
            id={arrow}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path class="picture-arrow" d="M1 1l6 3-6 3" />
          </marker>
        </defs>
        {layout.lines.map((line, index) => (
          <path key={index} class="picture-line" d={pathThrough(line.points)} marker-end={`url(#${arrow})`} />
        ))}
        {layout.boxes.map((box) => (
          <TableBox key={box.table.pointer} box={box} most={most} />
        ))}
        {layout.lines.map((line, index) => (
          <LineLabel key={index} line={line} />
        ))}
      </svg>
    </ScrollBox>
  );
}

/** A layout is needed again only when boxes or lines change. */
function useLayout(tables: readonly TableEntry[], most: number): Layout | undefined {
  const [layout, setLayout] = useState<Layout | undefined>(undefined);
  const key = JSON.stringify([most, tables]);
  const hasLines = linksOf(tables).length > 0;
  useEffect(() => {
    if (!hasLines) return;
    let isWanted = true;
    layoutOf(tables, most).then((found) => isWanted && setLayout(found));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return hasLines ? layout : gridLayout(tables, most);
}

function LineLabel({ line }: { readonly line: Line }) {
  const { x, y } = line.label;
  const width = labelWidth(line);
  return (
    <>
      <rect class="picture-ground" x={x - width / 2} y={y - 9} width={width} height="18" />
      <text class="picture-label" x={x} y={y + 4} text-anchor="middle">
        {labelOf(line)}
      </text>
    </>
  );
}

function TableBox({ box, most }: { readonly box: Box; readonly most: number }) {
  const { table, x, y, height } = box;
  const found = useAnswer('variables', { table: table.name, first: 0, last: most });
  const label = inLanguage(table.label, labelLanguage.value);
  const rest = table.variables - most;
  const lineAt = (index: number) => BOX.head + index * BOX.line + 15;
  return (
    <g transform={`translate(${x},${y})`}>
      <rect class="picture-box" width={BOX.width} height={height} rx="8" />
      <text class="picture-title" x="12" y="21">
        <title>{label || table.name}</title>
        {cut(label || table.name, LABEL_LETTERS)}
      </text>
      <text class="picture-note" x="12" y="39">
        {cut(noteOf(table, label), LABEL_LETTERS + 8)}
      </text>
      {found?.items.map(({ pointer, name, type, depth }, index) => (
        <g key={pointer}>
          <text class="picture-name" x={12 + Math.min(depth, 3) * 10} y={lineAt(index)}>
            <title>{name}</title>
            {cut(name, NAME_LETTERS)}
          </text>
          <text class="picture-type" x={BOX.width - 12} y={lineAt(index)} text-anchor="end">
            {cut(type === 'coded' ? words.value.variables.coded : type, TYPE_LETTERS)}
          </text>
        </g>
      ))}
      {rest > 0 && (
        <text class="picture-note" x="12" y={lineAt(most)}>
          {words.value.overview.more(rest)}
        </text>
      )}
    </g>
  );
}

/** The name, where the title is a label, and the number of variables. */
function noteOf({ name, variables }: TableEntry, label: string): string {
  const number = words.value.overview.variables(variables);
  return label === '' || label === name || name === '' ? number : `${name} · ${number}`;
}

function cut(text: string, letters: number): string {
  const all = [...text];
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : text;
}

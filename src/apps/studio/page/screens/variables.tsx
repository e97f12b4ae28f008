import { effect, signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { VariableFilter, VariableRow } from '../../protocol.js';
import { ask } from '../connection.js';
import { useAnswer } from '../parts/use-answer.js';
import { opened, openVariable } from '../state.js';
import { words } from '../words.js';
import { whileBusy } from '../work.js';
import { BulkBar } from './variables/bulk.js';
import { VariableFilters } from './variables/filters.js';
import { VariablePanel } from './variables/panel.js';
import { pasteInto } from './variables/paste.js';
import { Row } from './variables/row.js';

/** The height of a row, as in the styles. */
const ROW = 44;
/** Rows are asked for in blocks, so that scrolling asks rarely. */
const BLOCK = 30;

const filter = signal<VariableFilter>({});
const selection = signal<ReadonlySet<string>>(new Set());

// Filter and selection belong to one schema.
let filtered: string | undefined;
effect(() => {
  const draft = opened.value?.draft;
  if (draft === filtered) return;
  filtered = draft;
  filter.value = {};
  selection.value = new Set();
});

/** The variables of all tables, to be edited in place. */
export function VariablesScreen() {
  const box = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, last: 2 * BLOCK });
  const found = useAnswer('variables', { ...filter.value, ...range });
  const { variables } = words.value;
  const onScroll = () => {
    const { scrollTop, clientHeight } = box.current!;
    const first = Math.max(0, Math.floor(scrollTop / ROW / BLOCK) * BLOCK - BLOCK);
    const last = (Math.ceil((scrollTop + clientHeight) / ROW / BLOCK) + 1) * BLOCK;
    if (first !== range.first || last !== range.last) setRange({ first, last });
  };
  const change = (next: VariableFilter) => {
    filter.value = next;
    box.current?.scrollTo(0, 0);
  };
  const total = found?.count ?? 0;
  const items = found?.items ?? [];
  const first = found?.first ?? 0;
  return (
    <div class={openVariable.value === undefined ? 'variables' : 'variables with-panel'}>
      <div class="variables-main">
        <VariableFilters filter={filter.value} onChange={change} />
        <BulkBar selection={selection} />
        {found && total === 0 ? (
          <p class="empty">{isFiltered(filter.value) ? variables.none : variables.empty}</p>
        ) : (
          <div class="grid-box" ref={box} onScroll={onScroll}>
            <table class="grid" aria-rowcount={total + 1} aria-label={variables.title}>
              <Head total={total} items={items} />
              <tbody
                onKeyDown={moveBetweenRows}
                onPaste={(event) => whileBusy(() => pasteInto(event, filter.value))}
              >
                <Space rows={first} />
                {items.map((row, index) => (
                  <Row
                    key={row.pointer}
                    row={row}
                    index={first + index}
                    isSelected={selection.value.has(row.pointer)}
                    onSelect={(isSelected) => select([row.pointer], isSelected)}
                  />
                ))}
                <Space rows={total - first - items.length} />
              </tbody>
            </table>
          </div>
        )}
        <p class="about">{variables.pasteHelp}</p>
      </div>
      {openVariable.value !== undefined && <VariablePanel pointer={openVariable.value} />}
    </div>
  );
}

function isFiltered({ search, isToDo, table }: VariableFilter): boolean {
  return Boolean(search || isToDo || table);
}

function select(pointers: readonly string[], isSelected: boolean): void {
  const next = new Set(selection.value);
  for (const pointer of pointers) {
    if (isSelected) next.add(pointer);
    else next.delete(pointer);
  }
  selection.value = next;
}

/** Keeps the height of rows that are not on the page. */
function Space({ rows }: { readonly rows: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (row.current) row.current.style.height = `${rows * ROW}px`;
  }, [rows]);
  return rows > 0 ? <tr ref={row} class="space" /> : null;
}

function Head({ total, items }: { readonly total: number; readonly items: readonly VariableRow[] }) {
  const { variables } = words.value;
  const isAll = total > 0 && items.every(({ pointer }) => selection.value.has(pointer));
  const selectAll = async (isSelected: boolean) => {
    const all = await ask('variables', { ...filter.value, first: 0, last: total });
    select(
      all.items.filter(({ isEditable }) => isEditable).map(({ pointer }) => pointer),
      isSelected,
    );
  };
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" class="select">
          <input
            type="checkbox"
            aria-label={variables.selectAll}
            checked={isAll}
            onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
          />
        </th>
        {Object.entries(variables.columns).map(([name, title]) => (
          <th key={name} scope="col" class={`column-${name}`}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The arrows go to the same column of the next row; so does Enter in a field, while it opens a variable by its name. */
function moveBetweenRows(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  const from = event.target as HTMLElement;
  const moving = event.key === 'Enter' ? 'input[type="text"]' : 'input[type="text"], [data-moves]';
  if (step === undefined || event.defaultPrevented || !from.matches(moving)) return;
  const cell = from.closest<HTMLElement>('td, th')!;
  const row = cell.parentElement as HTMLTableRowElement;
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  const target =
    next?.children[(cell as HTMLTableCellElement).cellIndex]?.querySelector<HTMLElement>('input, button');
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'nearest' });
}

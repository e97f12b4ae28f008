import { useState } from 'preact/hooks';
import type { RelationEntry, TableEntry } from '../../protocol.js';
import { inLanguage } from '../parts/in-language.js';
import { useAnswer } from '../parts/use-answer.js';
import { labelLanguage, openVariable, tab } from '../state.js';
import { words } from '../words.js';

/** How many variables of a table are listed. */
const MOST = 200;

/** The tables, their variables and relations as a list. */
export function TableList({ tables }: { readonly tables: readonly TableEntry[] }) {
  const names = new Map(tables.map((table) => [table.name, titleOf(table)]));
  return (
    <ul class="table-list">
      {tables.map((table) => (
        <li key={table.pointer} class="panel-card">
          <h4>{titleOf(table)}</h4>
          <Variables table={table} />
          {table.relations.length > 0 && <Relations table={table} names={names} />}
        </li>
      ))}
    </ul>
  );
}

function titleOf({ label, name }: TableEntry): string {
  const words = inLanguage(label, labelLanguage.value);
  return words === '' || words === name || name === '' ? words || name : `${words} (${name})`;
}

function Variables({ table }: { readonly table: TableEntry }) {
  const { overview } = words.value;
  const [isOpen, setOpen] = useState(false);
  const found = useAnswer('variables', isOpen ? { table: table.name, first: 0, last: MOST } : undefined);
  const rest = table.variables - MOST;
  if (table.variables === 0) return <p class="about">{overview.variables(0)}</p>;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{overview.variables(table.variables)}</summary>
      <ul class="variable-list">
        {found?.items.map(({ pointer, name, label, type }) => (
          <li key={pointer}>
            <button
              type="button"
              class="link"
              onClick={() => {
                openVariable.value = pointer;
                tab.value = 'variables';
              }}
            >
              {name}
            </button>{' '}
            <span>{inLanguage(label, labelLanguage.value)}</span>{' '}
            <span class="about">{type === 'coded' ? words.value.variables.coded : type}</span>
          </li>
        ))}
        {rest > 0 && <li>{overview.more(rest)}</li>}
      </ul>
    </details>
  );
}

interface RelationsSettings {
  readonly table: TableEntry;
  readonly names: ReadonlyMap<string, string>;
}

function Relations({ table, names }: RelationsSettings) {
  const { overview } = words.value;
  return (
    <>
      <h5>{overview.relations}</h5>
      <ul class="plain-list">
        {table.relations.map((relation, index) => (
          <li key={index}>{sentenceOf(relation, titleOf(table), names)}</li>
        ))}
      </ul>
    </>
  );
}

function sentenceOf(relation: RelationEntry, from: string, names: RelationsSettings['names']): string {
  const { overview } = words.value;
  const { type, table, target, cardinality, sourceVariables, targetVariables } = relation;
  const to = (table === undefined ? undefined : names.get(table)) ?? `${target} (${overview.outside})`;
  const parts = [overview.relation(type, from, to)];
  if (cardinality !== undefined) parts.push(cardinality);
  if (sourceVariables.length > 0)
    parts.push(overview.by(sourceVariables.join(', '), targetVariables.join(', ')));
  return parts.join(', ');
}

import type { JsonObject } from '../../../base/json.js';
import type { Source } from '../exporter.js';
import { type NodeDraft, node, put, ref } from '../jsonld.js';
import { optionLike } from '../option-like.js';
import type { Role } from '../options.js';
import { type Context, notationOf } from './codes.js';
import { xsdType } from './domains.js';
import { iriRef, uriOf } from './iris.js';
import { type Arrangement, arrangementOf, ROLES, STRUCTURES } from './layout.js';
import { type Column, partAddress, type Table } from './tables.js';
import { descriptionOf, isSaid, labelsOf } from './terms.js';
import { addRepresentation, conceptRefs, type Standing, variableName } from './variables.js';

/** The structure of a table, before it is written: its ids, and the roles of its columns. */
export interface Structure {
  readonly id: string;
  readonly table: Table;
  readonly arrangement: Arrangement;
  readonly standings: ReadonlyMap<Column, Standing>;
  readonly key: string | undefined;
}

/** The structures of tables, as far as what is known allows. */
export function structuresOf({ source }: Context, tables: readonly Table[]): ReadonlyMap<string, Structure> {
  const { addresses, description, options } = source;
  const structures = new Map<string, Structure>();
  for (const table of tables) {
    const { dataset } = table;
    const { structureType } = dataset.isRoot ? description : dataset;
    const arrangement = arrangementOf(table, structureType?.value, options);
    if (arrangement === undefined) continue;
    sayWhatIsAssumed(source, table, arrangement);
    const standings = standingsIn(source, table, arrangement);
    const isKeyed =
      table.key.length > 0 && table.key.every((column) => standings.get(column)?.represented !== undefined);
    structures.set(dataset.name, {
      id: partAddress(addresses, 'structure', dataset),
      table,
      arrangement,
      standings,
      key: isKeyed ? partAddress(addresses, 'structure-key', dataset) : undefined,
    });
  }
  return structures;
}

function sayWhatIsAssumed(source: Source, { dataset }: Table, arrangement: Arrangement): void {
  const { layout, isLayoutAssumed, roles, assumed } = arrangement;
  if (isLayoutAssumed) {
    source.assume({
      term: `cdi:isStructuredBy of ${dataset.name}`,
      value: layout,
      why: 'derived from the schema and the option "roles"; "fair:structureType" would state it',
    });
  }
  if (assumed.size > 0) {
    const counts = new Map<string, number>();
    for (const column of assumed.keys()) {
      const { word } = ROLES[roles.get(column)!];
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    source.assume({
      term: `cdif:role in ${dataset.name}`,
      value: [...counts].map(([word, count]) => `${count} ${word}`).join(', '),
      why: `derived from keys, units, types and names of columns; ${optionLike('roles')} would state it`,
    });
  }
}

function standingsIn({ addresses }: Source, table: Table, { roles, layout, assumed }: Arrangement) {
  const { topColumns, dataset } = table;
  const qualified = topColumns.filter(
    (column) => roles.get(column) === (layout === 'long' ? 'value' : 'measure'),
  );
  const only = qualified.length === 1 ? qualified[0] : undefined;
  return new Map(
    topColumns.map((column): [Column, Standing] => {
      const role = roles.get(column);
      return [
        column,
        {
          role,
          isAssumed: assumed.has(column),
          qualifies: role === 'attribute' ? (assumed.get(column)?.about ?? only) : undefined,
          // What a descriptor describes is in its own kind of variable.
          represented:
            role === 'descriptor'
              ? undefined
              : partAddress(addresses, 'represented', dataset, column.variable.path),
        },
      ];
    }),
  );
}

/** A structure in full, with the represented variables that it is made of. */
export function writeStructure(
  context: Context,
  structure: Structure,
  all: ReadonlyMap<string, Structure>,
): JsonObject {
  const { table, arrangement, standings, id, key } = structure;
  const component = ({ variable }: Column) =>
    partAddress(context.source.addresses, 'component', table.dataset, variable.path);
  const valueColumn = table.topColumns.find((column) => standings.get(column)?.role === 'value');
  return node({
    '@id': id,
    '@type': [`cdi:${STRUCTURES[arrangement.layout]}`],
    'cdi:has_DataStructureComponent': table.topColumns.map((column) => {
      const { role, represented } = standings.get(column)!;
      const draft: NodeDraft = { '@id': component(column), '@type': [`cdi:${ROLES[role!].component}`] };
      if (represented === undefined) {
        draft['cdi:refersTo'] = ref(component(valueColumn!));
        draft['cdif:isDefinedBy_DescriptorVariable'] = descriptorVariable(context, column);
      } else {
        draft['cdif:isDefinedBy_RepresentedVariable'] = representedVariable(
          context,
          column,
          represented,
          role,
        );
      }
      return draft;
    }),
    'cdi:has_PrimaryKey': key && {
      '@id': key,
      '@type': ['cdif:PrimaryKey'],
      'cdif:isComposedOf': positions(table.key.map((column) => standings.get(column)!.represented!)),
    },
    'cdi:has_ForeignKey': foreignKeys(context, structure, all),
  });
}

/** The columns of a key by their places in it. */
export function positions(variables: readonly string[]): readonly JsonObject[] {
  return variables.map((variable, index) => ({
    '@type': ['cdi:ComponentPosition'],
    'cdi:indexes': ref(variable),
    'cdi:value': index + 1,
  }));
}

function foreignKeys({ source }: Context, structure: Structure, all: ReadonlyMap<string, Structure>) {
  const { table, standings } = structure;
  return table.joins.flatMap(({ columns, target }, index) => {
    const key = all.get(target)?.key;
    const joining = columns.map((column) => standings.get(column)?.represented);
    if (key === undefined || joining.some((each) => each === undefined)) return [];
    return [
      {
        '@id': partAddress(source.addresses, `foreign-key-${index + 1}`, table.dataset),
        '@type': ['cdi:ForeignKey'],
        'cdif:isComposedOf': positions(joining as readonly string[]),
        'cdi:references': ref(key),
      },
    ];
  });
}

function representedVariable(
  context: Context,
  column: Column,
  id: string,
  role: Role | undefined,
): JsonObject {
  const { variable } = column;
  const { ledger } = context.agents;
  const external = variable.links.representedVariableRef;
  const draft: NodeDraft = {
    '@id': id,
    '@type': ['cdi:RepresentedVariable'],
    'cdif:name': [variableName(column)],
  };
  put(draft, 'cdif:displayLabel', labelsOf(ledger, variable));
  put(draft, 'cdif:definition', descriptionOf(ledger, variable).text);
  put(draft, 'cdi:hasIntendedDataType', variable.isArray ? undefined : xsdType(variable));
  addRepresentation(draft, context, column, 'cdi');
  put(draft, 'cdif:uses_Concept', conceptRefs(ledger, variable));
  put(draft, 'cdi:measures', unitType(context, column, role));
  if (external) {
    draft['cdi:externalDefinition'] = {
      '@type': ['cdif:Reference'],
      'schema:url': uriOf(ledger.keep(external)),
    };
  }
  return draft;
}

/** The type of thing that a variable is about; what the rows are about is said of those that identify them. */
function unitType({ source }: Context, { variable, table }: Column, role: Role | undefined) {
  const { ledger, description } = source;
  const own = variable.terms.unitType;
  const rows = role === 'identifier' ? (table.isRoot ? description : table).terms.unitType : undefined;
  const term = isSaid(own) ? own : rows;
  if (!isSaid(term)) return undefined;
  return node({
    '@type': ['cdi:UnitType'],
    'cdif:name': ledger.keepAll(term.words).map(({ text }) => text),
    'cdif:uses_Concept': ledger.keepRefs(term).map(iriRef),
  });
}

/** The variable whose values say which variable a row of a long table is about. */
function descriptorVariable({ source, agents: { ledger } }: Context, column: Column): JsonObject {
  const { variable, table } = column;
  const address = (kind: string) => partAddress(source.addresses, kind, table, variable.path);
  return {
    '@id': address('descriptor'),
    '@type': ['cdi:DescriptorVariable'],
    'cdif:name': [variableName(column)],
    'cdif:hasValuesFrom': {
      '@type': ['cdi:DescriptorValueDomain'],
      'cdif:takesValuesFrom': (variable.codes?.codes ?? []).map((code, index) => ({
        'cdif:value': notationOf(code),
        'cdif:isDefinedBy': node({
          '@id': address(`described-${index + 1}`),
          '@type': ['cdi:RepresentedVariable'],
          'cdif:name': [notationOf(code)],
          'cdif:displayLabel': labelsOf(ledger, code),
        }),
      })),
    },
  };
}

import type { JsonObject } from '../../json.js';
import { type NodeDraft, node, put, ref } from '../jsonld.js';
import type { Role } from '../options.js';
import { notationOf } from './codes.js';
import type { Context } from './context.js';
import { xsdType } from './datatypes.js';
import { iriRef, uriOf } from './iris.js';
import { type Arrangement, arrangementOf, type Layout } from './layout.js';
import type { Column, Table } from './tables.js';
import { isSaid } from './terms.js';
import { descriptionOf, labelsOf } from './texts.js';
import { addRepresentation, conceptRefs, type Standing, variableName } from './variables.js';

const STRUCTURES: { readonly [L in Layout]: string } = {
  wide: 'cdi:WideDataStructure',
  long: 'cdi:LongDataStructure',
  dimensional: 'cdi:DimensionalDataStructure',
};

const COMPONENTS: { readonly [R in Role]: string } = {
  identifier: 'cdi:IdentifierComponent',
  measure: 'cdi:MeasureComponent',
  attribute: 'cdi:AttributeComponent',
  dimension: 'cdi:DimensionComponent',
  descriptor: 'cdi:VariableDescriptorComponent',
  value: 'cdi:VariableValueComponent',
};

/** The structure of a table, before it is written: its ids, and the roles of its columns. */
export interface Structure {
  readonly id: string;
  readonly table: Table;
  readonly arrangement: Arrangement;
  readonly standings: ReadonlyMap<Column, Standing>;
  readonly key: string | undefined;
}

/** The structures of tables, as far as what is known allows. */
export function structuresOf(context: Context, tables: readonly Table[]): ReadonlyMap<string, Structure> {
  const { source, ids } = context;
  const structures = new Map<string, Structure>();
  for (const table of tables) {
    const { structureType } = table.dataset.isRoot ? source.description : table.dataset;
    const arrangement = arrangementOf(table, structureType?.value, source.options);
    if (arrangement === undefined) continue;
    sayWhatIsAssumed(context, table, arrangement);
    const standings = standingsIn(context, table, arrangement);
    const isKeyed =
      table.key.length > 0 && table.key.every((column) => standings.get(column)?.represented !== undefined);
    structures.set(table.dataset.name, {
      id: ids.mint('structure', table.names),
      table,
      arrangement,
      standings,
      key: isKeyed ? ids.mint('structure-key', table.names) : undefined,
    });
  }
  return structures;
}

function sayWhatIsAssumed({ source }: Context, { dataset }: Table, { assumed, layout }: Arrangement): void {
  if (assumed.includes('layout')) {
    source.assume({
      term: `cdi:isStructuredBy of ${dataset.name}`,
      value: layout,
      why: 'derived from the schema and the option "roles"; "fair:structureType" would state it',
    });
  }
  if (assumed.includes('roles')) {
    source.assume({
      term: `cdif:role in ${dataset.name}`,
      value: layout === 'long' ? 'Attribute' : 'Measure',
      why: 'the options "roles" and "keys" do not mention the other columns',
    });
  }
}

function standingsIn({ ids }: Context, { topColumns }: Table, { roles, layout }: Arrangement) {
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
          qualifies: role === 'attribute' ? only : undefined,
          // What a descriptor describes is in its own kind of variable.
          represented: role === 'descriptor' ? undefined : ids.mint('rv', column.names),
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
  const componentIds = new Map(
    table.topColumns.map((column) => [column, context.ids.mint('component', column.names)]),
  );
  const valueColumn = table.topColumns.find((column) => standings.get(column)?.role === 'value');
  return node({
    '@id': id,
    '@type': [STRUCTURES[arrangement.layout]],
    'cdi:has_DataStructureComponent': table.topColumns.map((column) => {
      const { role, represented } = standings.get(column)!;
      return {
        '@id': componentIds.get(column)!,
        '@type': [COMPONENTS[role!]],
        ...(represented === undefined
          ? {
              'cdi:refersTo': ref(componentIds.get(valueColumn!)!),
              'cdif:isDefinedBy_DescriptorVariable': descriptorVariable(context, column),
            }
          : {
              'cdif:isDefinedBy_RepresentedVariable': representedVariable(context, column, represented, role),
            }),
      };
    }),
    'cdi:has_PrimaryKey':
      key === undefined
        ? undefined
        : {
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

function foreignKeys({ ids }: Context, structure: Structure, all: ReadonlyMap<string, Structure>) {
  const { table, standings } = structure;
  return table.joins.flatMap(({ columns, target }) => {
    const key = all.get(target)?.key;
    const joining = columns.map((column) => standings.get(column)?.represented);
    if (key === undefined || joining.some((each) => each === undefined)) return [];
    return [
      {
        '@id': ids.mint('foreign-key', [...table.names, target]),
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
function descriptorVariable({ ids, agents: { ledger } }: Context, column: Column): JsonObject {
  const codes = column.variable.codes?.codes ?? [];
  return {
    '@id': ids.mint('descriptor', column.names),
    '@type': ['cdi:DescriptorVariable'],
    'cdif:name': [variableName(column)],
    'cdif:hasValuesFrom': {
      '@type': ['cdi:DescriptorValueDomain'],
      'cdif:takesValuesFrom': codes.map((code) => ({
        'cdif:value': notationOf(code),
        'cdif:isDefinedBy': node({
          '@id': ids.mint('described', [...column.names, notationOf(code)]),
          '@type': ['cdi:RepresentedVariable'],
          'cdif:name': [notationOf(code)],
          'cdif:displayLabel': labelsOf(ledger, code),
        }),
      })),
    },
  };
}

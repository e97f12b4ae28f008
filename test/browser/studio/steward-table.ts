// A table as a data steward gets it from an instrument: Latin-1, semicolons, decimal commas, codes, and -9 for no value.

/** The file that the steward has. */
export const FILE = 'wetter.csv';

/** How many rows it has. */
export const ROWS = 200;

/** Its columns, with the labels and the terms of a glossary that the steward has in a spreadsheet. */
export const COLUMNS = [
  ['station', 'Name of the station', 'station'],
  ['beobachtung', 'Identifier of the observation', 'observation'],
  ['datum', 'Day of the observation', 'day'],
  ['temperatur_degC', 'Air temperature', 'air-temperature'],
  ['feuchte_percent', 'Relative humidity', 'relative-humidity'],
  ['niederschlag_mm', 'Precipitation', 'precipitation'],
  ['wind_km_h', 'Wind speed', 'wind-speed'],
  ['luftdruck_hPa', 'Air pressure', 'air-pressure'],
  ['sonne_h', 'Duration of sunshine', 'sunshine'],
  ['schnee_cm', 'Depth of snow', 'snow-depth'],
  ['höhe_m', 'Elevation of the station', 'elevation'],
  ['qualität', 'Quality of the observation', 'quality'],
  ['beobachter', 'Kind of observer', 'observer'],
  ['bemerkung', 'Remark', 'remark'],
] as const;

const STATIONS = [
  ['Köln-Bonn', 'KB01', 91],
  ['Düsseldorf', 'DU02', 45],
  ['Görlitz', 'GO03', 238],
  ['Würzburg', 'WU04', 268],
  ['Lübeck', 'LU05', 14],
] as const;

/** The table in Latin-1. */
export function stewardTable(): Uint8Array {
  const header = COLUMNS.map(([name]) => name).join(';');
  const rows = Array.from({ length: ROWS }, (_, number) => row(number).join(';'));
  return Buffer.from([header, ...rows, ''].join('\r\n'), 'latin1');
}

function row(number: number): readonly (string | number)[] {
  const [station, id, elevation] = STATIONS[number % STATIONS.length]!;
  const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(number / STATIONS.length)));
  // Numbers that look measured, and are the same in each run.
  const swing = (size: number, step: number) => Math.sin(number * step) * size;
  const orMissing = (value: string | number, every: number) => (number % every === every - 1 ? -9 : value);
  const comma = (value: number) => value.toFixed(1).replace('.', ',');
  return [
    station,
    `${id}-${String(number).padStart(4, '0')}`,
    day.toISOString().slice(0, 10),
    comma(12.4 + swing(11, 0.7)),
    Math.round(65 + swing(25, 1.3)),
    orMissing(comma(Math.max(0, swing(14, 2.1))), 23),
    orMissing(comma(18 + swing(15, 0.9)), 31),
    comma(1013 + swing(18, 0.4)),
    orMissing(comma(6 + swing(5.5, 1.1)), 17),
    orMissing(Math.max(0, Math.round(swing(12, 0.3))), 29),
    elevation,
    [1, 1, 2, 1, 1, 9][number % 6]!,
    ['A', 'M'][number % 2]!,
    number % 3 === 0 ? '' : `Gerät geprüft, Prüfung Nr. ${number * 7} bestätigt`,
  ];
}

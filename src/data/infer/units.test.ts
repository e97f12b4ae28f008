import { describe, expect, test } from 'vitest';
import { loadUnits } from '../../schema/vocabulary/index.js';
import { unitFinder } from './units.js';

const unitIn = unitFinder(await loadUnits());
const idOf = (name: string, label?: string) => unitIn(name, label)?.ref.replace(/.*\//, '');

describe('the unit of a name', () => {
  test.each([
    // In brackets.
    ['Body Mass (g)', 'GM'],
    ['Temperature [°C]', 'DEG_C'],
    ['temp (C)', 'DEG_C'],
    ['wind speed (m/s)', 'M-PER-SEC'],
    ['PM2.5 (µg/m³)', 'MicroGM-PER-M3'],
    ['Forest area (% of land area)', 'PERCENT'],
    ['CO2 emissions (kt)', 'KiloTONNE'],
    ['Duration (in minutes)', 'MIN'],
    ['WEIGHT (KG)', 'KiloGM'],
    ['Power (kW)', 'KiloW'],
    ['Delta 15 N (o/oo)', 'PPTH'],
    ['Precipitation (mm, daily)', 'MilliM'],
    ['Melting point (°C)', 'DEG_C'],
    ['Age (year)', 'YR'],
    ['Lap time (s)', 'SEC'],
    // Words that are units anywhere.
    ['hours_mission', 'HR'],
    ['eva_hrs_mission', 'HR'],
    ['yrs_married', 'YR'],
    ['pct_women', 'PERCENT'],
    ['percentage_of_total', 'PERCENT'],
    ['share_%', 'PERCENT'],
    ['% change', 'PERCENT'],
    ['per cent female', 'PERCENT'],
    ['unemployment_rate_pct', 'PERCENT'],
    ['wave_meters_min', 'M'],
    ['heightMeters', 'M'],
    ['weight_in_kilograms', 'KiloGM'],
    ['temp_celsius', 'DEG_C'],
    ['horsepower', 'HP'],
    ['calories', 'KiloCAL'],
    ['area_square_feet', 'FT2'],
    ['distance_light_years', 'LY'],
    ['usage_kilowatt_hours', 'KiloW-HR'],
    ['emissions_metric_tons', 'TONNE'],
    ['bp mm Hg', 'MilliM_HG'],
    ['pm25_ugm3', 'MicroGM-PER-M3'],
    ['age_mo', 'MO'],
    ['dew_point_f', 'DEG_F'],
    ['engine_cc', 'CentiM3'],
    ['number_of_days', 'DAY'],
    ['preferred_ph_lower', 'PH'],
    ['pH', 'PH'],
    // Quotients.
    ['yield_kg_per_ha', 'KiloGM-PER-HA'],
    ['miles_per_hour', 'MI-PER-HR'],
    ['nitrate_mg_l', 'MilliGM-PER-L'],
    ['NO3_mgL', 'MilliGM-PER-L'],
    ['pm2_5_ug_m3', 'MicroGM-PER-M3'],
    ['radiation_w_m2', 'W-PER-M2'],
    ['conductivity_us_cm', 'MicroS-PER-CentiM'],
    ['wind_speed_m_s', 'M-PER-SEC'],
    ['speed km/h', 'KiloM-PER-HR'],
    ['flow_rate_l_s', 'L-PER-SEC'],
    ['evaporation_mm_day', 'MilliM-PER-DAY'],
    // Symbols at the end.
    ['bill_length_mm', 'MilliM'],
    ['body_mass_kg', 'KiloGM'],
    ['distanceKm', 'KiloM'],
    ['area_km2', 'KiloM2'],
    ['area_km²', 'KiloM2'],
    ['area_sq_km', 'KiloM2'],
    ['farm_ha', 'HA'],
    ['volume_m3', 'M3'],
    ['duration_ms', 'MilliSEC'],
    ['windspeed_ms', 'M-PER-SEC'],
    ['air_temp_degC', 'DEG_C'],
    ['air_temp_deg_c', 'DEG_C'],
    ['energy_kWh', 'KiloW-HR'],
    ['use_k_wh', 'KiloW-HR'],
    ['serv_size_m_l', 'MilliL'],
    ['pressure_hPa', 'HectoPA'],
    ['sampling_rate_hz', 'HZ'],
    ['heart_rate_bpm', 'BEAT-PER-MIN'],
    ['ozone_ppb', 'PPB'],
    ['max_gust_mph', 'MI-PER-HR'],
    ['length_mm_mean', 'MilliM'],
    ['length_mm_min', 'MilliM'],
    ['depth_cm_1', 'CentiM'],
    ['wind_dir_deg', 'DEG'],
    // Letters beside a fitting quantity.
    ['track_length_m', 'M'],
    ['temp_c', 'DEG_C'],
    ['tempF', 'DEG_F'],
    ['airtemp_c', 'DEG_C'],
    ['time_s', 'SEC'],
    ['capacity_l', 'L'],
    ['capacity_mw', 'MegaW'],
    ['total_fat_g', 'GM'],
    ['elevation_ft', 'FT'],
    ['rainfall_in', 'IN'],
    ['wind_kt', 'KN'],
    ['duration_min', 'MIN'],
    ['age_year', 'YR'],
    ['voltage_mv', 'MilliV'],
    ['HEIGHTM', 'M'],
    ['WEIGHTKG', 'KiloGM'],
    // Coordinates.
    ['latitude', 'DEG'],
    ['decimalLongitude', 'DEG'],
    ['start_lng', 'DEG'],
    ['long', 'DEG'],
    ['lat_rad', 'RAD'],
  ])('%s is %s', (name, id) => {
    expect(idOf(name)).toBe(id);
  });
});

describe('no unit', () => {
  test.each([
    // The symbol is the name.
    'Mg',
    'hp',
    'mm',
    'mg_l',
    'ph',
    'soil_Mg',
    'years',
    // Numbers and limits before it.
    'within_5_km',
    'soil_temp_10cm',
    'temperature_2_m',
    'last_30_days',
    'prior_years',
    // Money, rates, ranks.
    'cost_km_millions',
    'price_per_kg',
    'rate_km',
    'hourly_rate_hours',
    'percentage_points',
    'percent_rank',
    'price_usd',
    'Amount (USD)',
    'amount $',
    'income (EUR)',
    // Something else is divided.
    'deaths_per_100k',
    'passengers_per_hour',
    'people_per_km2',
    'tunnel_per',
    // Letters without a quantity.
    'conf_w',
    'full_l',
    'threat_P',
    'group_m',
    'category_c',
    'team_m_s',
    'vitamin_c',
    'emp_ft',
    'home_in',
    // Calendars, clocks, places.
    'year',
    'start_year',
    'rec_day',
    'time_of_day',
    'date_long',
    'lat_lon',
    'foot_length',
    'water_meter',
    'pole',
    'turns',
    // Abbreviations in brackets.
    'Heart rate (HR)',
    'Diabetes Mellitus (DM)',
    'PANAS_(Post-Pre)-Strong',
    'Small Island Developing States (SIDS)',
    'Group (A)',
    'Author(s)',
    'Start (year)',
    'Persons (K)',
    'Price (kg)',
    'rainfall_in_2020',
    'percentage_point_change',
    'log_mass_kg',
    'weight_class_kg',
    'temp_deg',
    'bachelors_degrees',
    'times',
    'aged',
    'hours_minutes',
    '',
    '__proto__',
  ])('in %j', (name) => {
    expect(unitIn(name)).toBeUndefined();
  });
});

describe('the unit of a label', () => {
  test.each([
    ['height', 'Height in millimeters', 'MilliM'],
    ['v1', 'Temperature in degrees Celsius at noon', 'DEG_C'],
    ['v1', 'Weight (kg)', 'KiloGM'],
    ['v1', 'Area in square kilometers', 'KiloM2'],
    ['v1', 'Percentage of women', 'PERCENT'],
    ['v1', 'Length in mm', 'MilliM'],
    ['weight_kg', 'Weight (g)', undefined],
    ['v1', 'Deaths in year 2000', undefined],
    ['v1', 'Price in euros', undefined],
    ['v1', 'Events in prior year', undefined],
    ['v1', 'Rank in percent', undefined],
  ])('%s, %s: %s', (name, label, id) => {
    expect(idOf(name, label)).toBe(id);
  });
});

test('a unit comes with its text, its quantity and where it was found', () => {
  expect(unitIn('track_length_m')).toEqual({
    text: 'm',
    ref: 'http://qudt.org/vocab/unit/M',
    quantityRef: 'http://qudt.org/vocab/quantitykind/Length',
    from: 'symbol',
    evidence: 'The name ends in "m".',
  });
  expect(unitIn('Body Weight (g)')).toEqual({
    text: 'g',
    ref: 'http://qudt.org/vocab/unit/GM',
    quantityRef: 'http://qudt.org/vocab/quantitykind/Mass',
    from: 'bracket',
    evidence: 'The name has "g" in brackets.',
  });
  expect(unitIn('hours_mission')).toEqual({
    text: 'hours',
    ref: 'http://qudt.org/vocab/unit/HR',
    from: 'word',
    evidence: 'The name has the word "hours".',
  });
});

test.each([
  ['pressure_hPa', 'hPa'],
  ['pressure_mmHg', 'mmHg'],
  ['temp_degC_max', 'degC'],
  ['no2_ug_m3', 'ug/m3'],
  ['WEIGHT_KG', 'kg'],
])('the unit of %s is written as %s', (name, text) => {
  expect(unitIn(name)?.text).toBe(text);
});

import type { Licenses } from './licenses.js';
import type { Units } from './units.js';

// The lists are large, and most commands need none of them: neither they nor what reads them is loaded before.
let licenses: Promise<Licenses> | undefined;
let units: Promise<Units> | undefined;

/** The SPDX licences, loaded when they are first asked for. */
export function loadLicenses(): Promise<Licenses> {
  licenses ??= import('./license-lookup.js').then(({ readLicenses }) => readLicenses());
  return licenses;
}

/** The units and quantity kinds of QUDT, loaded when they are first asked for. */
export function loadUnits(): Promise<Units> {
  units ??= import('./unit-lookup.js').then(({ readUnits }) => readUnits());
  return units;
}

import {
  BSTAR,
  ELEMENT_FIELDS,
  type ElementTable,
  MEAN_MOTION_DDOT,
  MEAN_MOTION_DOT,
  setElements,
} from '@keepout/astro/sgp4/element-table';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { type Allocate, initialiseBatch } from '@keepout/kernel/initialise';
import type { MissionSlice } from './planned-orbit.ts';

/**
 * Returns the current catalogue with a planned orbit added, for a span of a year: without drag, so that decaying objects substitute for new
 * launches and breakups; nodes and perigees precess.
 */
function flownCatalogue(catalogue: ElementTable, slices: readonly MissionSlice[]): ElementTable {
  const count = catalogue.count + slices.length;
  const values = new Float64Array(count * ELEMENT_FIELDS);
  values.set(catalogue.values.subarray(0, catalogue.count * ELEMENT_FIELDS));
  for (const field of [BSTAR, MEAN_MOTION_DOT, MEAN_MOTION_DDOT])
    for (let k = 0; k < catalogue.count; k++) values[k * ELEMENT_FIELDS + field] = 0;
  for (const [k, { elements }] of slices.entries()) setElements(values, catalogue.count + k, elements);
  return { count, values };
}

/** The same ready to be screened. @returns the planned slices from `count` of the catalogue on */
export function flownBatch(catalogue: ElementTable, slices: readonly MissionSlice[], allocate?: Allocate): Sgp4Batch {
  return initialiseBatch(flownCatalogue(catalogue, slices), 'improved', allocate);
}

import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { mayMeet } from '@keepout/conjunction/screening/outline/may-meet';
import { type NearbyQuestion, nearbyOthers } from '@keepout/conjunction/screening/outline/nearby';
import { type OrbitOutline, outlineOf } from '@keepout/conjunction/screening/outline/outline';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import type { PackedElements } from '@keepout/operations/orbit/packed-elements';
import { catalogueSources } from './catalogue-sources.ts';

export interface SieveInput extends Pick<ScreeningPlan, 'window' | 'volume'> {
  readonly subjects: readonly (OrbitOutline | MeanElements)[];
  readonly bystanders: readonly OrbitOutline[];
}

/** Selects secondaries that can enter the screening volume. */
export function sieve({ window, volume, subjects, bystanders }: SieveInput): boolean[] {
  const outlines = subjects.map((orbit) =>
    orbit instanceof Float64Array ? orbit : outlineOf(sgp4Ephemeris(orbit), window),
  );
  return bystanders.map((bystander) => outlines.some((outline) => mayMeet(outline, bystander, { window, volume })));
}

export interface NearInput extends NearbyQuestion {
  readonly catalogue: PackedElements;
}

/** Selects objects that may come close by perigee and apogee. */
export const nearbyObjects = ({ catalogue, ...question }: NearInput): boolean[] =>
  nearbyOthers(catalogueSources(catalogue), question);

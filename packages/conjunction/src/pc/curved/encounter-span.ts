import type { OrbitError } from './orbit-error.ts';

/** The time that belongs to one encounter, seconds from the epoch of the orbits, which is its closest approach. */
export interface EncounterSpan {
  readonly startS: number;
  readonly stopS: number;
}

/**
 * The span of an encounter: a quarter of the shorter period to either side of closest approach.
 *
 * Method   orbits that cross do so again half a revolution later, and are farthest from each other half way there: what
 *          lies beyond belongs to the neighbouring encounter, which has a message of its own. The same span as in Alfano
 *          (AAS 09-233). 2D-Nc, 3D-Nc and Monte Carlo all use it; crossings inside are added up
 */
export function encounterSpan(first: OrbitError, second: OrbitError): EncounterSpan {
  const quarterS = (0.5 * Math.PI) / Math.max(first.mean[0]!, second.mean[0]!);
  return { startS: -quarterS, stopS: quarterS };
}

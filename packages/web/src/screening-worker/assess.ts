import type { StateVector } from '@keepout/astro/nouns';
import { estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import { dilution } from '@keepout/conjunction/pc/bounds/dilution';
import { foster1992 } from '@keepout/conjunction/pc/plane/foster-1992';
import { planeEncounter } from '@keepout/conjunction/pc/plane/plane-encounter';
import type { Encounter, EncounterState } from '@keepout/conjunction/screening/plan/encounter';

/** Seconds from the epochs of both orbits to TCA. */
export interface OrbitAges {
  readonly primaryS: number;
  readonly secondaryS: number;
}

/**
 * Probability of an approach of two element sets, and its bound.
 *
 * Method   both covariances estimated by regime and age (docs/models/estimated-covariance), Foster 1992 in the encounter
 *          plane; the bound over a common scale of the covariances, Alfano 2005
 * Assumes  a short encounter; element sets without a covariance of their own
 * Frame    TEME, taken as inertial for the seconds of an encounter
 *
 * @returns absent figures where there is no encounter plane: the relative velocity is zero
 */
export function assess(
  { tcaTaiS, primaryState, secondaryState }: Encounter,
  ages: OrbitAges,
  hardBodyRadiusM: number,
): { readonly pc?: number; readonly maxPc?: number } {
  const primary = objectOf(primaryState, tcaTaiS, ages.primaryS);
  const secondary = objectOf(secondaryState, tcaTaiS, ages.secondaryS);
  const plane = planeEncounter(primary, secondary, hardBodyRadiusM);
  if (!plane.ok || plane.value.principal === undefined) return {};
  const { principal } = plane.value;
  return { pc: foster1992(principal), maxPc: dilution(principal).maxPc };
}

function objectOf(at: EncounterState, epochTaiS: number, ageS: number): ObjectAtTca {
  const state: StateVector = { epochTaiS, frame: 'TEME', ...at };
  return { state, covariance: estimateCovariance(state, ageS).covariance, covarianceOrigin: 'estimated' };
}

import { twoBodyTransition } from '@keepout/astro/covariance/transport';
import { localAxes } from '@keepout/astro/frames/local';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { dot, scaled } from '@keepout/astro/vector';
import { ok, type Result } from '@keepout/units/result';
import { encounterPlane, projectCovariance } from '../encounter/encounter-plane.ts';
import type { EncounterFault } from '../fault.ts';
import type { Symmetric2 } from '../linear/symmetric2.ts';
import { foster1992 } from '../pc/plane/foster-1992.ts';
import { mostOfDisc, principalEncounter } from '../pc/plane/principal-encounter.ts';
import { type PlaneResult, type PlannedEncounter, planeFigures } from './planned-encounter.ts';

/** How a change of velocity before closest approach moves the secondary in the encounter plane of the primary. */
export interface PlaneMap {
  readonly missXM: number;
  readonly missYM: number;
  /** Rows of dm/dv, s: X and Y of the plane by R, T, N of the primary at the impulse. */
  readonly xByRtnS: Vec3;
  readonly yByRtnS: Vec3;
  /** Shift of the primary at closest approach, along its track. */
  readonly alongByRtnS: Vec3;
  readonly covarianceM2: Symmetric2;
  readonly hardBodyRadiusM: number;
}

/**
 * Opens the linear maps from impulses at any lead to the miss vector of an encounter.
 *
 * Method   m + B dv, B = -P Phi_rv M, with the two-body transition matrix and M from RTN; the shift of closest approach
 *          lies along the relative velocity and drops out of the projection; docs/models/avoidance-manoeuvre
 * Assumes  a displacement that is small against the orbit, and an encounter that is not slow
 *
 * @returns ok: the map of a state of the primary before closest approach (`twoBodyStateAt`)   |   fault: those of `encounterPlane`
 *
 * Checked  conformance/manoeuvre/impulsive-avoidance          Cost  10 microseconds a map
 */
export function openPlaneMaps(encounter: PlannedEncounter): Result<(before: StateVector) => PlaneMap, EncounterFault> {
  const { primary, hardBodyRadiusM } = encounter;
  const plane = encounterPlane(primary, encounter.secondary);
  if (!plane.ok) return plane;
  const { missXM, missYM, xi, zeta } = plane.value;
  const covarianceM2 = projectCovariance(plane.value, encounter.covarianceM2);
  const [, , , t0, t1, t2] = localAxes('RTN', primary.positionM, primary.velocityMps);
  // The secondary is seen from the primary.
  const [x, y, along]: readonly Vec3[] = [scaled(xi, -1), scaled(zeta, -1), [t0!, t1!, t2!]];
  return ok((before) => {
    const phi = twoBodyTransition(before, primary);
    const axes = localAxes('RTN', before.positionM, before.velocityMps);
    return {
      missXM,
      missYM,
      xByRtnS: rowAlong(x!, phi, axes),
      yByRtnS: rowAlong(y!, phi, axes),
      alongByRtnS: rowAlong(along!, phi, axes),
      covarianceM2,
      hardBodyRadiusM,
    };
  });
}

/** An axis times the upper right block of a transition, in local axes. */
function rowAlong(axis: Vec3, phi: Float64Array, axes: Float64Array): Vec3 {
  const byColumn = (column: number): number =>
    axis[0] * phi[column]! + axis[1] * phi[6 + column]! + axis[2] * phi[12 + column]!;
  const [x, y, z] = [byColumn(3), byColumn(4), byColumn(5)];
  const along = (i: number): number => axes[i]! * x + axes[i + 1]! * y + axes[i + 2]! * z;
  return [along(0), along(3), along(6)];
}

/** The figures that the map expects of an impulse. @param deltaVRtnMps Vec3 m/s */
export function mappedFigures(map: PlaneMap, deltaVRtnMps: Vec3): PlaneResult {
  return planeFigures(mappedMiss(map, deltaVRtnMps), map.covarianceM2, map.hardBodyRadiusM);
}

/** The probability alone, or a bound above it where even that is below `negligiblePc`. */
export function mappedPc(map: PlaneMap, deltaVRtnMps: Vec3, negligiblePc: number): number {
  const { missXM, missYM } = mappedMiss(map, deltaVRtnMps);
  const principal = principalEncounter(missXM, missYM, map.covarianceM2, map.hardBodyRadiusM);
  const maximumPc = mostOfDisc(principal);
  return maximumPc < negligiblePc ? maximumPc : foster1992(principal);
}

/** The miss vector that the map expects of an impulse. */
export function mappedMiss(map: PlaneMap, deltaVRtnMps: Vec3): { readonly missXM: number; readonly missYM: number } {
  return {
    missXM: map.missXM + dot(map.xByRtnS, deltaVRtnMps),
    missYM: map.missYM + dot(map.yByRtnS, deltaVRtnMps),
  };
}

import { twoBodyTransition } from '@keepout/astro/covariance/transport';
import { localAxes } from '@keepout/astro/frames/local';
import type { Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { dot, scaled } from '@keepout/astro/vector';
import { ok, type Result } from '@keepout/units/result';
import { encounterPlane, projectCovariance } from '../encounter/encounter-plane.ts';
import type { EncounterFault } from '../fault.ts';
import type { Symmetric2 } from '../linear/symmetric2.ts';
import { type PlaneResult, type PlannedEncounter, planeFigures } from './planned-encounter.ts';

/** How a change of velocity at a lead moves the secondary in the encounter plane of the primary. */
export interface PlaneMap {
  readonly leadS: number;
  readonly missXM: number;
  readonly missYM: number;
  /** Rows of dm/dv, s: X and Y of the plane by R, T, N of the primary at the impulse. */
  readonly xByRtnS: Vec3;
  readonly yByRtnS: Vec3;
  /** Of the primary's own place at closest approach, along its track. */
  readonly alongByRtnS: Vec3;
  readonly covarianceM2: Symmetric2;
  readonly hardBodyRadiusM: number;
}

/**
 * Linear map from an impulse to the miss vector.
 *
 * Method   m + B dv, B = -P Phi_rv M, with the two-body transition matrix and M from RTN; the shift of closest approach
 *          lies along the relative velocity and drops out of the projection; docs/models/avoidance-manoeuvre
 * Assumes  a displacement that is small against the orbit, and an encounter that is not slow
 *
 * @returns ok: PlaneMap   |   fault: those of `encounterPlane`
 *
 * Checked  conformance/manoeuvre/impulsive-avoidance          Cost  15 microseconds
 */
export function planeMap(encounter: PlannedEncounter, leadS: number): Result<PlaneMap, EncounterFault> {
  const { primary } = encounter;
  const plane = encounterPlane(primary, encounter.secondary);
  if (!plane.ok) return plane;
  const before = twoBodyStateAt(primary, primary.epochTaiS - leadS);
  const phi = twoBodyTransition(before, primary);
  const axes = localAxes('RTN', before.positionM, before.velocityMps);
  const row = (axis: Vec3): Vec3 => {
    // Axis times the upper right block, then to RTN.
    const inertial = [3, 4, 5].map(
      (column) => axis[0] * phi[column]! + axis[1] * phi[6 + column]! + axis[2] * phi[12 + column]!,
    );
    const along = (i: number): number =>
      axes[i]! * inertial[0]! + axes[i + 1]! * inertial[1]! + axes[i + 2]! * inertial[2]!;
    return [along(0), along(3), along(6)];
  };
  /** The secondary is seen from the primary. */
  const seen = (axis: Vec3): Vec3 => row(scaled(axis, -1));
  const [, , , t0, t1, t2] = localAxes('RTN', primary.positionM, primary.velocityMps);
  return ok({
    leadS,
    missXM: plane.value.missXM,
    missYM: plane.value.missYM,
    xByRtnS: seen(plane.value.xi),
    yByRtnS: seen(plane.value.zeta),
    alongByRtnS: row([t0!, t1!, t2!]),
    covarianceM2: projectCovariance(plane.value, encounter.covarianceM2),
    hardBodyRadiusM: encounter.hardBodyRadiusM,
  });
}

/** The figures that the map expects of an impulse. @param deltaVRtnMps Vec3 m/s */
export function mappedFigures(map: PlaneMap, deltaVRtnMps: Vec3): PlaneResult {
  return planeFigures(mappedMiss(map, deltaVRtnMps), map.covarianceM2, map.hardBodyRadiusM);
}

/** The miss vector that the map expects of an impulse. */
export function mappedMiss(map: PlaneMap, deltaVRtnMps: Vec3): { readonly missXM: number; readonly missYM: number } {
  return {
    missXM: map.missXM + dot(map.xByRtnS, deltaVRtnMps),
    missYM: map.missYM + dot(map.yByRtnS, deltaVRtnMps),
  };
}

import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween, transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { wrapTwoPi } from '@keepout/units/angle';
import type { Site } from './site.ts';

/** Speed of light, m/s. SI. */
export const SPEED_OF_LIGHT_MPS = 299_792_458;

/** Direction of an object from a site, in the axes of EME2000. */
export interface TopocentricDirection {
  /** [0, 2 pi). */
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
  readonly rangeM: number;
  readonly lightTimeS: number;
}

/**
 * Right ascension and declination of an object at a reception time.
 *
 * Method   site at reception, object at reception minus range / c, three turns; docs/models/passes
 * Assumes  a plate reduced against stars: no annual or diurnal aberration is left in it
 * Frame    EME2000
 *
 * @param withLightTime   boolean   false gives the geometric direction
 * @returns TopocentricDirection   |   undefined outside the ephemeris
 *
 * Checked  conformance/passes (0.02 arcsec)
 */
export function topocentricDirection(
  site: Site,
  ephemeris: Ephemeris,
  receptionTaiS: number,
  withLightTime = true,
  eop?: EarthOrientation,
): TopocentricDirection | undefined {
  const siteM = siteState(site, receptionTaiS, eop).positionM;
  const state = new Float64Array(6);
  let lightTimeS = 0;
  let dx = 0;
  let dy = 0;
  let dz = 0;
  let rangeM = 0;
  for (let turn = 0; turn < 4; turn++) {
    const epochTaiS = receptionTaiS - (withLightTime ? lightTimeS : 0);
    if (!ephemeris.stateAt(epochTaiS, state)) return undefined;
    const m = rotationBetween(ephemeris.frame, 'EME2000', epochTaiS, eop);
    dx = m[0]! * state[0]! + m[1]! * state[1]! + m[2]! * state[2]! - siteM[0];
    dy = m[3]! * state[0]! + m[4]! * state[1]! + m[5]! * state[2]! - siteM[1];
    dz = m[6]! * state[0]! + m[7]! * state[1]! + m[8]! * state[2]! - siteM[2];
    rangeM = Math.hypot(dx, dy, dz);
    lightTimeS = rangeM / SPEED_OF_LIGHT_MPS;
    if (!withLightTime) break;
  }
  return {
    rightAscensionRad: wrapTwoPi(Math.atan2(dy, dx)),
    declinationRad: Math.atan2(dz, Math.hypot(dx, dy)),
    rangeM,
    lightTimeS,
  };
}

/** The site as a state in EME2000. */
export function siteState(site: Site, epochTaiS: number, eop?: EarthOrientation): StateVector {
  const fixed: StateVector = { epochTaiS, frame: 'ITRF', positionM: site.positionM, velocityMps: [0, 0, 0] };
  return transformState(fixed, 'EME2000', eop);
}

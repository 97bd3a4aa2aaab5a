import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { EARTH_ROTATION_RADPS } from '../constants.ts';
import type { FrameName, StateVector, Vec3 } from '../nouns.ts';
import { type EarthOrientation, noEarthOrientation } from './earth-orientation.ts';
import { temeAt, trueOfDateAt } from './equator-of-date.ts';
import {
  crossMatrix,
  identity3,
  type Matrix3,
  multiply3,
  multiplyTransposed3,
  transpose3,
  turnAboutZ,
} from './matrix3.ts';
import { FRAME_BIAS, observedEarth } from './observed-earth.ts';
import { polarMotion } from './polar-motion.ts';
import { gmst82 } from './sidereal-time.ts';

const EME2000: Matrix3 = identity3();
const GCRF: Matrix3 = transpose3(FRAME_BIAS);
/** Work space of `rotationBetween`; valid during one call. */
const target = new Float64Array(9);
const origin = new Float64Array(9);
const work = new Float64Array(9);

/**
 * Rotation between two of the product's frames at an epoch.
 *
 * Method   EME2000 - IAU 1976 precession, IAU 1980 nutation - TOD; TEME by the equation of the equinoxes; ITRF by
 *          sidereal time and polar motion; GCRF by the frame bias; docs/models/frames
 * Assumes  TOD and TEME take no observed pole offsets: they mean the same with and without a table. ITRF does; with
 *          offsets it hangs on GCRF, because the offsets contain the bias of the pole.
 * Frame    any of FrameName to any other
 *
 * @param eop   EarthOrientation   absent: UT1 = UTC and no polar motion (error up to 420 m in ITRF, zero elsewhere)
 * @param out   Float64Array(9)    where it is written
 * @returns Float64Array(9)   row-major, r_to = M r_from
 *
 * Checked  conformance/frames (ITRF 2 cm against IERS 2010; TEME 2 mm)          Cost  0.4 to 1.2 microseconds
 */
export function rotationBetween(
  from: FrameName,
  to: FrameName,
  epochTaiS: number,
  eop: EarthOrientation = noEarthOrientation,
  out: Float64Array = new Float64Array(9),
): Float64Array {
  if (from === to) {
    out.set(EME2000);
    return out;
  }
  return multiplyTransposed3(fromEme2000(to, epochTaiS, eop, target), fromEme2000(from, epochTaiS, eop, origin), out);
}

function fromEme2000(to: FrameName, epochTaiS: number, eop: EarthOrientation, out: Matrix3): Matrix3 {
  switch (to) {
    case 'EME2000':
      return EME2000;
    case 'GCRF':
      return GCRF;
    case 'TEME':
      return temeAt(epochTaiS, out);
    case 'TOD':
      return trueOfDateAt(epochTaiS, out);
    case 'ITRF':
      return itrfAt(epochTaiS, eop, out);
  }
}

function itrfAt(epochTaiS: number, eop: EarthOrientation, out: Matrix3): Matrix3 {
  if (!eop.hasPoleOffsets) return itrfFromTeme(epochTaiS, eop, out);
  const observed = observedEarth(epochTaiS, eop);
  const sidereal = gmst82(epochTaiS + observed.ut1MinusTaiS) + observed.equinoxesRad;
  turnAboutZ(sidereal, observed.trueOfDate, work);
  return multiply3(observed.polarMotion, work, out);
}

/** Without pole offsets the equation of the equinoxes cancels: TEME and GMST lead to the same axes. */
function itrfFromTeme(epochTaiS: number, eop: EarthOrientation, out: Matrix3): Matrix3 {
  const sample = eop.at(epochTaiS);
  turnAboutZ(gmst82(epochTaiS + sample.ut1MinusTaiS), temeAt(epochTaiS, work), out);
  if (sample.xpRad === 0 && sample.ypRad === 0) return out;
  work.set(out);
  return multiply3(polarMotion(sample.xpRad, sample.ypRad), work, out);
}

/** Angular velocity of ITRF against inertial space, in ITRF axes, rad/s. */
export function earthRotationInItrf(epochTaiS: number, eop: EarthOrientation = noEarthOrientation): Vec3 {
  if (eop.hasPoleOffsets) {
    const { lodS, polarMotion: pole } = observedEarth(epochTaiS, eop);
    return alongPole(pole, lodS);
  }
  const sample = eop.at(epochTaiS);
  if (sample.xpRad === 0 && sample.ypRad === 0) return alongPole(EME2000, sample.lodS);
  return alongPole(polarMotion(sample.xpRad, sample.ypRad), sample.lodS);
}

/** The rotation vector: the z axis of the pseudo Earth-fixed frame, at the rate of a day of 86,400 s plus `lodS`. */
function alongPole(pole: Matrix3, lodS: number): Vec3 {
  const rate = EARTH_ROTATION_RADPS * (1 - lodS / SECONDS_PER_DAY);
  return [pole[2]! * rate, pole[5]! * rate, pole[8]! * rate];
}

/**
 * Velocity part of a frame change: v_to = M v_from + A r_from, A = 0 between inertial frames.
 *
 * @returns Float64Array(9)   A, 1/s, row-major; undefined where it vanishes
 */
export function velocityCoupling(
  from: FrameName,
  to: FrameName,
  rotation: Float64Array,
  epochTaiS: number,
  eop?: EarthOrientation,
): Float64Array | undefined {
  if ((from === 'ITRF') === (to === 'ITRF')) return undefined;
  const [x, y, z] = earthRotationInItrf(epochTaiS, eop);
  // To ITRF: v = M v_i - w x (M r_i). From ITRF: v_i = M (v + w x r).
  return to === 'ITRF' ? multiply3(crossMatrix(-x, -y, -z), rotation) : multiply3(rotation, crossMatrix(x, y, z));
}

/**
 * The same state in another frame; the velocity in ITRF is the one relative to the rotating Earth.
 *
 * Assumes  TOD and TEME do not turn (they do by 8e-12 rad/s, 0.06 mm/s in low orbit)
 */
export function transformState(state: StateVector, to: FrameName, eop?: EarthOrientation): StateVector {
  if (state.frame === to) return state;
  const m = rotationBetween(state.frame, to, state.epochTaiS, eop);
  const coupling = velocityCoupling(state.frame, to, m, state.epochTaiS, eop);
  const turned = rotated(m, state.velocityMps);
  const carried = coupling === undefined ? undefined : rotated(coupling, state.positionM);
  return {
    epochTaiS: state.epochTaiS,
    frame: to,
    positionM: rotated(m, state.positionM),
    velocityMps:
      carried === undefined ? turned : [turned[0] + carried[0], turned[1] + carried[1], turned[2] + carried[2]],
  };
}

function rotated(m: Float64Array, v: Vec3): Vec3 {
  return [
    m[0]! * v[0] + m[1]! * v[1] + m[2]! * v[2],
    m[3]! * v[0] + m[4]! * v[1] + m[5]! * v[2],
    m[6]! * v[0] + m[7]! * v[1] + m[8]! * v[2],
  ];
}

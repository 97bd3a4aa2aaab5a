import { type ScreeningVolume, semiAxesM } from '../../volume/volume.ts';
import { MODEL_PAD_M } from './approach.ts';
import { taylorRemainderM, taylorTerms } from './motion.ts';

/** Largest second derivative of a distance from the Earth's centre on a bound orbit, thrust of as much again, m/s^2. */
const RADIAL_MPS2 = 20;
/** A velocity that an ephemeris may change by at once, m/s. */
const KINK_MPS = 50;
/** Slower passages are left to the exact states, m/s. */
const LEAST_SPEED_MPS = 1000;
const LOWEST_M = 6.2e6;

const terms = new Float64Array(9);
const first = new Float64Array(3);
const second = new Float64Array(3);

/**
 * Whether a passage certainly stays above or below a box or an ellipsoid all the way through the sphere around it; false is not conclusive.
 *
 * Method   |r2| - |r1| and its rate at the guess by the fourth-order path; the radial part of the relative position differs from it by
 *          reach^2/(2 r) at most, and it leaves its straight line by t^2/2 times the largest second derivatives of both radii and by t times
 *          a sudden change of velocity. Cheaper than one exact state, and a flat volume lets 10 % of its sphere pass; docs/models/screening
 *
 * @param tauS    number   s    guess of the closest approach from the instant of the states, 120 s at most
 * @param padM    number   m    error of the two states themselves
 *
 * Checked  radial-pass.property.test.ts
 */
export function passesAboveOrBelow(
  volume: ScreeningVolume,
  reachM: number,
  states1: Float64Array,
  o1: number,
  states2: Float64Array,
  o2: number,
  tauS: number,
  padM: number,
): boolean {
  if (volume.shape === 'sphere') return false;
  const u = states2[o2 + 3]! - states1[o1 + 3]!;
  const v = states2[o2 + 4]! - states1[o1 + 4]!;
  const w = states2[o2 + 5]! - states1[o1 + 5]!;
  const speed = Math.sqrt(u * u + v * v + w * w);
  if (speed < LEAST_SPEED_MPS) return false;
  radiusAt(states1, o1, tauS, first);
  radiusAt(states2, o2, tauS, second);
  const low = Math.min(first[0]!, second[0]!);
  if (low < LOWEST_M) return false;
  const span = Math.abs(tauS);
  const remainder =
    MODEL_PAD_M + padM + taylorRemainderM(low, first[2]!, span) + taylorRemainderM(low, second[2]!, span);
  // The guess is off by the effect of the remainder, and the passage of the sphere takes this time to both sides.
  const halfS = (1.02 * reachM + 5 * remainder) / speed + 1;
  const separationM = Math.abs(second[0]! - first[0]!) - Math.abs(second[1]! - first[1]!) * halfS;
  const slack =
    remainder + (reachM * reachM) / (2 * (low - reachM)) + halfS * (KINK_MPS + 0.5 * halfS * 2 * RADIAL_MPS2);
  return separationM > semiAxesM(volume)[0] + slack;
}

/** Distance from the centre, its rate and the speed after tau: m, m/s, m/s. */
function radiusAt(s: Float64Array, o: number, tau: number, out: Float64Array): void {
  taylorTerms(s, o, terms);
  let r2 = 0;
  let climb = 0;
  let v2 = 0;
  for (let c = 0; c < 3; c++) {
    const [a, j, snap] = [terms[c]!, terms[3 + c]!, terms[6 + c]!];
    const x = s[o + c]! + tau * (s[o + 3 + c]! + tau * (a / 2 + tau * (j / 6 + (tau * snap) / 24)));
    const dx = s[o + 3 + c]! + tau * (a + tau * (j / 2 + (tau * snap) / 6));
    r2 += x * x;
    climb += x * dx;
    v2 += dx * dx;
  }
  out[0] = Math.sqrt(r2);
  out[1] = climb / out[0];
  out[2] = Math.sqrt(v2);
}

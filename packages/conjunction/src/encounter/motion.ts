import { EARTH_J2, EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';

/** Longest integration step; the error of one is below 1e-6 m in low orbit. */
const LONGEST_STEP_S = 5;

/**
 * Moves a state by a few minutes under the point mass and J2.
 *
 * Method   classical Runge-Kutta of order four
 * Assumes  an inertial frame with its z axis near the pole (GCRF, EME2000, TEME, TOD)
 * Valid    the minutes around closest approach; 1 mm after 10 minutes in low orbit against a ten times finer step
 *
 * @param state Float64Array(6) m, m/s; changed in place
 * @param durationS number s, of either sign
 */
export function moveState(state: Float64Array, durationS: number): void {
  const steps = Math.max(1, Math.ceil(Math.abs(durationS) / LONGEST_STEP_S));
  const h = durationS / steps;
  const k1 = new Float64Array(6);
  const k2 = new Float64Array(6);
  const k3 = new Float64Array(6);
  const k4 = new Float64Array(6);
  const at = new Float64Array(6);
  for (let i = 0; i < steps; i++) {
    rates(state, k1);
    advance(state, k1, 0.5 * h, at);
    rates(at, k2);
    advance(state, k2, 0.5 * h, at);
    rates(at, k3);
    advance(state, k3, h, at);
    rates(at, k4);
    for (let n = 0; n < 6; n++) state[n]! += (h / 6) * (k1[n]! + 2 * k2[n]! + 2 * k3[n]! + k4[n]!);
  }
}

function advance(from: Float64Array, slope: Float64Array, h: number, to: Float64Array): void {
  for (let n = 0; n < 6; n++) to[n] = from[n]! + h * slope[n]!;
}

/** Velocity and acceleration of a state under the point mass and J2, into `out`. */
export function rates(state: Float64Array, out: Float64Array): void {
  const x = state[0]!;
  const y = state[1]!;
  const z = state[2]!;
  const r2 = x * x + y * y + z * z;
  const attraction = -MU_EARTH / (r2 * Math.sqrt(r2));
  const oblate = (1.5 * EARTH_J2 * EARTH_RADIUS_M * EARTH_RADIUS_M) / r2;
  const sineSquared = (z * z) / r2;
  const equatorial = attraction * (1 + oblate * (1 - 5 * sineSquared));
  out[0] = state[3]!;
  out[1] = state[4]!;
  out[2] = state[5]!;
  out[3] = equatorial * x;
  out[4] = equatorial * y;
  out[5] = attraction * (1 + oblate * (3 - 5 * sineSquared)) * z;
}

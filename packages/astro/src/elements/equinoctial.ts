import { wrapTwoPi } from '@keepout/units/angle';
import { MU_EARTH } from '../constants.ts';
import { solveGeneralisedKepler } from './kepler-equation.ts';

/**
 * Equinoctial elements: no singularity at zero eccentricity; `sense` moves the singularity of inclination.
 * af = e cos(argp + I raan), ag = e sin(argp + I raan), chi = tan^I(i/2) sin raan, psi = tan^I(i/2) cos raan.
 */
export interface EquinoctialElements {
  readonly meanMotionRadps: number;
  readonly af: number;
  readonly ag: number;
  readonly chi: number;
  readonly psi: number;
  /** M + argp + I raan, [0, 2 pi). */
  readonly meanLongitudeRad: number;
  /** I: +1, singular at 180 degrees; -1, singular at 0 degrees. */
  readonly sense: 1 | -1;
}

/** The axes that the elements chi and psi span: f, g in the orbit, w its normal. */
interface EquinoctialAxes {
  readonly f: readonly [number, number, number];
  readonly g: readonly [number, number, number];
  readonly w: readonly [number, number, number];
}

/** The sense that keeps clear of the singularity: -1 for orbits beyond 90 degrees of inclination. */
export function equinoctialSense(state: ArrayLike<number>): 1 | -1 {
  return state[0]! * state[4]! - state[1]! * state[3]! < 0 ? -1 : 1;
}

/**
 * Equinoctial elements of a Cartesian state.
 *
 * Method   Broucke, Cefola 1972; docs/models/covariance-transport
 * Valid    bound orbits, e < 1
 * Frame    inertial
 *
 * @param state   ArrayLike(6)   m, m/s
 * @returns EquinoctialElements   |   undefined for an unbound or a straight-line orbit
 */
export function equinoctialFromCartesian(
  state: ArrayLike<number>,
  mu: number = MU_EARTH,
  sense: 1 | -1 = equinoctialSense(state),
): EquinoctialElements | undefined {
  const x = state[0]!;
  const y = state[1]!;
  const z = state[2]!;
  const u = state[3]!;
  const v = state[4]!;
  const w = state[5]!;
  const r = Math.hypot(x, y, z);
  const energy = (u * u + v * v + w * w) / 2 - mu / r;
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  if (!(energy < 0) || !(h > 0)) return undefined;
  const a = -mu / (2 * energy);
  const chi = hx / (h + sense * hz);
  const psi = -hy / (h + sense * hz);
  const { f, g } = equinoctialAxes(chi, psi, sense);
  const ex = (v * hz - w * hy) / mu - x / r;
  const ey = (w * hx - u * hz) / mu - y / r;
  const ez = (u * hy - v * hx) / mu - z / r;
  const af = ex * f[0] + ey * f[1] + ez * f[2];
  const ag = ex * g[0] + ey * g[1] + ez * g[2];
  const root = Math.sqrt(1 - af * af - ag * ag);
  if (!(root > 0)) return undefined;
  const beta = 1 / (1 + root);
  const along = (x * f[0] + y * f[1] + z * f[2]) / (a * root);
  const across = (x * g[0] + y * g[1] + z * g[2]) / (a * root);
  const cosF = af + (1 - af * af * beta) * along - af * ag * beta * across;
  const sinF = ag + (1 - ag * ag * beta) * across - af * ag * beta * along;
  const eccentricLongitude = Math.atan2(sinF, cosF);
  return {
    meanMotionRadps: Math.sqrt(mu / a) / a,
    af,
    ag,
    chi,
    psi,
    meanLongitudeRad: wrapTwoPi(eccentricLongitude + ag * cosF - af * sinF),
    sense,
  };
}

/** Cartesian state of equinoctial elements, m and m/s. Inverse of `equinoctialFromCartesian`. */
export function cartesianFromEquinoctial(elements: EquinoctialElements, mu: number = MU_EARTH): Float64Array {
  const { meanMotionRadps: n, af, ag } = elements;
  const { f, g } = equinoctialAxes(elements.chi, elements.psi, elements.sense);
  const a = Math.cbrt(mu / (n * n));
  const beta = 1 / (1 + Math.sqrt(1 - af * af - ag * ag));
  const big = solveGeneralisedKepler(elements.meanLongitudeRad, af, ag);
  const cosF = Math.cos(big);
  const sinF = Math.sin(big);
  const along = a * ((1 - ag * ag * beta) * cosF + af * ag * beta * sinF - af);
  const across = a * ((1 - af * af * beta) * sinF + af * ag * beta * cosF - ag);
  const speed = (n * a) / (1 - af * cosF - ag * sinF);
  const alongRate = speed * (af * ag * beta * cosF - (1 - ag * ag * beta) * sinF);
  const acrossRate = speed * ((1 - af * af * beta) * cosF - af * ag * beta * sinF);
  const out = new Float64Array(6);
  for (let i = 0; i < 3; i++) {
    out[i] = along * f[i]! + across * g[i]!;
    out[i + 3] = alongRate * f[i]! + acrossRate * g[i]!;
  }
  return out;
}

/** Unit vectors of the equinoctial frame. */
export function equinoctialAxes(chi: number, psi: number, sense: 1 | -1): EquinoctialAxes {
  const c = 1 + chi * chi + psi * psi;
  const twist = (2 * chi * psi) / c;
  return {
    f: [(1 - chi * chi + psi * psi) / c, twist, (-2 * sense * chi) / c],
    g: [sense * twist, (sense * (1 + chi * chi - psi * psi)) / c, (2 * psi) / c],
    w: [(2 * chi) / c, (-2 * psi) / c, (sense * (1 - chi * chi - psi * psi)) / c],
  };
}

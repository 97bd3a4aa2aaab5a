import { MU_EARTH } from '@keepout/astro/constants';
import { taylorPosition, taylorTerms } from '../approach/motion.ts';
import { NOT_COVERED, type StateSource } from '../plan/sources.ts';

const six = new Float64Array(6);
const terms = new Float64Array(9);
const three = new Float64Array(3);
const nine = new Float64Array(27);

/**
 * State of an ephemeris at an instant, carried there by two-body motion where its own data begin later or end earlier,
 * and the error of that state within `spanS` of the instant.
 *
 * The pad is the worst departure of the fourth-order path from the ephemeris itself at eight instants of the span, twice
 * over: it covers burns, joins of segments and interpolation kinks, which no dynamics can bound.
 *
 * @param out   Float64Array   six values from `at` on, m and m/s
 * @returns pad in m, or -code where the ephemeris has no state in the span
 */
export function centreState(
  source: StateSource,
  i: number,
  t: number,
  spanS: number,
  out: Float64Array,
  at: number,
): number {
  const [from, to] = source.spanOf(i);
  if (t + spanS < from || t - spanS > to) return -NOT_COVERED;
  const nearest = Math.min(Math.max(t, from), to);
  const code = source.state(i, nearest, out, at);
  if (code !== 0) return -code;
  if (nearest !== t) drift(out, at, t - nearest);
  taylorTerms(out, at, terms);
  let worst = 0;
  if (source.positionsOn(i, t - spanS, spanS / 4, 9, nine)) {
    for (let k = -4; k <= 4; k++) {
      taylorPosition(out, at, terms, (k * spanS) / 4, three);
      const o = 3 * (k + 4);
      const [dx, dy, dz] = [three[0]! - nine[o]!, three[1]! - nine[o + 1]!, three[2]! - nine[o + 2]!];
      worst = Math.max(worst, Math.sqrt(dx * dx + dy * dy + dz * dz));
    }
    return 2 * worst + 1;
  }
  for (let k = -4; k <= 4; k++) {
    const tau = (k * spanS) / 4;
    if (k === 0 || t + tau < from || t + tau > to || source.state(i, t + tau, six, 0) !== 0) continue;
    taylorPosition(out, at, terms, tau, three);
    worst = Math.max(worst, Math.hypot(three[0]! - six[0]!, three[1]! - six[1]!, three[2]! - six[2]!));
  }
  return 2 * worst + 1;
}

/** Two-body motion by Runge-Kutta steps of at most 20 s; in place. */
function drift(state: Float64Array, at: number, dt: number): void {
  const steps = Math.max(1, Math.ceil(Math.abs(dt) / 20));
  const h = dt / steps;
  const y = Float64Array.from(state.subarray(at, at + 6));
  const rate = (s: Float64Array): Float64Array => {
    const r = Math.hypot(s[0]!, s[1]!, s[2]!);
    const k = -MU_EARTH / (r * r * r);
    return Float64Array.of(s[3]!, s[4]!, s[5]!, k * s[0]!, k * s[1]!, k * s[2]!);
  };
  const plus = (s: Float64Array, d: Float64Array, f: number): Float64Array => s.map((value, c) => value + f * d[c]!);
  for (let n = 0; n < steps; n++) {
    const k1 = rate(y);
    const k2 = rate(plus(y, k1, h / 2));
    const k3 = rate(plus(y, k2, h / 2));
    const k4 = rate(plus(y, k3, h));
    for (let c = 0; c < 6; c++) y[c]! += (h / 6) * (k1[c]! + 2 * k2[c]! + 2 * k3[c]! + k4[c]!);
  }
  state.set(y, at);
}

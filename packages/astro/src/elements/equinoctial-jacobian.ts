import { MU_EARTH } from '../constants.ts';
import { type EquinoctialElements, equinoctialAxes } from './equinoctial.ts';
import { solveGeneralisedKepler } from './kepler-equation.ts';

/**
 * Partial derivatives of the Cartesian state by the equinoctial elements.
 *
 * Method   chain rule on Broucke, Cefola 1972 through the eccentric longitude; docs/models/covariance-transport
 *
 * @returns Float64Array(36)   row-major; rows x y z vx vy vz (m, m/s), columns n (rad/s), af, ag, chi, psi, lambda (rad)
 *
 * Checked  central differences (1e-7), conformance/frames/covariance-frames
 */
export function equinoctialJacobian(elements: EquinoctialElements, mu: number = MU_EARTH): Float64Array {
  const { meanMotionRadps: n, af, ag, chi, psi, sense } = elements;
  const a = Math.cbrt(mu / (n * n));
  const root = Math.sqrt(1 - af * af - ag * ag);
  const beta = 1 / (1 + root);
  const big = solveGeneralisedKepler(elements.meanLongitudeRad, af, ag);
  const cos = Math.cos(big);
  const sin = Math.sin(big);
  const q = 1 - af * cos - ag * sin;

  // In-plane coordinates over a and rates over n a, as functions of (af, ag, F).
  const along = (1 - ag * ag * beta) * cos + af * ag * beta * sin - af;
  const across = (1 - af * af * beta) * sin + af * ag * beta * cos - ag;
  const alongF = -(1 - ag * ag * beta) * sin + af * ag * beta * cos;
  const acrossF = (1 - af * af * beta) * cos - af * ag * beta * sin;
  const alongRate = alongF / q;
  const acrossRate = acrossF / q;

  const f = equinoctialAxes(chi, psi, sense);
  const c = 2 / (1 + chi * chi + psi * psi);
  const out = new Float64Array(36);
  const radius3 = q * q * q;
  const put = (column: number, p1: number, p2: number, v1: number, v2: number): void => {
    for (let i = 0; i < 3; i++) {
      out[i * 6 + column] = a * (p1 * f.f[i]! + p2 * f.g[i]!);
      out[(i + 3) * 6 + column] = n * a * (v1 * f.f[i]! + v2 * f.g[i]!);
    }
  };

  // n at fixed lambda: lengths go as n^(-2/3), speeds as n^(1/3).
  put(0, (-2 * along) / (3 * n), (-2 * across) / (3 * n), alongRate / (3 * n), acrossRate / (3 * n));
  // lambda: the motion itself, at unit mean motion.
  put(5, alongRate, acrossRate, -along / radius3, -across / radius3);

  for (const column of [1, 2] as const) {
    const isAf = column === 1;
    const betaD = (beta * beta * (isAf ? af : ag)) / root;
    // d F at fixed lambda.
    const bigD = (isAf ? sin : -cos) / q;
    const crossD = (isAf ? ag : af) * beta + af * ag * betaD;
    const agTerm = isAf ? ag * ag * betaD : 2 * ag * beta + ag * ag * betaD;
    const afTerm = isAf ? 2 * af * beta + af * af * betaD : af * af * betaD;
    const alongD = -agTerm * cos + crossD * sin - (isAf ? 1 : 0) + alongF * bigD;
    const acrossD = -afTerm * sin + crossD * cos - (isAf ? 0 : 1) + acrossF * bigD;
    const qD = (isAf ? -cos : -sin) + (af * sin - ag * cos) * bigD;
    const alongFF = -(1 - ag * ag * beta) * cos - af * ag * beta * sin;
    const acrossFF = -(1 - af * af * beta) * sin - af * ag * beta * cos;
    const alongFD = agTerm * sin + crossD * cos + alongFF * bigD;
    const acrossFD = -afTerm * cos - crossD * sin + acrossFF * bigD;
    put(column, alongD, acrossD, (alongFD - alongRate * qD) / q, (acrossFD - acrossRate * qD) / q);
  }

  for (let i = 0; i < 3; i++) {
    const fChi = -c * (psi * sense * f.g[i]! + f.w[i]!);
    const gChi = c * psi * sense * f.f[i]!;
    const fPsi = c * chi * sense * f.g[i]!;
    const gPsi = c * sense * (f.w[i]! - chi * f.f[i]!);
    out[i * 6 + 3] = a * (along * fChi + across * gChi);
    out[i * 6 + 4] = a * (along * fPsi + across * gPsi);
    out[(i + 3) * 6 + 3] = n * a * (alongRate * fChi + acrossRate * gChi);
    out[(i + 3) * 6 + 4] = n * a * (alongRate * fPsi + acrossRate * gPsi);
  }
  return out;
}
